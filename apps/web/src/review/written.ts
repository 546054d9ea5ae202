import type { Board, BoardAuction } from '@overtrick/formats/board';
import { findFormat } from '@overtrick/formats/list';
import { boardOfRecord } from '@overtrick/formats/record';
import { parseRecord } from '@overtrick/rules/record';
import { fail, ok, type Result } from '@overtrick/rules/result';
import type { BoardTold } from './told.ts';

/** Every deal can be written as a record; those of contract bridge also as other programs read them. */
export function formatsFor(told: BoardTold): readonly string[] {
  return boardOf(told).ok ? ['jsonl', 'pbn', 'lin'] : ['jsonl'];
}

/** The board as a file in a format, and what that cannot carry. */
export function written(
  told: BoardTold,
  format: string,
): Result<{ readonly text: string; readonly lost: readonly string[] }> {
  if (format === 'jsonl') return ok({ text: `${told.record}\n`, lost: [] });
  const board = boardOf(told);
  if (!board.ok) return board;
  const found = findFormat(format);
  return found === undefined
    ? fail('ERR_FORMAT', 'format', 'there is no such format')
    : ok(found.write([board.value]));
}

function boardOf({ record, players = {}, meanings = {} }: BoardTold): Result<Board> {
  const parsed = parseRecord(record);
  if (!parsed.ok) return parsed;
  const board = boardOfRecord(parsed.value);
  if (!board.ok) return board;
  const { auction } = board.value;
  return ok({ ...board.value, players, ...(auction && { auction: explained(auction, meanings) }) });
}

const explained = (auction: BoardAuction, meanings: Readonly<Record<number, string>>): BoardAuction => ({
  ...auction,
  calls: auction.calls.map((call, i) => {
    const note = meanings[i];
    return note === undefined ? call : { ...call, note };
  }),
});
