import type { Event } from '@overtrick/duplicate/event/event';
import { scoreEvent, scoringOf } from '@overtrick/duplicate/event/scored';
import type { Outcome } from '@overtrick/duplicate/traveller/outcome';
import type { Entry } from '@overtrick/duplicate/traveller/traveller';
import { describe, expect, test } from 'vitest';
import { isNumberingTold, lostOfEvent, resultText } from './publication.ts';

const AWARD = { percent: 60, lifts: true } as const;
const played: Outcome = { kind: 'played', score: 420 };
const event = (more: Partial<Event> = {}, entry: Partial<Entry> = {}): Event => ({
  winners: 1,
  contestants: ['1', '2', '3', '4'].map((id) => ({ id, number: id })),
  travellers: [{ board: 1, entries: [{ ns: '1', ew: '2', outcome: played, ...entry }] }],
  ...more,
});
const lost = (
  of: Event,
  known: { methods?: readonly string[]; options?: boolean; isAwardTold?: () => boolean } = {},
) => {
  const scoring = scoringOf(of);
  if (!scoring.ok) throw new Error(scoring.why);
  return lostOfEvent('X', scoreEvent(of, scoring.value), {
    ...{ methods: ['mp'], options: false, isAwardTold: () => true },
    ...known,
  });
};
const parts = [{ score: 420, weight: 1 }];
const judgement = { kind: 'scores', parts } as const;

describe('of an event a format loses', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['nothing of a plain one', lost(event()), []],
    ['a method', lost(event({ method: 'butler' })), ['X has no word for the method Butler']],
    ['options', lost(event(), { options: true }), ['X has no place for all options of the method']],
    [
      'a weighted score',
      lost(event({}, { outcome: { kind: 'weighted', parts } })),
      ['X has points for a weighted or split score, but no scores'],
    ],
    [
      'a split score',
      lost(event({}, { outcome: { kind: 'split', ns: judgement, ew: judgement } })),
      ['X has points for a weighted or split score, but no scores'],
    ],
    [
      'an award',
      lost(event({}, { outcome: { kind: 'artificial', ns: AWARD, ew: AWARD } }), {
        isAwardTold: () => false,
      }),
      ['X has no word for every percentage that a director may award'],
    ],
    [
      'no award that it has a word for',
      lost(event({}, { outcome: { kind: 'artificial', ns: AWARD, ew: AWARD } })),
      [],
    ],
    ['no awards where there are none', lost(event(), { isAwardTold: () => false }), []],
    [
      'results to come',
      lost(event({ expected: 2 })),
      ['X has no word for the results that are still to come'],
    ],
    ['no results to come, where all are there', lost(event({ expected: 1 })), []],
    [
      'forms of a board',
      lost(event({}, { form: 'B' })),
      ['X has no word for a board that was played in more than one form'],
    ],
    [
      'sections',
      lost(event({ travellers: [{ board: 1, section: 'A', entries: [] }] })),
      ['X has no word for sections that are compared each on their own'],
    ],
    [
      'partners',
      lost(event({ partners: [{ id: '1+2', contestants: ['1', '2'] }] })),
      ['X has no word for players who change partners: two who are partners are a pair'],
    ],
    [
      'penalties',
      lost(event({ adjustments: [{ contestant: '1', amount: -1, unit: 'points' }] })),
      ['X has no penalties: they are in the totals'],
    ],
    [
      'what is carried over',
      lost(
        event({
          contestants: [
            { id: '1', number: '1', carried: { points: 5 } },
            { id: '2', number: '2' },
          ],
        }),
      ),
      ['X has no carry-over: it is in the totals'],
    ],
  ])('%s', (_, found, wanted) => {
    expect(found).toEqual(wanted);
  });
});

test.each<[Outcome, string]>([
  [{ kind: 'notPlayed' }, 'NP'],
  [{ kind: 'artificial', ns: AWARD, ew: { percent: 40, lifts: true } }, 'A6040'],
  [{ kind: 'points', points: [420, 0, -50] }, '420 / 0 / -50'],
  [{ kind: 'played', score: 0, contract: 'PASS' }, 'PASS'],
])('the result %j is written %s', (outcome, text) => {
  expect(resultText(outcome)).toBe(text);
});

test('who sat where tells how many winners there are, unless the numbers do not', () => {
  const mitchell: Event = {
    ...event(),
    winners: 2,
    contestants: (['NS', 'EW'] as const).flatMap((direction) =>
      ['1', '2'].map((number) => ({ id: `${number}${direction}`, number, direction })),
    ),
    travellers: [1, 2].map((board) => ({
      board,
      entries: [
        { ns: '1NS', ew: board === 1 ? '1EW' : '2EW', outcome: played },
        { ns: '2NS', ew: board === 1 ? '2EW' : '1EW', outcome: played },
      ],
    })),
  };
  expect(isNumberingTold(mitchell)).toBe(true);
  expect(isNumberingTold({ ...mitchell, winners: 1 })).toBe(false);
});
