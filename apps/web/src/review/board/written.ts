import { saysNothing } from '@overtrick/bots';
import type { Board, BoardAuction } from '@overtrick/formats/board';
import { makeHandviewerLink } from '@overtrick/formats/handviewer';
import { findFormat } from '@overtrick/formats/list';
import { boardOfRecord } from '@overtrick/formats/record';
import { findMatch } from '@overtrick/rules/matches/list';
import { parseRecord } from '@overtrick/rules/record';
import { fail, ok, type Result } from '@overtrick/rules/result';
import type { BoardSource } from '../../think/source.ts';

/**
 * Lists the formats in which a deal can be written: every deal as a record, those of contract bridge also for other
 * programs.
 */
export function formatsFor(told: BoardSource): readonly string[] {
  return boardOf(told).ok ? ['jsonl', 'pbn', 'lin'] : ['jsonl'];
}

/** Writes the board as a file in a format, and lists the facts that the format cannot hold. */
export function written(
  told: BoardSource,
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

/** The most characters of a link that other servers accept. */
const MOST_IN_LINK = 7000;

/** Returns a link to Bridge Base's hand viewer with the board, without meanings if they make it too long. */
export function viewerLink(told: BoardSource): string | undefined {
  const linkTo = (source: BoardSource): string | undefined => {
    const lin = written(source, 'lin');
    return lin.ok ? makeHandviewerLink(lin.value.text) : undefined;
  };
  const link = linkTo(told);
  return link !== undefined && link.length > MOST_IN_LINK ? linkTo({ ...told, meanings: {} }) : link;
}

function boardOf(told: BoardSource): Result<Board> {
  const { record, players = {}, meanings = {} } = told;
  const parsed = parseRecord(record);
  if (!parsed.ok) return parsed;
  const board = boardOfRecord(parsed.value);
  if (!board.ok) return board;
  const { auction } = board.value;
  return ok({
    ...board.value,
    ...placeOf(told, board.value),
    players,
    ...(auction && { auction: explained(auction, meanings) }),
  });
}

/**
 * Returns the board's name, and the place it was played; a board without a number is named by its place in the match.
 */
function placeOf({ match, deal, date, site }: BoardSource, { label }: Board): Pick<Board, 'label' | 'tags'> {
  const format = match === undefined ? undefined : findMatch(match);
  const known = [
    ['Event', format?.name ?? match],
    ['Site', site],
    ['Date', date],
    ['Scoring', format?.pbnScoring],
  ] as const;
  return {
    label: label || (deal === undefined ? '' : String(deal)),
    tags: known.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [{ name, value }])),
  };
}

const explained = (auction: BoardAuction, meanings: Readonly<Record<number, string>>): BoardAuction => ({
  ...auction,
  calls: auction.calls.map((call, i) => {
    const note = meanings[i];
    return note === undefined || saysNothing(call.call, note) ? call : { ...call, note };
  }),
});
