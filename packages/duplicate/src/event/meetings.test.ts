import { assert } from '@overtrick/rules/assert';
import { describe, expect, test } from 'vitest';
import { readPlayed } from '../traveller/played.ts';
import { PERCENT_SCALES } from '../victoryPoints/percent.ts';
import { victoryPoints } from '../victoryPoints/scale.ts';
import type { Event } from './event.ts';
import { scoreMeetings } from './meetings.ts';
import { rankingOf } from './ranking.ts';
import { scoreEvent, scoringOf } from './scored.ts';
import { totalsOf } from './totals.ts';

const scaleOf = (id: string) => {
  const scale = PERCENT_SCALES.find((one) => one.id === id);
  assert(scale !== undefined, id);
  return scale;
};

describe('victory points for a percentage', () => {
  // EBU White Book, Swiss pairs: a percentage that equals a limit stays nearer the average
  test.each([
    [56.23, 8, 14, 6],
    [56.24, 8, 15, 5],
    [50, 8, 10, 10],
    [43.77, 8, 6, 14],
    [43.76, 8, 5, 15],
    [75.95, 4, 19, 1],
    [75.96, 4, 20, 0],
    [57.53, 55, 19, 1],
    [52.39, 5, 11, 9],
  ])('by the EBU %d %% over %d boards are %d–%d', (percent, boards, own, other) => {
    expect(victoryPoints(scaleOf('ebu'), percent - 50, boards)).toEqual([own, other]);
  });

  test('on the WBF’s curve they rise with the percentage, and reach 20 where the EBU’s tables do', () => {
    for (const boards of [2, 4, 8, 12, 16, 24, 32]) {
      const points = Array.from({ length: 51 }, (_, above) => scaleOf('wbf').winner(above, boards));
      expect(points[0]).toBe(10);
      expect(points).toEqual(points.toSorted((a, b) => a - b));
      expect(points.every((one) => one <= 20)).toBe(true);
    }
    for (const [boards, most] of [
      [4, 75.95],
      [8, 68.35],
      [12, 65.3],
      [16, 62.78],
      [24, 60.71],
    ] as const) {
      expect(scaleOf('wbf').winner(most - 50, boards)).toBeGreaterThan(18.5);
      expect(scaleOf('wbf').winner(most - 46, boards)).toBe(20);
    }
  });
});

/** Builds an event in which three tables play boards 1 and 2. */
const eventWith = (more: Partial<Event>): Event => {
  const results = [
    ['1', '2', '4S N 10', '4S N 10'],
    ['3', '4', '4S N 9', '4S N 10'],
    ['5', '6', '4S N 9', '4S N 9'],
  ] as const;
  return {
    winners: 1,
    contestants: ['1', '2', '3', '4', '5', '6', '7'].map((id) => ({ id, number: id })),
    travellers: [0, 1].map((i) => ({
      board: i + 1,
      entries: results.map(([ns, ew, ...texts]) => {
        const [contract = '', declarer = '', tricks = ''] = (texts[i] ?? '').split(' ');
        const outcome = readPlayed({ contract, declarer, tricks }, i + 1);
        assert(typeof outcome !== 'string', String(outcome));
        return { ns, ew, outcome };
      }),
    })),
    meetings: results.map(([home, away]) => ({ home, away, round: 1, boards: [1, 2] })),
    ...more,
  };
};

function scoredWith(more: Partial<Event>) {
  const event = eventWith(more);
  const scoring = scoringOf(event);
  assert(scoring.ok, scoring.ok ? '' : (scoring.why ?? ''));
  return scoreEvent(event, scoring.value);
}

describe('a round of Swiss pairs', () => {
  test('by matchpoints: 4 and 3 of 4, 1 and 3, 1 and 0 are 87.5, 50 and 12.5 %', () => {
    const scored = scoredWith({ options: { scale: 'ebu' } });
    const meetings = scoreMeetings(scored);
    expect(meetings.map(({ score }) => [score.home, score.away])).toEqual([
      [87.5, 12.5],
      [50, 50],
      [12.5, 87.5],
    ]);
    expect(meetings.map(({ points }) => [points.home, points.away])).toEqual([
      [20, 0],
      [10, 10],
      [0, 20],
    ]);
  });

  test('all are ranked, whoever has a bye too; a penalty is in victory points', () => {
    const scored = scoredWith({
      options: { scale: 'ebu' },
      adjustments: [
        { contestant: '7', amount: 12, unit: 'points' },
        { contestant: '1', amount: -1, unit: 'points' },
        { contestant: '2', amount: 1, unit: 'tops' },
      ],
    });
    const ranking = rankingOf(scored.event, totalsOf(scored));
    expect(ranking.map(({ contestant, points, place }) => [contestant.id, points, place])).toEqual([
      ['6', 20, 1],
      ['1', 19, 2],
      ['7', 12, 3],
      ['3', 10, 4],
      ['4', 10, 4],
      ['2', 0, 6],
      ['5', 0, 6],
    ]);
  });

  test('by cross-IMPs: the sum of the boards counts to the nearest IMP', () => {
    const scored = scoredWith({ method: 'cross-imp', options: { scale: 'wbf' } });
    // board 1: 420, −50, −50; board 2: 420, 420, −50 not vulnerable and vulnerable: 10 and 12 IMPs
    const [first, second] = scoreMeetings(scored);
    expect(first?.score.home).toBeCloseTo(-(first?.score.away ?? 0), 9);
    expect(first?.points.home).toBeGreaterThan(second?.points.home ?? 0);
    expect((first?.points.home ?? 0) + (first?.points.away ?? 0)).toBeCloseTo(20, 9);
  });

  test('sides may change between the boards of a match', () => {
    const turned = eventWith({ options: { scale: 'ebu' } });
    const [one, two] = turned.travellers;
    assert(one !== undefined && two !== undefined, 'two boards');
    const travellers = [
      one,
      { ...two, entries: two.entries.map((entry) => ({ ...entry, ns: entry.ew, ew: entry.ns })) },
    ];
    const meetings = scoreMeetings(scoredWith({ options: { scale: 'ebu' }, travellers }));
    // of 4 on each board: pair 1 has 4 and 1, pair 3 has 1 and 1, pair 5 has 1 and 4
    expect(meetings.map(({ score }) => score.home)).toEqual([62.5, 25, 62.5]);
  });

  test('an award is measured by the other boards of the match', () => {
    const base = eventWith({ options: { scale: 'ebu' } });
    const travellers = base.travellers.map((traveller, i) =>
      i === 0
        ? traveller
        : {
            ...traveller,
            entries: traveller.entries.map((entry, j) =>
              j === 0
                ? {
                    ...entry,
                    outcome: {
                      kind: 'artificial' as const,
                      ns: { percent: 60, lifts: true },
                      ew: { percent: 40, lifts: true },
                    },
                  }
                : entry,
            ),
          },
    );
    const [first] = scoreMeetings(scoredWith({ options: { scale: 'ebu' }, travellers }));
    // 100 % on board 1 makes the average plus 100 %, 0 % the average minus 0 %
    expect([first?.score.home, first?.score.away]).toEqual([100, 0]);
  });

  test('stated points stand, a match without boards is left out, and without a scale nothing is converted', () => {
    const meetings = [
      { home: '1', away: '2', round: 1, boards: [1, 2], points: { home: 11, away: 9 } },
      { home: '7', away: '3', round: 2, boards: [3, 4] },
    ];
    expect(
      scoreMeetings(scoredWith({ options: { scale: 'ebu' }, meetings })).map(({ points }) => points),
    ).toEqual([{ home: 11, away: 9 }]);
    expect(scoreMeetings(scoredWith({}))).toEqual([]);
  });
});

test.each([
  ['mp', 'wbf-half', 'there is no victory scale wbf-half for Matchpoints; there are wbf, ebu'],
  [
    'cross-imp',
    'ebu',
    'there is no victory scale ebu for Cross-IMPs; there are wbf, wbf-discrete, wbf-half, seed24',
  ],
  ['total-points', 'wbf', 'Total points cannot be converted to victory points: choose matchpoints or IMPs'],
])('%s with %s is refused', (method, scale, why) => {
  expect(scoringOf({ method, options: { scale } })).toMatchObject({ ok: false, code: 'ERR_METHOD', why });
});
