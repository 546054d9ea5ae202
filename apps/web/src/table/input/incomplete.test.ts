import { makeAction, playAction } from '@overtrick/rules/action';
import { parseCard } from '@overtrick/rules/cards/card';
import { expect, test } from 'vitest';
import { cardMeant, type IncompleteCard } from './incomplete.ts';

const cards = (text: string) => text.split(' ').map((one) => playAction(parseCard(one) ?? -1));

test.each<[string, IncompleteCard, string | undefined]>([
  ['SA S4 SJ', { suit: 'S', end: 'low' }, 'S4'],
  ['SA S4 SJ', { suit: 'S', end: 'high' }, 'SA'],
  ['SA S4 SJ', { end: 'low' }, 'S4'],
  ['SA S4 SJ', { end: 'high' }, 'SA'],
  ['SA S4 H2', { suit: 'S', end: 'any' }, 'S4'],
  ['SA S4 H2', { end: 'any' }, 'H2'],
  ['SA S4 H2', { end: 'low' }, undefined],
  ['SA S4 H2', { suit: 'D', end: 'low' }, undefined],
])('Law 46B: of %s, %j is %s', (legal, meant, card) => {
  const found = cardMeant(cards(legal), meant);
  expect(found && makeAction(found)).toBe(card);
});
