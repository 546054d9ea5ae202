import type { Call } from '@overtrick/rules/auction/call';
import { type Seat, turn, type Vul } from '@overtrick/rules/cards/seat';
import { type Deal, makeDeal, makeHand } from '@overtrick/rules/deals/deal';

/** A deal for a lesson. */
export interface LessonDeal {
  readonly label: string;
  readonly dealer: Seat;
  readonly vul: Vul;
  readonly deal: Deal;
  readonly calls: readonly LessonCall[];
  /** The commentary on the deal; may be empty. */
  readonly comment: string;
}

export interface LessonCall {
  readonly call: Call;
  /** The reason for the call, or its meaning. */
  readonly why?: string;
}

/** The texts of a generated lesson, in the language of the lesson. */
export interface LessonWords {
  readonly board: (label: string) => string;
  readonly asked: string;
  /** The answer to the right call, if there is no explanation. */
  readonly right: string;
  /** The answer to all other calls. */
  readonly otherwise: string;
}

/**
 * Writes a lesson of whole deals in the format of `parseLesson`: deals to play, or a hand of each to bid before the
 * deal is shown. The question is South's first bid, otherwise the first bid of the auction; the right call is that of
 * the auction.
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
  // the player who plays it bids it too
  const made = way === 'bid' ? textOf(calls) : '';
  const said = plain(`${words.board(label)}. ${comment}`);
  return `= ${dealer} ${vul} ${makeDeal(deal)} : ${made}`.trimEnd().concat('\n', said);
}

const textOf = (calls: readonly LessonCall[]): string => calls.map(({ call }) => callText(call)).join(' ');
const callText = (call: Call): string => call.replace(/^(\d)N$/, '$1NT');

/** Turns a text into one line that starts neither a part of a lesson nor an answer. */
const plain = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/^[\s#?=+-]+/, '')
    .trim();
