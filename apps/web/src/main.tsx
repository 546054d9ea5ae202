import '@fontsource-variable/figtree';
import '@fontsource/young-serif/400.css';
import './design/base.css';
import { createRoot } from 'react-dom/client';
import { followTables } from './account/account.ts';
import { dressPage, usePreferences } from './device/preferences.ts';
import { App } from './shell/App.tsx';
import { languageFor } from './text/languages/list.ts';
import { speak } from './text/languages/load.ts';
import { text } from './text/text.ts';

dressPage();
followTables();
/**
 * The delay of all that nobody waits for: the table's page, which the lobby fetches ahead, comes first; milliseconds.
 */
const LATER_MS = 2000;
if (import.meta.env.PROD)
  addEventListener('load', () => setTimeout(() => void import('./shell/start.ts'), LATER_MS), {
    once: true,
  });
const root = document.getElementById('root');
const language = languageFor(usePreferences.getState().language, navigator.languages);
const spoken = language === text.language ? undefined : speak(language).catch(() => undefined);
const draw = () => {
  document.documentElement.lang = text.language;
  if (root) createRoot(root).render(<App />);
};
if (spoken === undefined) draw();
else void spoken.then(draw);
