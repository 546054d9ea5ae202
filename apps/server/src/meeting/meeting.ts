import type { PlayLevel } from '@overtrick/protocol/meeting/choices';
import type { AnswerWish, ListedTable, PostWish, Wish, WishAnswer } from '@overtrick/protocol/meeting/forms';
import type { Opened } from '@overtrick/protocol/openTable';
import { PRESETS } from '@overtrick/protocol/policies';
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

/** So many wishes on one page. */
const PAGE = 50;
/** A log of two weeks takes no more entries: it can always be read again. */
export const MOST_ENTRIES = 20_000;
/** In two weeks so much is posted, answered, reported and listed from one device, and from one address. */
const MOST_FROM: readonly (readonly [kind: string, most: number])[] = [
  ['device', 30],
  ['address', 120],
];
/** From one device so many wishes stand at once; a wish has so many answers. */
const MOST_STANDING = 3;
const MOST_STANDING_AT = 20;
const MOST_ANSWERS = 20;
/** Of the answers to a wish one household gives four of twenty, and of all that is posted some two hundred. */
const TIMES_OF_ANSWERS = 1 / 4;
const TIMES_OF_POSTS = 1 / 100;
/** A wish is shown to nobody any more that is reported from so many networks, each no part of another. */
const REPORTS = 3;
/** A table is looked for in the list for so long, milliseconds, and so many of the latest are. */
const LISTED_MS = 12 * 3_600_000;
const MOST_LISTED = 100;

/** The parts of a wish by which a reader chooses. */
export interface WishFilter {
  readonly kind?: PostWish['kind'] | undefined;
  readonly level?: PostWish['level'] | undefined;
  readonly system?: PostWish['system'] | undefined;
  /** Wishes whose posters' devices the reader wants to see nothing of. */
  readonly without?: readonly string[] | undefined;
}

/** The place where people find each other: tables that anybody may join, and wishes for partners. */
export class Meeting {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #shares: Shares;
  readonly #logs: Folds<Notices>;
  readonly #now: () => number;
  /** Wishes that the operator has taken away, and whose tables this process has closed. */
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

  /** A page of the wishes that stand, the latest first. */
  async wishes(filter: WishFilter, after?: string): Promise<{ wishes: Wish[]; next?: string }> {
    const all = (await this.#standing(filter.without)).filter(({ terms }) => fits(terms, filter)).reverse();
    const first = after === undefined ? 0 : all.findIndex(({ wish }) => wish === after) + 1;
    const page = all.slice(first, first + PAGE);
    const last = page.at(-1);
    return {
      wishes: page.map(({ wish, terms, at, answers }) => ({
        wish,
        ...terms,
        until: at + WISH_MS,
        answers: answers.length,
      })),
      ...(last !== undefined && first + PAGE < all.length && { next: last.wish }),
    };
  }

  /** Posts a wish; its id and the key to it. */
  async post(terms: PostWish, from: Origin): Promise<Result<{ wish: string; token: string }>> {
    if (findGame(terms.game) === undefined) return fail('ERR_OPTIONS', 'game', 'There is no such game.');
    const [wish, token] = [newTableId(), newToken()];
    const at = this.#now();
    // names and words do not outlive what they were written for
    await this.#store.delete([logAt(at, 2), logAt(at, 3)]);
    const posted = await this.#add(from, (marks, notices) =>
      standsTooMuch(notices, marks)
        ? undefined
        : { kind: 'wish', wish, at, terms, proof: proofOf(token), marks },
    );
    return posted.ok ? ok({ wish, token }) : posted;
  }

  /** The wish, where it stands. */
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

  /** Takes an answer away, and those that came from the same household. */
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

  /** True for a wish that the operator has taken away. */
  async isCleared(id: string): Promise<boolean> {
    return (await this.#clearedNow()).has(id);
  }

  /** Closes the tables at which the posters are waited for of wishes that the operator has taken away. */
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

  /** Closes the tables at which the poster of a wish that no longer stands is still waited for. */
  async #closeTables({ answers }: PostedWish): Promise<void> {
    for (const { table } of answers) await unlessDamaged(this.#tables.close(table));
  }

  /** Opens a table for who answers, at which the poster is waited for, and tells the poster of it. */
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
    // an answer that is not taken opens no table
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

  /** Counts a report of that wish, once an address. */
  async report(posted: PostedWish, from: Origin): Promise<void> {
    const { wish, at } = posted;
    // a household has many networks of 64 bits: three of them are not three people
    const wide = from.address === undefined ? from : { ...from, address: widestOf(from.address) };
    await this.#add(wide, (marks) => ({ kind: 'report', wish, marks }), at);
    if ((await this.find(wish)) === undefined) await this.#closeTables(posted);
  }

  /** Returns the secret that keys the marks of the person who posted the request. */
  async secretOf({ at }: PostedWish): Promise<string | undefined> {
    return (await this.#logs.read(logAt(at)))?.secret;
  }

  /** Lists a table, by its host, where anybody may sit down. */
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
   * The listed tables with a free chair at which people are now, the latest first.
   * @param without wishes whose posters' devices the reader wants to see nothing of
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
        // nothing is read from the store for one at which nobody is
        const live = await unlessDamaged(this.#tables.attended(table));
        if (live === undefined || isMatchOver(live.table)) return undefined;
        const { chairs } = live.info().toJSON();
        const free = chairs.filter(({ kind }) => kind === 'bot').length;
        const people = chairs.filter(({ kind, present }) => kind === 'person' && present);
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
          free,
        };
      }),
    );
    return shown.filter((table) => table !== undefined);
  }

  /** Whatever stands now, the earliest first. */
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

  /** Adds what that is made of the log as it is, unless as much as may be has come from there. */
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

/** Leaves out the posts of the devices from which those wishes came. */
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
  // who takes any level or system is found by all
  (level === undefined || terms.level === level || terms.level === 'any') &&
  (system === undefined || terms.system === system || terms.system === 'usual');

/** The refusal for what comes from there, where as much as may be has come already. */
function whyNot({ length, posts }: Notices, marks: readonly string[]): Failure | undefined {
  const isOften = MOST_FROM.some(([kind, most]) =>
    marks.some((mark) => mark.startsWith(`${kind} `) && (posts.get(mark) ?? 0) >= most),
  );
  return isOften || length >= MOST_ENTRIES ? full() : undefined;
}

/** Do as many wishes stand from there as may? A device can give itself another name, its address less easily. */
function standsTooMuch({ wishes }: Notices, marks: readonly string[]): boolean {
  const standing = (mark: string): number =>
    [...wishes.values()].filter((wish) => wish.marks.includes(mark)).length;
  return marks.some(
    (mark) => standing(mark) >= (mark.startsWith('address ') ? MOST_STANDING_AT : MOST_STANDING),
  );
}
