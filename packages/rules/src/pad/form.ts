/**
 * The result of a deal that was played with real cards, as people enter it: a question for each part of it, and the
 * outcome that the answers add up to. An entry is the answers as words: `4SX N 10`.
 *
 *     readEntry(bridge.pad, { terms, options, counts: [] }, ['4SX', 'N', '+1'])
 *     // { kind: 'done', outcome: { tricks: 11, … }, answers: […] }
 *     readEntry(bridge.pad, { terms, options, counts: [] }, ['4SX']).kind // 'asks': who declared
 */

import type { Seat } from '../cards/seat.ts';
import type { DealTerms } from '../deals/board.ts';
import type { Outcome, Party } from '../scores/outcome.ts';
import { capitals } from '../text.ts';

/** The parts of a result that a game may ask for. */
export type PadPart =
  | 'contract'
  | 'declarer'
  | 'tricks'
  | 'trumps'
  | 'goal'
  | 'times' // how often the worth of a trick was doubled
  | 'honours'
  | 'chicane' // hands without trumps
  | 'opened' // when the dummy was opened
  | 'points' // high-card points of the side with more
  | 'stronger' // the side with more points
  | 'fit'
  | 'bid'
  | 'bidder'
  | 'nils' // hands for which a player bid nil, beside their number
  | 'spades' // spades that a hand was dealt
  | 'taken'; // tricks of one hand

/** One question, and all its possible answers. */
export interface PadAsk {
  readonly part: PadPart;
  /** The hand, or the player who sits there, if the question is about one of them. */
  readonly seat?: Seat;
  readonly values: readonly string[];
  /** The number of tricks that the contract needs: `=`, `+1` and `-2` are answers too. */
  readonly needed?: number;
}

/** The facts of a deal, besides contract and tricks, that a match format counts (`Match.counts`). */
export type DealFact = 'honours' | 'auctionHonours' | 'points' | 'fit';

/** The deal that is entered. */
export interface PadDeal<Options> {
  readonly terms: DealTerms;
  readonly options: Options;
  /** The facts that the match format counts. @param isThrownIn the deal was not played */
  readonly counts: (isThrownIn: boolean) => readonly DealFact[];
}

/** Yields questions, receives an answer to each, and returns the result that they add up to. */
export type PadSteps<T> = Generator<PadAsk, T, string>;

/** The questions of a game; the outcome is the game's own score. */
export type PadForm<Options> = (deal: PadDeal<Options>) => PadSteps<Outcome>;

export interface PadAnswer {
  readonly ask: PadAsk;
  readonly value: string;
  /** The index of the word that gives the answer; absent if only one answer was possible. */
  readonly at?: number;
}

export type PadReading =
  | { readonly kind: 'asks'; readonly ask: PadAsk; readonly answers: readonly PadAnswer[] }
  | { readonly kind: 'done'; readonly outcome: Outcome; readonly answers: readonly PadAnswer[] }
  /** The word at that index answers nothing that is asked; without `ask` it is one word too many. */
  | {
      readonly kind: 'wrong';
      readonly at: number;
      readonly word: string;
      readonly ask?: PadAsk;
      readonly answers: readonly PadAnswer[];
    };

/** Reads an entry as far as it goes. Skips questions with only one possible answer. */
export function readEntry<Options>(
  form: PadForm<Options>,
  deal: PadDeal<Options>,
  words: readonly string[],
): PadReading {
  const steps = form(deal);
  const answers: PadAnswer[] = [];
  let at = 0;
  let step = steps.next();
  while (step.done !== true) {
    const ask = step.value;
    const [first, second] = ask.values;
    if (first !== undefined && second === undefined) {
      answers.push({ ask, value: first });
      step = steps.next(first);
      continue;
    }
    const word = words[at];
    if (word === undefined) return { kind: 'asks', ask, answers };
    const value = answerIn(ask, word);
    if (value === undefined) return { kind: 'wrong', at, word, ask, answers };
    answers.push({ ask, value, at });
    at += 1;
    step = steps.next(value);
  }
  const word = words[at];
  if (word !== undefined) return { kind: 'wrong', at, word, answers };
  return { kind: 'done', outcome: step.value, answers };
}

/** Returns the answer that a word gives: in either case of letters, and tricks also relative to the contract. */
function answerIn({ values, needed }: PadAsk, word: string): string | undefined {
  const wanted = capitals(word);
  // the case of letters matters in fits
  const found = values.find((value) => value === word) ?? values.find((value) => capitals(value) === wanted);
  if (found !== undefined || needed === undefined) return found;
  const against = /^(?:=|[+−-]\d{1,2})$/.test(wanted)
    ? needed + (wanted === '=' ? 0 : Number(wanted.replace('−', '-')))
    : undefined;
  return against === undefined ? undefined : values.find((value) => value === String(against));
}

/** Returns the words of an entry, from its answers. */
export const wordsOf = (answers: readonly PadAnswer[]): readonly string[] =>
  answers.flatMap(({ value, at }) => (at === undefined ? [] : [value]));

/** An answer of no points, no hand, no honours. */
export const NONE = '-';
/** The deal was not played: passed out, or thrown in. */
export const PASSED = 'PASS';

/** Formats points as `NS:100`, `P1:100,P3:100`. */
export const makePoints = (points: readonly (readonly [Party, number])[]): string =>
  points.length === 0 ? NONE : points.map(([party, number]) => `${party}:${number}`).join(',');

/** Reads the text that `makePoints` writes. */
export const parsePoints = (text: string): Readonly<Record<Party, number>> =>
  text === NONE
    ? {}
    : Object.fromEntries(
        text.split(',').map((part) => {
          const [party = '', number = ''] = part.split(':');
          return [party, Number(number)];
        }),
      );

/** Lists whole numbers as answers, including both bounds. */
export const numberWords = (lowest: number, highest: number): readonly string[] =>
  Array.from({ length: Math.max(0, highest - lowest + 1) }, (_, i) => String(lowest + i));
