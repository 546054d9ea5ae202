import type { AnyGame } from '@overtrick/rules/game';
import type { AnyMatch } from '@overtrick/rules/match';
import { games } from './catalogue.build.ts';

/** A match form as the pages show it, its options with the defaults that the game prefers. */
export type MatchInfo = Pick<AnyMatch, 'id' | 'name' | 'summary' | 'options' | 'vulnerability'>;

/** A game as the pages show it. */
export type GameInfo = Pick<
  AnyGame,
  'id' | 'name' | 'summary' | 'players' | 'seats' | 'options' | 'vulnerability'
> & {
  /** The forms in which it can be played; the first is the default. */
  readonly matches: readonly MatchInfo[];
};

/** Every game, in the order shown. */
export const GAMES: readonly GameInfo[] = games;

export const findGame = (id: string): GameInfo | undefined => games.find((game) => game.id === id);

export const findMatch = (game: GameInfo, id: string): MatchInfo | undefined =>
  game.matches.find((match) => match.id === id);
