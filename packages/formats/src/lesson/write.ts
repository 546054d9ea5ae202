import type { Call } from '@overtrick/rules/call';
import { type Deal, makeDeal, makeHand } from '@overtrick/rules/deal';
import { type Seat, turn, type Vul } from '@overtrick/rules/seat';

/** A deal of which a lesson is made. */
export interface LessonDeal {
  readonly label: string;
  readonly dealer: Seat;
  readonly vul: Vul;
  readonly deal: Deal;
  readonly calls: readonly LessonCall[];
  /** The commentary on it; may be empty. */
  readonly comment: string;
}

export interface LessonCall {
  readonly call: Call;
  /** The reason for it, or its meaning. */
  readonly why?: string;
}

/** The words of a lesson by itself, in the language in which it is written. */
export interface LessonWords {
  readonly board: (label: string) => string;
  readonly asked: string;
  /** Said to the right call, where nothing is known of it. */
  readonly right: string;
  /** Said to all others. */
  readonly otherwise: string;
}

/**
 * The text of a lesson, as `parseLesson` reads it, of whole deals: to be played, or with a hand of each to bid before
 * the deal is shown. Asked is South's first bid, else the first bid of all; the right call is that of the auction.
 */
export function lessonOfDeals(
  title: string,
  deals: readonly LessonDeal[],
  way: 'bid' | 'play',
  words: LessonWords,
): string {
  const blocks = deals.flatMap((each) => {
    const question = way === 'bid' ? questionOf(each, words) : undefined;
    return [...(question === undefined ? [] : [question]), wholeOf(each, way, words)];
  });
  return `${[`# ${plain(title) || '…'}`, ...blocks].join('\n\n')}\n`;
}

function questionOf({ label, dealer, deal, calls }: LessonDeal, words: LessonWords): string | undefined {
  const bids = [...calls.keys()].filter((i) => /^\d/.test(calls[i]?.call ?? ''));
  const at = bids.find((i) => turn(dealer, i) === 'S') ?? bids[0];
  const asked = at === undefined ? undefined : calls[at];
  if (at === undefined || asked === undefined) return undefined;
  return [
    `? ${makeHand(deal[turn(dealer, at)])} : ${textOf(calls.slice(0, at))}`.trimEnd(),
    plain(`${words.board(label)}. ${words.asked}`),
    `+ ${callText(asked.call)} ${plain(asked.why ?? '') || words.right}`,
    `- ${words.otherwise}`,
  ].join('\n');
}

function wholeOf(
  { label, dealer, vul, deal, calls, comment }: LessonDeal,
  way: 'bid' | 'play',
  words: LessonWords,
): string {
  // whoever plays it bids it too
  const made = way === 'bid' ? textOf(calls) : '';
  const said = plain(`${words.board(label)}. ${comment}`);
  return `= ${dealer} ${vul} ${makeDeal(deal)} : ${made}`.trimEnd().concat('\n', said);
}

const textOf = (calls: readonly LessonCall[]): string => calls.map(({ call }) => callText(call)).join(' ');
const callText = (call: Call): string => call.replace(/^(\d)N$/, '$1NT');

/** One line that begins no part of a lesson and no answer. */
const plain = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/^[\s#?=+-]+/, '')
    .trim();
