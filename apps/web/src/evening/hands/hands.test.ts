import { parseCard } from '@overtrick/rules/cards/card';
import { cardsOf, EMPTY, size } from '@overtrick/rules/cards/cardSet';
import { SEATS } from '@overtrick/rules/cards/seat';
import { parseDeal } from '@overtrick/rules/deals/deal';
import { describe, expect, test } from 'vitest';
import { dealOf, type Hands, holderOf, NO_HANDS, nextOpen, tapped, typedHand } from './hands.ts';

const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
const read = parseDeal(DEAL, true);
if (!read.ok) throw new Error('a deal');
const deal = read.value;
const card = (name: string) => parseCard(name) ?? -1;

const typed = (hands: Hands, seat: 'N' | 'E' | 'S' | 'W', text: string): Hands => {
  const made = typedHand(hands, seat, text);
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  return made.hands;
};

describe('by taps', () => {
  test('39 taps are a deal: the fourth hand is the rest', () => {
    let hands = NO_HANDS;
    for (const seat of ['N', 'E', 'S'] as const)
      for (const one of cardsOf(deal[seat])) hands = tapped(hands, seat, one);
    expect(dealOf(hands)).toBe(DEAL);
  });

  test('a card is in one hand, a hand has thirteen, and a second tap puts a card back', () => {
    const one = tapped(NO_HANDS, 'N', card('SA'));
    expect(holderOf(one, card('SA'))).toBe('N');
    expect(tapped(one, 'E', card('SA'))).toBe(one);
    expect(tapped(one, 'N', card('SA')).N).toEqual(EMPTY);
    const full = typed(NO_HANDS, 'N', 'AQ962.K7.QJ4.983');
    expect(tapped(full, 'N', card('D2'))).toBe(full);
    expect(dealOf(full)).toBeUndefined();
  });

  test('any hand can be the last', () => {
    let hands = NO_HANDS;
    for (const seat of ['W', 'S', 'E'] as const)
      for (const one of cardsOf(deal[seat])) hands = tapped(hands, seat, one);
    expect(dealOf(hands)).toBe(DEAL);
  });

  test('after a whole hand comes the next that is not', () => {
    const north = typed(NO_HANDS, 'N', 'AQ962.K7.QJ4.983');
    expect(nextOpen(north, 'N')).toBe('E');
    expect(nextOpen(north, 'W')).toBe('E');
    expect(nextOpen(deal, 'N')).toBeUndefined();
  });
});

describe('typed', () => {
  test.each(['AQ962.K7.QJ4.983', 'aq962 k7 qj4 983', 'AQ962, K7, QJ4, 983', '9A62Q;7K;4QJ;389'])(
    '%s',
    (text) => {
      expect(typed(NO_HANDS, 'N', text).N).toEqual(deal.N);
    },
  );

  test.each(['AKQJT98765432...', 'AKQJT98765432 - - -', 'AKQJ1098765432.-.-.-'])('%s: voids', (text) => {
    expect(size(typed(NO_HANDS, 'E', text).E)).toBe(13);
  });

  test('three hands are a deal, and four at once', () => {
    const [n = '', e = '', s = ''] = DEAL.slice(2).split(' ');
    expect(dealOf(typed(typed(typed(NO_HANDS, 'N', n), 'E', e), 'S', s))).toBe(DEAL);
    expect(dealOf(typed(NO_HANDS, 'W', DEAL))).toBe(DEAL);
  });

  test('a hand that is typed again takes the place of what was there', () => {
    const wrong = typed(NO_HANDS, 'N', 'AQ962.K7.QJ4.982');
    expect(typed(wrong, 'N', 'AQ962.K7.QJ4.983').N).toEqual(deal.N);
  });

  test.each([
    ['AQ962.K7.QJ4', { kind: 'text', text: '' }],
    ['AQ962.K7.QJ4.98X', { kind: 'text', text: 'X' }],
    ['AA962.K7.QJ4.983', { kind: 'text', text: 'SA' }],
    ['AQ962.K7.QJ4.98', { kind: 'count', count: 12 }],
    ['AKQ962.K7.QJ4.983', { kind: 'count', count: 14 }],
    ['A85.A943.T65.KQ6', { kind: 'twice', card: card('SA'), holder: 'N' }],
  ])('%s names what is wrong', (text, fault) => {
    const hands = typed(NO_HANDS, 'N', 'AQ962.K7.QJ4.983');
    const seat = text.startsWith('A85') ? 'E' : 'N';
    expect(typedHand(hands, seat, text)).toEqual({ fault });
    expect(SEATS.every((one) => size(hands[one]) === (one === 'N' ? 13 : 0))).toBe(true);
  });
});
