import type { SeatCall } from '@overtrick/rules/auction/auction';
import { seatsFrom } from '@overtrick/rules/cards/seat';

const COLUMNS = seatsFrom('W');

/** Arranges an auction in rounds of four columns, West's first; a column without a call in a round is empty. */
export function roundsOf(calls: readonly SeatCall[]): readonly (readonly (SeatCall | undefined)[])[] {
  const rounds: (SeatCall | undefined)[][] = [];
  let last = COLUMNS.length;
  for (const made of calls) {
    const column = COLUMNS.indexOf(made.seat);
    if (column <= last) rounds.push([]);
    const round = rounds.at(-1);
    if (round === undefined) continue;
    while (round.length < column) round.push(undefined);
    round.push(made);
    last = column;
  }
  return rounds;
}
