import { bitCount } from '@overtrick/rules/cards/cardSet';
import { above, bottom, top } from './position.ts';

/** The best way to start a suit from one of two visible hands, as ranks and 13-bit holdings, the two lowest. */
export interface Start {
  readonly rank: number;
  readonly kind: 'cash' | 'finesse' | 'run' | 'toward' | 'force' | 'duck';
  readonly reason: string;
}

/** The longest likely holding of one opponent, by the number of cards that both have together. */
const LIKELY = [0, 1, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7];
const likelyLongest = (count: number): number => LIKELY[count] ?? 7;

/** Returns the cards above everything the opponents have. */
const mastersOf = (own: number, theirs: number): number => (theirs === 0 ? own : above(own, top(theirs)));

/**
 * True if a finesse is better than playing from the top, because the missing card will probably not fall under the
 * higher ones. With nine cards without the queen it is not; with eight it is.
 */
export const isFinesseBetter = (masters: number, missing: number): boolean =>
  masters < Math.ceil(missing / 2);

/** Returns our highest card below the opponents' best, if that is the only one above it. */
export function finesseRank(own: number, theirs: number): number | undefined {
  const best = top(theirs);
  if (best < 0) return undefined;
  const below = own & ((1 << best) - 1);
  if (below === 0) return undefined;
  const rank = top(below);
  return bitCount(above(theirs, rank)) === 1 ? rank : undefined;
}

/**
 * Returns the way to start the suit from `hand`; `other` is ours too, and `theirs` are the opponents' cards together.
 */
export function startOf(hand: number, other: number, theirs: number): Start | undefined {
  if (hand === 0) return undefined;
  const all = hand | other;
  const masters = mastersOf(all, theirs);
  const missing = bitCount(theirs);
  const finesse = finesseRank(all, theirs);
  const count = bitCount(masters);
  // without another hand there is nobody to finesse through
  if (count > 0 && other === 0) return cash(hand, other, masters);
  if (count > 0 && (finesse === undefined || !isFinesseBetter(count, missing)))
    return cash(hand, other, masters);
  if (finesse !== undefined && count > 0)
    return finessing(hand, other, theirs, masters, finesse) ?? undefined;
  if (finesse !== undefined) return honours(hand, other, finesse);
  return {
    rank: bottom(hand),
    kind: 'duck',
    reason: 'I lead low, to set up the small cards.',
  };
}

/** Cashes high cards from the short side first. */
function cash(hand: number, other: number, masters: number): Start {
  const own = hand & masters;
  const isShort = bitCount(hand) <= bitCount(other);
  const reason =
    isShort && (other & masters) !== 0 ? 'High cards from the short side first.' : 'I cash a high card.';
  if (own !== 0 && (isShort || (other & masters) === 0)) return { rank: top(own), kind: 'cash', reason };
  if ((other & masters) !== 0 && (hand & ~masters) !== 0)
    return { rank: bottom(hand), kind: 'cash', reason: 'I cross to a high card.' };
  return { rank: top(own === 0 ? hand : own), kind: 'cash', reason };
}

function finessing(
  hand: number,
  other: number,
  theirs: number,
  masters: number,
  finesse: number,
): Start | undefined {
  const touching = equalsOf(hand | other, theirs, finesse);
  const isOthers = (other >> finesse) & 1;
  if (isOthers && (hand & ~masters) !== 0)
    return { rank: bottom(hand), kind: 'finesse', reason: 'I lead towards the finesse.' };
  // the honour can be led when the next one is there too: covering gains nothing
  if ((hand & touching) !== 0 && bitCount(touching) >= 2 && (other & masters) !== 0)
    return { rank: top(hand & touching), kind: 'run', reason: 'I lead an honour for the finesse.' };
  return undefined;
}

/** Returns our cards that are equal to `rank`, going down: no card of theirs lies between. */
function equalsOf(own: number, theirs: number, rank: number): number {
  let equals = 0;
  for (let r = rank; r >= 0 && !((theirs >> r) & 1); r--) if ((own >> r) & 1) equals |= 1 << r;
  return equals;
}

/** Starts a suit without a master: honours are led up to, or drive out the one above them. */
function honours(hand: number, other: number, rank: number): Start {
  const isOthers = (other >> rank) & 1;
  const isNextOurs = rank > 0 && ((hand | other) >> (rank - 1)) & 1;
  if (isOthers) return { rank: bottom(hand), kind: 'toward', reason: 'I lead towards the honour.' };
  if (isNextOurs) return { rank, kind: 'force', reason: 'I drive out the high card to set up the others.' };
  return {
    rank: bottom(hand),
    kind: 'duck',
    reason: 'I lead low, to set up the small cards.',
  };
}

/** Counts the sure tricks and the possible tricks of the suit when it is played out. */
export function prospects(
  hand: number,
  other: number,
  theirs: number,
): { readonly sure: number; readonly hoped: number } {
  const longest = Math.max(bitCount(hand), bitCount(other));
  const ours = hand | other;
  const missing = bitCount(theirs);
  const masters = bitCount(mastersOf(ours, theirs));
  const sure = Math.min(longest, missing === 0 ? longest : masters);
  let lost = 0;
  let own = ours;
  let left = theirs;
  for (let round = 0; round < Math.min(likelyLongest(missing), longest) && own !== 0; round++) {
    if (left === 0 || top(own) > top(left)) {
      own ^= 1 << top(own);
      if (left !== 0) left &= left - 1;
    } else {
      lost += 1;
      own &= own - 1;
      left ^= 1 << top(left);
    }
  }
  const luck = finesseRank(ours, theirs) !== undefined && lost > 0 && masters > 0 ? 0.5 : 0;
  return { sure, hoped: Math.max(sure, Math.min(longest, longest - lost + luck)) };
}
