import '@fontsource-variable/figtree';
import '@fontsource/young-serif/400.css';
import './design/base.css';
import { createRoot } from 'react-dom/client';
import { followTables } from './account/account.ts';
import { App } from './app/App.tsx';
import { dressPage } from './app/preferences.ts';
import { text } from './text/text.ts';

dressPage();
followTables();
document.documentElement.lang = text.language;
if (import.meta.env.PROD) addEventListener('load', () => void import('./offline/start.ts'), { once: true });
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
