import { describe, expect, test } from 'vitest';
import type { TournamentCommand } from '../entry.ts';
import type { Key } from '../keys/key.ts';
import type { TournamentPolicies } from '../terms/policies.ts';
import { after, codeOf, done, howell, reported } from '../testing/evening.ts';

const LINE = 'A1/1/1';
const KEYS: Readonly<Record<string, Key>> = {
  director: { number: 90, role: 'director' },
  scorer: { number: 91, role: 'scorer' },
  table: { number: 92, role: 'table', place: 'A1' },
};
const codes = (result: string, policies: Partial<TournamentPolicies> = {}): string =>
  Object.values(KEYS)
    .map((key) => codeOf(howell(policies), reported(LINE, result), key))
    .join(' ');

describe('a result that is reported by the director, a scorer, and the table', () => {
  test.each([
    ['4S N 10', 'done done done'],
    ['4S N 10 lead=HK', 'done done done'],
    ['PASS', 'done done done'],
    ['8S N 10', 'ERR_RESULT ERR_RESULT ERR_RESULT'],
    ['4S N 14', 'ERR_RESULT ERR_RESULT ERR_RESULT'],
    ['', 'ERR_RESULT ERR_RESULT ERR_RESULT'],
    // artificial scores and bare scores are the director's
    ['A6040', 'done ERR_ROLE ERR_ROLE'],
    ['NP', 'done ERR_ROLE ERR_ROLE'],
    ['score=420', 'done ERR_ROLE ERR_ROLE'],
    ['4S N 10 score=430', 'done ERR_ROLE ERR_ROLE'],
    ['points=420/0/0', 'ERR_RESULT ERR_RESULT ERR_RESULT'],
  ])('%s: %s', (result, wanted) => {
    expect(codes(result)).toBe(wanted);
  });

  test('where the lead is asked for has one, but for a passed-out board and from a scorer', () => {
    const must = { lead: 'must' } as const;
    expect(codes('4S N 10', must)).toBe('done done ERR_RESULT');
    expect(codes('4S N 10 lead=HK', must)).toBe('done done done');
    expect(codes('PASS', must)).toBe('done done done');
  });
});

describe('a line that is', () => {
  test.each<[string, string, string]>([
    ['in the plan', 'A1/1/2', 'done'],
    ['a board of the section, at a table where somebody sits', 'A1/1/3', 'done'],
    ['a board of no round', 'A1/1/9', 'ERR_LINE'],
    ['at a table that is not there', 'A3/1/1', 'ERR_LINE'],
    ['in a round that is not there', 'A1/9/1', 'ERR_LINE'],
    ['of another section', 'B1/1/1', 'ERR_LINE'],
    ['no line', 'A1', 'ERR_LINE'],
  ])('%s: %s is reported: %s', (_, line, code) => {
    expect(codeOf(howell(), reported(line, 'PASS'))).toBe(code);
  });

  test('off the plan is reported, and neither postponed nor agreed on before', () => {
    const off = 'A1/1/3';
    expect(codeOf(howell(), { kind: 'skipped', line: off, why: 'time' })).toBe('ERR_LINE');
    expect(codeOf(howell(), { kind: 'late', line: off })).toBe('ERR_LINE');
    expect(codeOf(howell(), { kind: 'ruled', line: off, result: 'PASS', reason: 'x' })).toBe('ERR_LINE');
    expect(
      codeOf(done(howell(), reported(off, 'PASS')), {
        kind: 'ruled',
        line: off,
        result: '4S N 10',
        reason: 'x',
      }),
    ).toBe('done');
  });
});

describe('a ruling', () => {
  const ruled = (result: string | null, seen?: number): TournamentCommand => ({
    ...{ kind: 'ruled', line: LINE, result, reason: 'a revoke' },
    ...(seen !== undefined && { seen }),
  });
  test.each([
    ['4S N 10', 'done'],
    ['A6040', 'done'],
    ['NP', 'done'],
    ['8S N 10', 'ERR_RESULT'],
    ['points=420/0/0', 'ERR_RESULT'],
    [null, 'ERR_NOTHING'],
  ])('of %s: %s', (result, code) => {
    expect(codeOf(howell(), ruled(result))).toBe(code);
  });
  test('is taken back once', () => {
    const one = done(howell(), ruled('PASS'));
    expect(codeOf(one, ruled(null))).toBe('done');
    expect(codeOf(done(one, ruled(null)), ruled(null))).toBe('ERR_NOTHING');
  });
  test('is for what the director has seen', () => {
    const said = done(howell(), reported(LINE, 'PASS'));
    expect(codeOf(said, ruled('4S N 10', said.version - 1))).toBe('ERR_STALE');
    expect(codeOf(said, ruled('4S N 10', said.version))).toBe('done');
    expect(codeOf(said, ruled('4S N 10'))).toBe('done');
  });
});

describe('a side agrees', () => {
  const say = (side: 'NS' | 'EW'): TournamentCommand => ({
    kind: 'reported',
    line: LINE,
    result: 'PASS',
    side,
  });
  const agreed = (side: 'NS' | 'EW', seen?: number): TournamentCommand => ({
    ...{ kind: 'agreed', line: LINE, side },
    ...(seen !== undefined && { seen }),
  });
  test('with a report of the other side that it has seen, and on which nobody has ruled', () => {
    const said = done(howell(), say('NS'));
    expect([codeOf(said, agreed('EW')), codeOf(said, agreed('NS')), codeOf(howell(), agreed('EW'))]).toEqual([
      ...['done', 'ERR_NOTHING', 'ERR_NOTHING'],
    ]);
    expect(codeOf(said, agreed('EW', said.version - 1))).toBe('ERR_STALE');
    const ruled = done(said, { kind: 'ruled', line: LINE, result: 'PASS', reason: 'x' });
    expect(codeOf(ruled, agreed('EW'))).toBe('ERR_NOTHING');
  });
});

test('a report is withdrawn while its round is on, where the policy allows it', () => {
  const TABLE = KEYS.table as Key;
  const withdrawn: TournamentCommand = { kind: 'withdrawn', line: LINE, side: 'both' };
  const said = (policies: Partial<TournamentPolicies> = {}) => done(howell(policies), reported(LINE, 'PASS'));
  expect(codeOf(said(), withdrawn, TABLE)).toBe('done');
  expect(codeOf(said({ undo: 'off' }), withdrawn, TABLE)).toBe('ERR_CLOSED');
  expect(codeOf(said({ undo: 'off' }), withdrawn, KEYS.scorer)).toBe('done');
  expect(codeOf(after(said(), [reported('A2/2/3', 'PASS')]), withdrawn, TABLE)).toBe('done');
  expect(codeOf(after(said(), [reported('A1/2/3', 'PASS')]), withdrawn, TABLE)).toBe('ERR_CLOSED');
});
