/**
 * Artificial scores of one side (Law 12C2), as percentages of a board's top: `A6040` is average plus to North-South and
 * average minus to East-West.
 *
 *     parseAwards('A6040')?.NS // { percent: 60, lifts: true }
 *     awardImps({ percent: 40, lifts: true }) // -3
 */
import type { BySide } from '@overtrick/rules/cards/seat';

export interface Award {
  /** The percentage of the board's top, 0 to 100. */
  readonly percent: number;
  /**
   * True if the award depends on the pair's other boards: average plus is at least their result, average minus at most
   * (Law 12C2c). False for an average and for a percentage that the director set.
   */
  readonly lifts: boolean;
}

export const AVERAGE_PLUS: Award = { percent: 60, lifts: true };
export const AVERAGE: Award = { percent: 50, lifts: false };
export const AVERAGE_MINUS: Award = { percent: 40, lifts: true };

/**
 * Returns the award of a percentage: 60 is average plus, 50 average, 40 average minus, any other is set by the
 * director.
 */
export const awardOf = (percent: number): Award => ({ percent, lifts: percent === 60 || percent === 40 });

/** Parses `A6040` or `60%-40%`; `undefined` for anything else. */
export function parseAwards(text: string): BySide<Award> | undefined {
  const [, ns, ew] =
    /^A(\d\d)(\d\d)$|^$/i.exec(text.trim()) ?? /^(\d{1,3})%-(\d{1,3})%$/.exec(text.trim()) ?? [];
  if (ns === undefined || ew === undefined || Number(ns) > 100 || Number(ew) > 100) return undefined;
  return { NS: awardOf(Number(ns)), EW: awardOf(Number(ew)) };
}

/** Writes awards as `A6040`. A percentage that does not have two digits is cut to them. */
export const makeAwards = ({ NS, EW }: BySide<Award>): string => `A${digits(NS)}${digits(EW)}`;

const digits = ({ percent }: Award): string => String(Math.min(99, Math.round(percent))).padStart(2, '0');

/** Returns the IMPs of an award: 3 for average plus, in proportion for others (Law 12C2b; 2 in fields, by the EBU). */
export const awardImps = ({ percent }: Award, ofPlus = 3): number => ((percent - 50) / 10) * ofPlus;
