import { describe, expect, test } from 'vitest';
import type { TournamentCommand } from '../entry.ts';
import { KEEPER, type Key } from '../keys/key.ts';
import { after, codeOf, done, howell, howellReports, percentagesOf } from '../testing/evening.ts';
import { eventOf } from '../toEvent.ts';

const DIRECTOR: Key = { number: 90, role: 'director' };
const SCORER: Key = { number: 91, role: 'scorer' };
const LINE = 'A1/1/1';
const penalty = (contestant: string, amount: number, unit: 'points' | 'tops' | 'percent', reason?: string) =>
  ({
    ...{ kind: 'penalised', contestant, amount, unit },
    ...(reason !== undefined && { reason }),
  }) satisfies TournamentCommand;

describe('penalties', () => {
  test('are all kept, in their order, with their reasons', () => {
    const tournament = after(howell(), [
      penalty('c1', -0.25, 'tops', 'slow play'),
      penalty('c2', -3, 'points'),
      penalty('c1', -1, 'percent'),
    ]);
    expect(tournament.penalties).toEqual([
      { contestant: 'c1', amount: -0.25, unit: 'tops', reason: 'slow play' },
      { contestant: 'c2', amount: -3, unit: 'points' },
      { contestant: 'c1', amount: -1, unit: 'percent' },
    ]);
  });

  test('are in the percentage of the pair alone', () => {
    const played = after(howell(), howellReports());
    const plain = percentagesOf(played);
    const now = percentagesOf(done(played, penalty('c1', -5, 'percent')));
    expect((plain[1] ?? 0) - (now[1] ?? 0)).toBeCloseTo(5, 6);
    expect([now[2], now[3], now[4]]).toEqual([plain[2], plain[3], plain[4]]);
    expect(eventOf(played).adjustments).toBeUndefined();
  });

  test.each<[string, TournamentCommand, Key, string, string]>([
    // with matchpoints, and with a method without tops
    ['a director in points', penalty('c1', -3, 'points'), DIRECTOR, 'done', 'done'],
    ['a director in tops', penalty('c1', -1, 'tops'), DIRECTOR, 'done', 'ERR_TERMS'],
    ['a director in percent', penalty('c1', -1, 'percent'), DIRECTOR, 'done', 'ERR_TERMS'],
    ['the keeper, from a file', penalty('c1', -1, 'tops'), KEEPER, 'done', 'done'],
    ['a scorer', penalty('c1', -3, 'points'), SCORER, 'ERR_ROLE', 'ERR_ROLE'],
    ['a director for a stranger', penalty('c9', -3, 'points'), DIRECTOR, 'ERR_CONTESTANT', 'ERR_CONTESTANT'],
  ])('are given by %s: with and without tops', (_, command, key, top, none) => {
    expect(codeOf(howell(), command, key)).toBe(top);
    expect(codeOf(done(howell(), { kind: 'regulated', method: 'total-points' }), command, key)).toBe(none);
  });
});

describe('a board that was fouled', () => {
  const foul = (lines: readonly string[], form: string | null = 'B', board = 1): TournamentCommand => ({
    ...{ kind: 'fouled', board, lines, form },
  });
  const forms = (...commands: readonly TournamentCommand[]) =>
    [...after(howell(), commands).forms].map(([line, form]) => `${line} ${form}`).join(', ');
  test('was played in another form at those tables, until that is taken back', () => {
    expect(forms(foul(['A1/1/1']))).toBe('A1/1/1 B');
    expect(forms(foul(['A1/1/1', 'A2/1/1']), foul(['A1/1/1'], null))).toBe('A2/1/1 B');
    expect(forms(foul(['A1/1/1']), foul(['A1/1/1'], 'C'))).toBe('A1/1/1 C');
  });
  test('is the same board at all of them', () => {
    expect(codeOf(howell(), foul(['A1/1/1', 'A1/1/2']))).toBe('ERR_LINE');
    expect(codeOf(howell(), foul(['A1/1/1'], 'B', 2))).toBe('ERR_LINE');
    expect(codeOf(howell(), foul(['A9/1/1']))).toBe('ERR_LINE');
  });
});

describe('an appeal', () => {
  const appeal: TournamentCommand = { kind: 'appealed', line: LINE, text: 'too much' };
  const appealed = () => done(howell(), appeal);
  const heard = (number: number, decision = 'it stands'): TournamentCommand => ({
    ...{ kind: 'heard', appeal: number, decision },
  });
  test('is about a line of the plan, and is heard once', () => {
    expect(codeOf(howell(), { ...appeal, line: 'A9/1/1' } as TournamentCommand)).toBe('ERR_LINE');
    const number = appealed().version;
    expect(appealed().appeals.get(number)).toEqual({ line: LINE, text: 'too much' });
    expect(codeOf(appealed(), heard(number + 1))).toBe('ERR_NOTHING');
    const decided = done(appealed(), heard(number));
    expect(decided.appeals.get(number)).toEqual({ line: LINE, text: 'too much', decision: 'it stands' });
    expect(codeOf(decided, heard(number))).toBe('ERR_NOTHING');
  });
  test('does not take the place of another', () => {
    const two = after(howell(), [appeal, { ...appeal, line: 'A1/1/2' } as TournamentCommand]);
    expect([...two.appeals.values()].map(({ line }) => line)).toEqual([LINE, 'A1/1/2']);
  });
});

test('a ruling has its reason and its law, and one that is taken back has none', () => {
  const ruled = (more: object): TournamentCommand =>
    ({ kind: 'ruled', line: LINE, result: 'PASS', reason: 'a revoke', ...more }) as TournamentCommand;
  const bookOf = (...commands: readonly TournamentCommand[]) => after(howell(), commands).books.get(LINE);
  expect(bookOf(ruled({ law: '64' }))).toMatchObject({ reason: 'a revoke', law: '64' });
  expect(bookOf(ruled({}))).not.toHaveProperty('law');
  const back = bookOf(ruled({ law: '64' }), ruled({ result: null }));
  expect([back?.ruling, back?.reason, back?.law]).toEqual([undefined, undefined, undefined]);
});
