import { ok, type Result } from '@overtrick/rules/result';
import { failAt } from '../../item.ts';
import type { EventFileCode } from '../eventFormat.ts';
import { leavesOut, type Reading } from '../reading.ts';
import { descendantsOf, textOfChild, type XmlElement } from '../xml.ts';
import { pairNumber } from './pair.ts';
import { boardNumber, entryOf, rowOf, type SidesOfLine, type UsebioRow } from './rows.ts';

/** The team of each pair, by the pair's number. */
export type TeamByPair = ReadonlyMap<string, string>;

/** More boards than any match has. */
const MAX_BOARDS = 200;

interface Sides {
  readonly home: string;
  readonly away: string;
}

interface Results {
  readonly boards: readonly number[];
  readonly rows: readonly UsebioRow[];
}

/** Reads the boards and results of a match; a line that does not show which side sits where is an error in the file. */
export function resultsOf(
  element: XmlElement,
  { home, away }: Sides,
  teams: TeamByPair,
  reading: Reading,
): Result<Results, EventFileCode> {
  const rows: UsebioRow[] = [];
  const boards: number[] = [];
  for (const boardElement of descendantsOf(element, 'BOARD')) {
    const board = boardNumber(boardElement);
    if (!board.ok) return board;
    boards.push(board.value);
    const lines = descendantsOf(boardElement, 'TRAVELLER_LINE');
    for (const line of lines) {
      const sides = sidesOf(line, { home, away }, teams);
      const entry = entryOf(reading, line, board.value, lines.length, sides);
      if (entry.ok) rows.push({ row: { board: board.value }, entry: entry.value });
      else if (!leavesOut(reading, entry, rowOf(entry, board.value, sides))) return entry;
    }
  }
  return ok({ boards: boards.length > 0 ? boards : boardsFromTo(element), rows });
}

/** Returns the boards of a match that only names its first and last board. */
function boardsFromTo(element: XmlElement): readonly number[] {
  const [first = 0, last = 0] = ['START_BOARD_NUMBER', 'END_BOARD_NUMBER'].map((name) =>
    Number(textOfChild(element, name)),
  );
  const count = last - first + 1;
  return first >= 1 && Number.isInteger(first) && count >= 1 && count <= MAX_BOARDS
    ? Array.from({ length: count }, (_, i) => first + i)
    : [];
}

/** Finds the sides of a line of a match. */
function sidesOf(line: XmlElement, match: Sides, teams: TeamByPair): Result<SidesOfLine, EventFileCode> {
  const isHome = isHomeNorthSouth(line, match, teams);
  if (isHome === undefined)
    return failAt('ERR_EVENT', line.place, 'a line of a match has a DIRECTION, or the numbers of its pairs');
  const { home, away } = match;
  return ok(isHome ? { ns: home, ew: away } : { ns: away, ew: home });
}

/** True if the first side of the match sits North-South, by its DIRECTION or the pair's number. */
function isHomeNorthSouth(line: XmlElement, { home, away }: Sides, teams: TeamByPair): boolean | undefined {
  const direction = textOfChild(line, 'DIRECTION')?.toUpperCase();
  if (direction === 'NS' || direction === 'EW') return direction === 'NS';
  const [ns, ew] = ['NS_PAIR_NUMBER', 'EW_PAIR_NUMBER'].map((name) => {
    const number = pairNumber(textOfChild(line, name));
    return number === undefined ? undefined : (teams.get(number) ?? number);
  });
  if (ns === home || ew === away) return true;
  return ns === away || ew === home ? false : undefined;
}
