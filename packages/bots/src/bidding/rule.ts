import type { Call } from '@overtrick/rules/call';
import type { Hand } from './hand.ts';
import type { Shows } from './shows.ts';
import type { Situation } from './situation.ts';

/** Must partner bid on: no; once, when the opponents pass; until game is reached. */
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
  /** Judgement beyond the promise: which of several honest calls is best. */
  readonly when?: (hand: Hand) => boolean;
  readonly forcing?: Forcing;
  readonly tag?: Tag;
  /** It does not offer what it names as a place to play, or is not what a stranger would take it for. */
  readonly isArtificial?: true;
  /** Another, seldom reason for the same call, which partner does not count on until they hear more. */
  readonly isRare?: true;
  /** The picture that partner had of the suits no longer holds: the earlier call was the rare, stronger hand. */
  readonly isAnew?: true;
  /** The block of its system that it comes from: of several for a call the first says what it means. */
  readonly block: number;
  /** The place of its line in that block, from 0; absent where no line has it. */
  readonly line?: number;
  /** Its block is written for no auction, but for all in which its conditions hold. */
  readonly isGeneral?: true;
  /** Its block is written for a family of auctions: some calls of its pattern may be any. */
  readonly isBroad?: true;
  /** Its name in a few words: `raise`, `Stayman: asks for a four-card major`. */
  readonly text: string;
}

/** Is it written for no auction, or for a whole family? The simulation trusts such a line less than another. */
export const isThin = (rule: Rule | undefined): boolean =>
  rule === undefined || rule.isGeneral === true || rule.isBroad === true;

/**
 * Gives the rules for a situation, the best first: the first rule that the hand meets is its call. With `only` no more
 * than the rules for that call are looked for.
 */
export type System = (situation: Situation, only?: Call) => Iterable<Rule>;
