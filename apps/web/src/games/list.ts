import { games } from './catalogue.build.ts';
import type { GameInfo, MatchInfo } from './gameInfo.ts';

/** Every game, in the order shown. */
export const GAMES: readonly GameInfo[] = games;

export const findGame = (id: string): GameInfo | undefined => games.find((game) => game.id === id);

export const findMatch = (game: GameInfo, id: string): MatchInfo | undefined =>
  game.matches.find((match) => match.id === id);
