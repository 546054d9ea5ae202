import { countOf, type Movement, modulo } from './movement.ts';

/**
 * Builds a movement for an odd number of teams of four: North-South stay at the table of their team's number, East-West
 * go up two tables and the boards up one. Team a North-South against b East-West plays the set of b North-South against
 * a East-West, so every two teams play a match, which can be scored when both halves have been played.
 */
export const americanWhist = (teams: number, rounds: number): Movement => ({
  name: 'American Whist',
  seating: 'teams',
  winners: 1,
  sharing: [],
  moves: ['North-South stay, East-West move up two tables and the boards move up one'],
  tables: countOf(teams, (table) =>
    countOf(rounds, (round) => ({
      seats: [table + 1, modulo(table - 2 * (round + 1), teams) + 1],
      set: modulo(table - (round + 1), teams) + 1,
    })),
  ),
});
