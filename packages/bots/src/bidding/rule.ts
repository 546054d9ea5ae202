import type { Call } from '@overtrick/rules/auction/call';
import type { Hand } from './hand.ts';
import type { Range } from './range.ts';
import type { Shows } from './shows.ts';
import type { Situation } from './situation.ts';

/** The duty of partner to bid on: none; once, when the opponents pass; until game is reached. */
export type Forcing = 'no' | 'round' | 'game';

/** The purpose of a call, where later calls depend on it. */
const TAGS = [
  'strong',
  'waiting',
  'stayman',
  'transfer',
  'completion',
  'relay',
  'fourthSuit',
  'raise',
  'shortness',
  'blackwood',
  'keyAsk',
  'aces',
  'keys',
  'kingAsk',
  'kings',
  'gerber',
  'grandForce',
  'cue',
  'control',
  'takeout',
  'negative',
  'responsive',
  'support',
  'penalty',
  'preempt',
  'quantitative',
  'invite',
  'twoSuits',
  'oneSuit',
  'minorAsk',
  'signoff',
  'feature',
] as const;
export type Tag = (typeof TAGS)[number];
export const isTag = (text: string): text is Tag => (TAGS as readonly string[]).includes(text);

/** One call of a bidding system in one situation. */
export interface Rule {
  readonly call: Call;
  readonly shows: Shows;
  /**
   * The high-card points of the hands that make the call, where its line leaves them open: what it tells, not what it
   * needs.
   */
  readonly usual?: Range;
  /** The judgement beyond the promise: which of several honest calls is best. */
  readonly when?: (hand: Hand) => boolean;
  readonly forcing?: Forcing;
  readonly tag?: Tag;
  /** True if it does not offer its strain as a place to play, or differs from its natural meaning. */
  readonly isArtificial?: true;
  /** Present for a second, rare reason for the same call, which partner ignores until they hear more. */
  readonly isRare?: true;
  /**
   * Present where partner's earlier picture of the suits no longer holds: the earlier call was the rare, stronger hand.
   */
  readonly isAnew?: true;
  /** The name of its line; absent for a rule without a line. */
  readonly id?: string;
  /** The block of its system; the first block with rules for a call decides its meaning. */
  readonly block: number;
  /** The place of its line in that block, from 0; absent for a rule without a line. */
  readonly line?: number;
  /** Present where its block has conditions and no auction: it applies wherever they hold. */
  readonly isGeneral?: true;
  /** Present where its block is written for a family of auctions: some calls of its pattern may be any. */
  readonly isBroad?: true;
  /** Present where no judgement and no simulated layouts replace it: a pass, or another level, makes no sense there. */
  readonly isSettled?: true;
  /** The name in a few words: `raise`, `Stayman: asks for a four-card major`. */
  readonly text: string;
}

/**
 * True for a rule written for no auction, or for a whole family. The simulation trusts such a line less than others.
 */
export const isThin = (rule: Rule | undefined): boolean =>
  rule === undefined || rule.isGeneral === true || rule.isBroad === true;

/** True if the system has no call for the hand, or a pass by a line that was not written for the auction. */
export const isIdle = (rule: Rule | undefined): boolean => isThin(rule) && (rule?.call ?? 'P') === 'P';

/**
 * Gives the rules for a situation, the best first: the first rule that the hand meets is its call. With `only`, it
 * needs to find only the rules for that call.
 */
export type System = (situation: Situation, only?: Call) => Iterable<Rule>;
