import { type Strain, SUITS, trumpOf } from '@overtrick/rules/cards/card';
import { bitCount, type CardSet, holding } from '@overtrick/rules/cards/cardSet';

/** The result of a suit when one of two hands leads it from the top until it has no more. */
interface Run {
  readonly tricks: number;
  /** The tricks before it first loses one. */
  readonly quick: number;
}

const top = (bits: number): number => 31 - Math.clz32(bits);

/** Plays a suit out: the other hand covers if it can, otherwise it throws its lowest card. */
function runOf(leads: number, others: number): Run {
  let [own, other, tricks, quick] = [leads, others, 0, 0];
  let isLost = false;
  while (own !== 0) {
    const card = top(own);
    own &= ~(1 << card);
    if (other !== 0 && top(other) > card) {
      other &= ~(1 << top(other));
      isLost = true;
      continue;
    }
    other &= other - 1;
    tricks += 1;
    if (!isLost) quick += 1;
  }
  return { tricks, quick };
}

/** The sums over some suits, from both hands' sides. */
interface Sums {
  readonly tricks: number;
  readonly quick: number;
  readonly theirTricks: number;
  readonly theirQuick: number;
}

/**
 * Estimates how many of thirteen tricks a hand takes as declarer against another that leads, both known. The weights
 * are least squares against the double-dummy tricks of 520 such pairs, half of them collected card by card; the error's
 * standard deviation is 0.8 tricks.
 */
export function tricksAgainst(own: CardSet, other: CardSet, strain: Strain): number {
  const trump = trumpOf(strain);
  let sums: Sums = { tricks: 0, quick: 0, theirTricks: 0, theirQuick: 0 };
  for (const suit of SUITS) {
    if (suit === trump) continue;
    const ours = runOf(holding(own, suit), holding(other, suit));
    const theirs = runOf(holding(other, suit), holding(own, suit));
    sums = {
      tricks: sums.tricks + ours.tricks,
      quick: sums.quick + ours.quick,
      theirTricks: sums.theirTricks + theirs.tricks,
      theirQuick: sums.theirQuick + theirs.quick,
    };
  }
  if (trump === undefined)
    return within(
      8.24 + 0.07 * sums.tricks - 0.32 * sums.theirTricks + 0.28 * sums.quick - 0.36 * sums.theirQuick,
    );
  const [trumps, others] = [holding(own, trump), holding(other, trump)];
  const inTrumps =
    0.53 * bitCount(trumps) -
    0.51 * bitCount(others) +
    0.51 * runOf(trumps, others).tricks -
    0.43 * runOf(others, trumps).tricks;
  const inSides = 0.39 * sums.tricks - 0.49 * sums.theirTricks + 0.11 * sums.quick - 0.06 * sums.theirQuick;
  return within(6.6 + inTrumps + inSides);
}

const within = (tricks: number): number => Math.min(13, Math.max(0, tricks));
