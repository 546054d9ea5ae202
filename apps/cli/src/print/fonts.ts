import { fileURLToPath } from 'node:url';

/** Returns the default fonts, which have the suit symbols and the letters of most European languages. */
export const ownFonts = (): { readonly body: string; readonly bold: string } => ({
  body: fileURLToPath(import.meta.resolve('#font/body')),
  bold: fileURLToPath(import.meta.resolve('#font/bold')),
});
