import type { AnyGame } from '@overtrick/rules/game';
import { GAMES } from '@overtrick/rules/games/list';

/** True in the long run, `npm run test:soak`. */
export const isThorough = process.env.OVERTRICK_LENGTH === 'long';

/** One game of each way to bid, to declare, to draw and to lay hands open: their tables have every part there is. */
const STANDING: ReadonlySet<string> = new Set([
  'bridge',
  'minibridge',
  'biritch',
  'awol',
  'towie',
  'semi-exposed',
  'draw',
  'memory',
  'solo',
  'secret',
  'spades',
  'dummy-spades',
]);

/** True for games that stand for the others in `npm test`; for every game in the long run. */
export const isTried = (game: string): boolean => isThorough || STANDING.has(game);

/** The games that a suite of whole deals goes through: every one in the long run. */
export const TRIED_GAMES: readonly AnyGame[] = GAMES.filter(({ id }) => isTried(id));

/** Returns the variants of a long way that are gone: the first in `npm test`, all in the long run. */
export const variants = <T>(all: readonly T[]): readonly T[] => (isThorough ? all : all.slice(0, 1));

/** The widths of windows at which a long way is gone: a phone in `npm test`, a desktop too in the long run. */
export const WIDTHS: readonly number[] = variants([360, 1280]);
