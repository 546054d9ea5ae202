import type { Board } from '../board.ts';
import { type BoardItem, failAt } from '../item.ts';
import { boardOfGroup } from './board.ts';
import { parseLin } from './file.ts';
import { groupsOf, type LinGroup } from './groups.ts';
import { HEADER_TAGS, type LinHeader } from './header.ts';
import { plainLin, plainValues } from './link.ts';
import { isClosed, type LinName, nameOf } from './name.ts';

/** Reads the boards of a LIN text in order; each is a board or its fault. */
export function readLin(text: string): readonly BoardItem[] {
  const groups = groupsOf(plainValues(parseLin(plainLin(text))));
  const twoRooms = groups.some(isClosed);
  /** The boards with a known deal, by match and number. */
  const known = new Map<LinHeader, Map<number, Board>>();
  return groups.map((group, i) => {
    const name = nameOf(group, twoRooms);
    const ofMatch = known.get(group.header) ?? new Map<number, Board>();
    known.set(group.header, ofMatch);
    const read = boardOfGroup(group, name, otherRoom(ofMatch, name));
    const item = {
      label: name.label || `#${i + 1}`,
      place: placeOf(group),
    };
    if (!read.ok) return { ...item, board: read, places: { calls: [], cards: [] } };
    const { board, places } = read.value;
    const cutOff = failAt('ERR_TOKEN', placeOf(group), 'the file ends within a pair of this board');
    const lost = [...(group.cutOff ? [cutOff] : []), ...read.value.lost];
    if (name.number !== undefined && Object.keys(board.hands).length > 0) ofMatch.set(name.number, board);
    // the header belongs to all boards, and is written back once
    const head = groups[i - 1]?.header === group.header ? [] : headerPairs(group.header);
    return {
      ...item,
      board: { ok: true, value: { ...board, pairs: [...head, ...board.pairs] } },
      places,
      ...(lost.length > 0 && { lost }),
    };
  });
}

/**
 * Finds the same board in the other room, since its deal is in the file only once. Boards of the same room share
 * nothing.
 */
function otherRoom(known: ReadonlyMap<number, Board>, { number, room }: LinName): Board | undefined {
  const other = number === undefined ? undefined : known.get(number);
  return room !== undefined && other?.room !== room ? other : undefined;
}

const placeOf = ({ pairs }: LinGroup) => pairs[0]?.place ?? { line: 1, column: 1 };

const headerPairs = ({ pairs }: LinHeader) =>
  pairs.filter(({ tag }) => HEADER_TAGS.has(tag)).map(({ tag, value }) => ({ tag, value }));
