import { TOKEN_SCOPES, type TokenScope } from '@overtrick/protocol/account';
import { type PartnershipCard, partnershipCard } from '@overtrick/protocol/card';
import { entriesIn } from '@overtrick/table/kinds';
import * as z from 'zod/mini';

/** A chair that an account has or had. */
export interface OwnChair {
  readonly table: string;
  readonly chair: number;
  /** The hash of the chair's token. */
  readonly proof: string;
}

/** A device that is signed in. */
export interface OpenSession {
  /** The hash of the session's token. */
  readonly proof: string;
  /** The time of signing in, milliseconds since 1970; older logs do not have it. */
  readonly at?: number | undefined;
  /** The kind of device, as the browser reports it. */
  readonly device?: string | undefined;
}

/** A lesson that an account shares or takes. */
export interface OwnLesson {
  readonly lesson: string;
  /** The hash of the lesson's key; the lesson's log says whose key it is. */
  readonly proof: string;
}

/** An evening that an account directs. */
export interface OwnDesk {
  readonly tournament: string;
  /** The hash of the account's own key to the desk; nobody has its token. */
  readonly proof: string;
}

/** The public half of a passkey. */
export interface Passkey {
  readonly id: string;
  /** The key in COSE format, in base64url. */
  readonly publicKey: string;
  /** The number of its signatures, if the passkey counts them. */
  readonly count: number;
  readonly transports: readonly string[];
  /** The owner's name for the device. */
  readonly device: string;
  /** The time at which it was added, milliseconds since 1970. */
  readonly at: number;
}

/** Another account that this one has named as a friend. */
export interface Named {
  readonly key: string;
  /** The id of that account, because the account may be deleted and its name taken by another. */
  readonly id?: string | undefined;
}

/** A token with which a program acts for an account. */
export interface PersonalToken {
  readonly id: string;
  /** The owner's name for it. */
  readonly name: string;
  readonly scope: TokenScope;
  /** The hash of the token. */
  readonly proof: string;
  /** The time at which it was made, milliseconds since 1970. */
  readonly at: number;
}

/** Says that a computer program plays with an account. */
export interface OwnProgram {
  /** The name of who operates the program, for everybody to read. */
  readonly operator?: string | undefined;
  /** The secret from which the tokens of its chairs follow; it never leaves the server. */
  readonly secret: string;
}

/** A table to which a program was invited; the table's log says whether it still is. */
export interface InvitedTo {
  readonly table: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** An account, computed from its log. */
export interface Account {
  /** Differs from the id of every other account, even of earlier ones with this name; the oldest accounts have none. */
  readonly id?: string | undefined;
  readonly name: string;
  /** The hash of the password, if there is one. */
  readonly hash?: string | undefined;
  readonly passkeys: readonly Passkey[];
  /** Its sessions, the oldest first. */
  readonly sessions: readonly OpenSession[];
  /** The chairs, the latest first. */
  readonly chairs: readonly OwnChair[];
  /** The lessons, the latest first. */
  readonly lessons: readonly OwnLesson[];
  /** The evenings that it directs, the latest first. */
  readonly desks: readonly OwnDesk[];
  /** The accounts that it has named as friends. */
  readonly friends: readonly Named[];
  /** The convention card that it keeps. */
  readonly card?: PartnershipCard | undefined;
  /** The tokens of programs, the oldest first. */
  readonly tokens: readonly PersonalToken[];
  /** Set for ever once the owner has declared it as the account of a computer program. */
  readonly program?: OwnProgram | undefined;
  /** The latest invitations to the program, the latest first. */
  readonly invitations?: readonly InvitedTo[] | undefined;
  /** True once its deletion has started. */
  readonly isLeaving?: boolean | undefined;
}

/** The account of a log in which the deletion has left nothing but the entry `leaving`. */
const GONE: Account = {
  name: '',
  passkeys: [],
  sessions: [],
  chairs: [],
  lessons: [],
  desks: [],
  friends: [],
  tokens: [],
  isLeaving: true,
};

export const schema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('registered'),
    id: z.optional(z.string()),
    name: z.string(),
    hash: z.optional(z.string()),
  }),
  /** With a passkey, the entry has its id and its count of signatures. */
  z.object({
    kind: z.literal('signedIn'),
    proof: z.string(),
    passkey: z.optional(z.string()),
    count: z.optional(z.number()),
    at: z.optional(z.number()),
    device: z.optional(z.string()),
  }),
  /** Signs out all sessions except the one with the proof in `keep`, and revokes all tokens of programs. */
  z.object({ kind: z.literal('passwordChanged'), hash: z.string(), keep: z.string() }),
  z.object({ kind: z.literal('signedOut'), proof: z.string() }),
  z.object({ kind: z.literal('sat'), table: z.string(), chair: z.number(), proof: z.string() }),
  z.object({ kind: z.literal('lesson'), lesson: z.string(), proof: z.string() }),
  z.object({ kind: z.literal('desk'), tournament: z.string(), proof: z.string() }),
  z.object({ kind: z.literal('deskLeft'), tournament: z.string() }),
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
  /** The account keeps this convention card, or none. */
  z.object({ kind: z.literal('carded'), card: z.nullable(partnershipCard) }),
  /** A version without tokens goes on without them. */
  z.object({
    kind: z.literal('tokenMade'),
    id: z.string(),
    name: z.string(),
    scope: z.enum(TOKEN_SCOPES),
    proof: z.string(),
    at: z.number(),
    skip: z.literal(true),
  }),
  z.object({ kind: z.literal('tokenRevoked'), id: z.string(), skip: z.literal(true) }),
  z.object({ kind: z.literal('invited'), to: z.string(), at: z.number(), skip: z.literal(true) }),
  /** No version may skip this: it would let the program play as a person. */
  z.object({ kind: z.literal('program'), operator: z.optional(z.string()), secret: z.string() }),
  /** The account is being deleted, and nobody is signed in to it any more. */
  z.object({ kind: z.literal('leaving') }),
]);
export type AccountEntry = z.infer<typeof schema>;

/** The entry of an account that is being deleted. Its text never varies, because the store finds it by this text. */
export const LEAVING: AccountEntry = { kind: 'leaving' };

/**
 * Returns the entry by which an account names a friend. Its text never varies, because the store finds it by this text.
 */
export const befriended = (key: string, { id }: Pick<Account, 'id'>): AccountEntry => ({
  kind: 'befriended',
  key,
  ...(id !== undefined && { id }),
});

/**
 * Returns the entry by which an account gets a chair. Its text never varies, because the store finds it by this text.
 */
export const ownsChair = (table: string, chair: number, proof: string): AccountEntry => ({
  kind: 'sat',
  table,
  chair,
  proof,
});

/** Returns the entry by which an account gets a lesson. Its text never varies either. */
export const ownsLesson = (lesson: string, proof: string): AccountEntry => ({
  kind: 'lesson',
  lesson,
  proof,
});

/** The most invitations to a program in a day, each an entry of its log. */
export const MOST_INVITATIONS = 100;

/** The most devices that are signed in at a time. One more signs out the oldest. */
const MOST_SESSIONS = 10;

/**
 * Beyond this number of entries an account can only sign in and remove things. A heavy player adds about ten entries a
 * day.
 */
export const MOST_ENTRIES = 50_000;
/** Beyond this number it can only remove things, so that its log can always be read again. */
export const MOST_ENTRIES_OF_ALL = 100_000;

/** The kinds of entry that remove something; their number is limited. */
const LESS: ReadonlySet<AccountEntry['kind']> = new Set([
  'signedOut',
  'passkeyRemoved',
  'unfriended',
  'deskLeft',
  'tokenRevoked',
  'leaving',
]);
const SIGNING: ReadonlySet<AccountEntry['kind']> = new Set(['signedIn', 'passwordChanged']);

/** True if an account's log of that length is too long for another entry of that kind. */
export const isTooLong = (length: number, { kind }: AccountEntry): boolean =>
  !LESS.has(kind) && length >= (SIGNING.has(kind) ? MOST_ENTRIES_OF_ALL : MOST_ENTRIES);

/** Computes the account after further entries. Throws for entries that no server wrote. */
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

/** Adds chairs or lessons to an account's list, the latest first; the new ones are in the order of the log. */
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

/** Computes the account after one more entry, except for its chairs and lessons. */
function added(account: Account | undefined, entry: AccountEntry): Account {
  if (entry.kind === 'registered') {
    const { id, name, hash } = entry;
    return {
      ...{ id, name, hash, passkeys: [], sessions: [], chairs: [], lessons: [] },
      ...{ desks: [], friends: [], tokens: [] },
    };
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
        tokens: [],
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
    case 'carded':
      return { ...account, card: entry.card ?? undefined };
    case 'desk': {
      const { tournament, proof } = entry;
      return { ...account, desks: [{ tournament, proof }, ...without(account.desks, tournament)] };
    }
    case 'deskLeft':
      return { ...account, desks: without(account.desks, entry.tournament) };
    case 'tokenMade': {
      const { kind: _, skip: __, ...token } = entry;
      return { ...account, tokens: [...account.tokens, token] };
    }
    case 'tokenRevoked':
      return { ...account, tokens: account.tokens.filter(({ id }) => id !== entry.id) };
    case 'program': {
      const { operator, secret } = entry;
      return { ...account, program: { operator, secret } };
    }
    case 'invited': {
      const { to, at } = entry;
      const others = (account.invitations ?? []).slice(0, MOST_INVITATIONS - 1);
      return { ...account, invitations: [{ table: to, at }, ...others] };
    }
    case 'leaving':
      return { ...account, sessions: [], tokens: [], isLeaving: true };
    case 'lesson':
    case 'sat':
      return account;
  }
}

const without = (desks: readonly OwnDesk[], tournament: string): readonly OwnDesk[] =>
  desks.filter((desk) => desk.tournament !== tournament);
