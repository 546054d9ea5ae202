import type { AnyGame } from '../game.ts';
import { awol } from './awol/index.ts';
import { bridge } from './bridge/index.ts';

/** Every game, one line each, in the order shown. */
export const GAMES: readonly AnyGame[] = [bridge, awol];

export const findGame = (id: string): AnyGame | undefined => GAMES.find((game) => game.id === id);
