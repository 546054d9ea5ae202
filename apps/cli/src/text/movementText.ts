import { balanceOf } from '@overtrick/movements/balance';
import { concessionsOf, concessionText } from '@overtrick/movements/concession';
import { type Movement, PLACES, roundsOf, type Sitting } from '@overtrick/movements/movement';
import { makeTable } from './table.ts';
import { sentence } from './words.ts';

/** Prints a movement: a line per round and a column per table, then its disadvantages. */
export function makeMovementTable(movement: Movement, boardsPerRound?: number): string {
  const { name, tables } = movement;
  const rows = Array.from({ length: roundsOf(movement) }, (_, round) => [
    `round ${round + 1}`,
    ...tables.map((rounds) => sittingText(movement, rounds[round], boardsPerRound)),
  ]);
  const { mean, sd, min, max } = balanceOf(movement);
  const gives = concessionsOf(movement).map((one) => concessionText(one, movement));
  return [
    `${name}\n\n`,
    makeTable(['', ...tables.map((_, table) => `table ${table + 1}`)], rows),
    movement.moves === undefined ? '' : `\n${movement.moves.map(sentence).join('\n')}\n`,
    `\nCompetition ${mean.toFixed(2)}, from ${min} to ${max}, standard deviation ${sd.toFixed(2)}.\n`,
    ...(gives.length === 0 ? [] : [sentence(`it gives up: ${gives.join('; ')}`), '\n']),
  ].join('');
}

/** Formats a sitting: `8-1 #3`, `5+2-4+7 #1`, or with the boards of a set `8-1 7-9`; for a half table, who sits out. */
function sittingText(
  { seating, missing }: Movement,
  sitting: Sitting | undefined,
  boardsPerRound?: number,
): string {
  if (sitting === undefined) return '';
  const { seats, set } = sitting;
  const there = seats.filter((entrant) => entrant !== missing && entrant > 0);
  if (set === 0 || there.length < seats.length) return there.length === 0 ? '' : `(${there.join(' ')})`;
  const { sides } = PLACES[seating];
  const parts = [...new Set(sides)].map((side) => seats.filter((_, i) => sides[i] === side).join('+'));
  return `${parts.join('-')} ${boardsText(set, boardsPerRound)}`;
}

function boardsText(set: number, boardsPerRound?: number): string {
  if (boardsPerRound === undefined) return `#${set}`;
  const last = set * boardsPerRound;
  return boardsPerRound === 1 ? `#${last}` : `#${last - boardsPerRound + 1}-${last}`;
}
