import { PLAY_LEVELS, type PlayLevel } from '@overtrick/protocol/meeting/choices';
import { postWish } from '@overtrick/protocol/meeting/forms';
import { independentEntriesIn } from '@overtrick/table/kinds';
import * as z from 'zod/mini';
import { logOf as logOfKind } from '../store/logKinds.ts';

/** Wishes end by themselves after so long, milliseconds. */
export const WISH_MS = 14 * 86_400_000;

const marks = z.array(z.string());
const words = z.optional(z.string());
const level = z.enum(PLAY_LEVELS);

/**
 * A log of notices, one entry a line of JSON: what was posted in a period of two weeks, so that whatever still holds is
 * in two logs, and a log that is older goes with all names in it.
 */
export const schema = z.discriminatedUnion('kind', [
  /** The secret by which the log knows again who posts; it never leaves the server. */
  z.object({ kind: z.literal('notices'), secret: z.string() }),
  z.object({
    kind: z.literal('wish'),
    wish: z.string(),
    at: z.number(),
    terms: postWish,
    proof: z.string(),
    marks,
  }),
  /** Whoever posted it has withdrawn it, or the operator has taken it away. */
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
  /** Its poster takes answers away, by their tables; a version that does not know it goes on showing them. */
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
  /** The addresses from which it was reported. */
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
  /** The number of the log's entries. */
  readonly length: number;
  /** Those that were not withdrawn, in their order. */
  readonly wishes: ReadonlyMap<string, PostedWish>;
  readonly listings: readonly Listing[];
  /** The marks of the devices from which wishes were posted, by wish, also of those that are withdrawn. */
  readonly devices: ReadonlyMap<string, string>;
  /** The tables of the answers to wishes that the operator has taken away, by wish. */
  readonly cleared: ReadonlyMap<string, readonly string[]>;
  /** The number of things posted from there, with those that are withdrawn since: by mark. */
  readonly posts: ReadonlyMap<string, number>;
}

/** The log of the period in which that moment lies, and the log of so many periods before it. */
export const logAt = (at: number, before = 0): string =>
  logOfKind('notices', `period${Math.floor(at / WISH_MS) - before}`);

/** The notices with some entries more; `undefined` for a log that does not begin with its secret. */
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
