import type { Board, BoardCall } from '@overtrick/formats/board';
import { isDealLines, readDealLines } from '@overtrick/formats/dealLines';
import { handviewerLin } from '@overtrick/formats/handviewer';
import type { BoardItem } from '@overtrick/formats/item';
import type { LessonCall } from '@overtrick/formats/lesson/write';
import { formatOfText } from '@overtrick/formats/list';
import { mendBoard } from '@overtrick/formats/mend';
import { recordOfBoard } from '@overtrick/formats/record';
import { readRecordLines } from '@overtrick/formats/records/lines';
import { makeRecord } from '@overtrick/rules/record';
import type { ReadBoard } from '../read/messages.ts';
import { broughtOf } from './brought.ts';
import { commentOf } from './commentOf.ts';

/**
 * Reads the boards of a text that a visitor pastes or drops: any file of boards, our records, a link to a hand viewer,
 * a page with such links, or bare deals, one per line.
 */
export function boardsIn(text: string): readonly ReadBoard[] {
  const lin = handviewerLin(text);
  const source = lin ?? text;
  const format = formatOfText(source);
  if (format === undefined) return isDealLines(source) ? readDealLines(source).map(readItem) : [];
  if (format.replay !== undefined) return recordsIn(source);
  return format.read(source).map(readItem);
}

const readItem = ({ label, board }: BoardItem): ReadBoard =>
  board.ok
    ? readBoard(label, mendBoard(board.value).board)
    : { ok: false, label, why: board.why ?? board.code };

function callOf({ call, note, comments = [] }: BoardCall): LessonCall {
  const why = [...(note === undefined ? [] : [note]), ...comments].join('. ');
  return { call, ...(why !== '' && { why }) };
}

/** Reads records, which may be deals of any game. */
const recordsIn = (text: string): readonly ReadBoard[] =>
  readRecordLines(text).map(
    ({ label, replayed }): ReadBoard =>
      replayed.ok
        ? { ok: true, label, told: { record: makeRecord(replayed.value.record) } }
        : { ok: false, label, why: replayed.why ?? replayed.code },
  );

/**
 * Reads a board of contract bridge. Where the file gives neither the terms nor a board number, the first player to call
 * (or North) deals and nobody is vulnerable; the same applies if the numbered board cannot be read.
 */
function readBoard(label: string, board: Board): ReadBoard {
  const terms = { dealer: board.dealer ?? board.auction?.first ?? 'N', vul: board.vul ?? 'none' } as const;
  const record = recordOfBoard(board.number === undefined ? { ...terms, ...board, ...terms } : board);
  const read = record.ok ? record : recordOfBoard({ ...board, ...terms });
  if (!read.ok) return { ok: false, label, why: read.why ?? `${read.at ?? ''} ${read.code}` };
  const calls = board.auction?.calls ?? [];
  const meanings = Object.fromEntries(
    calls.flatMap(({ note }, i) => (note === undefined ? [] : [[i, note]])),
  );
  const given = broughtOf(read.value.setup);
  const comment = commentOf(board);
  return {
    ok: true,
    label,
    ...(given && { given }),
    ...(calls.length > 0 && { calls: calls.map(callOf) }),
    ...(comment !== '' && { comment }),
    told: {
      record: makeRecord(read.value),
      ...(Object.keys(board.players).length > 0 && { players: board.players }),
      ...(Object.keys(meanings).length > 0 && { meanings }),
    },
  };
}
