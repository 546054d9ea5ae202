import { expect, test } from 'vitest';
import { ratingInField } from './field.ts';
import { ratingAfter, UNRATED } from './glicko.ts';

test('a board is a comparison with an average player, rated more surely the more results there are', () => {
  const one = ratingInField(UNRATED, [{ share: 1, others: 1 }]);
  const many = ratingInField(UNRATED, [{ share: 1, others: 100 }]);
  expect(one.rating).toBeGreaterThan(UNRATED.rating);
  expect(many.rating).toBeGreaterThan(one.rating);
  expect(many.deviation).toBeLessThan(one.deviation);
  expect(ratingInField(UNRATED, [{ share: 0, others: 100 }]).rating).toBeLessThan(UNRATED.rating);
  expect(ratingInField(UNRATED, [{ share: 0.5, others: 100 }]).rating).toBeCloseTo(UNRATED.rating, 6);
  // with one other result the field is as unsure as a new player
  expect(one).toEqual(ratingAfter(UNRATED, [{ against: UNRATED, share: 1 }]));
});

test('a board that nobody else has played says nothing', () => {
  const alone = { share: 1, others: 0 };
  const board = { share: 1, others: 5 };
  expect(ratingInField(UNRATED, [alone, board])).toEqual(ratingInField(UNRATED, [board]));
  expect(ratingInField(UNRATED, [alone]).rating).toBe(ratingInField(UNRATED, []).rating);
});
