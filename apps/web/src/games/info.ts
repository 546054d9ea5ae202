import type { AnyGame } from '@overtrick/rules/game';
import type { AnyMatch } from '@overtrick/rules/match';
import { games, matches } from './catalogue.build.ts';

/** A game as the pages show it. */
export type GameInfo = Pick<AnyGame, 'id' | 'name' | 'summary' | 'players' | 'seats' | 'matches' | 'options'>;
export type MatchInfo = Pick<AnyMatch, 'id' | 'name' | 'summary' | 'options'>;

/** Every game, in the order shown. */
export const GAMES: readonly GameInfo[] = games;

export const findGame = (id: string): GameInfo | undefined => games.find((game) => game.id === id);
export const findMatch = (id: string): MatchInfo | undefined => matches.find((match) => match.id === id);
