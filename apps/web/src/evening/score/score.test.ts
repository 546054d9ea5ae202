import type { HereView, LineView, SectionView, TournamentView } from '@overtrick/evening/view';
import type { BoardScaleId } from '@overtrick/rules/games/boardScale';
import { describe, expect, test } from 'vitest';
import type { Waiting } from '../line/outbox.ts';
import { resultInWords } from '../result.ts';
import { type Draft, EMPTY, offeredTricks, parseTyped, reportOf, stepOf } from './draft.ts';
import { sittingHere } from './localHere.ts';
import { withWaiting } from './waiting.ts';

describe('a result by taps', () => {
  test.each<[Draft, boolean, string]>([
    [EMPTY, true, 'contract'],
    [{ ...EMPTY, level: 4, strain: 'S' }, true, 'declarer'],
    [{ ...EMPTY, level: 4, strain: 'S', declarer: 'N' }, true, 'lead'],
    [{ ...EMPTY, level: 4, strain: 'S', declarer: 'N' }, false, 'tricks'],
    [{ ...EMPTY, level: 4, strain: 'S', declarer: 'N', suit: 'H' }, true, 'lead'],
    [{ ...EMPTY, level: 4, strain: 'S', declarer: 'N', isLeadLeft: true }, true, 'tricks'],
    [{ ...EMPTY, level: 4, strain: 'S', declarer: 'N', suit: 'H', rank: 'K' }, true, 'tricks'],
    [{ ...EMPTY, level: 4, strain: 'S', declarer: 'N', tricks: 10 }, false, 'done'],
    [{ ...EMPTY, isPassedOut: true }, true, 'done'],
  ])('%j asks for %s', (draft, asksLead, step) => {
    expect(stepOf(draft, asksLead)).toBe(step);
  });

  test('is the text of a report', () => {
    const draft: Draft = {
      level: 3,
      strain: 'N',
      doubling: 1,
      declarer: 'E',
      suit: 'H',
      rank: 'T',
      tricks: 8,
    };
    expect(reportOf(draft)).toBe('3NTX E 8 lead=HT');
    expect(reportOf({ ...EMPTY, isPassedOut: true })).toBe('PASS');
  });

  test('offers every number of tricks once, made ones first', () => {
    const tricks = offeredTricks({ level: 4, strain: 'S', doubling: 0, declarer: 'N' });
    expect(tricks).toEqual([10, 11, 12, 13, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });
});

test.each([
  ['4S N HK =', '4S N 10 lead=HK'],
  ['3nt e +1', '3NT E 10'],
  ['6hx s −2 c10', '6HX S 10 lead=CT'],
  ['pass', 'PASS'],
])('%s typed is %s', (typed, report) => {
  expect(parseTyped(typed, 7)).toEqual({ report });
});

test('what is typed wrong gets its sentence', () => {
  expect(parseTyped('8S N =', 7)).toHaveProperty('why');
});

test('in a game of two the declarer is typed by where they sit, and nobody else declares', () => {
  const seats = { seats: ['S', 'N'] as const };
  expect(parseTyped('4S N =', 7, seats)).toEqual({ report: '4S W 10' });
  expect(parseTyped('4s s hk +1', 7, seats)).toEqual({ report: '4S S 11 lead=HK' });
  expect(parseTyped('pass', 7, seats)).toEqual({ report: 'PASS' });
  for (const odd of ['4S E =', '4S W =']) expect(parseTyped(odd, 7, seats)).toHaveProperty('why');
});

const DUE: LineView = { line: 'A1/1/1', board: 1, ns: 'c1', ew: 'c4', state: 'due', seen: 0 };
const waits = (...commands: readonly Waiting['command'][]): readonly Waiting[] =>
  commands.map((command, i) => ({ id: `${i}`, tournament: 't', token: 'k', command, made: 0 }));
const report = (side: 'NS' | 'EW' | 'both', result: string, line = 'A1/1/1') =>
  ({ kind: 'reported', line, result, side }) as const;

test.each<[string, readonly Waiting['command'][], string]>([
  ['nothing', [], 'due'],
  ['a report of one side', [report('NS', '4S N 10')], 'reported'],
  ['a report of both', [report('both', '4S N 10')], 'agreed'],
  ['an agreement', [report('NS', '4S N 10'), { kind: 'agreed', line: 'A1/1/1', side: 'EW' }], 'agreed'],
  ['two that agree but for the lead', [report('NS', '4S N 10 lead=HK'), report('EW', '4S N 10')], 'agreed'],
  ['two that differ', [report('NS', '4S N 10'), report('EW', '4S N 9')], 'disputed'],
  ['one taken back', [report('NS', '4S N 10'), { kind: 'withdrawn', line: 'A1/1/1', side: 'NS' }], 'due'],
  ['a board left', [{ kind: 'skipped', line: 'A1/1/1', why: 'time' }], 'skipped'],
  ['something on another line', [report('both', '4S N 10', 'A1/1/2')], 'due'],
])('a line with %s waiting', (_, commands, state) => {
  const shown = withWaiting(DUE, waits(...commands));
  expect(shown.state).toBe(state);
  expect(shown.isWaiting).toBe(commands.some((command) => 'line' in command && command.line === 'A1/1/1'));
});

test('a line that is agreed stays so while the report that made it so is still on the list', () => {
  const agreed: LineView = {
    ...DUE,
    state: 'agreed',
    NS: '4S N 10',
    EW: '4S N 10',
    result: '4S N 10',
    score: 420,
  };
  expect(withWaiting(agreed, waits(report('EW', '4S N 10'))).state).toBe('agreed');
  expect(withWaiting(agreed, waits(report('EW', '4S N 9'))).state).toBe('reported');
});

test('a report that the server has refused does not show', () => {
  const [one] = waits(report('both', '4S N 10'));
  expect(withWaiting(DUE, one ? [{ ...one, refused: 'no' }] : []).state).toBe('due');
});

const PLAN: readonly SectionView[] = [
  {
    section: 'A',
    plans: [5, 5, 5],
    movement: 'howell',
    tables: 2,
    boardsPerRound: 2,
    boards: 'together',
    rounds: [
      [
        { ns: 'c4', ew: 'c1', boards: [1, 2] },
        { ns: 'c2', ew: 'c3', boards: [1, 2] },
      ],
      [
        { ns: 'c4', ew: 'c2', boards: [3, 4] },
        { ns: 'c3', ew: 'c1', boards: [3, 4] },
      ],
      [
        { ns: 'c4', ew: 'c3', boards: [5, 6] },
        { ns: 'c1', ew: 'c2', boards: [5, 6] },
      ],
    ],
  },
];
const here = (side?: 'NS' | 'EW'): HereView => ({
  place: 'A1',
  round: 1,
  plan: 5,
  ns: 'c4',
  ew: 'c1',
  ...(side && { side }),
  lines: [1, 2].map((board) => ({ ...DUE, line: `A1/1/${board}`, board, ns: 'c4', ew: 'c1' })),
  isLast: false,
});
const viewAt = (sitting: HereView, contestant?: string) =>
  ({ here: sitting, plan: PLAN, head: { ...(contestant && { contestant }) } }) as unknown as TournamentView;

describe('a device without the server', () => {
  test('sits down to the next round by the plan', () => {
    const begun = waits({ kind: 'begun', where: 'A1/2' }, report('both', '4S N 10', 'A1/2/3'));
    const sitting = sittingHere(viewAt(here()), begun, true);
    expect(sitting?.here).toMatchObject({ place: 'A1', round: 2, ns: 'c4', ew: 'c2', plan: 5 });
    expect(sitting?.lines.map(({ line, state }) => [line, state])).toEqual([
      ['A1/2/3', 'agreed'],
      ['A1/2/4', 'due'],
    ]);
    expect(sitting?.here.next).toMatchObject({ round: 3, moves: { EW: { place: 'A2', side: 'EW' } } });
  });

  test('of a player goes on to their next table when they have entered all', () => {
    const all = waits(report('EW', '4S N 10', 'A1/1/1'), report('EW', '4S N 10', 'A1/1/2'));
    expect(sittingHere(viewAt(here('EW'), 'c1'), all, false)?.here.round).toBe(1);
    expect(sittingHere(viewAt(here('EW'), 'c1'), all, true)?.here).toMatchObject({
      place: 'A2',
      round: 2,
      side: 'EW',
    });
  });
});

describe('in a game with a scale of its own', () => {
  test.each<[Draft, BoardScaleId, string]>([
    [EMPTY, 'awol', 'opened'],
    [{ ...EMPTY, fact: 'first' }, 'awol', 'contract'],
    [{ ...EMPTY, isPassedOut: true }, 'awol', 'done'],
    [EMPTY, 'minibridge', 'contract'],
    [{ ...EMPTY, level: 1, strain: 'H', declarer: 'S', tricks: 9 }, 'minibridge', 'done'],
    [{ ...EMPTY, level: 4, strain: 'H', declarer: 'S', tricks: 9 }, 'auction', 'honours'],
    [{ ...EMPTY, level: 4, strain: 'H', declarer: 'S', tricks: 9, fact: '-' }, 'plafond', 'done'],
    [{ ...EMPTY, level: 4, strain: 'H', declarer: 'S', tricks: 9 }, 'cutthroat', 'done'],
  ])('%j of %s asks for %s', (draft, scale, step) => {
    expect(stepOf(draft, false, scale)).toBe(step);
  });

  test('the report names what the scale counts, and the server adds the score', () => {
    const draft: Draft = { ...EMPTY, level: 4, strain: 'S', declarer: 'S', tricks: 10 };
    expect(reportOf({ ...draft, fact: 'never' }, 'awol')).toBe('4S S 10 opened=never');
    expect(reportOf({ ...draft, fact: 'NS:40', suit: 'H', rank: 'K' }, 'auction')).toBe(
      '4S S 10 honours=NS:40 lead=HK',
    );
    expect(reportOf(draft, 'minibridge')).toBe('4S S 10');
  });

  test.each<[string, BoardScaleId, string]>([
    ['never 4S S HK =', 'awol', '4S S 10 lead=HK opened=never'],
    ['4s s = First', 'awol', '4S S 10 opened=first'],
    ['pass', 'awol', 'PASS'],
    ['H game S 9', 'minibridge', '4H S 9'],
    ['part nt w +1', 'minibridge', '1NT W 8'],
    ['1C N 9', 'minibridge', '1C N 9'],
    ['4S N HK = ns:40', 'auction', '4S N 10 lead=HK honours=NS:40'],
    ['4S N +1', 'plafond', '4S N 11'],
  ])('%s typed in %s is %s', (typed, scale, report) => {
    expect(parseTyped(typed, 7, { scale })).toEqual({ report });
  });

  test.each<[string, BoardScaleId]>([
    ['4S S =', 'awol'],
    ['never 4S N =', 'awol'],
    ['2H S 9', 'minibridge'],
    ['4S N = NS:41', 'auction'],
  ])('%s typed in %s gets its sentence', (typed, scale) => {
    expect(parseTyped(typed, 7, { scale })).toHaveProperty('why');
  });

  test('a result that waits on the device has the score that it will have', () => {
    const waiting: Waiting = {
      ...{ id: '1', tournament: 't', token: 'k', made: 0 },
      command: { kind: 'reported', line: 'A1/1/4', result: '4S N 10', side: 'both' },
    };
    const line: LineView = { line: 'A1/1/4', board: 4, ns: 'c1', ew: 'c2', state: 'due', seen: 0 };
    expect(withWaiting(line, [waiting], 'minibridge')).toMatchObject({ state: 'agreed', score: 420 });
    expect(withWaiting(line, [waiting])).toMatchObject({ state: 'agreed', score: 620 });
  });

  test.each([
    ['1H S 9 goal=part score=140', 'Part score in hearts by South, 2 tricks over. North–South 140.'],
    [
      'points=420/0/0 4S S 10 opened=never lead=HK',
      '4 spades by South, made. South 420, West 0, East 0. Dummy opened only after the lead. Lead: king of hearts.',
    ],
    ['4S N 10 honours=NS:40 score=201', '4 spades by North, made. North–South 201. Honours: North–South 40.'],
    ['4S N 10 honours=- score=161', '4 spades by North, made. North–South 161.'],
    ['points=0/0/0 PASS', 'Passed out'],
  ])('%s is read as %s', (result, words) => {
    expect(resultInWords(result, 4)).toBe(words);
  });
});
