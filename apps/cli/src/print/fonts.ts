import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Returns the default fonts, which have the suit symbols and the letters of most European languages. */
export function ownFonts(): { readonly body: string; readonly bold: string } {
  const folder = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf');
  return {
    body: join(folder, 'DejaVuSansCondensed.ttf'),
    bold: join(folder, 'DejaVuSansCondensed-Bold.ttf'),
  };
}
