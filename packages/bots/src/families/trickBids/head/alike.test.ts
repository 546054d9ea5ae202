import { defined } from '@overtrick/rules/assert';
import { type Card, parseCard } from '@overtrick/rules/cards/card';
import { setOf } from '@overtrick/rules/cards/cardSet';
import { bySeat, type Seat } from '@overtrick/rules/cards/seat';
import type { Play } from '@overtrick/rules/play/play';
import { describe, expect, test } from 'vitest';
import { handFrom } from '../../../suites/table.ts';
import { kindOf, momentKey } from './alike.ts';
import type { CardChoice } from './policy.ts';

const cardOf = (text: string): Card => defined(parseCard(text), text);
const cardsIn = (text: string): readonly Card[] => text.split(' ').filter(Boolean).map(cardOf);

/** Returns a moment with East to act, whose hand South cannot see; the trick was started by North, West or nobody. */
function moment({ hand = '.JT2.94.', trick = '', gone = '', own = 'K.A.Q.2' }): CardChoice {
  const order: readonly Seat[] = ['W', 'N'];
  const play: Play = {
    hands: bySeat((seat) => handFrom(seat === 'E' ? hand : seat === 'S' ? own : '...')),
    trump: 'S',
    tricks: [],
    trick: cardsIn(trick).map((card, i) => ({ seat: order[i] ?? 'N', card })),
    turn: 'E',
    taken: { N: 2, E: 1, S: 0, W: 0 },
  };
  const goals = bySeat((seat) => ({ isNil: false, team: [seat], tricks: 1, allies: [seat] }));
  return { play, goals, gone: setOf(cardsIn(gone)), legal: [], head: 'S' };
}

const key = (about: Parameters<typeof moment>[0]): string => momentKey(moment(about), ['S']);

describe('moments that a player cannot tell apart, or need not', () => {
  test.each([
    ['cards that the hand to play holds unseen', { hand: '.JT2.94.' }, { hand: '5.43.76.' }],
    ['small cards that are gone', { gone: 'H5 D2' }, { gone: 'H6 C2' }],
    ['cards in the trick that do not win it', { trick: 'HT H2' }, { trick: 'HT H3' }],
  ])('%s are alike', (_, one, other) => expect(key(one)).toBe(key(other)));

  test.each([
    ['an honour that is gone', { gone: 'HK' }, { gone: 'H5' }],
    ['the card that wins the trick', { trick: 'HT H2' }, { trick: 'H9 H2' }],
    ['who wins it', { trick: 'HT H2' }, { trick: 'H2 HT' }],
    ['the suit led where a trump wins', { trick: 'H2 S3' }, { trick: 'D2 S3' }],
    ["one's own cards", {}, { own: 'K.A.Q.3' }],
  ])('%s tells them apart', (_, one, other) => expect(key(one)).not.toBe(key(other)));
});

describe('kinds of cards', () => {
  const kinds = (trick: string, cards: string, isOwn = false) =>
    new Set(cardsIn(cards).map((card) => kindOf(card, moment({ trick }), isOwn))).size;

  test.each([
    ['losing ones of a suit are one kind', 'HT', 'H2 H5 H9', 1],
    ['those of two suits are two', 'HT', 'D2 D5 C9', 2],
    ['each that wins stands for itself', 'H3', 'H4 H5 H2', 3],
    ['each honour does', 'HA', 'HJ HQ HK', 3],
    ['small and middling ones are led apart', '', 'H2 H3 H8 H9', 2],
  ])('%s', (_, trick, cards, count) => expect(kinds(trick, cards)).toBe(count));

  test("one's own are all looked at", () => expect(kinds('HT', 'H2 H5 H9', true)).toBe(3));
});
