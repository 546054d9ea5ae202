import { PLAY_LEVELS, type PlayLevel } from '@overtrick/protocol/meeting/choices';
import { postWish } from '@overtrick/protocol/meeting/forms';
import { independentEntriesIn } from '@overtrick/table/kinds';
import * as z from 'zod/mini';
import { logOf as logOfKind } from '../store/logKinds.ts';

/** The time after which requests end by themselves, milliseconds. */
export const WISH_MS = 14 * 86_400_000;

const marks = z.array(z.string());
const words = z.optional(z.string());
const level = z.enum(PLAY_LEVELS);

/**
 * An entry of a log of notices, one line of JSON. A log has the posts of two weeks, so everything valid is in two logs,
 * and an older log is deleted with all names in it.
 */
export const schema = z.discriminatedUnion('kind', [
  /** The secret by which the log recognises posters; it never leaves the server. */
  z.object({ kind: z.literal('notices'), secret: z.string() }),
  z.object({
    kind: z.literal('wish'),
    wish: z.string(),
    at: z.number(),
    terms: postWish,
    proof: z.string(),
    marks,
  }),
  /** The poster has withdrawn the request, or the operator has removed it. */
  z.object({ kind: z.literal('withdrawn'), wish: z.string(), by: z.optional(z.literal('operator')) }),
  z.object({
    kind: z.literal('answer'),
    wish: z.string(),
    at: z.number(),
    name: z.string(),
    words,
    table: z.string(),
    marks,
  }),
  z.object({ kind: z.literal('report'), wish: z.string(), marks }),
  /** The poster has removed answers, named by their tables; older versions still show them. */
  z.object({
    kind: z.literal('cleared'),
    skip: z.literal(true),
    wish: z.string(),
    tables: z.readonly(z.array(z.string())),
  }),
  z.object({ kind: z.literal('table'), table: z.string(), at: z.number(), level, words, marks }),
]);

export type NoticeEntry = z.infer<typeof schema>;
type EntryOf<Kind extends NoticeEntry['kind']> = Extract<NoticeEntry, { kind: Kind }>;

export interface PostedWish extends Omit<EntryOf<'wish'>, 'kind'> {
  readonly answers: readonly EntryOf<'answer'>[];
  /** The marks of the addresses from which it was reported. */
  readonly reports: ReadonlySet<string>;
}

export interface Listing {
  readonly table: string;
  readonly at: number;
  readonly level: PlayLevel;
  readonly words?: string | undefined;
  readonly marks: readonly string[];
}

export interface Notices {
  readonly secret: string;
  /** The number of entries in the log. */
  readonly length: number;
  /** The requests that were not withdrawn, in their order. */
  readonly wishes: ReadonlyMap<string, PostedWish>;
  readonly listings: readonly Listing[];
  /** The marks of the devices that posted each request, even those that were withdrawn. */
  readonly devices: ReadonlyMap<string, string>;
  /** The tables of the answers to requests that the operator has removed, by request. */
  readonly cleared: ReadonlyMap<string, readonly string[]>;
  /** The number of posts by mark, including those that were withdrawn. */
  readonly posts: ReadonlyMap<string, number>;
}

/** Returns the name of the log for the period of that moment, or `before` periods earlier. */
export const logAt = (at: number, before = 0): string =>
  logOfKind('notices', `period${Math.floor(at / WISH_MS) - before}`);

/** Computes the notices after further entries. Returns `undefined` for a log that does not begin with its secret. */
export function noticesAfter(known: Notices | undefined, bodies: readonly string[]): Notices | undefined {
  const entries = independentEntriesIn(schema, bodies);
  const [first] = entries;
  if (known === undefined && first?.kind !== 'notices') return undefined;
  const secret = known?.secret ?? (first?.kind === 'notices' ? first.secret : '');
  const wishes = new Map(known?.wishes);
  const posts = new Map(known?.posts);
  const cleared = new Map(known?.cleared);
  const listings = [...(known?.listings ?? [])];
  const devices = new Map(known?.devices);
  for (const entry of entries) {
    if (entry === undefined || entry.kind === 'notices') continue;
    if ('marks' in entry) for (const mark of entry.marks) posts.set(mark, (posts.get(mark) ?? 0) + 1);
    const wish = 'wish' in entry ? wishes.get(entry.wish) : undefined;
    if (entry.kind === 'table') {
      const { kind: _, ...listing } = entry;
      listings.push(listing);
    } else if (entry.kind === 'wish') {
      const { kind: _, ...posted } = entry;
      wishes.set(entry.wish, { ...posted, answers: [], reports: new Set() });
      const device = entry.marks.find((mark) => mark.startsWith('device '));
      if (device !== undefined) devices.set(entry.wish, device);
    } else if (entry.kind === 'withdrawn') {
      if (entry.by === 'operator') cleared.set(entry.wish, wish?.answers.map(({ table }) => table) ?? []);
      wishes.delete(entry.wish);
    } else if (wish !== undefined && entry.kind === 'answer')
      wishes.set(entry.wish, { ...wish, answers: [...wish.answers, entry] });
    else if (wish !== undefined && entry.kind === 'cleared') {
      const answers = wish.answers.filter(({ table }) => !entry.tables.includes(table));
      wishes.set(entry.wish, { ...wish, answers });
    } else if (wish !== undefined && entry.kind === 'report') {
      const from = entry.marks.filter((mark) => mark.startsWith('address '));
      wishes.set(entry.wish, { ...wish, reports: new Set([...wish.reports, ...from]) });
    }
  }
  const length = (known?.length ?? 0) + bodies.length;
  return { secret, length, wishes, listings, devices, cleared, posts };
}
