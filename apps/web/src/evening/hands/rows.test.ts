import { makeCard, parseCards } from '@overtrick/rules/cards/card';
import { size } from '@overtrick/rules/cards/cardSet';
import { parseDealt } from '@overtrick/rules/deals/dealt';
import { expect, test } from 'vitest';
import { type Hands, NO_HANDS, tapped, typedHand } from './hands.ts';
import { checkedIn, dealtTextOf, inOrderIn, rowOf, typedRow } from './rows.ts';

const EAST = 'S4 HQ SA DT H5 S5 CQ C6 S6 HK CJ CT S8';
const WEST = 'D6 ST CK SK D5 HA D4 SQ D2 HT S2 C8 DJ';
const IN_ORDER = ['E', 'W'] as const;

const typed = (hands: Hands, seat: 'E' | 'W', text: string): Hands => {
  const read = typedRow(hands, seat, text);
  if ('fault' in read) throw new Error(JSON.stringify(read.fault));
  return read.hands;
};

test('the games with ordered hands name them', () => {
  expect(inOrderIn('solo')).toEqual(['E', 'W']);
  expect(inOrderIn('bridge')).toEqual([]);
  // nobody may look at a stock before they play
  expect(inOrderIn('draw')).toEqual(['E', 'W']);
  expect([checkedIn('solo'), checkedIn('draw')]).toEqual([['E', 'W'], []]);
});

test('hands are typed in their order, and stored with it', () => {
  const rows = typed(typed(NO_HANDS, 'E', EAST), 'W', WEST.toLowerCase().replaceAll(' ', ', '));
  const whole = typedHand(rows, 'N', '-.63.AKQ987.A9732', IN_ORDER);
  if ('fault' in whole) throw new Error('a hand');
  // the fourth hand has no order of its own, so it is the rest
  expect(size(whole.hands.S)).toBe(13);
  const text = dealtTextOf(whole.hands, parseCards(`${EAST} ${WEST}`), IN_ORDER);
  expect(text?.order?.split(' ').slice(13, 26).join(' ')).toBe(EAST);
  expect(text?.order?.split(' ').slice(39).join(' ')).toBe(WEST);
  expect(text && parseDealt(text).ok).toBe(true);
  expect(dealtTextOf(rows, [], IN_ORDER)).toBeUndefined();
  expect(dealtTextOf(whole.hands, [], [])).toEqual({ deal: text?.deal });
});

test('a hand whose order counts is never filled with the rest', () => {
  const rows = typed(NO_HANDS, 'E', EAST);
  const north = typedHand(rows, 'N', '-.63.AKQ987.A9732', IN_ORDER);
  if ('fault' in north) throw new Error('a hand');
  const south = typedHand(north.hands, 'S', 'J973.J98742.3.K4', IN_ORDER);
  if ('fault' in south) throw new Error('a hand');
  expect(size(south.hands.W)).toBe(0);
});

test('the order of taps is the order of the hand; a card that was put back is out of it', () => {
  const cards = parseCards('S4 HQ SA');
  const hands = cards.reduce((now, card) => tapped(now, 'E', card, IN_ORDER), NO_HANDS);
  expect(rowOf(hands, cards, 'E').map(makeCard)).toEqual(['S4', 'HQ', 'SA']);
  const [, queen = -1] = cards;
  expect(rowOf(tapped(hands, 'E', queen, IN_ORDER), cards, 'E').map(makeCard)).toEqual(['S4', 'SA']);
});

test.each([
  ['S4 HQ', { kind: 'count', count: 2 }],
  ['S4 XX', { kind: 'text', text: 'XX' }],
  ['S4 S4', { kind: 'text', text: 'S4' }],
  ['D6', { kind: 'twice', card: parseCards('D6')[0], holder: 'W' }],
])('%s is no hand', (text, fault) => {
  expect(typedRow(typed(NO_HANDS, 'W', WEST), 'E', text)).toEqual({ fault });
});
