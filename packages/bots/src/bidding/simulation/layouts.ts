import { defined } from '@overtrick/rules/assert';
import type { Card } from '@overtrick/rules/card';
import { add, type CardSet, cardsOf, FULL, minus, remove, setOf } from '@overtrick/rules/cardSet';
import { below, fraction, type Random } from '@overtrick/rules/random';
import { type BySeat, SEATS, type Seat } from '@overtrick/rules/seat';
import { type Hand, handOf } from '../hand.ts';
import type { Situation } from '../situation.ts';
import { weightOf } from '../weight.ts';

/** Four hands as a bidder imagines them, their own among them. */
export type Hands = BySeat<Hand>;

/** Hands drawn for the seat that said most; so many are taken as they fit, and the rest dealt so often beside each. */
const DRAWN = 300;
const KEPT = 60;
const BESIDE = 5;
/** Each deal that fits then goes on by so many exchanges of cards. */
const EXCHANGES = 30;
/** More where a deal still fits as badly as this. */
const MOST = 150;
const POOR = 0.02;
const HAND = 13;

/** A deal of the cards that the bidder does not see, to three hands in turn, and how well each fits its calls. */
interface Deal {
  readonly cards: readonly Card[];
  readonly hands: readonly Hand[];
  readonly fits: readonly number[];
}

/**
 * About as likely layouts as the calls leave, as seen by the player on turn: drawn at random, first for the seat that
 * said most, and kept as they fit what each player called and did not call, then changed card by card as chance and the
 * calls allow, so that a few that fit become many.
 */
export function* handsFitting(s: Situation, own: Hand, count: number, random: Random): Generator<Hands> {
  const seats = hiddenSeats(s);
  const fitOf = (hand: Hand, i: number): number => weightOf(hand, defined(seats[i], 'three'), s);
  const unseen = cardsOf(minus(FULL, own.cards));
  const firsts = Array.from({ length: DRAWN }, () =>
    dealt({ cards: unseen, hands: [], fits: [] }, fitOf, random),
  );
  const drawn = resampled(firsts, KEPT, random).flatMap((first) =>
    Array.from({ length: BESIDE }, () => dealt(dealt(first, fitOf, random), fitOf, random)),
  );
  // the first hands were taken as they fit
  for (const deal of resampled(drawn, count, random, 1)) {
    let at = deal;
    for (let i = 0; i < EXCHANGES || (i < MOST && fitOfAll(at) < POOR); i++)
      at = exchanged(at, fitOf, random);
    const handAt = (seat: Seat): Hand =>
      seat === s.me ? own : defined(at.hands[seats.indexOf(seat)], 'dealt');
    yield { N: handAt('N'), E: handAt('E'), S: handAt('S'), W: handAt('W') };
  }
}

/** The seats whose hands are hidden, first the one that said most: its hand is the hardest to find. */
const hiddenSeats = (s: Situation): readonly Seat[] =>
  SEATS.filter((seat) => seat !== s.me).sort((a, b) => saidBy(s, b) - saidBy(s, a));

const saidBy = ({ made }: Situation, seat: Seat): number =>
  made.filter((one) => one.seat === seat && one.call !== 'P').length;

type FitOf = (hand: Hand, i: number) => number;

/** The deal with one more hand, of the cards that are left. */
function dealt(deal: Deal, fitOf: FitOf, random: Random): Deal {
  const cards = [...deal.cards];
  const first = deal.hands.length * HAND;
  for (let at = first; at < first + HAND; at++) {
    const from = at + below(random, cards.length - at);
    const card = defined(cards[from], 'in range');
    cards[from] = defined(cards[at], 'in range');
    cards[at] = card;
  }
  const hand = handOf(setOf(cards.slice(first, first + HAND)));
  return { cards, hands: [...deal.hands, hand], fits: [...deal.fits, fitOf(hand, deal.hands.length)] };
}

const fitOfAll = ({ fits }: Deal, from = 0): number =>
  fits.reduce((all, fit, i) => (i < from ? all : all * fit), 1);

/** One chance for all, so that each is taken as often as its hands fit, `from` that place on. */
function resampled(deals: readonly Deal[], count: number, random: Random, from = 0): readonly Deal[] {
  const fits = deals.map((deal) => fitOfAll(deal, from));
  const step = fits.reduce((sum, fit) => sum + fit, 0) / count;
  let mark = fraction(random) * step;
  let passed = 0;
  const taken: Deal[] = [];
  for (const [i, deal] of deals.entries()) {
    passed += fits[i] ?? 0;
    for (; mark < passed && taken.length < count; mark += step) taken.push(deal);
  }
  return shuffledBy(taken, random);
}

function shuffledBy<T>(items: readonly T[], random: Random): readonly T[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

/** One or two cards of two hands exchanged, when it fits as well, or by chance when it fits worse (Metropolis). */
function exchanged(deal: Deal, fitOf: FitOf, random: Random): Deal {
  const a = below(random, 3);
  const b = (a + 1 + below(random, 2)) % 3;
  const cards = [...deal.cards];
  let [one, other]: readonly CardSet[] = [deal.hands[a], deal.hands[b]].map(
    (hand) => defined(hand, 'dealt').cards,
  );
  for (let times = 1 + below(random, 2); times > 0; times--) {
    const i = a * HAND + below(random, HAND);
    const j = b * HAND + below(random, HAND);
    const [mine, yours] = [defined(cards[i], 'in range'), defined(cards[j], 'in range')];
    cards[i] = yours;
    cards[j] = mine;
    one = add(remove(defined(one, 'dealt'), mine), yours);
    other = add(remove(defined(other, 'dealt'), yours), mine);
  }
  const [x, y] = [handOf(defined(one, 'dealt')), handOf(defined(other, 'dealt'))];
  const before = (deal.fits[a] ?? 0) * (deal.fits[b] ?? 0);
  const [fitX, fitY] = [fitOf(x, a), fitOf(y, b)];
  if (fitX * fitY < before * fraction(random)) return deal;
  return {
    cards,
    hands: deal.hands.map((hand, i) => (i === a ? x : i === b ? y : hand)),
    fits: deal.fits.map((fit, i) => (i === a ? fitX : i === b ? fitY : fit)),
  };
}
