import { independentEntriesIn } from '@overtrick/table/kinds';
import * as z from 'zod/mini';
import { logOf } from '../store/logKinds.ts';

/** All bans of a server are in one log. */
export const BANS = logOf('bans', 'all');

const marks = z.array(z.string());

/** A log of bans, one entry a line of JSON. */
export const schema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('banned'),
    id: z.string(),
    at: z.number(),
    /** In words: who that is, and why. */
    who: z.string(),
    note: z.optional(z.string()),
    /** Devices and addresses, as marks that the secret keys (`marksOf`). */
    secret: z.string(),
    marks,
    /** The account, by its key and its own id: another account of the same name is not meant. */
    account: z.optional(z.object({ key: z.string(), id: z.optional(z.string()) })),
  }),
  /** Somebody has come with an account that is banned: their device is banned with it. */
  z.object({ kind: z.literal('device'), ban: z.string(), marks }),
  z.object({ kind: z.literal('lifted'), id: z.string(), at: z.number() }),
]);
export type BanEntry = z.infer<typeof schema>;
export type Ban = Omit<Extract<BanEntry, { kind: 'banned' }>, 'kind'>;

/** The bans that stand, by id, in the order in which they were made. */
export type BanList = ReadonlyMap<string, Ban>;
export const NO_BANS: BanList = new Map();

/** Returns the bans with some entries more. */
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
