import { expect, test } from 'vitest';
import type { TournamentCommand } from '../entry.ts';
import { after, done, howell, reported } from '../testing/evening.ts';
import { unsolvedBoard } from './unsolved.ts';

const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
const dealt = (board: number): TournamentCommand => ({ kind: 'dealt', board, deal: DEAL, source: 'file' });

test('a board is to be solved when its hands and a result are known, once', () => {
  const blank = after(howell(), [dealt(1), dealt(2)]);
  expect(unsolvedBoard(blank)).toBeUndefined();
  const played = done(blank, reported('A1/1/2', '4S N 10'));
  expect(unsolvedBoard(played)).toMatchObject({ board: 2, text: DEAL });
  expect(unsolvedBoard(played, (text) => text === DEAL)).toBeUndefined();
  expect(unsolvedBoard(done(howell(), reported('A1/1/2', '4S N 10')))).toBeUndefined();
  const solved = done(played, { kind: 'solved', board: 2, tricks: '0'.repeat(20) });
  expect(unsolvedBoard(solved)).toBeUndefined();
  // other hands are another board
  expect(unsolvedBoard(done(solved, { ...dealt(2), source: 'hand' } as TournamentCommand))).toBeUndefined();
  const other = 'N:J73.65.K832.T754 AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2';
  expect(unsolvedBoard(done(solved, { ...dealt(2), deal: other } as TournamentCommand))?.text).toBe(other);
});
