import { describe, expect, test } from 'vitest';
import { makeCard, parseCard, type Suit } from '../cards/card.ts';
import { cardsOf, EMPTY, inSuit, setOf } from '../cards/cardSet.ts';
import { type Seat, turn } from '../cards/seat.ts';
import { parseDeal } from '../deals/deal.ts';
import {
  addCard,
  CLOCKWISE,
  cardError,
  isPlayOver,
  legalCards,
  type Play,
  startPlay,
  tricksLeft,
  voidsShown,
} from './play.ts';
import type { Trick } from './trick.ts';

const card = (text: string) => parseCard(text) ?? -1;
const words = (set: Parameters<typeof cardsOf>[0]) => cardsOf(set).map(makeCard).join(' ');

/** Returns the play after these cards, each of them legal. */
function playOf(deal: string, leader: Seat, trump: Suit | undefined, cards: string): Play {
  const hands = parseDeal(deal);
  if (!hands.ok) throw new Error(hands.code);
  return cards
    .split(' ')
    .filter((word) => word !== '')
    .reduce(
      (play, word) => {
        expect(cardError(CLOCKWISE, play, card(word))).toBeUndefined();
        return addCard(CLOCKWISE, play, card(word));
      },
      startPlay(hands.value, leader, trump),
    );
}

const ENDING = 'N:A2.3.. K4.5.. .Q.A.J 5..6.Q';

describe('an ending of three tricks, North on lead', () => {
  test.each<[string, Suit | undefined, string, Seat, string]>([
    ['', undefined, 'H3 S2 SA', 'N', 'the leader plays anything'],
    ['SA', undefined, 'S4 SK', 'E', 'who has the suit follows'],
    ['SA SK', undefined, 'CJ DA HQ', 'S', 'who has not plays anything'],
    ['SA SK HQ', undefined, 'S5', 'W', 'the last hand too'],
    ['SA SK HQ S5', undefined, 'H3 S2', 'N', 'the winner leads'],
    ['S2 S4 CJ S5', undefined, 'CQ D6', 'W', 'the highest of the suit led wins'],
    ['S2 S4 HQ S5', 'H', 'CJ DA', 'S', 'a trump wins'],
  ])('after %j with trumps %s: %s for %s (%s)', (cards, trump, legal, seat) => {
    const play = playOf(ENDING, 'N', trump, cards);
    expect(play.turn).toBe(seat);
    expect(words(legalCards(CLOCKWISE, play))).toBe(legal);
  });

  test.each([
    ['SA', 'HQ', 'ERR_CARD_NOT_HELD'],
    ['SA', 'SA', 'ERR_CARD_NOT_HELD'],
    ['SA', 'H5', 'ERR_REVOKE'],
    ['SA', 'SK', undefined],
    ['SA SK HQ S5 S2 S4 DA D6 H5 CJ CQ H3', 'H3', 'ERR_PLAY_OVER'],
  ])('after %j the card %s: %s', (cards, next, code) => {
    expect(cardError(CLOCKWISE, playOf(ENDING, 'N', undefined, cards), card(next))).toBe(code);
  });

  test('tricks are counted for the hand that won them', () => {
    const play = playOf(ENDING, 'N', 'S', 'SA SK HQ S5 S2 S4 DA D6 H5 CJ CQ H3');
    expect(play.tricks).toHaveLength(3);
    expect(play.taken).toEqual({ N: 1, E: 2, S: 0, W: 0 });
    expect(play.tricks[1]?.map(({ seat, card: played }) => seat + makeCard(played))).toEqual([
      'NS2',
      'ES4',
      'SDA',
      'WD6',
    ]);
    expect([isPlayOver(play), play.turn, play.trick]).toEqual([true, 'E', []]);
    expect(play.hands).toEqual({ N: EMPTY, E: EMPTY, S: EMPTY, W: EMPTY });
  });

  test.each([
    ['', 3],
    ['SA', 3],
    ['SA SK HQ', 3],
    ['SA SK HQ S5', 2],
    ['SA SK HQ S5 S2', 2],
    ['SA SK HQ S5 S2 S4 DA D6 H5 CJ CQ', 1],
    ['SA SK HQ S5 S2 S4 DA D6 H5 CJ CQ H3', 0],
  ])('after %j there are %i tricks left', (cards, left) => {
    const play = playOf(ENDING, 'N', undefined, cards);
    expect(tricksLeft(play)).toBe(left);
    expect(isPlayOver(play)).toBe(left === 0);
  });

  test('a hand that does not follow shows a void', () => {
    const play = playOf(ENDING, 'N', undefined, 'SA SK HQ S5 H3 H5 DA');
    expect(voidsShown([...play.tricks, play.trick])).toEqual({ N: [], E: [], S: ['S', 'H'], W: [] });
    expect(voidsShown([[]])).toEqual({ N: [], E: [], S: [], W: [] });
  });
});

test('at notrump a play has no trump, not an undefined one', () => {
  const hands = { N: EMPTY, E: EMPTY, S: EMPTY, W: EMPTY };
  expect('trump' in startPlay(hands, 'N', undefined)).toBe(false);
  expect(startPlay(hands, 'N', 'S').trump).toBe('S');
});

describe('plays of other games', () => {
  test('go round by their own order with their own size of a trick', () => {
    const rules = { next: (seat: Seat) => turn(seat, 2), size: 2 };
    const hands = { N: setOf([card('SA')]), E: EMPTY, S: setOf([card('S2')]), W: EMPTY };
    const led = addCard(rules, startPlay(hands, 'S', undefined), card('S2'));
    expect(led.turn).toBe('N');
    const over = addCard(rules, led, card('SA'));
    expect([over.turn, over.taken.N, isPlayOver(over)]).toEqual(['N', 1, true]);
  });

  test('are not over while a trick is, whatever the hand to play has left', () => {
    const hands = { N: setOf([card('SA')]), E: EMPTY, S: setOf([card('S2')]), W: setOf([card('S3')]) };
    const play = addCard(CLOCKWISE, startPlay(hands, 'N', undefined), card('SA'));
    expect([play.turn, isPlayOver(play)]).toEqual(['E', false]);
  });

  test('may have another winner of the trick', () => {
    const lowest = {
      ...CLOCKWISE,
      winner: (_: Play, trick: Trick) => trick.toSorted((a, b) => a.card - b.card)[0],
    };
    const play = ['S2', 'S4', 'CJ', 'S5'].reduce(
      (so, word) => addCard(lowest, so, card(word)),
      playOf(ENDING, 'N', undefined, ''),
    );
    expect([play.turn, play.taken.S]).toEqual(['S', 1]);
  });

  test('may leave cards of a hand untouched', () => {
    const rules = { ...CLOCKWISE, playable: (play: Play, seat: Seat) => inSuit(play.hands[seat], 'H') };
    const play = playOf(ENDING, 'N', undefined, '');
    expect(words(legalCards(rules, play))).toBe('H3');
    expect(words(legalCards(rules, addCard(rules, play, card('S2'))))).toBe('H5');
    expect(cardError(rules, play, card('SA'))).toBe('ERR_CARD_COVERED');
    expect(cardError(rules, play, card('H3'))).toBeUndefined();
  });
});
