import type { TournamentView } from '@overtrick/evening/view';
import type { ChallengeBoard, ChallengeOverview } from '@overtrick/protocol/challenge';
import { expect, test } from 'vitest';
import { type Period, periodOf, periodOfEvening, ratingsOf } from './ratings.ts';

/** Builds a board with the points of everybody who has finished it; the visitor is the first. */
const board = (number: number, points: readonly number[], partner?: string): ChallengeBoard => ({
  board: number,
  party: 'NS',
  seat: 'S',
  results: points.map((each, entrant) => ({
    entrant,
    tricks: 9,
    points: { NS: Math.max(0, each), EW: Math.max(0, -each) },
    record: '',
    ...(entrant === 0 && partner !== undefined && { partner }),
  })),
});

const told = (finished: readonly ChallengeBoard[], more: Partial<ChallengeOverview> = {}): Period =>
  periodOf({
    challenge: 'abcdefghijkl',
    game: 'bridge',
    options: {},
    boards: 4,
    method: 'cross-imp',
    entrants: [],
    you: 0,
    finished,
    ...more,
  });

test('whoever beats the others is above the average, whoever does not below; both by as much', () => {
  const [best] = ratingsOf([told([board(1, [620, 140, 140]), board(2, [90, -50, -50])])]);
  const [worst] = ratingsOf([told([board(1, [140, 620, 620]), board(2, [-50, 90, 90])])]);
  expect(best).toMatchObject({ game: 'bridge', isBidding: false, boards: 2 });
  expect(best?.rating).toBeGreaterThan(1500);
  expect((best?.rating ?? 0) + (worst?.rating ?? 0)).toBeCloseTo(3000);
  expect(best?.deviation).toBeLessThan(350);
});

test('boards that nobody else has finished, and challenges in which one does not play, count nothing', () => {
  expect(ratingsOf([told([board(1, [620])])])).toEqual([]);
  expect(ratingsOf([told([board(1, [620, 140])], { you: 7 })])).toEqual([]);
});

test('games, auctions alone and partnerships are rated apart, those over the most boards first', () => {
  const rated = ratingsOf([
    told([board(1, [620, 140])]),
    told([board(1, [620, 140], 'Bo'), board(2, [90, 140], 'Bo')], { bidding: 'quiet' }),
    told([board(1, [620, 140], 'Cy')], { bidding: 'quiet' }),
    told([board(1, [620, 140]), board(2, [90, 140]), board(3, [90, 140])], { game: 'minibridge' }),
  ]);
  expect(rated.map(({ game, isBidding, partner, boards }) => [game, isBidding, partner, boards])).toEqual([
    ['minibridge', false, undefined, 3],
    ['bridge', true, 'Bo', 2],
    ['bridge', false, undefined, 1],
    ['bridge', true, 'Cy', 1],
  ]);
});

test('a later challenge goes on from the one before', () => {
  const one = told([board(1, [620, 140])]);
  const [once] = ratingsOf([one]);
  const [twice] = ratingsOf([one, one]);
  expect(twice?.rating).toBeGreaterThan(once?.rating ?? 0);
  expect(twice?.deviation).toBeLessThan(once?.deviation ?? 0);
});

test('an evening of the club counts as a challenge does, with the partner of the evening', () => {
  const head = {
    form: 'pairs',
    game: 'bridge',
    state: 'published',
    contestant: 'c1',
    player: 1,
    contestants: [{ id: 'c1', names: ['Ann', 'Bo'] }],
  };
  const lines = [
    { line: 'A1/1/1', ns: 'c1', ew: 'c2', score: 620 },
    { line: 'A2/1/1', ns: 'c3', ew: 'c4', score: 140 },
  ];
  const view = { head, boards: { 1: { board: 1, lines } } } as unknown as TournamentView;
  const evening = ratingsOf([periodOfEvening(view)]);
  expect(evening).toEqual(ratingsOf([told([board(1, [620, 140], 'Bo')])]));
  expect(evening).toMatchObject([{ game: 'bridge', partner: 'Bo', boards: 1 }]);
  // the later period continues from the earlier, whatever their kind
  expect(ratingsOf([told([board(1, [620, 140], 'Bo')]), periodOfEvening(view)])).toMatchObject([
    { boards: 2 },
  ]);
});
