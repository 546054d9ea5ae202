import { GAMES } from '@overtrick/rules/games/list';
import { firstDealOf } from './firstDeal.ts';
import type { FirstDeal } from './guided.ts';

/** A first deal of each game, by its id; played when the pages are built. */
export const firstDeals: Readonly<Record<string, FirstDeal>> = Object.fromEntries(
  GAMES.map((game) => [game.id, firstDealOf(game)]),
);
