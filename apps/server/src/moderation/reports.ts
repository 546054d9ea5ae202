import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import { inPlace, Shares } from '../base/shares.ts';
import { newTableId, newToken } from '../base/token.ts';
import { marksOf, type Origin } from '../live/marks.ts';
import { Folds } from '../store/folds.ts';
import type { Store } from '../store/store.ts';
import {
  countsAfter,
  logAt,
  NO_REPORTS,
  pairOf,
  type Report,
  type ReportCounts,
  type ReportEntry,
  type SaidLine,
} from './reportLog.ts';

/** The most open reports of a month, and the most letters in its log, so that it can always be read again. */
export const MOST_REPORTS = 2000;
export const MOST_LETTERS = 16_000_000;
/** The most reports from one device and from one address in a month. */
const MOST_FROM: readonly (readonly [kind: string, most: number])[] = [
  ['device', 10],
  ['address', 30],
];
/** The most reports by one device about one person in a month; further ones would repeat the earlier ones. */
export const MOST_ABOUT_ONE = 3;
/** The share of all reports that one network may make. */
const TIMES_OF_REPORTS = 1 / 100;
/** The most lines in a report, and the most letters of one line; the latest lines count. */
export const MOST_LINES = 20;
const MOST_LINE_LETTERS = 4000;

/** A new report. The lines in it come from the server, never from the reporter. */
export type NewReport = Omit<Report, 'id' | 'at' | 'by'> & {
  readonly by?: { readonly name: string; readonly chair: number } | undefined;
};

/**
 * The reports to the operator. They cannot be read through the server: `overtrick moderate` reads them from the store.
 */
export class Reports {
  readonly #store: Store;
  readonly #shares: Shares;
  readonly #now: () => number;
  readonly #logs: Folds<ReportCounts>;

  constructor(store: Store, now: () => number = Date.now, shares = new Shares()) {
    this.#store = store;
    this.#shares = shares;
    this.#now = now;
    this.#logs = new Folds(store, countsAfter, NO_REPORTS);
  }

  /**
   * Stores a report. A device that has reported the same person often enough gets the same answer, but nothing is
   * stored. Fails with `ERR_REPORTS` if a limit of that origin, or of the log, is reached.
   */
  async add(report: NewReport, from: Origin): Promise<Result<true>> {
    const at = this.#now();
    const log = logAt(at);
    const { open: taken } = (await this.#logs.read(log)) ?? NO_REPORTS;
    const resource = { name: log, most: MOST_REPORTS, taken, times: TIMES_OF_REPORTS };
    const place = this.#shares.take(resource, from.address);
    if (place === undefined) return full();
    let refusal: Failure | undefined;
    return inPlace(
      place,
      async (): Promise<Result<true>> => {
        await this.#logs.add(log, (counts, length) => {
          const secret = length === 0 ? newToken() : counts.secret;
          const entry = entryOf(report, { id: newTableId(), at, marks: marksOf(secret, from) });
          refusal = whyNot(counts, entry.by.marks);
          const isOften = (counts.about.get(pairOf(entry)) ?? 0) >= MOST_ABOUT_ONE;
          if (refusal !== undefined || isOften) return [];
          return length === 0 ? [{ kind: 'reports', secret } satisfies ReportEntry, entry] : [entry];
        });
        return refusal ?? ok(true);
      },
      (added) => (added.ok ? newTableId() : undefined),
    );
  }

  /** Deletes expired reports. */
  async forgetOld(): Promise<void> {
    const now = this.#now();
    await this.#store.delete([logAt(now, 2), logAt(now, 3)]);
  }
}

const full = (): Failure => fail('ERR_REPORTS');

function entryOf(
  { by, said, ...report }: NewReport,
  { id, at, marks }: { readonly id: string; readonly at: number; readonly marks: string[] },
): Extract<ReportEntry, { kind: 'report' }> {
  const lines = said.slice(-MOST_LINES).map((line): SaidLine => {
    return { ...line, text: line.text.slice(0, MOST_LINE_LETTERS) };
  });
  return { kind: 'report', id, at, ...report, said: lines, by: { ...by, marks } };
}

function whyNot({ open, letters, from }: ReportCounts, marks: readonly string[]): Failure | undefined {
  const isOften = MOST_FROM.some(([kind, most]) =>
    marks.some((mark) => mark.startsWith(`${kind} `) && (from.get(mark) ?? 0) >= most),
  );
  return isOften || open >= MOST_REPORTS || letters >= MOST_LETTERS ? full() : undefined;
}
