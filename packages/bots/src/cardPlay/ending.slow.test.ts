import { type Card, trumpOf } from '@overtrick/rules/cards/card';
import {
  type CardSet,
  cardsOf,
  EMPTY,
  inSuitOf,
  isEmpty,
  remove,
  setOf,
} from '@overtrick/rules/cards/cardSet';
import { type BySeat, bySeat, SEATS, type Seat, turn } from '@overtrick/rules/cards/seat';
import { type Trick, winningCard } from '@overtrick/rules/play/trick';
import { pick, seededRandom, shuffled } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { dealFrom } from '../suites/table.ts';
import { canTake, type Ending, tricksAfter, tricksLeftIn } from './ending.ts';

const isNorthSouth = (seat: Seat) => seat === 'N' || seat === 'S';
const MANY = 1_000_000;

/** Computes a plain minimax over every card of every hand: slow and short, to check the search. */
function minimax({ hands, trump, turn: seat, trick }: Ending): number {
  const hand = hands[seat];
  if (isEmpty(hand)) return 0;
  const lead = trick[0];
  const follow = lead === undefined ? EMPTY : inSuitOf(hand, lead.card);
  const legal = cardsOf(isEmpty(follow) ? hand : follow);
  const values = legal.map((card) =>
    afterCard({ hands, turn: seat, trick, ...(trump !== undefined && { trump }) }, card),
  );
  return isNorthSouth(seat) ? Math.max(...values) : Math.min(...values);
}

/** Returns the seat that plays after `seat`: the next hand with a card left that is not yet in the trick. */
function nextOf(hands: BySeat<CardSet>, trick: Trick, seat: Seat): Seat | undefined {
  for (const steps of [1, 2, 3]) {
    const next = turn(seat, steps);
    if (!isEmpty(hands[next]) && !trick.some((played) => played.seat === next)) return next;
  }
  return undefined;
}

function afterCard({ hands, trump, turn: seat, trick }: Ending, card: Card): number {
  const left = { ...hands, [seat]: remove(hands[seat], card) };
  const played = [...trick, { seat, card }];
  const next = nextOf(left, played, seat);
  const rest = { hands: left, ...(trump !== undefined && { trump }) };
  if (next !== undefined && isSameLength(hands, trick, next))
    return minimax({ ...rest, turn: next, trick: played });
  const winner = winningCard(played, trump)?.seat ?? seat;
  return (isNorthSouth(winner) ? 1 : 0) + minimax({ ...rest, turn: winner, trick: [] });
}

/** True if the hand still has to play to this trick. */
const isSameLength = (hands: BySeat<CardSet>, trick: Trick, seat: Seat): boolean => {
  const leader = trick[0]?.seat;
  if (leader === undefined) return true;
  return cardsOf(hands[seat]).length > cardsOf(hands[leader]).length;
};

function randomEnding(seed: string, cards: number, seats: readonly Seat[] = SEATS): Ending {
  const random = seededRandom(seed);
  const pack = shuffled(
    random,
    Array.from({ length: 52 }, (_, card) => card),
  );
  const hands = bySeat((seat) => {
    const at = seats.indexOf(seat);
    return at < 0 ? EMPTY : setOf(pack.slice(at * cards, at * cards + cards));
  });
  const trump = trumpOf(pick(random, ['C', 'D', 'H', 'S', 'N'] as const));
  return { hands, turn: pick(random, seats), trick: [], ...(trump !== undefined && { trump }) };
}

/** Returns the ending with some cards of a trick already played. */
function begun(ending: Ending, seed: string, cards: number): Ending {
  const random = seededRandom(seed);
  let { hands, turn: seat } = ending;
  const trick: { seat: Seat; card: Card }[] = [];
  for (let i = 0; i < cards; i++) {
    const lead = trick[0];
    const follow = lead === undefined ? EMPTY : inSuitOf(hands[seat], lead.card);
    const card = pick(random, cardsOf(isEmpty(follow) ? hands[seat] : follow));
    hands = { ...hands, [seat]: remove(hands[seat], card) };
    trick.push({ seat, card });
    seat = nextOf(hands, trick, seat) ?? seat;
  }
  return { ...ending, hands, turn: seat, trick };
}

describe('the search agrees with plain minimax', () => {
  test.each([1, 2, 3, 4])('on endings of %i cards, also in mid-trick', (cards) => {
    for (let i = 0; i < (cards === 4 ? 60 : 200); i++) {
      const seed = `ending ${cards} ${i}`;
      const ending = begun(randomEnding(seed, cards), seed, i % 4);
      const truth = minimax(ending);
      for (let tricks = 0; tricks <= cards + 1; tricks++)
        expect(canTake(ending, isNorthSouth, tricks, MANY), seed).toBe(tricks <= truth ? 'sure' : 'not');
    }
  });

  test('card by card', () => {
    for (let i = 0; i < 150; i++) {
      const seed = `card by card ${i}`;
      const ending = begun(randomEnding(seed, 3), seed, i % 4);
      for (const [card, tricks] of tricksAfter(ending, isNorthSouth))
        expect(tricks, seed).toBe(afterCard(ending, card));
    }
  });

  test.each([2, 3])('with %i hands', (count) => {
    const seats = (['N', 'E', 'S'] as const).slice(0, count);
    for (let i = 0; i < 100; i++) {
      const ending = randomEnding(`few ${count} ${i}`, 4, seats);
      const truth = minimax(ending);
      expect(canTake(ending, isNorthSouth, truth, MANY)).toBe('sure');
      expect(canTake(ending, isNorthSouth, truth + 1, MANY)).toBe('not');
    }
  });
});

test.each([{ counterClockwise: true } as const, { around: ['N', 'W', 'S', 'E'] } as const])(
  'played the other way round: %j',
  (table) => {
    for (let i = 0; i < 60; i++) {
      const ending = { ...randomEnding(`round ${i}`, 4), turn: 'N' as const };
      const truth = minimax(ending);
      const { E, W } = ending.hands;
      const turned: Ending = { ...ending, ...table, hands: { ...ending.hands, E: W, W: E } };
      expect(canTake(turned, isNorthSouth, truth, MANY)).toBe('sure');
      expect(canTake(turned, isNorthSouth, truth + 1, MANY)).toBe('not');
    }
  },
);

describe('known endings', () => {
  /** The winkle of `N:A2.3.. …`: three cards, North on lead. */
  const hands = dealFrom('N:A2.3.. K4.5.. .Q.A.J 5..6.Q'.replace('.Q.A.J', 'Q..A.J'));

  test('tricks left count the one in progress', () => {
    expect(tricksLeftIn({ hands, turn: 'N', trick: [] })).toBe(3);
    expect(
      tricksLeftIn({
        hands: { ...hands, N: remove(hands.N, 39) },
        turn: 'E',
        trick: [{ seat: 'N', card: 39 }],
      }),
    ).toBe(3);
  });

  test('seven cards a hand are judged within the limit', () => {
    for (let i = 0; i < 40; i++)
      expect(canTake(randomEnding(`seven ${i}`, 7), isNorthSouth, 4, 400_000)).not.toBe('unknown');
  });

  test('thirteen top tricks need no search', () => {
    const all = dealFrom('N:AKQ.AKQ.AKQ.AKQJ JT98.JT9.JT9.T98 765.8765.876.765 432.432.5432.432');
    expect(canTake({ hands: all, turn: 'N', trick: [] }, isNorthSouth, 13, 10)).toBe('sure');
  });

  test('a hard question ends at the limit', () => {
    expect(canTake(randomEnding('hard', 12), isNorthSouth, 6, 50)).toBe('unknown');
  });
});
