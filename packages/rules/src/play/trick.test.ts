import { expect, test } from 'vitest';
import { makeCard, parseCard, type Suit } from '../cards/card.ts';
import { seatsFrom } from '../cards/seat.ts';
import { beats, winningCard } from './trick.ts';

const card = (text: string) => parseCard(text) ?? -1;

// RULES 0.2: the highest trump, else the highest of the suit led
test.each<[string, Suit | undefined, string]>([
  ['S2 S3 S4 S5', undefined, 'S5'],
  ['SA S3 SK SQ', 'H', 'SA'],
  ['S2 HA DA CA', undefined, 'S2'],
  ['S2 HA DA CA', 'H', 'HA'],
  ['SA H2 H3 SK', 'H', 'H3'],
  ['H2 SA SK H3', 'H', 'H3'],
  ['D5 D9 C2 D7', 'C', 'C2'],
  ['C2', undefined, 'C2'],
  ['C2 C9', 'S', 'C9'],
])('%s with trumps %s is won by %s', (cards, trump, winner) => {
  const trick = cards.split(' ').map((text, i) => ({ seat: seatsFrom('W')[i] ?? 'W', card: card(text) }));
  const won = winningCard(trick, trump);
  expect(won && makeCard(won.card)).toBe(winner);
  expect(won?.seat).toBe(trick.find((played) => played.card === card(winner))?.seat);
});

test('no card, no winner', () => {
  expect(winningCard([])).toBeUndefined();
});

test.each<[string, string, Suit | undefined, boolean]>([
  ['SA', 'SK', undefined, true],
  ['SK', 'SA', 'S', false],
  ['SA', 'H2', undefined, false],
  ['SA', 'H2', 'S', true],
  ['H2', 'SA', 'S', false],
  ['D2', 'SA', 'H', false],
])('%s beats %s with trumps %s: %s', (later, first, trump, expected) => {
  expect(beats(card(later), card(first), trump)).toBe(expected);
});
