import type { Agreed, ReportedEntry, Withdrawn } from './entry.ts';
import { makeReported, type Reported } from './result.ts';
import { type LineBook, type LineState, sidesOfReport } from './tournament.ts';

/** A line of which nobody has said anything. */
export const EMPTY_BOOK: LineBook = { isSkipped: false, last: 0, doubts: [] };

/** Do two reports tell the same result? The lead, which one side may not have entered, does not count. */
export const sameResult = (a: Reported, b: Reported): boolean =>
  makeReported({ outcome: a.outcome }) === makeReported({ outcome: b.outcome });

/** The state of a line by its book. */
export function stateOf({ NS, EW, ruling, isSkipped }: LineBook): LineState {
  if (ruling !== undefined) return ruling.outcome.kind === 'notPlayed' ? 'void' : 'ruled';
  if (NS !== undefined && EW !== undefined) return sameResult(NS, EW) ? 'agreed' : 'disputed';
  if (NS !== undefined || EW !== undefined) return 'reported';
  return isSkipped ? 'skipped' : 'due';
}

/** The result that counts: the ruling, else what was agreed, else what one side has reported. */
export function resultOf(book: LineBook): Reported | undefined {
  const state = stateOf(book);
  if (state === 'disputed') return undefined;
  const { NS, EW, ruling } = book;
  return ruling ?? (NS?.lead === undefined ? (EW ?? NS) : NS);
}

/**
 * The book after a report. After a ruling, or after an agreement that the device did not know, it changes nothing but
 * leaves a doubt, unless it says the same.
 */
export function withReport(
  book: LineBook,
  { side, seen = Infinity }: Pick<ReportedEntry, 'side' | 'seen'>,
  report: Reported,
): LineBook {
  const counted = resultOf(book);
  const isSame = counted !== undefined && sameResult(counted, report);
  const doubted = (code: 'afterRuling' | 'contested'): LineBook =>
    isSame ? book : { ...book, doubts: [...book.doubts, { code, report }] };
  if (book.ruling !== undefined) return doubted('afterRuling');
  const state = stateOf(book);
  if (state === 'agreed') {
    if (isSame) return book;
    if (seen < book.last) return doubted('contested');
  }
  const sides = sidesOfReport(side);
  // a change of what was agreed is to be agreed on again
  const { NS: _ns, EW: _ew, ...rest } = book;
  const kept = state === 'agreed' ? rest : book;
  const said = Object.fromEntries(sides.map((one) => [one, report]));
  return { ...kept, ...said, isSkipped: false };
}

/** The side takes over what the other one has reported. */
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
