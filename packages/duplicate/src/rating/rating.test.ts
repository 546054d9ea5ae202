import { belowBig, seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { ratingInField } from './field.ts';
import { expectedShare, type Rating, ratingAfter, UNRATED } from './glicko.ts';

const rated = (rating: number, deviation: number): Rating => ({ rating, deviation });

describe('Glickman’s example', () => {
  const own = rated(1500, 200);
  const others = [rated(1400, 30), rated(1550, 100), rated(1700, 300)];

  test('the shares that are to be expected', () => {
    expect(others.map((each) => expectedShare(own, each).toFixed(3))).toEqual(['0.639', '0.432', '0.303']);
  });

  test('the rating after one won and two lost', () => {
    const after = ratingAfter(
      own,
      others.map((against, i) => ({ against, share: i === 0 ? 1 : 0 })),
    );
    expect(after.rating).toBeCloseTo(1464.1, 1);
    expect(after.deviation).toBeCloseTo(151.4, 1);
  });
});

test('without a comparison all stays as it was', () => {
  expect(ratingAfter(UNRATED, [])).toEqual(UNRATED);
  expect(ratingInField(UNRATED, [{ share: 1, others: 0 }])).toEqual(UNRATED);
});

describe('boards against a field', () => {
  test('one board hardly says anything; a larger field says more, never more than one known opponent', () => {
    const best = (others: number) => ratingInField(UNRATED, [{ share: 1, others }]);
    expect(best(1).deviation).toBeGreaterThan(280);
    expect(best(20).deviation).toBeLessThan(best(1).deviation);
    expect(best(20).rating).toBeGreaterThan(best(1).rating);
    const known = ratingAfter(UNRATED, [{ against: rated(1500, 0), share: 1 }]);
    expect(best(1000).deviation).toBeGreaterThan(known.deviation);
  });

  test('an average share leaves the rating, and makes it surer', () => {
    const after = ratingInField(UNRATED, Array(50).fill({ share: 0.5, others: 9 }));
    expect(after.rating).toBe(1500);
    expect(after.deviation).toBeLessThan(60);
  });

  test('it is never surer than its bound', () => {
    expect(ratingInField(UNRATED, Array(5000).fill({ share: 0.5, others: 9 })).deviation).toBe(30);
  });

  test('the range has who is worth so much, at least nineteen times in twenty', () => {
    const random = seededRandom('ratings');
    const truth = rated(1620, 0);
    const chance = () => Number(belowBig(random, 1_000_000n)) / 1e6;
    let within = 0;
    for (let person = 0; person < 200; person++) {
      const boards = Array.from({ length: 40 }, () => {
        const wins = Array.from({ length: 8 }, () => chance() < expectedShare(truth, rated(1500, 0)));
        return { share: wins.filter(Boolean).length / 8, others: 8 };
      });
      const { rating, deviation } = ratingInField(UNRATED, boards);
      if (Math.abs(rating - truth.rating) < 2 * deviation) within++;
    }
    expect(within).toBeGreaterThanOrEqual(190);
  });
});
