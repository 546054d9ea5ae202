import { defined } from '@overtrick/rules/assert';
import { expect, test } from 'vitest';
import { doubtsOf } from '../desk/doubts.ts';
import type { TournamentCommand } from '../entry.ts';
import { after, codeOf, done, howell, reported } from '../testing/evening.ts';

const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';

const typed = (board: number, more: object = {}): TournamentCommand => ({
  ...{ kind: 'dealt', board, deal: DEAL, source: 'hand' },
  ...more,
});

const evening = () =>
  after(howell(), [
    { kind: 'granted', role: 'player', contestant: 'c4', player: 1, proof: 'player' },
    { kind: 'granted', role: 'table', place: 'A1', proof: 'table' },
    { kind: 'granted', role: 'table', place: 'A2', proof: 'other' },
    { kind: 'granted', role: 'scorer', proof: 'scorer' },
    { kind: 'granted', role: 'screen', proof: 'screen' },
  ]);

// round 1: board 1 at A1 between 4 and 1, and at A2 between 2 and 3
test('who has played a board types its hands, once; a director changes them', () => {
  const blank = evening();
  const keys = [...blank.keys.values()];
  const codes = (now: typeof blank, command = typed(1)) => keys.map((key) => codeOf(now, command, key));
  const no = 'ERR_ROLE';
  expect(codes(blank)).toEqual([no, no, no, no, no]);
  const line = defined(
    [...blank.lines.values()].find(({ ns, board }) => ns === 'c4' && board === 1),
    'a line',
  );
  expect(line.line).toBe('A1/1/1');
  // reported by one side it is not settled
  const half = done(blank, { kind: 'reported', line: line.line, result: '3NT N 9', side: 'NS' });
  expect(codes(half)).toEqual([no, no, no, no, no]);
  const played = done(blank, reported(line.line, '3NT N 9'));
  expect(codes(played)).toEqual(['done', 'done', no, no, no]);
  expect(codes(played, typed(1, { source: 'file' }))).toEqual([no, no, no, no, no]);
  expect(codes(played, typed(2))).toEqual([no, no, no, no, no]);
  const out = after(played, [reported('A2/1/1', 'PASS')]);
  expect(codes(out)).toEqual(['done', 'done', 'done', 'done', no]);
  const known = done(played, typed(1), keys[0]);
  expect(codes(known)).toEqual(['ERR_TAKEN', 'ERR_TAKEN', no, no, no]);
  expect(codeOf(known, typed(1))).toBe('done');
});

test('a board of which the hands are sealed is refused like any other that is still to be played', () => {
  const [player] = evening().keys.values();
  const sealed = done(evening(), { kind: 'dealt', board: 1, deal: DEAL, source: 'server' });
  expect(codeOf(sealed, typed(1), player)).toBe(codeOf(evening(), typed(1), player));
});

test('hands raise the doubts of leads and, once they are solved, of tricks', () => {
  const played = after(evening(), [reported('A1/1/1', '3NT N 9 lead=SA'), reported('A2/1/1', '7NT S 13')]);
  expect(doubtsOf(played)).toEqual([]);
  const known = done(played, typed(1));
  // the ace of spades is North's own
  expect(doubtsOf(known)).toEqual([{ line: 'A1/1/1', code: 'lead' }]);
  const solved = done(known, { kind: 'solved', board: 1, tricks: '99999999999999999999' });
  expect(doubtsOf(solved)).toEqual([
    { line: 'A1/1/1', code: 'lead' },
    { line: 'A2/1/1', code: 'solver' },
  ]);
  // other hands are to be solved anew
  const other = 'N:J73.65.K832.T754 AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2';
  expect(doubtsOf(done(solved, typed(1, { deal: other }))).map(({ code }) => code)).not.toContain('solver');
});
