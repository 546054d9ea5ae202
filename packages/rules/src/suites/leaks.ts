import { type Card, makeCard } from '../cards/card.ts';
import {
  add,
  type CardSet,
  cardsOf,
  EMPTY,
  equals,
  FULL,
  has,
  minus,
  remove,
  setOf,
  union,
} from '../cards/cardSet.ts';
import { bySeat, SEATS, type Seat } from '../cards/seat.ts';
import type { DealTerms } from '../deals/board.ts';
import { type Deal, holderOf } from '../deals/deal.ts';
import type { Setup } from '../deals/setup.ts';
import type { AnyGame } from '../game.ts';
import { pick, type Random, seededRandom, shuffled } from '../random.ts';
import { replay } from '../record.ts';
import { type Moment, playout, whereOf } from '../testing/playout.ts';
import { sameData } from './data.ts';
import { type Fault, Faults } from './fault.ts';

export interface LeakOptions {
  /** Options of the game other than the defaults. */
  readonly options?: Moment['options'];
  /** The terms of every deal; random ones if left out. */
  readonly terms?: DealTerms;
  /**
   * Cards that the rules let this seat know besides its own hand and the open cards: dummy's player may see declarer's
   * hand, a player remembers the card put away. The spectator has no seat.
   */
  readonly known?: (moment: Moment, seat: Seat | undefined) => CardSet;
  /**
   * True for cards that the seat cannot tell apart; always true if left out. If points are announced, a seat can tell
   * an ace from a two.
   */
  readonly alike?: Alike;
}

export type Alike = (moment: Moment, seat: Seat | undefined, a: Card, b: Card) => boolean;

/** The number of swaps that are tried at each moment for each viewer. */
const SWAPS = 2;

/**
 * Tests whether a view reveals a card that its seat cannot see: two such cards change places in the deal, the record is
 * replayed, and the view must not change. The open cards come from the spectator's view, because a leaking view would
 * hide its own leak. Returns a list of the views that leak.
 */
export function leakFaults(
  game: AnyGame,
  seeds: readonly string[],
  { options, terms, known = () => EMPTY, alike = () => true }: LeakOptions = {},
): readonly Fault[] {
  const faults = new Faults();
  for (const seed of seeds) {
    const random = seededRandom(`leaks ${seed}`);
    const check = (moment: Moment) => {
      const where = whereOf(seed, moment);
      if (game.toAct(moment.state).length === 0) return;
      checkSpectator({ game, faults, where }, moment);
      for (const viewer of [...SEATS, undefined]) {
        const seen = known(moment, viewer);
        if (equals(seen, FULL)) continue;
        const unseen = unseenBy(game, moment, viewer, seen);
        const isAlike = (a: Card, b: Card) => alike(moment, viewer, a, b);
        checkSwaps({ game, faults, where, viewer }, moment, unseen, isAlike, random);
      }
    };
    faults.guard(
      () => `deal ${seed}`,
      () => {
        for (const moment of playout(game, seed, options, terms)) check(moment);
      },
    );
  }
  return faults.list;
}

interface Check {
  readonly game: AnyGame;
  readonly faults: Faults;
  readonly where: string;
}

/** Checks that a spectator sees nothing that a player does not. */
function checkSpectator({ game, faults, where }: Check, { state }: Moment): void {
  const open = openHands(game, state);
  for (const seat of SEATS) {
    const hands = openHands(game, state, seat);
    for (const hand of SEATS) {
      faults.expect(
        cardsOf(open[hand]).every((card) => has(hands[hand], card)),
        'spectator',
        () => `${where}: a spectator sees of ${hand}'s hand what ${seat} does not`,
      );
    }
  }
}

/** Returns the cards of the hands that a view shows. */
function openHands(game: AnyGame, state: unknown, viewer?: Seat): Deal {
  const { hands } = game.view(state, viewer);
  return bySeat((seat) => hands[seat].cards ?? hands[seat].shown ?? EMPTY);
}

/** Lists the cards that the viewer cannot place: not played, not open to all, not in their own hand. */
function unseenBy(
  game: AnyGame,
  { state }: Moment,
  viewer: Seat | undefined,
  known: CardSet,
): readonly Card[] {
  const { tricks, trick, stock } = game.view(state);
  const top = stock?.top === undefined ? EMPTY : setOf([stock.top]);
  const open = Object.values(openHands(game, state)).reduce(union, union(known, top));
  const own = viewer === undefined ? EMPTY : openHands(game, state, viewer)[viewer];
  const played = setOf([...tricks, trick].flat().map(({ card }) => card));
  return cardsOf(minus(FULL, union(union(open, own), played)));
}

function checkSwaps(
  { game, faults, where, viewer }: Check & { readonly viewer: Seat | undefined },
  { setup, options, steps, state }: Moment,
  unseen: readonly Card[],
  isAlike: (a: Card, b: Card) => boolean,
  random: Random,
): void {
  const name = viewer ?? 'spectator';
  const view = game.view(state, viewer);
  faults.expect(
    steps.length > 0 || unseen.length > 1,
    'hidden',
    () => `${where}: ${name} sees everything from the start`,
  );
  for (const a of shuffled(random, unseen).slice(0, SWAPS)) {
    const b = pick(
      random,
      unseen.filter((card) => isAlike(a, card)),
    );
    // history must stay legal: a hand that has shown a void cannot have held a card of that suit
    const other = replay(game, { setup: swapped(setup, a, b), options, steps });
    faults.expect(
      !other.ok || sameData(game.view(other.value, viewer), view),
      'leak',
      () => `${where}: ${name}'s view tells ${makeCard(a)} from ${makeCard(b)}`,
    );
  }
}

/** Returns the setup with two cards in each other's place. */
function swapped(setup: Setup, a: Card, b: Card): Setup {
  const [atA, atB] = [holderOf(setup.deal, a), holderOf(setup.deal, b)];
  if (a === b || atA === undefined || atB === undefined) return setup;
  const exchange = (hand: CardSet, seat: Seat): CardSet => {
    const without = remove(remove(hand, a), b);
    const withB = seat === atA ? add(without, b) : without;
    return seat === atB ? add(withB, a) : withB;
  };
  return {
    ...setup,
    deal: bySeat((seat) => exchange(setup.deal[seat], seat)),
    ...(setup.order && { order: setup.order.map((card) => (card === a ? b : card === b ? a : card)) }),
  };
}
