/**
 * Lessons in bidding as texts. A title, paragraphs, and questions: a hand, the calls before, the question; then
 * the answers.
 *
 *     # Opening one of a suit
 *
 *     With twelve points or more you open the bidding.
 *
 *     ? AQ962.K72.QJ4.83 : P P
 *     Two players have passed. What do you call?
 *     + 1S Five spades and twelve points.
 *     - 1NT That shows a balanced hand of 15 to 17 points.
 *     - You have the twelve points that open.
 *
 * The hand is of spades, hearts, diamonds, clubs. Right answers begin with `+`, wrong ones with `-`; a `-` without a
 * call is for all others. A whole deal to look at, with the calls that were made in it, from the dealer on:
 *
 *     = S N:K862.73.KJ54.T83 943.T842.Q96.QJ5 AQJT5.A6.A73.K72 7.KQJ95.T82.A964 : 1S P 2S P 4S P P P
 *     The whole deal.
 *
 * After the dealer a part may say who is vulnerable: `= S both N:…`. The learner can play it, or look at it.
 */
import type { Call } from '@overtrick/rules/auction/call';
import type { CardSet } from '@overtrick/rules/cards/cardSet';
import type { Seat, Vul } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';

export interface Lesson {
  readonly title: string;
  readonly parts: readonly Part[];
}

export type Part = TextPart | QuestionPart | DealPart;

export interface TextPart {
  readonly kind: 'text';
  readonly text: string;
}

export interface QuestionPart {
  readonly kind: 'question';
  readonly hand: CardSet;
  /** The calls before the learner's. */
  readonly calls: readonly Call[];
  readonly text: string;
  readonly answers: readonly LessonAnswer[];
  /** The answer to any other call. */
  readonly otherwise: string;
}

export interface LessonAnswer {
  readonly call: Call;
  readonly isRight: boolean;
  readonly why: string;
}

export interface DealPart {
  readonly kind: 'deal';
  readonly dealer: Seat;
  readonly vul: Vul;
  readonly deal: Deal;
  readonly calls: readonly Call[];
  readonly text: string;
}

/** Returns the questions of a lesson, in order. */
export const questionsOf = ({ parts }: Lesson): readonly QuestionPart[] =>
  parts.filter((part) => part.kind === 'question');

/** Returns the whole deals of a lesson, in order. */
export const dealsOf = ({ parts }: Lesson): readonly DealPart[] =>
  parts.filter((part) => part.kind === 'deal');

export const isRightCall = ({ answers }: QuestionPart, call: Call): boolean =>
  answers.some((answer) => answer.isRight && answer.call === call);
