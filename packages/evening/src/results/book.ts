import type { Agreed, ReportedEntry, Withdrawn } from '../entry.ts';
import type { TournamentPolicies } from '../terms/policies.ts';
import type { DoubtCode, LineBook, LineState } from '../tournament.ts';
import { makeReported, type Reported, sidesOfReport } from './result.ts';

/** The book of a line without any report. */
export const EMPTY_BOOK: LineBook = { isSkipped: false, last: 0, doubts: [] };

/** True if two reports have the same result. The lead, which one side may have left out, is ignored. */
export const sameResult = (a: Reported, b: Reported): boolean =>
  scoreOf(a) === scoreOf(b) && makeReported({ outcome: a.outcome }) === makeReported({ outcome: b.outcome });

const scoreOf = ({ outcome }: Reported): number | undefined =>
  outcome.kind === 'played' ? outcome.score : undefined;

/** True if either side has reported, or the director has ruled. */
export const isBegun = ({ NS, EW, ruling }: LineBook): boolean =>
  NS !== undefined || EW !== undefined || ruling !== undefined;

/** Returns the state of a line by its book. */
export function stateOf({ NS, EW, ruling, isSkipped, isLate }: LineBook): LineState {
  if (ruling !== undefined) return ruling.outcome.kind === 'notPlayed' ? 'void' : 'ruled';
  if (NS !== undefined && EW !== undefined) return sameResult(NS, EW) ? 'agreed' : 'disputed';
  if (NS !== undefined || EW !== undefined) return 'reported';
  return isLate ? 'late' : isSkipped ? 'skipped' : 'due';
}

/**
 * Returns the result that counts: the ruling, otherwise the agreed result, or one side's report if the policy allows
 * it.
 */
export function resultOf(
  book: LineBook,
  counts: TournamentPolicies['counts'] = 'reported',
): Reported | undefined {
  const state = stateOf(book);
  if (state === 'disputed' || (state === 'reported' && counts === 'agreed')) return undefined;
  const { NS, EW, ruling } = book;
  return ruling ?? (NS?.lead === undefined ? (EW ?? NS) : NS);
}

/** The circumstances of a report's arrival. */
export interface Arrival extends Pick<ReportedEntry, 'side' | 'seen'> {
  /** True if the next round has started at the table, or the tournament is over. */
  readonly isRoundOver?: boolean;
  /** True for a director or a scorer, who may correct a slip of any round. */
  readonly isCorrection?: boolean;
  /** True if the people who agree may have seen other results of the board. */
  readonly isShown?: () => boolean;
}

/**
 * Returns the book after a report. After a ruling, after an agreement that the device had not seen, or after the round,
 * a different report changes nothing but adds a doubt.
 */
export function withReport(
  book: LineBook,
  { side, seen = Infinity, isRoundOver = false, isCorrection = false, isShown = () => false }: Arrival,
  report: Reported,
): LineBook {
  const counted = resultOf(book);
  const isSame = counted !== undefined && sameResult(counted, report);
  if (book.ruling !== undefined) return isSame ? book : withDoubt(book, 'afterRuling', report);
  const state = stateOf(book);
  const sides = sidesOfReport(side);
  const isTooLate = isRoundOver && !isCorrection;
  if (state === 'agreed') {
    if (isSame) return book;
    if (seen < book.last || isTooLate) return withDoubt(book, 'contested', report);
  }
  if (sides.every((one) => isWord(book[one], report))) return book;
  const isReplaced = state === 'reported' && sides.every((one) => book[one] !== undefined);
  if (isReplaced && !isSame && isTooLate) return withDoubt(book, 'contested', report);
  // a change of what was agreed is to be agreed on again
  const { NS, EW, isLate: _isLate, ...rest } = book;
  const kept = state === 'agreed' ? {} : { ...(NS && { NS }), ...(EW && { EW }) };
  const said = Object.fromEntries(sides.map((one) => [one, report]));
  const isAfterLook = state === 'agreed' && !isCorrection && isShown();
  return { ...rest, ...kept, ...said, isSkipped: false, ...(isAfterLook && { isAfterLook }) };
}

/** True if the same report was made before, word for word. */
const isWord = (before: Reported | undefined, report: Reported): boolean =>
  before !== undefined && makeReported(before) === makeReported(report);

/** Adds a report that does not count to the book, unless it is already there. */
export function withDoubt(book: LineBook, code: DoubtCode, report: Reported): LineBook {
  const isKnown = book.doubts.some((doubt) => doubt.code === code && sameResult(doubt.report, report));
  return isKnown ? book : { ...book, doubts: [...book.doubts, { code, report }] };
}

/** Makes a side accept the other side's report. */
export function withAgreement(book: LineBook, { side }: Pick<Agreed, 'side'>): LineBook {
  const other = side === 'NS' ? book.EW : book.NS;
  return other === undefined ? book : { ...book, [side]: other };
}

export function withoutReport(book: LineBook, { side }: Pick<Withdrawn, 'side'>): LineBook {
  const { NS, EW, ...rest } = book;
  const sides = sidesOfReport(side);
  return {
    ...rest,
    ...(NS !== undefined && !sides.includes('NS') && { NS }),
    ...(EW !== undefined && !sides.includes('EW') && { EW }),
  };
}

/** Applies a ruling, which settles the doubts. */
export function withRuling(
  { ruling: _ruling, reason: _reason, law: _law, isAfterLook: _isAfterLook, ...book }: LineBook,
  ruled: { readonly ruling: Reported; readonly reason: string; readonly law?: string } | undefined,
): LineBook {
  return { ...book, doubts: [], ...ruled };
}
