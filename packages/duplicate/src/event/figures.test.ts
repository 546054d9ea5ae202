/** A club's own figures: factoring, and unequal numbers of boards. */

import { assert } from '@overtrick/rules/assert';
import { expect, test } from 'vitest';
import type { Event } from './event.ts';
import { rankingOf } from './ranking.ts';
import { scoreEvent, scoringOf } from './scored.ts';
import { totalsOf } from './totals.ts';

const played = (ns: string, ew: string, score: number) => ({
  ns,
  ew,
  outcome: { kind: 'played' as const, score },
});

/** Builds an event of three tables on board 1 and two on board 2, where pairs 5 and 6 sit out. */
const event = (more: Partial<Event>): Event => ({
  winners: 1,
  contestants: ['1', '2', '3', '4', '5', '6'].map((id) => ({ id, number: id })),
  travellers: [
    { board: 1, entries: [played('1', '2', 420), played('3', '4', 450), played('5', '6', -50)] },
    { board: 2, entries: [played('1', '2', 100), played('3', '4', -100)] },
  ],
  ...more,
});

function rankedBy(more: Partial<Event>) {
  const own = event(more);
  const scoring = scoringOf(own);
  assert(scoring.ok, scoring.ok ? '' : (scoring.why ?? ''));
  return rankingOf(own, totalsOf(scoreEvent(own, scoring.value)));
}

test('by Neuberg a board of two has the top of three; without factoring its own', () => {
  const percent = (more: Partial<Event>) =>
    Object.fromEntries(rankedBy(more).map(({ contestant, percentage = 0 }) => [contestant.id, percentage]));
  // board 2: (2 + 1) · 3/2 − 1 = 3.5 of 4, and 0.5
  expect(percent({})).toEqual({
    1: (100 * 5.5) / 8,
    3: (100 * 4.5) / 8,
    5: 0,
    2: (100 * 2.5) / 8,
    4: (100 * 3.5) / 8,
    6: 100,
  });
  // 2 of 4 and 2 of 2; 4 of 4 and 0 of 2
  expect(percent({ options: { factoring: 'off' } })).toEqual({
    ...{ 1: (100 * 4) / 6, 3: (100 * 4) / 6, 5: 0 },
    ...{ 2: (100 * 2) / 6, 4: (100 * 2) / 6, 6: 100 },
  });
});

test('total points: with unequal boards by points a board, or by the sum if the club wants it', () => {
  const order = (more: Partial<Event>) =>
    rankedBy({ method: 'total-points', ...more }).map(({ contestant }) => contestant.id);
  // sums 520, 350, −50, and the other way; a board 260, 175, −50
  expect(order({ options: { unequal: 'sum' } })).toEqual(['1', '3', '6', '5', '4', '2']);
  expect(order({})).toEqual(['1', '3', '6', '5', '4', '2']);
  const averages = rankedBy({ method: 'total-points' }).map(({ average }) => average);
  expect(averages).toEqual([260, 175, 50, -50, -175, -260]);
  // with one more board the pair that has three is behind by average, and ahead by sum
  const third = { board: 3, entries: [played('1', '2', 10)] };
  const more = { travellers: [...event({}).travellers, third] };
  expect(rankedBy({ method: 'total-points', ...more })[0]).toMatchObject({
    contestant: { id: '1' },
    points: 530,
  });
  const only = {
    travellers: [
      { board: 1, entries: [played('1', '2', 50)] },
      { board: 2, entries: [played('1', '4', 10)] },
    ],
  };
  expect(order(only)).toEqual(['1', '4', '2']);
  const best = {
    travellers: [
      { board: 1, entries: [played('5', '6', 50)] },
      ...[2, 3].map((board) => ({ board, entries: [played('1', '2', 40)] })),
    ],
  };
  expect(order(best)).toEqual(['5', '1', '2', '6']);
  expect(order({ ...best, options: { unequal: 'sum' } })).toEqual(['1', '5', '6', '2']);
});

test('a value that is not known is refused', () => {
  expect(scoringOf({ options: { factoring: 'maybe' } }).ok).toBe(false);
  expect(scoringOf({ method: 'butler', options: { unequal: 'median' } }).ok).toBe(false);
});

test('points carried over that are no share of a top leave no percentages', () => {
  const contestants = event({}).contestants.map((one) =>
    one.id === '5' ? { ...one, carried: { points: 20, isOfPoints: true as const } } : one,
  );
  const ranked = rankedBy({ contestants });
  expect(ranked[0]).toMatchObject({ contestant: { id: '5' }, points: 20 });
  expect(ranked.every(({ percentage }) => percentage === undefined)).toBe(true);
});

test('a board that is sat out gives nothing, an average, or an average plus', () => {
  const percent = (sitOut: string) => {
    const rows = rankedBy({ options: { sitOut } });
    return [5, 6].map((id) => rows.find(({ contestant }) => contestant.id === String(id))?.percentage);
  };
  expect(percent('none')).toEqual([0, 100]);
  expect(percent('average')).toEqual([25, 75]);
  // an average plus is at least the pair's result on its other boards
  expect(percent('average-plus')).toEqual([30, 100]);
});

test('with a plan only its sit-outs count, not the results that are still to come', () => {
  const contestants = ['1', '2', '3', '4', '5', '6'].map((id) => ({
    ...{ id, number: id, sitOuts: id === '6' ? 1 : 0 },
  }));
  const rows = rankedBy({ contestants, options: { sitOut: 'average' } });
  const of = (id: string) => rows.find(({ contestant }) => contestant.id === id)?.percentage;
  expect([of('5'), of('6')]).toEqual([0, 75]);
});

test('in IMPs an average for a sit-out is a board with 0, and an average plus has 2 a comparison', () => {
  const points = (sitOut: string) => {
    const rows = rankedBy({ method: 'cross-imp', options: { sitOut, unequal: 'sum' } });
    const one = rows.find(({ contestant }) => contestant.id === '6');
    return [one?.points, one?.boards];
  };
  const [without = 0] = points('none');
  expect(points('average')).toEqual([without, 2]);
  expect(points('average-plus')[0]).toBeGreaterThan(without);
});

test('equal totals share a place, or the boards that they played against each other decide', () => {
  const level: Partial<Event> = {
    contestants: ['1', '2', '3', '4'].map((id) => ({ id, number: id })),
    travellers: [
      { board: 1, entries: [played('1', '4', 420), played('2', '3', 50)] },
      { board: 2, entries: [played('4', '2', 420), played('1', '3', 50)] },
    ],
  };
  const places = (options: Event['options'] = {}) =>
    Object.fromEntries(
      rankedBy({ ...level, options }).map(({ contestant, place }) => [contestant.id, place]),
    );
  expect(places()).toEqual({ 3: 1, 1: 2, 4: 2, 2: 4 });
  // pair 1 had the top of its board against pair 4
  expect(places({ ties: 'head-to-head' })).toEqual({ 3: 1, 1: 2, 4: 3, 2: 4 });
});
