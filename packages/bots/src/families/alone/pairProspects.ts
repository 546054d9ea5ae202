import type { Strain } from '@overtrick/rules/cards/card';
import {
  add,
  type CardSet,
  cardsOf,
  EMPTY,
  equals,
  FULL,
  minus,
  setOf,
} from '@overtrick/rules/cards/cardSet';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import { type Random, shuffled } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import { fitsPair, hasChosen } from '../../sampling/fitsPair.ts';
import { handsOf } from '../../sampling/opponent.ts';
import { worthOf } from '../../valuation/cardWorth.ts';
import { tricksAgainst } from '../../valuation/tricksAgainst.ts';
import type { Prospects } from './prospects.ts';

/** The spread of the tricks around the estimate, when both hands are final and when cards are still to be exchanged. */
const FINAL = 1;
const GUESSED = 1.6;
const UNSETTLED = 2.2;
/** The share of the present strength that lasts while cards are still to be exchanged. */
const LASTING = 0.5;
const HALF = 6.5;
/** The additional tricks of a player who names trumps, because they collect them. */
const NAMED = 0.9;
/** The tricks gained because nobody defends as well as with open cards. */
const HUMAN = 0.4;

/** The number of imagined hands for the other player, and how many of the likeliest are counted. */
const TRIED = 36;
const COUNTED = 12;

/**
 * Estimates the tricks that each of two players without dummies takes as declarer in each strain, in some layouts that
 * fit.
 */
export function prospectsOfPair(game: AnyGame, view: View, other: Seat, random: Random): Prospects {
  const own = (view.seat && view.hands[view.seat].cards) ?? EMPTY;
  const isUnsettled = (view.stock?.left ?? 0) > 0;
  const imagined = hasChosen(view, other)
    ? collectedHands(view, TRIED, random)
    : handsOf(game, view, other, TRIED, random);
  const hands = likelyHands(view, imagined, other);
  const lasting = (tricks: number): number =>
    isUnsettled ? HALF + NAMED + LASTING * (tricks - HALF) : tricks + HUMAN;
  const by = (player: Seat, strain: Strain): readonly number[] =>
    hands.map((hand) =>
      lasting(player === other ? tricksAgainst(hand, own, strain) : tricksAgainst(own, hand, strain)),
    );
  return {
    of: (player) => ({
      C: by(player, 'C'),
      D: by(player, 'D'),
      H: by(player, 'H'),
      S: by(player, 'S'),
      N: by(player, 'N'),
    }),
    spread: isUnsettled ? UNSETTLED : hands.length > 1 ? GUESSED : FINAL,
  };
}

/** Returns the hands that best explain the other player's calls; a single one when all are the same. */
function likelyHands(view: View, hands: readonly CardSet[], other: Seat): readonly CardSet[] {
  const [first] = hands;
  if (first === undefined || hands.every((hand) => equals(hand, first))) return hands.slice(0, 1);
  return hands
    .map((hand) => ({ hand, fit: fitsPair(view, hand, other) }))
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, COUNTED)
    .map(({ hand }) => hand);
}

/** Collects hands from the cards that the viewer has not seen: of every two the better one. */
function collectedHands(view: View, count: number, random: Random): readonly CardSet[] {
  const seen = setOf((view.memory?.order ?? []).filter((card) => card !== null));
  const unseen = cardsOf(minus(FULL, seen));
  return Array.from({ length: count }, () => {
    const mixed = shuffled(random, unseen);
    let hand: CardSet = EMPTY;
    for (let i = 0; i + 1 < mixed.length; i += 2) {
      const [one = 0, two = 0] = mixed.slice(i, i + 2);
      const better = worthOf(one, hand, undefined) >= worthOf(two, hand, undefined) ? one : two;
      hand = add(hand, better);
    }
    return hand;
  });
}
