import {
  addCall,
  CONTRACT_AUCTION,
  callError,
  isAuctionOver,
  startAuction,
} from '@overtrick/rules/auction/auction';
import { type Call, parseCall } from '@overtrick/rules/auction/call';
import { size } from '@overtrick/rules/cards/cardSet';
import { isSeat, isVul, type Seat } from '@overtrick/rules/cards/seat';
import { parseDeal, parseHand } from '@overtrick/rules/deals/deal';
import { ok, type Result } from '@overtrick/rules/result';
import { blocksOf, type LessonCode, type LessonLine, wrong } from './blocks.ts';
import { auctionAt, dealerIn } from './calls.ts';
import {
  type DealPart,
  dealsOf,
  type Lesson,
  type LessonAnswer,
  type Part,
  type QuestionPart,
  questionsOf,
} from './lesson.ts';

/** More questions than anybody answers in one sitting. */
const MOST_QUESTIONS = 60;
/** The longest first line of a question or a deal; no longer text is matched against patterns. */
const MOST_IN_HEAD = 500;

/** Reads a lesson in the format described in `lesson.ts`; a failure names the line. */
export function parseLesson(text: string): Result<Lesson, LessonCode> {
  const [title, ...rest] = blocksOf(text);
  const [head, more] = title ?? [];
  if (head === undefined || !/^# \S/.test(head.text))
    return wrong(head?.line ?? 1, 'A lesson starts with its title: “# ” and its name.');
  if (more !== undefined) return wrong(more.line, 'Leave an empty line after the title.');
  const parts: Part[] = [];
  for (const block of rest) {
    const part = parsePart(block);
    if (!part.ok) return part;
    parts.push(part.value);
  }
  const lesson = { title: head.text.slice(2).trim(), parts };
  const { length } = questionsOf(lesson);
  if (length === 0 && dealsOf(lesson).length === 0)
    return wrong(
      head.line,
      'A lesson needs a question or a deal: a line that starts with “?” and has a hand, or with “=” and has four.',
    );
  if (length > MOST_QUESTIONS)
    return wrong(head.line, `A lesson can have at most ${MOST_QUESTIONS} questions.`);
  return ok(lesson);
}

function parsePart([head, ...lines]: readonly LessonLine[]): Result<Part, LessonCode> {
  const run = lines.find(({ text }) => /^[#?=]/.test(text));
  if (run !== undefined) return wrong(run.line, 'Leave an empty line before this one.');
  if (head !== undefined && /^[?=]/.test(head.text) && head.text.length > MOST_IN_HEAD)
    return wrong(head.line, `This line can have at most ${MOST_IN_HEAD} characters.`);
  if (head?.text.startsWith('?')) return parseQuestion(head, lines);
  if (head?.text.startsWith('=')) return parseWhole(head, lines);
  return ok({ kind: 'text', text: [head, ...lines].map((line) => line?.text).join(' ') });
}

function parseQuestion(head: LessonLine, lines: readonly LessonLine[]): Result<QuestionPart, LessonCode> {
  const [cards = '', before] = twoOf(head.text);
  const hand = parseHand(cards);
  if (!hand.ok || size(hand.value) !== 13)
    return wrong(head.line, `“${cards}” is not a hand of thirteen cards, such as AQ962.K72.QJ4.83.`);
  const calls = callsIn(before);
  if (typeof calls === 'string') return wrong(head.line, calls);
  const dealer = dealerIn({ calls });
  const illegal = whyIllegal(calls, dealer);
  if (illegal !== undefined) return wrong(head.line, illegal);
  const auction = auctionAt({ calls });
  if (isAuctionOver(CONTRACT_AUCTION, auction))
    return wrong(head.line, 'The auction is over: there is nothing to ask.');

  const answers: LessonAnswer[] = [];
  let otherwise: string | undefined;
  for (const { line, text } of lines.filter(isAnswer)) {
    const answer = answerIn(text);
    if (typeof answer === 'string') return wrong(line, answer);
    if (answer.call === undefined) {
      if (otherwise !== undefined)
        return wrong(line, 'Only one “-” can be without a call: the answer to all other calls.');
      otherwise = answer.why;
      continue;
    }
    const { call } = answer;
    if (answers.some((each) => each.call === call)) return wrong(line, `“${call}” already has an answer.`);
    if (callError(CONTRACT_AUCTION, auction, call) !== undefined)
      return wrong(line, `“${call}” cannot be called there.`);
    answers.push({ ...answer, call });
  }
  if (!answers.some(({ isRight }) => isRight))
    return wrong(
      head.line,
      'A question needs a right answer: a line such as “+ 1S Five spades and twelve points.”',
    );
  if (otherwise === undefined)
    return wrong(
      head.line,
      'A question needs an answer to all other calls: a line such as “- You have the points to open.”',
    );
  const asked = lines.filter((line) => !isAnswer(line));
  return ok({
    kind: 'question',
    hand: hand.value,
    calls,
    text: asked.map(({ text }) => text).join(' '),
    answers,
    otherwise,
  });
}

const isAnswer = ({ text }: LessonLine): boolean => /^[+-]/.test(text);

interface AnswerLine extends Omit<LessonAnswer, 'call'> {
  /** Absent for the answer to all other calls. */
  readonly call?: Call;
}

/** Reads the answer in a line, or returns its fault. */
function answerIn(text: string): AnswerLine | string {
  const [, sign, word = '', why] = /^([+-])\s+(\S+)(?:\s+(.+))?$/s.exec(text) ?? [];
  const isRight = sign === '+';
  if (sign === undefined) return `Write a space and the answer after “${text.slice(0, 1)}”.`;
  const call = callOf(word);
  if (call !== undefined)
    return why === undefined ? `Write the reason after “${word}”.` : { call, isRight, why };
  return isRight ? `“${word.slice(0, 20)}” is ${NO_CALL}` : { isRight, why: text.slice(1).trim() };
}

function parseWhole(head: LessonLine, lines: readonly LessonLine[]): Result<DealPart, LessonCode> {
  const [dealt, before] = twoOf(head.text);
  const [, dealer, vul = 'none', hands = ''] =
    /^(\S?)(?:\s+(none|ns|ew|both)(?=\s))?\s*(.*)$/.exec(dealt) ?? [];
  const deal = parseDeal(hands, true);
  if (!isSeat(dealer) || !isVul(vul))
    return wrong(head.line, 'A whole deal starts with its dealer: N, E, S or W.');
  if (!deal.ok) return wrong(head.line, `“${hands}” is not a deal of all cards: ${deal.why ?? ''}.`);
  const calls = callsIn(before);
  const why = typeof calls === 'string' ? calls : whyIllegal(calls, dealer);
  if (typeof calls === 'string' || why !== undefined) return wrong(head.line, why ?? '');
  return ok({
    kind: 'deal',
    dealer,
    vul,
    deal: deal.value,
    calls,
    text: lines.map(({ text }) => text).join(' '),
  });
}

/** Returns the texts before and after ` : ` in the first line of a part, without its sign. */
function twoOf(text: string): readonly [string, string] {
  const [first = '', second = ''] = text.slice(1).split(/ :(?: |$)/);
  return [first.trim(), second];
}

/** Reads calls of contract bridge, or returns the fault. */
function callsIn(text: string): readonly Call[] | string {
  const calls: Call[] = [];
  for (const word of text.trim().split(/\s+/).filter(Boolean)) {
    const call = callOf(word);
    if (call === undefined) return `“${word}” is ${NO_CALL}`;
    calls.push(call);
  }
  return calls;
}

const NO_CALL = 'not a call: write one such as 1S, 2NT, P, X or XX.';

const callOf = (word: string): Call | undefined =>
  /^(?:[1-7](?:NT|[CDHS])|P|X|XX)$/.test(word) ? parseCall(word) : undefined;

function whyIllegal(calls: readonly Call[], dealer: Seat): string | undefined {
  let auction = startAuction(dealer);
  for (const call of calls) {
    if (callError(CONTRACT_AUCTION, auction, call) !== undefined) return `“${call}” cannot be called there.`;
    auction = addCall(CONTRACT_AUCTION, auction, call);
  }
  return undefined;
}
