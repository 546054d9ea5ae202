import { defined } from '@overtrick/rules/assert';
import { type Card, SUITS } from '@overtrick/rules/card';
import { add, type CardSet, cardsOf, FULL, minus, remove, setOf } from '@overtrick/rules/cardSet';
import { below, fraction, type Random } from '@overtrick/rules/random';
import { type BySeat, SEATS, type Seat } from '@overtrick/rules/seat';
import { type Hand, handOf } from '../hand.ts';
import type { Range } from '../range.ts';
import type { Situation } from '../situation.ts';
import { weightOf } from '../weight.ts';

/** Four hands as a bidder imagines them, their own among them. */
export type Hands = BySeat<Hand>;

/**
 * Deals drawn at random, of which those are taken that fit; each of these then goes on by so many exchanges of cards.
 */
const DRAWN = 300;
const EXCHANGES = 30;
/** More where a deal still fits as badly as this. */
const MOST = 150;
const POOR = 0.02;
const HAND = 13;
/** A deal that fits worse is not looked at further. */
const NONE = 1e-9;

/** A deal of the cards that the bidder does not see, to three hands in turn. */
interface Deal {
  readonly cards: readonly Card[];
  readonly hands: readonly Hand[];
  /** The fit of each hand to its calls; the rest is missing where the first fit too badly. */
  readonly fits: readonly number[];
}

/**
 * About as likely layouts as the calls leave, as seen by the player on turn: drawn at random and kept as they fit what
 * each player called and did not call, then changed card by card as chance and the calls allow, so that a few that fit
 * become many.
 */
export function* handsFitting(s: Situation, own: Hand, count: number, random: Random): Generator<Hands> {
  const seats = hiddenSeats(s);
  const fitOf = (hand: Hand, i: number): number => fitFor(s, defined(seats[i], 'three'), hand);
  const unseen = cardsOf(minus(FULL, own.cards));
  const drawn = Array.from({ length: DRAWN }, () => drawDeal(unseen, fitOf, random));
  for (const deal of resampled(drawn, count, random)) {
    let at = deal;
    for (let i = 0; i < EXCHANGES || (i < MOST && fitOfAll(at) < POOR); i++)
      at = exchanged(at, fitOf, random);
    const handAt = (seat: Seat): Hand =>
      seat === s.me ? own : defined(at.hands[seats.indexOf(seat)], 'dealt');
    yield { N: handAt('N'), E: handAt('E'), S: handAt('S'), W: handAt('W') };
  }
}

/** Each point, and each card of a suit, outside what its calls told makes a hand less likely by so much. */
const A_POINT = 0.3;
const A_CARD = 0.25;

/**
 * By the system, and by how far the hand is from what its calls told: where no hand fits, those that nearly do are to
 * be found.
 */
function fitFor(s: Situation, seat: Seat, hand: Hand): number {
  const { high, points, length } = s.know[seat];
  const pointsOut = Math.min(beyond(hand.high, high), beyond(hand.points, points));
  const cardsOut = SUITS.reduce((sum, suit) => sum + beyond(hand.length[suit], length[suit]), 0);
  const near = A_POINT ** pointsOut * A_CARD ** cardsOut;
  return near < NONE ? 0 : near * weightOf(hand, seat, s);
}

const beyond = (value: number, [least, most]: Range): number =>
  value < least ? least - value : value > most ? value - most : 0;

/** The seats whose hands are hidden, first the one that said most: its hand is the hardest to find. */
const hiddenSeats = (s: Situation): readonly Seat[] =>
  SEATS.filter((seat) => seat !== s.me).sort((a, b) => saidBy(s, b) - saidBy(s, a));

const saidBy = ({ made }: Situation, seat: Seat): number =>
  made.filter((one) => one.seat === seat && one.call !== 'P').length;

type FitOf = (hand: Hand, i: number) => number;

function drawDeal(unseen: readonly Card[], fitOf: FitOf, random: Random): Deal {
  const cards = [...unseen];
  const hands: Hand[] = [];
  const fits: number[] = [];
  let all = 1;
  for (let at = 0; at < 2 * HAND; at++) {
    const from = at + below(random, cards.length - at);
    const card = defined(cards[from], 'in range');
    cards[from] = defined(cards[at], 'in range');
    cards[at] = card;
    if (at % HAND !== HAND - 1) continue;
    const hand = handOf(setOf(cards.slice(at + 1 - HAND, at + 1)));
    const fit = fitOf(hand, hands.length);
    hands.push(hand);
    fits.push(fit);
    all *= fit;
    if (all < NONE) return { cards, hands, fits };
  }
  const last = handOf(setOf(cards.slice(2 * HAND)));
  return { cards, hands: [...hands, last], fits: [...fits, fitOf(last, 2)] };
}

const fitOfAll = ({ fits }: Deal): number => (fits.length < 3 ? 0 : fits.reduce((all, fit) => all * fit, 1));

/** One chance for all, so that each is taken as often as it fits; the best one where hardly any does. */
function resampled(deals: readonly Deal[], count: number, random: Random): readonly Deal[] {
  const fits = deals.map(fitOfAll);
  const step = fits.reduce((sum, fit) => sum + fit, 0) / count;
  if (step === 0) return whole(deals).slice(0, count);
  let mark = fraction(random) * step;
  let passed = 0;
  const taken: Deal[] = [];
  for (const [i, deal] of deals.entries()) {
    passed += fits[i] ?? 0;
    for (; mark < passed && taken.length < count; mark += step) taken.push(deal);
  }
  return shuffledBy(taken, random);
}

const whole = (deals: readonly Deal[]): readonly Deal[] => deals.filter(({ fits }) => fits.length === 3);

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
  const fitX = fitOf(x, a);
  const fitY = fitX === 0 ? 0 : fitOf(y, b);
  if (fitX * fitY < before * fraction(random)) return deal;
  return {
    cards,
    hands: deal.hands.map((hand, i) => (i === a ? x : i === b ? y : hand)),
    fits: deal.fits.map((fit, i) => (i === a ? fitX : i === b ? fitY : fit)),
  };
}
