import type { Call } from '@overtrick/rules/call';
import type { Hand } from './hand.ts';
import type { Shows } from './shows.ts';
import type { Situation } from './situation.ts';

/** Must partner bid on: no; once, when the opponents pass; until game is reached. */
export type Forcing = 'no' | 'round' | 'game';

/** What a call is for, where later calls depend on it. */
export type Tag =
  | 'strong'
  | 'waiting'
  | 'stayman'
  | 'transfer'
  | 'completion'
  | 'fourthSuit'
  | 'blackwood'
  | 'aces'
  | 'kingAsk'
  | 'kings'
  | 'takeout'
  | 'negative'
  | 'penalty'
  | 'preempt'
  | 'quantitative';

/** Calls that do not offer what they name as a place to play. */
const ARTIFICIAL: readonly Tag[] = [
  'strong',
  'waiting',
  'stayman',
  'transfer',
  'fourthSuit',
  'blackwood',
  'aces',
  'kingAsk',
  'kings',
  'takeout',
  'negative',
];
export const isArtificial = (tag: Tag | undefined): boolean => tag !== undefined && ARTIFICIAL.includes(tag);

/** One call of a bidding system in one situation. */
export interface Rule {
  readonly call: Call;
  readonly shows: Shows;
  /** Judgement beyond the promise: which of several honest calls is best. */
  readonly when?: (hand: Hand) => boolean;
  readonly forcing?: Forcing;
  readonly tag?: Tag;
  /** Another, seldom reason for the same call, which partner does not count on until he hears more. */
  readonly isRare?: true;
  /** What partner believed of the suits no longer holds: the earlier call was the rare, stronger hand. */
  readonly isAnew?: true;
  /** What it is, in a few words: `raise`, `Stayman: asks for a four-card major`. */
  readonly text: string;
}

/** What a player may call in a situation, the best first: the first rule that the hand meets is its call. */
export type System = (situation: Situation) => readonly Rule[];
