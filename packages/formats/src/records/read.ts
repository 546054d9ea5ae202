import { type BoardItem, failAt } from '../item.ts';
import { boardOfRecord } from '../record.ts';
import { type RecordLine, readRecordLines } from './lines.ts';

/** Reads the boards of a file of records; records of other games than contract bridge are failures. */
export const readRecords = (text: string): readonly BoardItem[] => readRecordLines(text).map(itemOf);

function itemOf({ label, place, replayed }: RecordLine): BoardItem {
  const board = replayed.ok ? boardOfRecord(replayed.value.record) : replayed;
  // a record without a board's number is named by its place in the file
  if (board.ok) {
    const named = { ...board.value, label: board.value.label || label.replace(/^#/, '') };
    return { label, place, board: { ok: true, value: named }, places: { calls: [], cards: [] } };
  }
  const { at, why, code } = board;
  const where = at === undefined ? '' : `${at}: `;
  return {
    label,
    place,
    board: failAt('ERR_RECORD', place, `${where}${why ?? code}`),
    places: { calls: [], cards: [] },
  };
}
