import { present } from '@overtrick/rules/present';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import { independentEntriesIn } from '@overtrick/table/kinds';
import { ownsChair, ownsLesson } from '../accounts/account.ts';
import { AccountLogs, logOf as accountLogOf, keyOf } from '../accounts/accountLogs.ts';
import { newTableId, newToken } from '../base/token.ts';
import { Lessons } from '../lessons/lessons.ts';
import { clearWish } from '../meeting/clearing.ts';
import { Folds } from '../store/folds.ts';
import { idIn } from '../store/logKinds.ts';
import { pagesOf } from '../store/pages.ts';
import type { Store } from '../store/store.ts';
import { BANS, type Ban, type BanEntry, type BanList, bansAfter, NO_BANS } from './banLog.ts';
import {
  countsAfter,
  logAt,
  NO_REPORTS,
  type Report,
  type ReportCounts,
  type ReportEntry,
  schema,
} from './reportLog.ts';

/** The most bans at once: every visitor is checked against each of them. */
export const MOST_BANS = 200;

/** A report and its outcome, as the operator reads it. */
export interface FiledReport extends Report {
  readonly closed?: { readonly at: number; readonly note?: string | undefined } | undefined;
  /** The secret that keys the reporter's marks. */
  readonly reporterSecret: string;
}

/** An account to which a report leads. */
interface FoundAccount {
  readonly key: string;
  readonly id?: string | undefined;
  readonly name: string;
}

/** The parts of a report that can be banned. */
const PARTS = ['device', 'address', 'account', 'reporter'] as const;
type Part = (typeof PARTS)[number];
const isPart = (text: string | undefined): text is Part => PARTS.some((part) => part === text);

/** The operator's desk, which `overtrick moderate` uses. It works on the store, whether a server runs or not. */
export class Desk {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #bans: Folds<BanList>;
  readonly #counts: Folds<ReportCounts>;
  readonly #accounts: AccountLogs;

  constructor(store: Store, now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
    this.#bans = new Folds(store, bansAfter, NO_BANS);
    this.#counts = new Folds(store, countsAfter, NO_REPORTS);
    this.#accounts = new AccountLogs(store);
  }

  /** Returns the stored reports, the newest first. */
  async reports(): Promise<readonly FiledReport[]> {
    const now = this.#now();
    const logs = await Promise.all([0, 1].map((before) => this.#reportsIn(logAt(now, before))));
    return logs.flat();
  }

  /** Returns the report with that id. */
  async report(id: string): Promise<Result<FiledReport>> {
    const found = (await this.reports()).find((report) => report.id === id);
    return found === undefined
      ? fail('ERR_NAME', undefined, `there is no report ${id}: "overtrick moderate list --all" names them`)
      : ok(found);
  }

  /** Returns the accounts that have the reported person's key; empty if no account has it. */
  async accountsOf({ place, about: { proof, chair } }: Report): Promise<readonly FoundAccount[]> {
    if (proof === undefined) return [];
    const entry =
      place.kind === 'lesson'
        ? ownsLesson(place.id, proof)
        : place.kind === 'table' && chair !== undefined
          ? ownsChair(place.id, chair, proof)
          : undefined;
    if (entry === undefined) return [];
    const found = await this.#store.find({ begin: accountLogOf('') }, JSON.stringify(entry));
    const accounts = await Promise.all(
      found.map(async ({ log }): Promise<readonly FoundAccount[]> => {
        const key = idIn('account', log);
        const account = key === undefined ? undefined : await this.#accounts.read(key);
        return key === undefined || account === undefined
          ? []
          : [{ key, id: account.id, name: account.name }];
      }),
    );
    return accounts.flat();
  }

  /** Closes a report: it is no longer listed, but stored as long as others. */
  async close(id: string, note?: string): Promise<Result<true>> {
    const report = await this.report(id);
    if (!report.ok) return report;
    if (report.value.closed !== undefined)
      return fail('ERR_DONE', undefined, `the report ${id} is closed already`);
    const closed: ReportEntry = { kind: 'closed', id, at: this.#now(), ...present({ note }) };
    await this.#counts.add(logAt(report.value.at), () => [closed]);
    return ok(true);
  }

  /**
   * Bans somebody from the server.
   * @param reference `account:NAME`, or a report's id with the part that is banned, such as `abcd/device`
   */
  async ban(reference: string, note?: string): Promise<Result<Ban>> {
    const meant = await this.#meant(reference);
    if (!meant.ok) return meant;
    const ban: Ban = {
      id: newTableId(),
      at: this.#now(),
      ...meant.value,
      ...present({ note }),
    };
    let isFull = false;
    await this.#bans.add(BANS, (bans) => {
      isFull = bans.size >= MOST_BANS;
      return isFull ? [] : [{ kind: 'banned', ...ban } satisfies BanEntry];
    });
    return isFull
      ? fail(
          'ERR_FULL',
          undefined,
          `there are ${MOST_BANS} bans: lift one first, "overtrick moderate bans" lists them`,
        )
      : ok(ban);
  }

  /** Returns the current bans, the newest first. */
  async bans(): Promise<readonly Ban[]> {
    return [...((await this.#bans.read(BANS)) ?? NO_BANS).values()].reverse();
  }

  /** Lifts a ban. */
  async lift(id: string): Promise<Result<true>> {
    const isLifted = await this.#bans.add(BANS, (bans) =>
      bans.has(id) ? [{ kind: 'lifted', id, at: this.#now() } satisfies BanEntry] : [],
    );
    return isLifted
      ? ok(true)
      : fail('ERR_NAME', undefined, `there is no ban ${id}: "overtrick moderate bans" lists them`);
  }

  /** Removes a request or a lesson, no matter who posted it. */
  async clear(what: 'request' | 'lesson', id: string): Promise<Result<true>> {
    const isCleared =
      what === 'request'
        ? await clearWish(this.#store, id, this.#now())
        : await new Lessons(this.#store).clear(id);
    return isCleared
      ? ok(true)
      : fail('ERR_NAME', undefined, `there is no ${what} ${id}: it has ended, or was taken away before`);
  }

  async #meant(reference: string): Promise<Result<Pick<Ban, 'who' | 'secret' | 'marks' | 'account'>>> {
    const [, name] = /^account:(.+)$/.exec(reference) ?? [];
    if (name !== undefined) {
      const key = keyOf(name);
      const account = await this.#accounts.read(key);
      if (account === undefined) return fail('ERR_NAME', undefined, `there is no account ${name}`);
      return ok(banOf([{ key, id: account.id, name: account.name }]));
    }
    const [id = '', part] = reference.split('/');
    if (!isPart(part)) return fail('ERR_REFERENCE', undefined, FORMS);
    const report = await this.report(id);
    if (!report.ok) return report;
    return this.#meantIn(report.value, part);
  }

  async #meantIn(
    report: FiledReport,
    part: Part,
  ): Promise<Result<Pick<Ban, 'who' | 'secret' | 'marks' | 'account'>>> {
    const { about, by, secret, id, reporterSecret } = report;
    if (part === 'account') {
      const found = await this.accountsOf(report);
      return found.length === 0 ? unknown(id, part) : ok(banOf(found));
    }
    const isReporter = part === 'reporter';
    const kind = isReporter ? 'device' : part;
    const whom = isReporter ? by : about;
    const key = isReporter ? reporterSecret : secret;
    const marks = whom.marks.filter((mark) => mark.startsWith(`${kind} `));
    if (marks.length === 0 || key === undefined) return unknown(id, part);
    return ok({ who: `the ${kind} of ${whom.name ?? 'somebody'} (report ${id})`, secret: key, marks });
  }

  /** Returns the reports of a log, the newest first. */
  async #reportsIn(log: string): Promise<readonly FiledReport[]> {
    const reports = new Map<string, FiledReport>();
    let reporterSecret = '';
    for await (const page of pagesOf(this.#store, log))
      for (const entry of independentEntriesIn(schema, page)) {
        if (entry?.kind === 'reports') reporterSecret = entry.secret;
        else if (entry?.kind === 'report') {
          const { kind: _, ...report } = entry;
          reports.set(entry.id, { ...report, reporterSecret });
        } else if (entry?.kind === 'closed') {
          const known = reports.get(entry.id);
          const { at, note } = entry;
          if (known !== undefined) reports.set(entry.id, { ...known, closed: { at, note } });
        }
      }
    return [...reports.values()].reverse();
  }
}

/** The sentence about the forms of a reference. */
const FORMS =
  'say whom: account:NAME, or the id of a report with /device, /address, /account or /reporter, as abcdefghijkl/device';

const unknown = (id: string, part: Part): Failure =>
  fail(
    'ERR_NAME',
    undefined,
    `the report ${id} leads to no ${part}: "overtrick moderate show ${id}" says what it has`,
  );

function banOf([first]: readonly FoundAccount[]): Pick<Ban, 'who' | 'secret' | 'marks' | 'account'> {
  if (first === undefined) throw new Error('an account was found');
  const { key, id, name } = first;
  return {
    who: `the account ${name}`,
    secret: newToken(),
    marks: [],
    account: { key, ...present({ id }) },
  };
}
