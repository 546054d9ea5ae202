import type { Strain } from '../../cards/card.ts';
import { chicanes, type HandsOf, type HonourScale, oldHonours } from '../../scores/oldHonours.ts';
import type { Party, Points } from '../../scores/outcome.ts';
import { honourItems, type ScoreItem } from '../../scores/score.ts';

/** The differences between bridge-whist and Biritch (RULES 6.3, 6.4). */
export interface WhistScale {
  readonly tricks: { readonly [S in Strain]: number };
  readonly honours: Omit<HonourScale, 'unit'>;
  /** The bonus for the winners of two games. */
  readonly rubber: number;
}

const SUITS = { S: 2, C: 4, D: 6, H: 8 } as const;

export const BRIDGE_WHIST: WhistScale = {
  tricks: { ...SUITS, N: 12 },
  honours: { three: 2, fourAndOne: 9, aces: [30, 40, 100] },
  rubber: 100,
};

/**
 * Honours and the rubber bonus follow reports, not a source that was read (R-BI-1: four in one hand count the same with
 * or without the fifth in partner's).
 */
export const BIRITCH: WhistScale = {
  tricks: { ...SUITS, N: 10 },
  honours: { three: 2, fourAndOne: 8, aces: [30, 40, 80] },
  rubber: 40,
};

/** Points below the line that make a game. */
export const WHIST_GAME = 30;
/** Bridge-whist's default limit for the value of an odd trick. */
export const REDOUBLE_CAP = 100;

/** Returns the value of an odd trick after doubling; a cap of 0 means no limit. */
export function whistTrick({ tricks }: WhistScale, strain: Strain, times: number, cap: number): number {
  const value = tricks[strain] * times;
  return cap > 0 ? Math.min(cap, value) : value;
}

/**
 * Scores the odd tricks of the party that won more than six, below the line; a slam above it (RULES 6.3).
 * @param parties the two
 * @param tricks won by the first of them, 0 to 13
 * @param value of an odd trick
 */
export function whistItems(
  [first, second]: readonly [Party, Party],
  tricks: number,
  value: number,
): ScoreItem[] {
  const party = tricks > 6 ? first : second;
  const most = Math.max(tricks, 13 - tricks);
  const items: ScoreItem[] = [{ reason: 'tricks', party, points: (most - 6) * value, line: 'below' }];
  if (most === 12) items.push({ reason: 'smallSlam', party, points: 20, line: 'above' });
  if (most === 13) items.push({ reason: 'grandSlam', party, points: 40, line: 'above' });
  return items;
}

/**
 * Scores honours and chicane, which are never multiplied: a hand without trumps counts two tricks for its side, both
 * hands four (R-AB-2).
 */
export function whistHonourItems(hands: HandsOf, strain: Strain, scale: WhistScale): ScoreItem[] {
  return heldItems(
    oldHonours(hands, strain, whistHonourScale(scale, strain)),
    chicanes(hands, strain),
    scale.tricks[strain],
  );
}

export const whistHonourScale = ({ tricks, honours }: WhistScale, strain: Strain): HonourScale => ({
  ...honours,
  unit: tricks[strain],
});

/**
 * Returns the items for the honours, and for the hands without trumps, that each side holds.
 * @param unit value of a trick
 */
export function heldItems(honours: Points, voids: Points, unit: number): ScoreItem[] {
  const chicane = Object.entries(voids).flatMap(([party, hands]): ScoreItem[] => {
    const points = 2 * unit * hands;
    return points > 0 ? [{ reason: 'chicane', party, points, line: 'above' }] : [];
  });
  return [...honourItems(honours), ...chicane];
}
