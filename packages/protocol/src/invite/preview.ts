import * as z from 'zod/mini';
import type { Immutable } from '../forms.ts';

/** The file of the built pages that has the words by which links are shown elsewhere. */
export const PREVIEW_FILE = 'previews.json';

const names = z.record(z.string(), z.string());

/**
 * Those words in a language: `{0}` of the title is who invites and `{1}` the game, `{0}` of the description is the
 * match and `{1}` the free seats. A game or a match that has no name there goes by its own.
 */
const words = z.object({
  title: z.string(),
  description: z.string(),
  /** Of a club, and of an evening before and after its result is published: the title is its name. */
  club: z.string(),
  evening: z.string(),
  results: z.string(),
  /** The title of a board of an evening: `{0}` is its number and `{1}` the evening. */
  board: z.string(),
  /** The title of a challenge, `{0}` is its game and `{1}` the number of boards, and its description. */
  challenge: z.string(),
  challengeDescription: z.string(),
  seats: z.object({ N: z.string(), E: z.string(), S: z.string(), W: z.string() }),
  games: names,
  matches: names,
  /** The words of printed sheets, as `makeWordTexts` writes them, for boards and rankings in other sites' pages. */
  print: z.exactOptional(z.record(z.string(), z.unknown())),
});
export type PreviewWords = Immutable<z.infer<typeof words>>;

/** The words by their languages: `en`, `de`, … */
export const previewWords = z.record(z.string(), words);
