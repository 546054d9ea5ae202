import { GAMES } from '@overtrick/rules/games/list';
import { layoutOf, type TableLayout } from './layout.ts';

/** The table of each game right after the deal, by its id; dealt when the pages are built. */
export const tables: Readonly<Record<string, TableLayout>> = Object.fromEntries(
  GAMES.map((game) => [game.id, layoutOf(game)]),
);
