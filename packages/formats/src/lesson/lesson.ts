/**
 * Lessons in bidding as texts. A title, paragraphs, and questions: a hand, what was called before, what is asked; then the answers.
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
 * The hand is of spades, hearts, diamonds, clubs. Right answers begin with `+`, wrong ones with `-`; a `-` without a call is for all others.
 * A whole deal to look at, with the calls that were made in it, from the dealer on:
 *
 *     = S N:K862.73.KJ54.T83 943.T842.Q96.QJ5 AQJT5.A6.A73.K72 7.KQJ95.T82.A964 : 1S P 2S P 4S P P P
 *     The whole deal.
 */
import { type Call, parseCall } from '@overtrick/rules/call';
import type { CardSet } from '@overtrick/rules/cardSet';
import { size } from '@overtrick/rules/cardSet';
import { type Deal, parseDeal, parseHand } from '@overtrick/rules/deal';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { isSeat, type Seat } from '@overtrick/rules/seat';

export interface Lesson {
  readonly title: string;
  readonly parts: readonly Part[];
}

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | QuestionPart
  | {
      readonly kind: 'deal';
      readonly dealer: Seat;
      readonly deal: Deal;
      readonly calls: readonly Call[];
      readonly text: string;
    };

export interface QuestionPart {
  readonly kind: 'question';
  readonly hand: CardSet;
  /** What was called before, up to the player. */
  readonly calls: readonly Call[];
  readonly text: string;
  readonly answers: readonly LessonAnswer[];
  /** What is said to any other call. */
  readonly otherwise: string;
}

export interface LessonAnswer {
  readonly call: Call;
  readonly isRight: boolean;
  readonly why: string;
}

export type LessonCode = 'ERR_LESSON';

const wrong = (at: number, why: string) => fail('ERR_LESSON' as const, `part ${at + 1}`, why);

/** Reads a lesson; a failure says which part it is, from 1. */
export function parseLesson(text: string): Result<Lesson, LessonCode> {
  const blocks = text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n\s*\n/);
  const [title = '', ...rest] = blocks;
  if (!/^# \S/.test(title)) return wrong(0, 'a lesson begins with its title');
  const parts: Part[] = [];
  for (const [i, block] of rest.entries()) {
    const lines = block.split('\n');
    const part = block.startsWith('?')
      ? parseQuestion(lines)
      : block.startsWith('=')
        ? parseWhole(lines)
        : ({ kind: 'text', text: lines.join(' ') } as const);
    if (typeof part === 'string') return wrong(i + 1, part);
    parts.push(part);
  }
  return ok({ title: title.slice(2).trim(), parts });
}

/** A question, or what is wrong with it. */
function parseQuestion([head = '', ...lines]: readonly string[]): QuestionPart | string {
  const [cards = '', before = ''] = head.slice(1).split(/ :(?: |$)/);
  const hand = parseHand(cards.trim());
  if (!hand.ok || size(hand.value) !== 13) return `“${cards.trim()}” is no hand of thirteen cards`;
  const calls = callsIn(before);
  if (calls === undefined) return `“${before}” are no calls`;
  const said = lines.filter((line) => /^[+-] /.test(line));
  const answers = said.flatMap((line) => answerIn(line) ?? []);
  const otherwise = said.find((line) => line.startsWith('- ') && answerIn(line) === undefined);
  if (!answers.some(({ isRight }) => isRight)) return 'a question has a right answer';
  if (otherwise === undefined) return 'a question has a word for all other answers';
  const asked = lines.filter((line) => !/^[+-] /.test(line));
  return {
    kind: 'question',
    hand: hand.value,
    calls,
    text: asked.join(' '),
    answers,
    otherwise: otherwise.slice(2),
  };
}

function answerIn(line: string): LessonAnswer | undefined {
  const [, sign, word = '', why = ''] = /^([+-]) (\S+) (.*)$/.exec(line) ?? [];
  const call = /^(?:[1-7](?:NT|[CDHS])|P|X|XX)$/.test(word) ? parseCall(word) : undefined;
  return call === undefined ? undefined : { call, isRight: sign === '+', why };
}

function parseWhole([head = '', ...lines]: readonly string[]): Part | string {
  const [dealt = '', before = ''] = head
    .slice(1)
    .trim()
    .split(/ :(?: |$)/);
  const dealer = dealt[0];
  const deal = parseDeal(dealt.slice(1).trim(), true);
  const calls = callsIn(before);
  if (!isSeat(dealer) || !deal.ok || calls === undefined) return `“${head}” is no deal`;
  return { kind: 'deal', dealer, deal: deal.value, calls, text: lines.join(' ') };
}

function callsIn(text: string): readonly Call[] | undefined {
  const calls = text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => parseCall(word));
  return calls.every((call) => call !== undefined) ? calls : undefined;
}
