import { GAMES } from '../../games/list.ts';
import { MATCHES } from '../../matches/list.ts';
import { hasLine, makeMatchScale } from './matchScale.ts';
import { makeScale } from './scale.ts';
import { fillSheets } from './sheets.ts';

/** A golden file of points. */
export interface ScaleFile {
  /** Its place in `packages/rules/src`: `games/bridge/scale.txt`. */
  readonly path: string;
  /**
   * Returns the text that it should have.
   * @param before its text; only score sheets use it
   */
  readonly make: (before: string) => string;
}

/** Lists all golden files of points: the scale of each game with a score pad, the scale and the sheets of each form. */
export const SCALE_FILES: readonly ScaleFile[] = [
  ...GAMES.filter(({ pad }) => pad !== undefined).map((game) => ({
    path: `games/${game.id}/scale.txt`,
    make: () => makeScale(game),
  })),
  ...MATCHES.filter(hasLine).map((match) => ({
    path: `matches/${match.id}/scale.txt`,
    make: () => makeMatchScale(match),
  })),
  ...MATCHES.map(({ id }) => ({
    path: `matches/${id}/sheets.txt`,
    make: (before: string) => fillSheets(id, before),
  })),
];
