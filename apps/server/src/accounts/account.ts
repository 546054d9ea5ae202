import { entriesIn } from '@overtrick/table/kinds';
import * as z from 'zod/mini';

/** A chair that an account has, or had. */
export interface OwnChair {
  readonly table: string;
  readonly chair: number;
  /** Hash of the chair's token. */
  readonly proof: string;
}

/** A device that is signed in. */
export interface OpenSession {
  /** Hash of its token. */
  readonly proof: string;
  /** Since when, milliseconds since 1970; older logs do not tell. */
  readonly at?: number | undefined;
  /** The kind of device that it says it is. */
  readonly device?: string | undefined;
}

/** A lesson that an account shares or takes. */
export interface OwnLesson {
  readonly lesson: string;
  /** Hash of the key to it: the lesson's log says whose. */
  readonly proof: string;
}

/** A passkey: its public half. */
export interface Passkey {
  readonly id: string;
  /** As COSE has it, in base64url. */
  readonly publicKey: string;
  /** The number of its signatures, as far as it counts them. */
  readonly count: number;
  readonly transports: readonly string[];
  /** The owner's name for the device. */
  readonly device: string;
  /** The time at which it was added, milliseconds since 1970. */
  readonly at: number;
}

/** Another account that one has named as a friend. */
export interface Named {
  readonly key: string;
  /** The id of the account of that name: it may be deleted, and another one made. */
  readonly id?: string | undefined;
}

/** An account, as its log tells. */
export interface Account {
  /** Differs from that of every other account, also of those that had the name before; the first ones have none. */
  readonly id?: string | undefined;
  readonly name: string;
  /** Of the password, where there is one. */
  readonly hash?: string | undefined;
  readonly passkeys: readonly Passkey[];
  /** Its sessions, the oldest first. */
  readonly sessions: readonly OpenSession[];
  /** The latest first. */
  readonly chairs: readonly OwnChair[];
  /** The latest first. */
  readonly lessons: readonly OwnLesson[];
  /** The accounts that it has named as friends. */
  readonly friends: readonly Named[];
  /** True once its deletion has begun. */
  readonly isLeaving?: boolean | undefined;
}

/** The account of a log of which the deletion has left nothing but the entry that says so. */
const GONE: Account = {
  name: '',
  passkeys: [],
  sessions: [],
  chairs: [],
  lessons: [],
  friends: [],
  isLeaving: true,
};

export const schema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('registered'),
    id: z.optional(z.string()),
    name: z.string(),
    hash: z.optional(z.string()),
  }),
  /** With a passkey: which, and how often it has signed. */
  z.object({
    kind: z.literal('signedIn'),
    proof: z.string(),
    passkey: z.optional(z.string()),
    count: z.optional(z.number()),
    at: z.optional(z.number()),
    device: z.optional(z.string()),
  }),
  /** All others are signed out by it than the one with that proof. */
  z.object({ kind: z.literal('passwordChanged'), hash: z.string(), keep: z.string() }),
  z.object({ kind: z.literal('signedOut'), proof: z.string() }),
  z.object({ kind: z.literal('sat'), table: z.string(), chair: z.number(), proof: z.string() }),
  z.object({ kind: z.literal('lesson'), lesson: z.string(), proof: z.string() }),
  z.object({
    kind: z.literal('passkeyAdded'),
    id: z.string(),
    publicKey: z.string(),
    count: z.number(),
    transports: z.readonly(z.array(z.string())),
    device: z.string(),
    at: z.number(),
  }),
  z.object({ kind: z.literal('passkeyRemoved'), id: z.string() }),
  z.object({ kind: z.literal('befriended'), key: z.string(), id: z.optional(z.string()) }),
  z.object({ kind: z.literal('unfriended'), key: z.string() }),
  /** The account is being deleted: nobody is signed in to it any more. */
  z.object({ kind: z.literal('leaving') }),
]);
export type AccountEntry = z.infer<typeof schema>;

/** The entry of an account that is being deleted: always in these letters, by which it can be found again. */
export const LEAVING: AccountEntry = { kind: 'leaving' };

/** That an account names another one as a friend: always in these letters, by which it can be found again. */
export const befriended = (key: string, { id }: Pick<Account, 'id'>): AccountEntry => ({
  kind: 'befriended',
  key,
  ...(id !== undefined && { id }),
});

/** The entry by which an account has a chair: always in these letters, by which it can be found. */
export const ownsChair = (table: string, chair: number, proof: string): AccountEntry => ({
  kind: 'sat',
  table,
  chair,
  proof,
});

/** … and by which it has a lesson. */
export const ownsLesson = (lesson: string, proof: string): AccountEntry => ({
  kind: 'lesson',
  lesson,
  proof,
});

/** So many devices are signed in at a time; the one that signed in first is signed out by one more. */
const MOST_SESSIONS = 10;

/** A day has some ten entries for who plays a great deal: past this an account only signs in, and gets less. */
export const MOST_ENTRIES = 50_000;
/** … and past this it only gets less, so that its log can always be read again. */
export const MOST_ENTRIES_OF_ALL = 100_000;

/** The kinds that take something away: there is an end to them. */
const LESS: ReadonlySet<AccountEntry['kind']> = new Set([
  'signedOut',
  'passkeyRemoved',
  'unfriended',
  'leaving',
]);
const SIGNING: ReadonlySet<AccountEntry['kind']> = new Set(['signedIn', 'passwordChanged']);

/** Is an account's log of that length too long for one entry more of that kind? */
export const isTooLong = (length: number, { kind }: AccountEntry): boolean =>
  !LESS.has(kind) && length >= (SIGNING.has(kind) ? MOST_ENTRIES_OF_ALL : MOST_ENTRIES);

/** The account with some entries more. Throws for entries that no server wrote. */
export function accountAfter(known: Account | undefined, bodies: readonly string[]): Account | undefined {
  const entries = entriesIn(schema, bodies).filter((entry) => entry !== undefined);
  const account = entries.reduce(added, known);
  if (account === undefined) return undefined;
  const chairs: OwnChair[] = [];
  const lessons: OwnLesson[] = [];
  for (const { kind, ...own } of entries) {
    if ('table' in own) chairs.push(own);
    if ('lesson' in own) lessons.push(own);
  }
  return {
    ...account,
    chairs: latestFirst(account.chairs, chairs),
    lessons: latestFirst(account.lessons, lessons),
  };
}

/** The things of an account with some more, each of these later than the one before. */
function latestFirst<Own extends { readonly proof: string }>(
  known: readonly Own[],
  more: readonly Own[],
): readonly Own[] {
  if (more.length === 0) return known;
  const byProof = new Map<string, Own>();
  for (const own of [...more.toReversed(), ...known])
    if (!byProof.has(own.proof)) byProof.set(own.proof, own);
  return [...byProof.values()];
}

/** The account with an entry more, but for its chairs and lessons. */
function added(account: Account | undefined, entry: AccountEntry): Account {
  if (entry.kind === 'registered') {
    const { id, name, hash } = entry;
    return { id, name, hash, passkeys: [], sessions: [], chairs: [], lessons: [], friends: [] };
  }
  if (account === undefined && entry.kind === 'leaving') return GONE;
  if (account === undefined) throw new Error("an account's log begins with its name");
  switch (entry.kind) {
    case 'signedIn':
      return {
        ...account,
        sessions: [...account.sessions, { proof: entry.proof, at: entry.at, device: entry.device }].slice(
          -MOST_SESSIONS,
        ),
        passkeys: account.passkeys.map((one) =>
          one.id === entry.passkey ? { ...one, count: entry.count ?? one.count } : one,
        ),
      };
    case 'signedOut':
      return { ...account, sessions: account.sessions.filter(({ proof }) => proof !== entry.proof) };
    case 'passwordChanged':
      return {
        ...account,
        hash: entry.hash,
        sessions: account.sessions.filter(({ proof }) => proof === entry.keep),
      };
    case 'passkeyAdded': {
      const { kind: _, ...passkey } = entry;
      return { ...account, passkeys: [...account.passkeys, passkey] };
    }
    case 'passkeyRemoved':
      return { ...account, passkeys: account.passkeys.filter(({ id }) => id !== entry.id) };
    case 'befriended': {
      const { key, id } = entry;
      return { ...account, friends: [...account.friends.filter((one) => one.key !== key), { key, id }] };
    }
    case 'unfriended':
      return { ...account, friends: account.friends.filter(({ key }) => key !== entry.key) };
    case 'leaving':
      return { ...account, sessions: [], isLeaving: true };
    case 'lesson':
    case 'sat':
      return account;
  }
}
