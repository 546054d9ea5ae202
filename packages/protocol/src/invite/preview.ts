import * as z from 'zod/mini';
import type { Immutable } from '../forms.ts';

/** The file of the built pages that has the words by which a table's link is shown elsewhere. */
export const PREVIEW_FILE = 'previews.json';

const names = z.record(z.string(), z.string());

/**
 * Those words in a language: `{0}` of the title is who invites and `{1}` the game, `{0}` of the description is the
 * match and `{1}` the free seats. A game or a match that has no name there goes by its own.
 */
const words = z.object({
  title: z.string(),
  description: z.string(),
  seats: z.object({ N: z.string(), E: z.string(), S: z.string(), W: z.string() }),
  games: names,
  matches: names,
});
export type PreviewWords = Immutable<z.infer<typeof words>>;

/** The words by their languages: `en`, `de`, … */
export const previewWords = z.record(z.string(), words);
