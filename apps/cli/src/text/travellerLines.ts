/**
 * A traveller as a file: one result a line, `#` starts a comment.
 *
 *     1 8 4S N 10      # pairs, contract, declarer, declarer's tricks
 *     2 13 PASS
 *     3 11 A6040       # an artificial score: 60 % and 40 % of a top
 *     4 9 NP           # not played
 */

import { numberingOf } from '@overtrick/duplicate/event/numbering';
import { parseAwards } from '@overtrick/duplicate/traveller/award';
import type { Outcome } from '@overtrick/duplicate/traveller/outcome';
import type { Entry, Traveller } from '@overtrick/duplicate/traveller/traveller';
import { vulOfBoard } from '@overtrick/rules/deals/board';
import { type Failure, ok, type Result } from '@overtrick/rules/result';
import { duplicateScore } from '@overtrick/rules/scores/score';
import { type DealResult, readResult, unknownKey } from '../score/fields.ts';
import { failAt, type LineCode, readLines, type ScoreLine, type Word } from '../score/lines.ts';

interface Row {
  readonly ns: Word;
  readonly ew: Word;
  readonly outcome: Outcome;
}

/** Reads the results of a board; its number determines the vulnerability. */
export function readTraveller(text: string, board: number): Result<Traveller, LineCode> {
  const lines = readLines(text);
  if (!lines.ok) return lines;
  const rows: Row[] = [];
  for (const line of lines.value) {
    const row = readRow(line, board);
    if (!row.ok) return row;
    rows.push(row.value);
  }
  const wrong = pairsError(rows, board);
  if (wrong) return wrong;
  const entries = rows.map(
    ({ ns, ew, outcome }): Entry => ({
      ns: ns.text,
      ew: ew.text,
      outcome,
      place: `${ns.line}:${ns.column}`,
    }),
  );
  return ok({ board, entries });
}

function readRow(line: ScoreLine, board: number): Result<Row, LineCode> {
  const odd = unknownKey(line, []);
  if (odd) return odd;
  const [ns, ew, ...words] = line.words;
  if (ns === undefined || ew === undefined)
    return failAt(line.end, 'ERR_LINE_WORD', 'a line must begin with the numbers of two pairs');
  const outcome = readOutcome({ ...line, words }, board);
  return outcome.ok ? ok({ ns, ew, outcome: outcome.value }) : outcome;
}

/**
 * Checks that a pair has a board only once. The two directions may use the same numbers, which then stand for different
 * pairs.
 */
function pairsError(rows: readonly Row[], board: number): Failure<LineCode> | undefined {
  const { repeats } = numberingOf(rows.map(({ ns, ew }) => ({ board, ns: ns.text, ew: ew.text })));
  const seen = new Map<string, Word>();
  for (const { ns, ew } of rows) {
    if (!repeats && ns.text === ew.text)
      return failAt(ew, 'ERR_LINE_WORD', `pair ${ew.text} cannot meet itself`);
    for (const [direction, word] of [
      ['NS', ns],
      ['EW', ew],
    ] as const) {
      const key = repeats ? `${direction} ${word.text}` : word.text;
      const first = seen.get(key);
      if (first)
        return failAt(
          word,
          'ERR_LINE_WORD',
          `pair ${word.text} already has this board in line ${first.line}`,
        );
      seen.set(key, word);
    }
  }
  return undefined;
}

function readOutcome(line: ScoreLine, board: number): Result<Outcome, LineCode> {
  const [first, more] = line.words;
  const awards = first && parseAwards(first.text);
  const notPlayed = first !== undefined && /^np$/i.test(first.text);
  if ((awards || notPlayed) && more !== undefined)
    return failAt(more, 'ERR_LINE_WORD', `${more.text} is one word too many after ${first?.text}`);
  if (awards) return ok({ kind: 'artificial', ns: awards.NS, ew: awards.EW });
  if (notPlayed) return ok({ kind: 'notPlayed' });
  const result = readResult(line);
  return result.ok ? ok(playedOf(result.value, board)) : result;
}

function playedOf({ contract, tricks }: DealResult, board: number): Outcome {
  if (contract === undefined) return { kind: 'played', score: 0, contract: 'PASS' };
  return {
    kind: 'played',
    score: duplicateScore(contract, tricks, vulOfBoard(board)),
    contract,
    tricks,
  };
}
