import { present } from '@overtrick/rules/present';
import { type Failure, ok, type Result } from '@overtrick/rules/result';
import { failAt } from '../../item.ts';
import { makePlace } from '../../place.ts';
import type { EventFileCode } from '../eventFormat.ts';
import { type FaultyRow, isOfResult, leavesOut, type Reading } from '../reading.ts';
import type { travellersOf } from '../rows.ts';
import { descendantsOf, textOfChild, type XmlElement } from '../xml.ts';
import { leadOf, readLine } from './line.ts';
import type { Unit } from './units.ts';

/** A result with the board of its traveller. */
export type UsebioRow = Parameters<typeof travellersOf>[0][number];

/** The sides of a line, by the ids of the event. */
export interface SidesOfLine {
  readonly ns: string;
  readonly ew: string;
}

/**
 * Reads the results of all boards. A line that cannot be read is left out, or refuses the file.
 * @param sidesOf reads who sits at a line
 */
export function rowsOf(
  units: readonly Unit[],
  reading: Reading,
  sidesOf: (line: XmlElement, unit: Unit) => Result<SidesOfLine, EventFileCode>,
): Result<readonly UsebioRow[], EventFileCode> {
  const rows: UsebioRow[] = [];
  for (const unit of units)
    for (const boardElement of descendantsOf(unit.element, 'BOARD')) {
      const lines = descendantsOf(boardElement, 'TRAVELLER_LINE');
      if (lines.length === 0) continue;
      const board = boardNumber(boardElement);
      if (!board.ok) return board;
      for (const line of lines) {
        const sides = sidesOf(line, unit);
        const entry = entryOf(reading, line, board.value, lines.length, sides);
        if (entry.ok) rows.push({ row: { board: board.value, session: unit.session }, entry: entry.value });
        else if (!leavesOut(reading, entry, rowOf(entry, board.value, sides))) return entry;
      }
    }
  return ok(rows);
}

/** Returns the board and the sides of a line whose result is at fault. */
export const rowOf = (
  failure: Failure<EventFileCode>,
  board: number,
  sides: Result<SidesOfLine, EventFileCode>,
): FaultyRow | undefined =>
  sides.ok && isOfResult(failure) ? { board, ns: sides.value.ns, ew: sides.value.ew } : undefined;

/** Reads the number of a BOARD. */
export function boardNumber(element: XmlElement): Result<number, EventFileCode> {
  const board = Number(textOfChild(element, 'BOARD_NUMBER'));
  return Number.isInteger(board) && board >= 1
    ? ok(board)
    : failAt('ERR_EVENT', element.place, 'a board must have a BOARD_NUMBER, from 1');
}

/** Reads the entry of a line between these sides; `lines` is the number of lines of its board. */
export function entryOf(
  reading: Reading,
  line: XmlElement,
  board: number,
  lines: number,
  sides: Result<SidesOfLine, EventFileCode>,
): Result<UsebioRow['entry'], EventFileCode> {
  if (!sides.ok) return sides;
  const outcome = readLine(reading, line, board, lines);
  if (!outcome.ok) return outcome;
  const lead = leadOf(line, outcome.value);
  return ok({
    ...{ ...sides.value, outcome: outcome.value, place: makePlace(line.place) },
    ...present({ lead }),
  });
}
