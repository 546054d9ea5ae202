import * as z from 'zod/mini';

/** A chair that an account has, or had. */
export interface OwnChair {
  readonly table: string;
  readonly chair: number;
  /** Hash of the chair's token. */
  readonly proof: string;
}

/** An account, as its log tells. */
export interface Account {
  /** How many entries the log has. */
  readonly length: number;
  readonly name: string;
  readonly hash: string;
  /** Hashes of the tokens of sessions, oldest first. */
  readonly sessions: readonly string[];
  /** The latest first. */
  readonly chairs: readonly OwnChair[];
  /** Keys of the accounts that it has named as friends. */
  readonly friends: readonly string[];
}

const schema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('registered'), name: z.string(), hash: z.string() }),
  z.object({ kind: z.literal('signedIn'), proof: z.string() }),
  z.object({ kind: z.literal('signedOut'), proof: z.string() }),
  z.object({ kind: z.literal('sat'), table: z.string(), chair: z.number(), proof: z.string() }),
  z.object({ kind: z.literal('befriended'), key: z.string() }),
  z.object({ kind: z.literal('unfriended'), key: z.string() }),
]);
export type AccountEntry = z.infer<typeof schema>;

/** So many devices are signed in at a time; the one that signed in first is signed out by one more. */
const MOST_SESSIONS = 10;

/** The account of a log; `undefined` when there is none. Throws for a log that no server wrote. */
export function accountOf(bodies: readonly string[]): Account | undefined {
  const entries = bodies.map((body) => schema.parse(JSON.parse(body)));
  return entries.reduce<Account | undefined>(added, undefined);
}

function added(account: Account | undefined, entry: AccountEntry): Account {
  if (entry.kind === 'registered') {
    const { name, hash } = entry;
    return { length: 1, name, hash, sessions: [], chairs: [], friends: [] };
  }
  if (account === undefined) throw new Error("an account's log begins with its name");
  const next = { ...account, length: account.length + 1 };
  switch (entry.kind) {
    case 'signedIn':
      return { ...next, sessions: [...account.sessions, entry.proof].slice(-MOST_SESSIONS) };
    case 'signedOut':
      return { ...next, sessions: account.sessions.filter((proof) => proof !== entry.proof) };
    case 'befriended':
      return { ...next, friends: [...account.friends, entry.key] };
    case 'unfriended':
      return { ...next, friends: account.friends.filter((key) => key !== entry.key) };
    case 'sat': {
      const { kind: _, ...own } = entry;
      return { ...next, chairs: [own, ...account.chairs.filter(({ proof }) => proof !== own.proof)] };
    }
  }
}
