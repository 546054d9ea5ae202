import { describe, expect, test } from 'vitest';
import { ladderOf } from './ladder.ts';
import { type Night, SERIES_DEFAULTS, type SeriesRules, seriesOf } from './series.ts';

/**
 * Four evenings, worked out by hand. Each is a ranking of all who were there; percentages on the left.
 *
 *     1: Ann 60.00  Bo 55.00  Cy 45.00  Di 40.00
 *     2: Bo 62.50   Ann 50.00 and Di 50.00   Eve 37.50
 *     3: Cy 70.00   Ann 52.00  Bo 28.00
 *     4: Di 57.50 and Eve 57.50   Bo 45.00  Ann 40.00
 */
const NIGHTS: readonly Night[] = [
  night([
    ['Ann', 60],
    ['Bo', 55],
    ['Cy', 45],
    ['Di', 40],
  ]),
  night([
    ['Bo', 62.5],
    ['Ann', 50],
    ['Di', 50],
    ['Eve', 37.5],
  ]),
  night([
    ['Cy', 70],
    ['Ann', 52],
    ['Bo', 28],
  ]),
  night([
    ['Di', 57.5],
    ['Eve', 57.5],
    ['Bo', 45],
    ['Ann', 40],
  ]),
];

function night(ranking: readonly (readonly [string, number])[]): Night {
  return {
    scores: ranking.map(([who, percent]) => {
      const place = ranking.filter(([, other]) => other > percent).length + 1;
      const tied = ranking.filter(([, other]) => other === percent).length - 1;
      return { who, place, tied, of: ranking.length, percent, points: percent / 5 };
    }),
  };
}

const totals = (rules: Partial<SeriesRules>) =>
  seriesOf(NIGHTS, { ...SERIES_DEFAULTS, ...rules }).map(
    ({ who, place, total }) => `${place ?? '–'} ${who} ${total}`,
  );

describe('a series', () => {
  test.each<[string, Partial<SeriesRules>, readonly string[]]>([
    // Ann 202/4, Bo 190.5/4 = 47.625, Cy 115/2, Di 147.5/3 = 49.166…, Eve 95/2
    ['the mean of all', {}, ['1 Cy 57.5', '2 Ann 50.5', '3 Di 49.17', '4 Bo 47.63', '5 Eve 47.5']],
    ['their sum', { total: 'sum' }, ['1 Ann 202', '2 Bo 190.5', '3 Di 147.5', '4 Cy 115', '5 Eve 95']],
    // Ann 60+52+50, Bo 62.5+55+45, Di 57.5+50+40, Cy 70+45, Eve 57.5+37.5
    [
      'the best three of four',
      { total: 'sum', best: 3 },
      ['1 Bo 162.5', '2 Ann 162', '3 Di 147.5', '4 Cy 115', '5 Eve 95'],
    ],
    // who was there twice alone has no place; of two with as many evenings the better total comes first
    [
      'with three evenings at least',
      { least: 3 },
      ['1 Ann 50.5', '2 Di 49.17', '3 Bo 47.63', '– Cy 57.5', '– Eve 47.5'],
    ],
    // 1: 4 3 2 1 · 2: Bo 4, Ann and Di share 3 and 2, Eve 1 · 3: 3 2 1 · 4: Di and Eve share 4 and 3, Bo 2, Ann 1
    // Ann 4+2.5+2+1, Bo 3+4+1+2, Cy 2+3, Di 1+2.5+3.5, Eve 1+3.5
    [
      'points for those left behind',
      { by: 'places', total: 'sum' },
      ['1 Bo 10', '2 Ann 9.5', '3 Di 7', '4 Cy 5', '5 Eve 4.5'],
    ],
    // 10, 6, 3: Ann 10+4.5+6, Bo 6+10+3+3, Cy 3+10, Di 4.5+8, Eve 8
    [
      'points by a table of places',
      { by: 'places', places: [10, 6, 3], total: 'sum' },
      ['1 Bo 22', '2 Ann 20.5', '3 Cy 13', '4 Di 12.5', '5 Eve 8'],
    ],
    [
      'the points themselves',
      { by: 'points', total: 'sum', best: 1 },
      ['1 Cy 14', '2 Bo 12.5', '3 Ann 12', '4 Di 11.5', '4 Eve 11.5'],
    ],
    // Di and Eve are level with 57.5; Di's next is 50, Eve's 37.5
    [
      'ties by the next best evening',
      { best: 1, ties: 'countback' },
      ['1 Cy 70', '2 Bo 62.5', '3 Ann 60', '4 Di 57.5', '5 Eve 57.5'],
    ],
  ])('%s', (_, rules, rows) => expect(totals(rules)).toEqual(rows));

  test('says which evenings count, and what each was', () => {
    const [bo] = seriesOf(NIGHTS, { ...SERIES_DEFAULTS, best: 2 }).filter(({ who }) => who === 'Bo');
    expect(bo).toMatchObject({ counted: [1, 0], scores: [55, 62.5, 28, 45], played: 4, total: 58.75 });
    const [eve] = seriesOf(NIGHTS, SERIES_DEFAULTS).filter(({ who }) => who === 'Eve');
    expect(eve?.scores).toEqual([undefined, 37.5, undefined, 57.5]);
  });

  test('has nobody without evenings, and who played without such a score has no place', () => {
    expect(seriesOf([], SERIES_DEFAULTS)).toEqual([]);
    const teams = { scores: [{ who: 'Fay', place: 1, tied: 0, of: 2, points: 13.2 }] };
    expect(seriesOf([teams], SERIES_DEFAULTS)).toMatchObject([{ who: 'Fay', isQualified: false, played: 0 }]);
    expect(seriesOf([teams], { ...SERIES_DEFAULTS, by: 'points' })).toMatchObject([
      { place: 1, total: 13.2 },
    ]);
  });

  test('is the same in whatever order an evening names its players', () => {
    const turned = NIGHTS.map(({ scores }) => ({ scores: scores.toReversed() }));
    for (const ties of ['shared', 'countback'] as const) {
      const placed = (nights: readonly Night[]) =>
        new Map(seriesOf(nights, { ...SERIES_DEFAULTS, ties }).map(({ who, place }) => [who, place]));
      expect([...placed(turned)].sort()).toEqual([...placed(NIGHTS)].sort());
    }
  });
});

describe('a ladder', () => {
  // 1: all are new: Ann Bo Cy Di
  // 2: Bo beat Ann and they change; Di comes after Ann: Cy is not there, so Di would meet Ann, who has changed.
  //    Eve is new: Bo Ann Cy Di Eve
  // 3: there are Bo, Ann, Cy: Ann beat Bo, they change; Cy cannot meet Bo, who has changed: Ann Bo Cy Di Eve
  // 4: there are Ann, Bo, Di, Eve: Bo beat Ann; Di's next is Ann, who has changed; Eve did as well as Di:
  //    Bo Ann Cy Di Eve
  test.each([
    [1, ['Ann', 'Bo', 'Cy', 'Di']],
    [2, ['Bo', 'Ann', 'Cy', 'Di', 'Eve']],
    [3, ['Ann', 'Bo', 'Cy', 'Di', 'Eve']],
    [4, ['Bo', 'Ann', 'Cy', 'Di', 'Eve']],
  ])('after evening %i', (n, rungs) => {
    expect(ladderOf(NIGHTS.slice(0, n)).map(({ who }) => who)).toEqual(rungs);
  });

  test('changes rungs over somebody who is not there, who keeps theirs', () => {
    const nights = [
      night([
        ['Ann', 60],
        ['Bo', 50],
        ['Cy', 40],
      ]),
      night([
        ['Cy', 60],
        ['Ann', 40],
      ]),
    ];
    expect(ladderOf(nights)).toEqual([
      { who: 'Cy', rung: 1, before: 3, played: 2 },
      { who: 'Bo', rung: 2, before: 2, played: 1 },
      { who: 'Ann', rung: 3, before: 1, played: 2 },
    ]);
  });

  test('of evenings with percentages goes by them, also across rankings in sections', () => {
    const first = night([
      ['Ann', 60],
      ['Bo', 50],
    ]);
    const inSections: Night = {
      scores: [
        { who: 'Ann', place: 1, tied: 0, of: 2, percent: 52, points: 0 },
        { who: 'Bo', place: 2, tied: 0, of: 2, percent: 58, points: 0 },
      ],
    };
    expect(ladderOf([first, inSections]).map(({ who }) => who)).toEqual(['Bo', 'Ann']);
  });

  test('of evenings without percentages goes by those left behind', () => {
    const teams = (ranking: readonly string[]): Night => ({
      scores: ranking.map((who, i) => ({ who, place: i + 1, tied: 0, of: ranking.length, points: 0 })),
    });
    const after = ladderOf([teams(['Ann', 'Bo', 'Cy']), teams(['Bo', 'Ann', 'Cy'])]);
    expect(after.map(({ who }) => who)).toEqual(['Bo', 'Ann', 'Cy']);
  });
});

test('players with too few evenings come last, those with most evenings first, then those with more', () => {
  const score = (who: string, percent: number) => ({ who, percent, points: 0, place: 1, tied: 0, of: 4 });
  const nights: readonly Night[] = [
    { scores: [score('one', 90), score('two', 40), score('three', 50), score('more', 30)] },
    { scores: [score('two', 40), score('three', 50), score('all', 10)] },
    { scores: [score('all', 10)] },
    { scores: [score('all', 10)] },
  ];
  const rows = seriesOf(nights, { ...SERIES_DEFAULTS, least: 3 });
  expect(rows.map(({ who, place }) => [who, place])).toEqual([
    ['all', 1],
    ['three', undefined],
    ['two', undefined],
    ['one', undefined],
    ['more', undefined],
  ]);
});
