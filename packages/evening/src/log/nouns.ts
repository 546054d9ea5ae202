import type { Role } from '../keys/key.ts';

/** The names of roles in refusals. */
export const NOUNS: Readonly<Record<Role, string>> = {
  director: 'a director',
  scorer: 'a scorer',
  table: 'a table',
  player: 'a player',
  screen: 'a screen',
  join: 'the join link',
};
