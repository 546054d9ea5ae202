import { makeCard } from '@overtrick/rules/cards/card';
import { setOf } from '@overtrick/rules/cards/cardSet';
import { expect, test } from 'vitest';
import { cardsIn } from './leaks.ts';

const named = (message: unknown) => cardsIn(message).map(makeCard).toSorted();

test('cards are found as sets, numbers and texts, but not in a token', () => {
  const [, two = 0] = cardsIn('C2 D3');
  expect(named({ text: 'I lead the SA, not C4.', deep: [{ card: two }] })).toEqual(['C4', 'D3', 'SA']);
  expect(named({ hand: setOf(cardsIn('HK H9')) })).toEqual(['H9', 'HK']);
  expect(named({ card: two, token: 'C4-x9ZkQ2m_' })).toEqual(['D3']);
  expect(named({ says: 'C4-x9ZkQ2m_' })).toEqual(['C4']);
});
