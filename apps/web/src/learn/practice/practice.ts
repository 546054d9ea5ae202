import { ownHandsOf, type Practice, type PracticePart } from '@overtrick/formats/lesson/practice';
import type { Card } from '@overtrick/rules/cards/card';
import { size } from '@overtrick/rules/cards/cardSet';
import { sideOf } from '@overtrick/rules/cards/seat';
import type { Play } from '@overtrick/rules/play/play';
import type { CardValues } from './reply.ts';

/** Counts the tricks that South's side has won. */
export const wonIn = ({ taken }: Play): number => taken.N + taken.S;

export const isOwnTurn = (practice: Practice, { turn }: Play): boolean => ownHandsOf(practice).includes(turn);

/**
 * Returns the final number of tricks for South's side, with perfect play after a card; `values` are those of the hand
 * to play.
 */
export function tricksAfter(play: Play, values: CardValues, card: Card): number {
  const left = Math.max(...[play.hands.N, play.hands.E, play.hands.S, play.hands.W].map(size));
  const own = values.get(card) ?? 0;
  return wonIn(play) + (sideOf(play.turn) === 'NS' ? own : left - own);
}

/** The verdict on a card of the learner. */
export interface CardVerdict {
  readonly card: Card;
  /** True if the tricks can still be won. */
  readonly isRight: boolean;
  /** True if they could still be won before this card. Once they are lost, no card loses more. */
  readonly mattered: boolean;
  readonly why?: string;
}

/** Judges a card. @param before the tricks that were still possible before the card */
export function verdictOn(part: PracticePart, card: Card, before: number, after: number): CardVerdict {
  const isRight = after >= part.goal;
  const mattered = before >= part.goal;
  const answer = part.answers.find((one) => one.card === card && one.isRight === isRight);
  const why = answer?.why ?? (!isRight && mattered ? part.otherwise : undefined);
  return { card, isRight, mattered, ...(why !== undefined && mattered && { why }) };
}
