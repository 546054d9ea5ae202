import { defined } from '@overtrick/rules/assert';
import { bitCount } from '@overtrick/rules/cards/cardSet';
import { type BySeat, type Seat, sideOf } from '@overtrick/rules/cards/seat';
import { type Moment, momentsOf, NOTHING_SEEN, suitsBid } from './moments.ts';
import { makeSwitches, type Switches } from './switches.ts';

/** The circumstances that stay the same throughout a play. */
export interface Scene {
  /** The index of the trump suit; −1 at notrump. */
  readonly trump: number;
  readonly level: number;
  readonly declarer: Seat | undefined;
  readonly bid: BySeat<readonly number[]>;
}

const topOf = (bits: number): number => 31 - Math.clz32(bits);

/**
 * Returns the active inputs, one per group, when a hand with these ranks of a suit plays one of them. Only the suit's
 * own cards matter, so that the result serves all hands with the same holding.
 * @param held the ranks held in the suit, including the card's own
 */
function cardSwitches(scene: Scene, moment: Moment, suit: number, held: number, rank: number): Switches {
  const switches = makeSwitches();
  const { put } = switches;
  const { place, gone = [], own = [], first = [], rounds = [], dummys = [], ledBy = [], dummyAt } = moment;
  const out = gone[suit] ?? 0;
  const mine = own[suit] ?? 0;
  const dummy = dummys[suit] ?? 0;
  const length = bitCount(held);
  const dealt = length + bitCount(mine);
  const higher = held >> (rank + 1);
  const lower = held & ((1 << rank) - 1);
  const above = bitCount(higher);
  const below = bitCount(lower);
  const others = 0x1fff & ~held & ~out;
  const beyond = bitCount(others >> (rank + 1));
  const shown = held | out;
  const isTrump = suit === scene.trump;
  const kind = scene.trump < 0 ? 0 : isTrump ? 1 : 2;
  const isFollowing = suit === moment.led;
  // the trick
  const isWinning = moment.bestSuit === suit ? rank > moment.bestRank : isTrump && moment.bestSuit >= 0;
  const toBeat = moment.bestSuit === suit ? moment.bestRank + 1 : isTrump ? 0 : 13;
  const winners = (held >> toBeat) << toBeat;
  const isCheapest = isWinning && rank === topOf(winners & -winners);
  const effort = !isWinning ? 0 : isCheapest ? 1 : 2;
  const isPartners = moment.bestSeat === moment.partner;
  const isSure =
    moment.bestSuit >= 0 && (0x1fff & ~held & ~(gone[moment.bestSuit] ?? 0)) >> (moment.bestRank + 1) === 0;
  const standing = moment.bestSeat === undefined ? 0 : isPartners ? (isSure ? 2 : 1) : isSure ? 4 : 3;
  const isDummyAfter = dummyAt === 1 ? place < 4 : dummyAt === 2 ? place < 3 : dummyAt === 3 && place === 1;
  const overDummy = !isDummyAfter || dummy === 0 ? 0 : topOf(dummy) > rank ? 2 : 1;
  put(place - 1, 4);
  put(kind, 3);
  put(rank, 13);
  put(length - 1, 8);
  put(dealt - 1, 9);
  put(above, 5);
  put(below, 5);
  put(beyond, 5);
  put(effort, 3);
  put(bitCount(winners), 4);
  put(standing, 5);
  put(dummyAt, 5);
  put(overDummy, 3);
  put(
    rank > 0 && (shown >> (rank - 1)) & 1 ? ((shown >> Math.max(0, rank - 2)) & 1 && rank > 1 ? 2 : 1) : 0,
    3,
  );
  put((shown >> (rank + 1)) & 1, 2);
  put(isFollowing ? moment.bestRank + 1 : 0, 14);
  for (let honour = 12; honour >= 8; honour--) put((held >> honour) & 1, 2);
  put(rounds[suit] ?? 0, 4);
  put(ledBy[suit] ?? 0, 4);
  const before = first[suit] ?? -1;
  put(before < 0 ? 0 : before > rank ? 1 : 2, 3);
  put(bitCount(dummy), 7);
  put(dummyAt === 0 ? 0 : Math.max(0, topOf(dummy) - 7), 6);
  put(bitCount(dummy >> 8), 4);
  const { tricks } = moment;
  put(tricks < 2 ? tricks : tricks < 4 ? 2 : tricks < 7 ? 3 : 4, 5);
  put(scene.level < 3 ? 0 : scene.level < 4 ? 1 : scene.level < 6 ? 2 : 3, 4);
  for (const level of bidsIn(scene, moment, suit)) put(level, 4);
  put(bitCount(others & ~dummy), 8);
  put(moment.lastLed === suit ? 1 : 0, 2);
  put(moment.thrown[suit] ? 1 : 0, 2);
  put(suit >= 2 ? 1 : 0, 2);
  // combined inputs carry more than single ones: who tries to win, and what a small card shows
  put(((place - 1) * 3 + effort) * 3 + (standing === 0 ? 0 : isPartners ? 1 : 2), 36);
  put((Math.min(below, 3) * 2 + (dealt & 1)) * 4 + place - 1, 32);
  put(above * 9 + Math.min(8, dealt), 45);
  put(kind * 13 + rank, 39);
  return switches;
}

/**
 * Returns the levels at which this hand, partner, the left and the right bid the suit; dummy's place shows declarer's
 * side.
 */
function bidsIn({ bid, declarer }: Scene, { seat, partner }: Moment, suit: number): readonly number[] {
  const at = (who: Seat | undefined) => (who === undefined ? 0 : (bid[who][suit] ?? 0));
  const isDeclarers = declarer !== undefined && sideOf(declarer) === sideOf(seat);
  const [left, right] = seat === 'N' || seat === 'S' ? (['E', 'W'] as const) : (['N', 'S'] as const);
  const theirs: readonly [Seat, Seat] =
    declarer === undefined || isDeclarers || declarer === left ? [left, right] : [right, left];
  return [at(seat), at(partner), at(theirs[0]), at(theirs[1])];
}

export const cardInputs = (...so: Parameters<typeof cardSwitches>): readonly number[] =>
  cardSwitches(...so).on;

/** The number of inputs. */
export const CARD_INPUTS = cardSwitches(
  { trump: -1, level: 0, declarer: undefined, bid: suitsBid([]) },
  defined(momentsOf(NOTHING_SEEN, 'N')[0], 'the first moment'),
  0,
  1,
  0,
).size();
