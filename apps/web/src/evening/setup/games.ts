import { hasBoards, hasBoardsOfThree } from '@overtrick/duplicate/boardGame';
import type { Form } from '@overtrick/evening/entry';
import { GAMES } from '../../games/list.ts';

/** The games that are played on numbered boards. */
export const BOARD_GAMES = GAMES.filter((game) => {
  const facts = { ...game, matches: game.matches.map(({ id }) => id) };
  return hasBoards(facts) || hasBoardsOfThree(facts);
});

/** The formats of an evening by the number of players at a table. */
const FORMS: Readonly<Record<number, readonly Form[]>> = {
  2: ['pairs'],
  3: ['threes'],
  4: ['pairs', 'teams', 'individual'],
};

/** Returns the formats in which a game can be played on an evening. */
export const formsOf = (game: string): readonly Form[] =>
  FORMS[BOARD_GAMES.find((one) => one.id === game)?.players ?? 4] ?? [];

/** The least and the most contestants of an evening by its format, and the players of each. */
export const BOUNDS: Readonly<
  Record<Form, { readonly least: number; readonly most: number; readonly players: number }>
> = {
  pairs: { least: 4, most: 120, players: 2 },
  teams: { least: 2, most: 40, players: 8 },
  individual: { least: 8, most: 64, players: 1 },
  threes: { least: 9, most: 60, players: 1 },
};

/** Returns the name of a game by its id. */
export const gameName = (id: string): string => BOARD_GAMES.find((one) => one.id === id)?.name ?? id;
