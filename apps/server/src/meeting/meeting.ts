import type { PlayLevel } from '@overtrick/protocol/meeting/choices';
import type { AnswerWish, ListedTable, PostWish, Wish, WishAnswer } from '@overtrick/protocol/meeting/forms';
import type { Opened } from '@overtrick/protocol/openTable';
import { PRESETS } from '@overtrick/protocol/policies';
import { isProgram } from '@overtrick/protocol/program';
import { findGame } from '@overtrick/rules/games/list';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import { isMatchOver } from '@overtrick/table/table';
import { widestOf } from '../base/networks.ts';
import { inPlace, type Resource, Shares } from '../base/shares.ts';
import { newTableId, newToken, proofOf } from '../base/token.ts';
import type { LiveTable } from '../live/liveTable.ts';
import { marksOf, type Origin } from '../live/marks.ts';
import type { Tables } from '../live/tables.ts';
import { Folds } from '../store/folds.ts';
import { unlessDamaged } from '../store/pages.ts';
import type { Store } from '../store/store.ts';
import { logAt, type NoticeEntry, type Notices, noticesAfter, type PostedWish, WISH_MS } from './notice.ts';

/** The number of requests on one page. */
const PAGE = 50;
/** The most entries in a log of two weeks, so that it can always be read again. */
export const MOST_ENTRIES = 20_000;
/** The most posts, answers, reports and listings from one device and from one address in two weeks. */
const MOST_FROM: readonly (readonly [kind: string, most: number])[] = [
  ['device', 30],
  ['address', 120],
];
/** The most open requests from one device and from one address, and the most answers to one request. */
const MOST_STANDING = 3;
const MOST_STANDING_AT = 20;
const MOST_ANSWERS = 20;
/** The share of one household: four of the twenty answers to a request, and about two hundred of all posts. */
const TIMES_OF_ANSWERS = 1 / 4;
const TIMES_OF_POSTS = 1 / 100;
/** A request is hidden after reports from this many networks, none of which is part of another. */
const REPORTS = 3;
/** The time for which a table stays in the list, milliseconds, and the number of latest tables in it. */
const LISTED_MS = 12 * 3_600_000;
const MOST_LISTED = 100;

/** The fields of a request by which a reader filters. */
export interface WishFilter {
  readonly kind?: PostWish['kind'] | undefined;
  readonly level?: PostWish['level'] | undefined;
  readonly system?: PostWish['system'] | undefined;
  /** Requests that identify the devices whose posts the reader wants to hide. */
  readonly without?: readonly string[] | undefined;
}

/** Open tables and requests for partners, by which people find each other. */
export class Meeting {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #shares: Shares;
  readonly #logs: Folds<Notices>;
  readonly #now: () => number;
  /** The requests that the operator has removed and whose tables this process has closed. */
  readonly #closed = new Set<string>();

  constructor(store: Store, tables: Tables, now: () => number, shares = new Shares()) {
    this.#store = store;
    this.#shares = shares;
    this.#tables = tables;
    this.#logs = new Folds(store, noticesAfter, {
      secret: '',
      length: 0,
      wishes: new Map(),
      listings: [],
      devices: new Map(),
      cleared: new Map(),
      posts: new Map(),
    });
    this.#now = now;
  }

  /** Returns a page of the open requests, the latest first. */
  async wishes(
    filter: WishFilter,
    after?: string,
    limit: number = PAGE,
  ): Promise<{ wishes: Wish[]; next?: string }> {
    const size = Math.min(PAGE, limit);
    const all = (await this.#standing(filter.without)).filter(({ terms }) => fits(terms, filter)).reverse();
    const first = after === undefined ? 0 : all.findIndex(({ wish }) => wish === after) + 1;
    const page = all.slice(first, first + size);
    const last = page.at(-1);
    return {
      wishes: page.map(({ wish, terms, at, answers }) => ({
        wish,
        ...terms,
        until: at + WISH_MS,
        answers: answers.length,
      })),
      ...(last !== undefined && first + size < all.length && { next: last.wish }),
    };
  }

  /** Posts a request and returns its id with its key. */
  async post(terms: PostWish, from: Origin): Promise<Result<{ wish: string; token: string }>> {
    if (findGame(terms.game) === undefined) return fail('ERR_OPTIONS', 'game', 'There is no such game.');
    const [wish, token] = [newTableId(), newToken()];
    const at = this.#now();
    // names and words are deleted with the periods in which they were written
    await this.#store.delete([logAt(at, 2), logAt(at, 3)]);
    const posted = await this.#add(from, (marks, notices) =>
      standsTooMuch(notices, marks)
        ? undefined
        : { kind: 'wish', wish, at, terms, proof: proofOf(token), marks },
    );
    return posted.ok ? ok({ wish, token }) : posted;
  }

  /** Returns a request, if it is open. */
  async find(id: string): Promise<PostedWish | undefined> {
    return (await this.#standing()).find(({ wish }) => wish === id);
  }

  answersTo({ answers }: PostedWish): WishAnswer[] {
    return answers.map(({ name, words, table, at }) => ({
      name,
      ...(words !== undefined && { words }),
      table,
      at,
    }));
  }

  async withdraw(posted: PostedWish): Promise<void> {
    const { wish, at } = posted;
    await this.#logs.add(logAt(at), () => [{ kind: 'withdrawn', wish } satisfies NoticeEntry]);
    await this.#closeTables(posted);
  }

  /** Removes an answer, and all others from the same household. */
  async clear(posted: PostedWish, table: string): Promise<void> {
    const { wish, at, answers } = posted;
    const together = this.#shares.together(answersOf(posted).name, table);
    const cleared = answers.filter((answer) => answer.table === table || together.includes(answer.table));
    if (cleared.length === 0) return;
    const tables = cleared.map((answer) => answer.table);
    await this.#logs.add(logAt(at), () => [
      { kind: 'cleared', skip: true, wish, tables } satisfies NoticeEntry,
    ]);
    await this.#closeTables({ ...posted, answers: cleared });
  }

  /** True for a request that the operator has removed. */
  async isCleared(id: string): Promise<boolean> {
    return (await this.#clearedNow()).has(id);
  }

  /** Closes the tables that wait for the posters of requests that the operator has removed. */
  async closeCleared(): Promise<void> {
    for (const [wish, tables] of await this.#clearedNow()) {
      if (this.#closed.has(wish)) continue;
      for (const table of tables) await unlessDamaged(this.#tables.close(table));
      this.#closed.add(wish);
    }
  }

  async #clearedNow(): Promise<Notices['cleared']> {
    const now = this.#now();
    const logs = await Promise.all([1, 0].map((before) => this.#logs.read(logAt(now, before))));
    return new Map(logs.flatMap((known) => [...(known?.cleared ?? [])]));
  }

  /** Closes the tables that still wait for the poster of a request that is no longer open. */
  async #closeTables({ answers }: PostedWish): Promise<void> {
    for (const { table } of answers) await unlessDamaged(this.#tables.close(table));
  }

  /** Opens a table for somebody who answers; it waits for the poster, who is notified. */
  async answer(
    posted: PostedWish,
    { name, words }: AnswerWish,
    from: Origin,
    sharer = from.address,
  ): Promise<Result<Opened> | { ok: false; code: string; why?: string }> {
    if (posted.answers.length >= MOST_ANSWERS) return full();
    const place = this.#shares.take(answersOf(posted), sharer);
    if (place === undefined) return fail('ERR_SHARE');
    return inPlace(
      place,
      () => this.#answer(posted, { name, words }, from),
      (done) => (done.ok ? done.value.table : undefined),
    );
  }

  async #answer(
    posted: PostedWish,
    { name, words }: AnswerWish,
    from: Origin,
  ): Promise<Result<Opened> | { ok: false; code: string; why?: string }> {
    // a refused answer opens no table
    const may = await this.#mayPost(posted.at, from);
    if (!may.ok) return may;
    const { game, system } = posted.terms;
    const systems = system === 'usual' ? {} : { systemNS: system, systemEW: system };
    const opened = await this.#tables.open(
      { game, name, people: 2, policies: { ...PRESETS.club, ...systems } },
      from,
    );
    if (!opened.ok) return opened;
    const { table } = opened.value;
    const told = await this.#add(
      from,
      (marks) => ({
        kind: 'answer',
        wish: posted.wish,
        at: this.#now(),
        name,
        ...(words !== undefined && { words }),
        table,
        marks,
      }),
      posted.at,
    );
    return told.ok ? opened : told;
  }

  /** Counts a report of that request, once per address. */
  async report(posted: PostedWish, from: Origin): Promise<void> {
    const { wish, at } = posted;
    // a household has many networks of 64 bits, so three of them are not three people
    const wide = from.address === undefined ? from : { ...from, address: widestOf(from.address) };
    await this.#add(wide, (marks) => ({ kind: 'report', wish, marks }), at);
    if ((await this.find(wish)) === undefined) await this.#closeTables(posted);
  }

  /** Returns the secret that keys the marks of the person who posted the request. */
  async secretOf({ at }: PostedWish): Promise<string | undefined> {
    return (await this.#logs.read(logAt(at)))?.secret;
  }

  /** Lists a table, at its host's wish, for anybody to join. */
  async list(
    live: LiveTable,
    { level, words }: { readonly level: PlayLevel; readonly words?: string | undefined },
    from: Origin,
  ): Promise<Result<true>> {
    const { id, policies, sitting } = live.table;
    if (policies.join !== 'link' || sitting !== undefined)
      return fail('ERR_CLOSED', undefined, 'Nobody else may sit down at this table without being asked.');
    return this.#add(from, (marks, { listings }) =>
      listings.some(({ table }) => table === id)
        ? undefined
        : {
            kind: 'table',
            table: id,
            at: this.#now(),
            level,
            ...(words !== undefined && { words }),
            marks,
          },
    );
  }

  /**
   * Lists the listed tables that have people and a free chair, the latest first.
   * @param without requests that identify the devices whose posts the reader wants to hide
   */
  async listed(without: readonly string[] = []): Promise<ListedTable[]> {
    const now = this.#now();
    const logs = await Promise.all([0, 1].map((before) => this.#logs.read(logAt(now, before))));
    const latest = logs
      .flatMap((known) => (known === undefined ? [] : notBy(known.listings, known, without)))
      .filter(({ at }) => now - at < LISTED_MS)
      .toSorted((a, b) => b.at - a.at)
      .slice(0, MOST_LISTED);
    const shown = await Promise.all(
      latest.map(async ({ table, level, words }): Promise<ListedTable | undefined> => {
        // nothing is read from the store for a table without people
        const live = await unlessDamaged(this.#tables.attended(table));
        if (live === undefined || isMatchOver(live.table)) return undefined;
        const { chairs } = live.info().toJSON();
        const free = chairs.filter(({ kind }) => kind === 'bot').length;
        const players = chairs.filter(({ kind, present }) => kind === 'person' && present);
        const people = players.filter((player) => !isProgram(player));
        const programs = players.filter(isProgram);
        if (free === 0 || people.length === 0) return undefined;
        const { game, match, policies } = live.table;
        return {
          table,
          game: game.id,
          match: match.id,
          level,
          ...(words !== undefined && { words }),
          system: policies.systemNS,
          people: people.map(({ name }) => name),
          ...(programs.length > 0 && { programs: programs.map(({ name }) => name) }),
          free,
        };
      }),
    );
    return shown.filter((table) => table !== undefined);
  }

  /** Returns the open requests, the earliest first. */
  async #standing(without: readonly string[] = []): Promise<PostedWish[]> {
    const now = this.#now();
    const logs = await Promise.all([1, 0].map((before) => this.#logs.read(logAt(now, before))));
    return logs
      .flatMap((known) => (known === undefined ? [] : notBy([...known.wishes.values()], known, without)))
      .filter(({ at, reports }) => now - at < WISH_MS && reports.size < REPORTS);
  }

  async #mayPost(at: number, from: Origin): Promise<Result<true>> {
    const notices = await this.#logs.read(logAt(at));
    if (notices === undefined || notices.length === 0) return ok(true);
    return whyNot(notices, marksOf(notices.secret, from)) ?? ok(true);
  }

  /** Appends the entry that `made` returns for the current log, unless the limits of that origin are reached. */
  async #add(
    from: Origin,
    made: (marks: string[], notices: Notices) => NoticeEntry | undefined,
    at = this.#now(),
  ): Promise<Result<true>> {
    let refusal: Failure | undefined;
    const log = logAt(at);
    const { length: taken = 0 } = (await this.#logs.read(log)) ?? {};
    const posts = { name: log, most: MOST_ENTRIES, taken, times: TIMES_OF_POSTS };
    const place = this.#shares.take(posts, from.address);
    if (place === undefined) return full();
    return inPlace(
      place,
      async (): Promise<Result<true>> => {
        const isAdded = await this.#logs.add(log, (notices, length) => {
          const secret = length === 0 ? newToken() : notices.secret;
          const marks = marksOf(secret, from);
          refusal = whyNot(notices, marks);
          const entry = refusal === undefined ? made(marks, notices) : undefined;
          if (entry === undefined) return [];
          return length === 0 ? [{ kind: 'notices', secret } satisfies NoticeEntry, entry] : [entry];
        });
        return isAdded ? ok(true) : (refusal ?? full());
      },
      (added) => (added.ok ? newTableId() : undefined),
    );
  }

  /** True for a table that its host has listed for anybody to join. */
  async isListed(table: string): Promise<boolean> {
    const now = this.#now();
    const logs = await Promise.all([0, 1].map((before) => this.#logs.read(logAt(now, before))));
    return logs.some((known) => known?.listings.some((listing) => listing.table === table));
  }
}

/** Filters out the posts from the devices that posted those requests. */
function notBy<Post extends { readonly marks: readonly string[] }>(
  posts: readonly Post[],
  { devices }: Notices,
  wishes: readonly string[],
): readonly Post[] {
  const muted = new Set(wishes.flatMap((wish) => devices.get(wish) ?? []));
  return muted.size === 0 ? posts : posts.filter(({ marks }) => !marks.some((mark) => muted.has(mark)));
}

const answersOf = ({ wish, answers }: PostedWish): Resource => ({
  name: `answers ${wish}`,
  most: MOST_ANSWERS,
  taken: answers.length,
  times: TIMES_OF_ANSWERS,
  holds: (table) => answers.some((answer) => answer.table === table),
});

const full = (): Failure => fail('ERR_NOTICES');

const fits = (terms: PostWish, { kind, level, system }: WishFilter): boolean =>
  (kind === undefined || terms.kind === kind) &&
  // a post for any level or system is found by everybody
  (level === undefined || terms.level === level || terms.level === 'any') &&
  (system === undefined || terms.system === system || terms.system === 'usual');

/** Returns a refusal if the limits of that origin, or of the log, are reached. */
function whyNot({ length, posts }: Notices, marks: readonly string[]): Failure | undefined {
  const isOften = MOST_FROM.some(([kind, most]) =>
    marks.some((mark) => mark.startsWith(`${kind} `) && (posts.get(mark) ?? 0) >= most),
  );
  return isOften || length >= MOST_ENTRIES ? full() : undefined;
}

/** True if the origin already has the most open requests. A device can change its id easily, its address less so. */
function standsTooMuch({ wishes }: Notices, marks: readonly string[]): boolean {
  const standing = (mark: string): number =>
    [...wishes.values()].filter((wish) => wish.marks.includes(mark)).length;
  return marks.some(
    (mark) => standing(mark) >= (mark.startsWith('address ') ? MOST_STANDING_AT : MOST_STANDING),
  );
}
