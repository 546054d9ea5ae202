import { assert } from '@overtrick/rules/assert';
import { parseOptions } from '@overtrick/rules/options';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Event, EventMatch } from '../event/event.ts';
import { findVictoryScale } from '../victoryPoints/list.ts';
import { carryForward } from './carryForward.ts';
import { scoreTeams } from './event.ts';
import { findMatchForm, MATCH_FORMS } from './list.ts';
import { type MatchBoard, matchBoard, type TeamMatch } from './match.ts';
import { scoreMatch, standingsOf, type TeamsScoring } from './standings.ts';

const scoringOf = (id: string, given: object = {}, scale?: string): TeamsScoring => {
  const form = findMatchForm(id);
  assert(form, id);
  const options = parseOptions(form.options, { ...given });
  assert(options.ok, 'options');
  const found = scale === undefined ? undefined : findVictoryScale(scale);
  return { form, options: options.value, ...(found && { scale: found }) };
};

/** RULES 4.4: from North-South's side at either table. */
const CARD: readonly MatchBoard[] = [
  matchBoard(1, 420, 450),
  matchBoard(2, 500, 620),
  matchBoard(3, -690, -1440),
  matchBoard(4, 140, -100),
];
const match = (home: string, away: string, boards: readonly MatchBoard[]): TeamMatch => ({
  home,
  away,
  boards,
});

test('the teams card: −1 −3 +13 +6 is +15', () => {
  const { score } = scoreMatch(match('we', 'they', CARD), scoringOf('imps'));
  expect(score).toEqual({ home: 19, away: 4 });
});

test('which over 24 boards is 13–7', () => {
  const rest = Array.from({ length: 20 }, (_, i) => matchBoard(5 + i, 110, 110));
  const { points } = scoreMatch(match('we', 'they', [...CARD, ...rest]), scoringOf('imps', {}, 'seed24'));
  expect(points).toEqual({ home: 13, away: 7 });
});

test('a removed board is 3 IMPs to the side that is not at fault, once; both at fault lose', () => {
  const boards: MatchBoard[] = [
    matchBoard(1, 420, 170),
    { board: 2, home: 3, away: -3 },
    { board: 3, home: -3, away: -3 },
  ];
  expect(scoreMatch(match('a', 'b', boards), scoringOf('imps')).score).toEqual({ home: 6 + 3 - 3, away: -3 });
  // each team has its own difference: +6 is 14 over three boards, −12 is 4
  const { points } = scoreMatch(match('a', 'b', boards), scoringOf('imps', {}, 'wbf-discrete'));
  expect(points).toEqual({ home: 14, away: 4 });
});

test('board-a-match: two boards won of four', () => {
  expect(scoreMatch(match('a', 'b', CARD), scoringOf('bam')).score).toEqual({ home: 4, away: 4 });
  expect(scoreMatch(match('a', 'b', CARD), scoringOf('bam', { win: 1 })).score).toEqual({ home: 2, away: 2 });
  // a swing of 30 is a draw where 40 are needed
  const scoreWith = (margin: number) => scoreMatch(match('a', 'b', CARD), scoringOf('bam', { margin })).score;
  expect(scoreWith(40)).toEqual({ home: 5, away: 3 });
  // the swing of the first board is 30
  expect(scoreWith(30)).toEqual({ home: 4, away: 4 });
});

test('Patton: board-a-match and a share of the aggregate', () => {
  // the swing is 840 of 4,360; 8 points are shared 5–3
  expect(scoreMatch(match('a', 'b', CARD), scoringOf('patton')).score).toEqual({ home: 4 + 5, away: 4 + 3 });
});

test('aggregate', () => {
  expect(scoreMatch(match('a', 'b', CARD), scoringOf('aggregate')).score).toEqual({ home: 990, away: 150 });
});

test('hybrid: half for the boards, half for the IMPs', () => {
  const { home, away } = scoreMatch(match('a', 'b', CARD), scoringOf('hybrid')).score;
  // +15 of 4 boards are 16.73 of 20
  expect(home).toBeCloseTo(5 + 16.73 / 2, 9);
  expect(home + away).toBe(20);
});

const score = fc.integer({ min: -200, max: 200 }).map((tens) => tens * 10);
const boards = fc
  .array(fc.tuple(score, score), { minLength: 1, maxLength: 12 })
  .map((pairs) => pairs.map(([home, away], i) => matchBoard(i + 1, home, away)));

describe.each(MATCH_FORMS.map(({ id }) => id))('%s', (id) => {
  test('the teams can be exchanged', () => {
    fc.assert(
      fc.property(boards, (these) => {
        const turned = these.map(
          (board): MatchBoard => ('swing' in board ? { ...board, swing: 0 - board.swing } : board),
        );
        const [one, other] = [these, turned].map(
          (list) => scoreMatch(match('a', 'b', list), scoringOf(id)).score,
        );
        expect(one?.home).toBeCloseTo(other?.away ?? Number.NaN, 9);
        expect(one?.away).toBeCloseTo(other?.home ?? Number.NaN, 9);
      }),
    );
  });
});

describe('standings', () => {
  const scoring = scoringOf('imps', {}, 'wbf');
  const won = (home: string, away: string, swing: number) =>
    scoreMatch(match(home, away, [matchBoard(1, swing, 0), matchBoard(2, 0, 0)]), scoring);

  test('by victory points', () => {
    const matches = [won('a', 'b', 420), won('b', 'c', 100), won('a', 'c', 50)];
    const rows = standingsOf(['a', 'b', 'c'], matches);
    expect(rows.map(({ team, place, played }) => [team, place, played])).toEqual([
      ['a', 1, 2],
      ['b', 2, 2],
      ['c', 3, 2],
    ]);
    expect(rows.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(60, 9);
  });

  test('a tie goes to the match between the two', () => {
    const matches = [won('a', 'b', 100), won('b', 'c', 100), won('d', 'a', 100), won('c', 'd', 0)];
    // a and b have won one and lost one by the same margin
    const rows = standingsOf(['b', 'a', 'c', 'd'], matches);
    expect(rows.map(({ team, place }) => [team, place])).toEqual([
      ['d', 1],
      ['a', 2],
      ['b', 3],
      ['c', 4],
    ]);
  });

  test('what nothing tells apart shares a place; what is carried over counts', () => {
    const matches = [won('a', 'b', 0)];
    expect(standingsOf(['a', 'b'], matches).map(({ place }) => place)).toEqual([1, 1]);
    expect(standingsOf(['a', 'b'], matches, new Map([['b', 0.5]])).map(({ team }) => team)).toEqual([
      'b',
      'a',
    ]);
  });
});

test('half of a qualifying score is carried forward, to the scale and length of the final', () => {
  // 60 % of a qualifier half as long as the final
  expect(carryForward(600, { count: 24, most: 1000 }, { count: 48, most: 2000 })).toBe(300);
});

test.each([
  [undefined, ['c', 'a', 'd', 'b']],
  [true, ['a', 'b', 'c', 'd']],
])('teams of sections are ranked together unless the event says otherwise: %s', (isBySection, order) => {
  const played = (home: string, away: string, score: number): EventMatch => ({
    ...{ round: 1, home, away, boards: [1] },
    score: { home: score, away: 0 },
  });
  const event: Event = {
    ...{ winners: 1, method: 'imps', travellers: [] },
    contestants: ['a', 'b', 'c', 'd'].map((id, i) => ({ id, number: id, section: i < 2 ? 'A' : 'B' })),
    matches: [played('a', 'b', 5), played('c', 'd', 30)],
    ...(isBySection && { isBySection }),
  };
  const scored = scoreTeams(event);
  assert(scored.ok, 'a method');
  expect(scored.value.ranking.map(({ contestant }) => contestant.id)).toEqual(order);
});
