import { independentEntriesIn } from '@overtrick/table/kinds';
import * as z from 'zod/mini';
import { logOf } from '../store/logKinds.ts';

/** The log of all bans of a server. */
export const BANS = logOf('bans', 'all');

const marks = z.array(z.string());

/** An entry of a log of bans, one line of JSON. */
export const schema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('banned'),
    id: z.string(),
    at: z.number(),
    /** The person and the reason, in words. */
    who: z.string(),
    note: z.optional(z.string()),
    /** Devices and addresses, as marks that the secret keys (`marksOf`). */
    secret: z.string(),
    marks,
    /** The account by its key and its own id, so that another account of the same name is not banned. */
    account: z.optional(z.object({ key: z.string(), id: z.optional(z.string()) })),
  }),
  /** Somebody has come with a banned account: their device is banned with it. */
  z.object({ kind: z.literal('device'), ban: z.string(), marks }),
  z.object({ kind: z.literal('lifted'), id: z.string(), at: z.number() }),
]);
export type BanEntry = z.infer<typeof schema>;
export type Ban = Omit<Extract<BanEntry, { kind: 'banned' }>, 'kind'>;

/** The current bans by id, in the order in which they were made. */
export type BanList = ReadonlyMap<string, Ban>;
export const NO_BANS: BanList = new Map();

/** Returns the bans after further entries. */
export function bansAfter(known: BanList | undefined, bodies: readonly string[]): BanList {
  const bans = new Map(known);
  for (const entry of independentEntriesIn(schema, bodies)) {
    if (entry?.kind === 'banned') {
      const { kind: _, ...ban } = entry;
      bans.set(ban.id, ban);
    } else if (entry?.kind === 'lifted') bans.delete(entry.id);
    else if (entry?.kind === 'device') {
      const ban = bans.get(entry.ban);
      if (ban !== undefined) bans.set(ban.id, { ...ban, marks: [...ban.marks, ...entry.marks] });
    }
  }
  return bans;
}
