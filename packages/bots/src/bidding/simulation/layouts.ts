import { defined } from '@overtrick/rules/assert';
import type { Card } from '@overtrick/rules/cards/card';
import { add, type CardSet, cardsOf, FULL, minus, remove, setOf } from '@overtrick/rules/cards/cardSet';
import { type BySeat, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { below, fraction, type Random } from '@overtrick/rules/random';
import { type Hand, handOf } from '../hand.ts';
import type { Situation } from '../situation.ts';
import { weightOf } from '../weight.ts';

/** Four hands as a bidder imagines them, including their own. */
export type Hands = BySeat<Hand>;

/**
 * The number of hands drawn for the seat with the most calls; the best-fitting ones are kept, and the rest is dealt
 * several times beside each.
 */
const DRAWN = 300;
const KEPT = 60;
const BESIDE = 5;
/** The number of exchanges of cards for each deal that fits. */
const EXCHANGES = 30;
/** The most exchanges, for a deal whose fit stays worse than this. */
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
 * Yields layouts about as likely as the calls imply, from the view of the player to act: drawn at random, first for the
 * seat with the most calls, resampled by their fit to each player's calls and missing calls, then changed card by card
 * as chance and the calls allow, so that a few fitting ones become many.
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
  // the first hands were already taken by their fit
  for (const deal of resampled(drawn, count, random, 1)) {
    let at = deal;
    for (let i = 0; i < EXCHANGES || (i < MOST && fitOfAll(at) < POOR); i++)
      at = exchanged(at, fitOf, random);
    const handAt = (seat: Seat): Hand =>
      seat === s.me ? own : defined(at.hands[seats.indexOf(seat)], 'dealt');
    yield { N: handAt('N'), E: handAt('E'), S: handAt('S'), W: handAt('W') };
  }
}

/** Lists the seats of the hidden hands, the one with the most calls first: its hand is the hardest to find. */
const hiddenSeats = (s: Situation): readonly Seat[] =>
  SEATS.filter((seat) => seat !== s.me).sort((a, b) => saidBy(s, b) - saidBy(s, a));

const saidBy = ({ made }: Situation, seat: Seat): number =>
  made.filter((one) => one.seat === seat && one.call !== 'P').length;

type FitOf = (hand: Hand, i: number) => number;

/** Deals one more hand from the remaining cards. */
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

/** Resamples deals with one random number, each as often as its hands fit, counting from hand `from` on. */
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

/** Exchanges one or two cards of two hands if the fit is no worse, or by chance when it is (Metropolis). */
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
