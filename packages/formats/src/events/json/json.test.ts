import type { Event } from '@overtrick/duplicate/event/event';
import type { Judgement, Outcome } from '@overtrick/duplicate/traveller/outcome';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventIn } from '../testEvent.ts';
import { readJsonEvent } from './read.ts';
import { writeJsonEvent } from './write.ts';

const file = (boards: unknown, more: object = {}) =>
  JSON.stringify({ format: 'overtrick-event', ...more, boards });
const result = (text: unknown) => file([{ board: 1, results: [{ ns: '1', ew: '2', result: text }] }]);

test('the example of the tour, whose contestants are told from who sat where', () => {
  const results = [
    { ns: '1', ew: '2', result: '4S N 10' },
    { ns: '3', ew: '4', result: 'A6040' },
  ];
  const event = eventIn(readJsonEvent(file([{ board: 1, results }], { name: 'Club', method: 'butler' })));
  expect(event).toMatchObject({ name: 'Club', method: 'butler', winners: 2 });
  expect(event.travellers[0]?.entries.map(({ outcome }) => outcome)).toEqual([
    {
      kind: 'played',
      score: 420,
      contract: { level: 4, strain: 'S', doubling: 0, declarer: 'N' },
      tricks: 10,
    },
    { kind: 'artificial', ns: { percent: 60, lifts: true }, ew: { percent: 40, lifts: true } },
  ]);
});

test('forms of a fouled board are told where contestants are not', () => {
  const results = [
    { ns: '1', ew: '2', result: '4S N 10', form: 'turned' },
    { ns: '3', ew: '4', result: '4S N 10' },
  ];
  const event = eventIn(readJsonEvent(file([{ board: 1, results }])));
  expect(event.travellers[0]?.entries.map(({ form }) => form)).toEqual(['turned', undefined]);
});

const score = fc.integer({ min: -700, max: 700 }).map((tens) => tens * 10);
const parts = fc.tuple(score, score).map(([a, b]) => [
  { score: a, weight: 0.25 },
  { score: b, weight: 0.75 },
]);
const award = fc.record({ percent: fc.integer({ min: 0, max: 100 }), lifts: fc.boolean() });
const judgement: fc.Arbitrary<Judgement> = fc.oneof(
  parts.map((these): Judgement => ({ kind: 'scores', parts: these })),
  award.map((this_): Judgement => ({ kind: 'award', award: this_ })),
);
const outcome: fc.Arbitrary<Outcome> = fc.oneof(
  score.map((this_): Outcome => ({ kind: 'played', score: this_ })),
  fc.constant<Outcome>({ kind: 'played', score: 0, contract: 'PASS' }),
  fc.constant<Outcome>({
    kind: 'played',
    score: 500,
    contract: { level: 4, strain: 'H', doubling: 1, declarer: 'W' },
    tricks: 8,
  }),
  parts.map((these): Outcome => ({ kind: 'weighted', parts: these })),
  fc.tuple(judgement, judgement).map(([ns, ew]): Outcome => ({ kind: 'split', ns, ew })),
  fc.tuple(award, award).map(([ns, ew]): Outcome => ({ kind: 'artificial', ns, ew })),
  fc.constant<Outcome>({ kind: 'notPlayed' }),
);
const event: fc.Arbitrary<Event> = fc
  .array(fc.array(outcome, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
  .map((boards) => ({
    name: 'Club "A"',
    date: '2026-11-21',
    method: 'mp',
    options: { smallGroups: 'ebu' },
    winners: 1,
    expected: 4,
    strats: ['A', 'B'],
    contestants: Array.from({ length: 8 }, (_, i) => ({
      id: `${i + 1}`,
      number: `A${i + 1}`,
      section: 'A',
      strat: i % 2 === 0 ? 'A' : 'B',
      players: [{ name: 'Zoë' }, { name: 'Bo', number: '7' }],
      carried: { points: 1.5, top: 20 },
      ...(i === 7 && { isUnranked: true as const }),
    })),
    travellers: boards.map((outcomes, board) => ({
      board: board + 1,
      session: '1',
      ...(board === 0 && { expected: 5 }),
      entries: outcomes.map((one, i) => ({
        ns: `${2 * i + 1}`,
        ew: `${2 * i + 2}`,
        outcome: one,
        ...(one.kind === 'played' && { lead: 50 }),
        place: `boards[${board}].results[${i}]`,
      })),
    })),
    adjustments: [{ contestant: '3', amount: -0.25, unit: 'tops', reason: 'late' }],
  }));

test('what is written is read', () => {
  fc.assert(
    fc.property(event, (made) => {
      expect(readJsonEvent(writeJsonEvent(made))).toEqual({ ok: true, value: made });
    }),
  );
});

describe('what is wrong is said in one sentence with its place', () => {
  test.each([
    ['{"format":\n "overtrick-event"', '2:19', 'this is not JSON'],
    ['{}', '1:1', 'an event must be an object with "format": "overtrick-event"'],
    [file([]), 'boards', 'there is no result in the file'],
    [file('x'), 'boards', 'boards must be a list, not "x"'],
    [file([{ board: 0 }]), 'boards[0].board', 'a board has a number from 1, not 0'],
    [
      file([{ board: 1, results: [{ ns: '1' }] }]),
      'boards[0].results[0].ew',
      'ew is the id of a contestant, not undefined',
    ],
    [
      result('8S N 10'),
      'boards[0].results[0].result',
      'a contract is written like 4S, 4SX or 3NTXX, or PASS, not 8S',
    ],
    [
      result('4S N 10 5'),
      'boards[0].results[0].result',
      'a result is written like "4S N 10", "PASS", "A6040" or "NP", or is a score',
    ],
    [
      result({ weighted: [[420]] }),
      'boards[0].results[0].result',
      'a weighted score must be a list of [score, weight]',
    ],
    [
      result({
        weighted: [
          [420, 0.3],
          [50, 0.3],
        ],
      }),
      'boards[0].results[0]',
      'the weights of a weighted score must add up to 100 %',
    ],
    [
      file([{ board: 1, results: [{ ns: '1', ew: '2', result: 'PASS' }] }], {
        contestants: [{ id: '1' }],
        winners: 1,
      }),
      'boards[0].results[0]',
      'pair 2 is not in the event',
    ],
    [
      file([{ board: 1, results: [{ ns: '1', ew: '2', result: 'PASS' }] }], {
        contestants: [{ id: '1' }],
        winners: 2,
      }),
      'contestants[0].direction',
      'where there are two winners a contestant has a direction',
    ],
    [
      file([{ board: 1, expected: 'x', results: [] }]),
      'boards[0].expected',
      'expected is how many results a board should have, not "x"',
    ],
    [
      file([{ board: 1, results: [{ ns: '1', ew: '2', result: '4S N 10', lead: 'H1' }] }]),
      'boards[0].results[0].lead',
      'a lead is written like HK, not "H1"',
    ],
    [file([], { expected: 0 }), 'expected', 'expected is how many results a board should have, not 0'],
    [
      file([], { adjustments: [{}] }),
      'adjustments[0]',
      'an adjustment has a contestant, an amount and a unit (points, tops, percent), not {}',
    ],
  ])('%s', (text, at, why) => {
    expect(readJsonEvent(text)).toMatchObject({ ok: false, at, why });
  });
});
