import { makeRecord } from '@overtrick/rules/record';
import type { Board } from '../board.ts';
import type { FormatOutput } from '../format.ts';
import { boardOfRecord, recordOfBoard } from '../record.ts';

/** Writes boards as records of contract bridge, one a line. */
export function writeRecords(boards: readonly Board[]): FormatOutput {
  const lines: string[] = [];
  const lost: string[] = [];
  for (const [i, board] of boards.entries()) {
    const label = board.label || `#${i + 1}`;
    const record = recordOfBoard(board);
    if (!record.ok) {
      lost.push(`board ${label} is left out: ${record.why ?? `${record.at} is not allowed by the rules`}`);
      continue;
    }
    lines.push(`${makeRecord(record.value)}\n`);
    const kept = boardOfRecord(record.value);
    if (kept.ok) lost.push(...lostOf(board, kept.value).map((why) => `board ${label} loses ${why}`));
  }
  lost.push(...LOSSES.filter(([, has]) => boards.some(has)).map(([why]) => why));
  return { text: lines.join(''), lost };
}

/** Lists the stated facts that the calls and cards of a record do not give. */
function lostOf({ stated }: Board, kept: Board): string[] {
  if (stated.contract !== undefined && kept.stated.contract === undefined)
    return ['its contract, for it has no auction that leads there'];
  return stated.tricks !== undefined && stated.tricks !== kept.stated.tricks
    ? [`its result of ${stated.tricks} tricks, because the cards do not give it`]
    : [];
}

const LOSSES: readonly (readonly [string, (board: Board) => boolean])[] = [
  ['records have no names of players', ({ players }) => Object.keys(players).length > 0],
  ['records have no other tags', ({ tags, pairs }) => tags.length > 0 || pairs.length > 0],
  [
    'records have no notes and comments',
    ({ asides, auction, play }) =>
      asides.length > 0 ||
      [auction, play, ...(auction?.calls ?? []), ...(play?.cards ?? [])].some(hasRemarks),
  ],
];

const REMARKS = ['note', 'nags', 'comments', 'notes', 'alert'];
const hasRemarks = (part: object | undefined): boolean =>
  part !== undefined && REMARKS.some((key) => Object.hasOwn(part, key));
