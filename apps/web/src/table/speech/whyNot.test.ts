import { defined } from '@overtrick/rules/assert';
import { cardOf, suitOf } from '@overtrick/rules/cards/card';
import { setOf } from '@overtrick/rules/cards/cardSet';
import type { Seat } from '@overtrick/rules/cards/seat';
import { expect, test } from 'vitest';
import { panelOf } from '../../games/panels/list.ts';
import { text } from '../../text/text.ts';
import { whyNot } from './whyNot.ts';

const HEART = cardOf('H', '5');
const SPADE = cardOf('S', 'A');
const hands = { N: {}, E: {}, S: { cards: setOf([HEART, SPADE]) }, W: {} };
const led = (card: number) => [{ seat: 'E' as const, card }];
const nameOf = (seat: Seat): string => (seat === 'N' ? 'Dummy' : seat);

test('says that the suit led must be followed', () => {
  const view = { game: 'minibridge', turn: 'S' as const, trick: led(cardOf('H', 'K')), hands };
  expect(whyNot(view, 'S', SPADE, nameOf)).toBe(text.table.follow('H'));
  expect(text.table.follow('H')).toContain('hearts');
});

test('says whose turn it is', () => {
  const view = { game: 'minibridge', turn: 'N' as const, trick: led(HEART), hands };
  expect(whyNot(view, 'S', SPADE, nameOf)).toBe('Not that hand: it is Dummy’s turn.');
});

test('says no more than that where another rule forbids it, or the joker is no card of its suit', () => {
  const lead = { game: 'spades', turn: 'S' as const, trick: [], hands };
  expect(whyNot(lead, 'S', SPADE, nameOf)).toBe(text.table.notNow);
  const joker = defined(panelOf({ game: 'solo-500' }).joker, 'there is a joker');
  const same = cardOf(suitOf(joker), 'A');
  const view = { game: 'solo-500', turn: 'S' as const, trick: led(joker) };
  const held = { ...hands, S: { cards: setOf([same, HEART]) } };
  expect(whyNot({ ...view, hands: held }, 'S', HEART, nameOf)).toBe(text.table.notNow);
  expect(whyNot({ ...view, game: 'bridge', hands: held }, 'S', HEART, nameOf)).toBe(
    text.table.follow(suitOf(joker)),
  );
});
