import { assert, defined } from '../../assert.ts';
import type { Seat } from '../../cards/seat.ts';
import type { DealTerms } from '../../deals/board.ts';
import { leaderOf, type Match, type SheetRow } from '../../match.ts';
import type { OptionsSpec } from '../../options.ts';
import type { Party } from '../../scores/outcome.ts';
import { sumItems } from '../../scores/score.ts';

export type RoundsOptions = {
  /** In each round every player has each seat once. */
  readonly rounds: number;
};

export interface RoundsSheet {
  readonly options: RoundsOptions;
  readonly parties: readonly Party[];
  /** The number of deals that are left out at the start of a round, so that the first dealer deals first: 0 to 2. */
  readonly offset: number;
  readonly rows: readonly SheetRow[];
}

const options: OptionsSpec<RoundsOptions> = {
  rounds: {
    kind: 'number',
    default: 3,
    min: 1,
    max: 100,
    help: 'How many rounds of three deals are played.',
  },
};

/** The seats of the players by the game's own seats. */
const PLAYERS: readonly Seat[] = ['S', 'W', 'E'];

/** The seats of the players, deal by deal: the player at West sits South next (RULES 8.1). */
const SEATINGS: readonly (readonly Seat[])[] = [
  ['S', 'W', 'E'],
  ['E', 'S', 'W'],
  ['W', 'E', 'S'],
];

/**
 * Rounds in which each of three players deals once, from the South seat; every deal counts, passed out or not
 * (R-AWOL-3, R-AWOL-4).
 */
export const rounds: Match<RoundsSheet, RoundsOptions> = {
  id: 'rounds',
  name: 'Rounds of three',
  summary: 'Each player deals once in a round; each has a score of their own.',
  options,
  fit: (_, deals) => ({ rounds: Math.ceil(deals / 3) }),
  start: (given, parties, dealers = []) => ({
    options: given,
    parties,
    offset: offsetOf(dealers),
    rows: [],
  }),
  next: ({ options: given, offset, rows }) =>
    rows.length < given.rounds * 3 ? termsAfter(offset + rows.length) : undefined,
  add(sheet, outcome) {
    assert(rounds.next(sheet) !== undefined, 'a deal to play');
    const row: SheetRow = {
      deal: sheet.rows.length + 1,
      outcome,
      points: outcome.points,
      items: outcome.items,
    };
    return { ...sheet, rows: [...sheet.rows, row] };
  },
  rows: ({ rows, parties }) => ({
    rows,
    totals: sumItems(
      rows.flatMap((row) => row.items),
      parties,
    ),
  }),
  standing(sheet) {
    const { totals } = rounds.rows(sheet);
    const over = rounds.next(sheet) === undefined;
    const winner = over ? leaderOf(totals) : undefined;
    return { over, totals, ...(winner !== undefined && { winner }) };
  },
};

/** Returns the place in a round of the deal in which the player of the first dealer's seat has moved to South. */
const offsetOf = (dealers: readonly Seat[]): number =>
  Math.max(
    0,
    SEATINGS.findIndex((seating) => seating[PLAYERS.indexOf(dealers[0] ?? 'S')] === 'S'),
  );

/** Returns the terms of the deal that follows a number of deals. */
export const termsAfter = (before: number): DealTerms => ({
  dealer: 'S',
  vul: 'none',
  seating: defined(SEATINGS[before % 3], 'three seatings'),
});
