import type { Occasion } from '@overtrick/movements/advice';
import { expect, test } from 'vitest';
import { chosenOf, FIRST_SUGGESTION, namedFor, suggestionsFor, withoutPlan } from './choice.ts';

const OCCASION: Occasion = { seating: 'pairs', entrants: 16, boards: 24, leastBoardsPerRound: 2 };

test('kinds that do not fit come last, with the numbers that they fit', () => {
  const named = namedFor(OCCASION);
  const refused = named.map(({ advice }) => advice === undefined);
  expect(refused).toEqual(refused.toSorted());
  expect(named.find(({ kind }) => kind.id === 'mitchell')).toMatchObject({ rounds: [], advice: undefined });
  expect(named.find(({ kind }) => kind.id === 'mitchell')?.sizes).toEqual(expect.arrayContaining([14, 17]));
});

test('the first by name is the kind that is suggested first', () => {
  const [first] = suggestionsFor(OCCASION);
  expect(chosenOf(FIRST_SUGGESTION, OCCASION)).toBe(first);
  expect(chosenOf({ by: 'name' }, OCCASION)?.kind).toBe(first?.kind);
});

test('a kind has the rounds that were chosen, or others where it cannot have those', () => {
  const howell = { by: 'name', kind: 'howell' } as const;
  expect(chosenOf(howell, OCCASION)).toMatchObject({ rounds: 15, boardsPerRound: 1 });
  expect(chosenOf({ ...howell, boardsPerRound: 2 }, OCCASION)).toMatchObject({ rounds: 15, boards: 30 });
  expect(chosenOf({ ...howell, rounds: 15 }, { ...OCCASION, entrants: 12 })).toMatchObject({ rounds: 11 });
  expect(withoutPlan({ ...howell, rounds: 15 })).toEqual(howell);
});

test('nobody is there: nothing is suggested', () => {
  expect(chosenOf(FIRST_SUGGESTION, { ...OCCASION, entrants: 0 })).toBeUndefined();
});
