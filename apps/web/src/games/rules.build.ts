import { GAMES } from '@overtrick/rules/games/list';

/** The rules of each game, by its id; read when the pages are built. */
export const rules: Readonly<Record<string, string>> = Object.fromEntries(
  GAMES.map((game) => [game.id, game.rules]),
);
