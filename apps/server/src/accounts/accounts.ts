import type {
  AccountSession,
  BoardPlayed,
  ListedToken,
  NewToken,
  TokenMade,
  TokenScope,
} from '@overtrick/protocol/account';
import { copyOfCard, type PartnershipCard } from '@overtrick/protocol/card';
import { isProgram } from '@overtrick/protocol/program';
import { present } from '@overtrick/rules/present';
import { newTableId, newToken, proofOf } from '../base/token.ts';
import { pagesOf, unlessDamaged } from '../store/pages.ts';
import type { Store } from '../store/store.ts';
import { Unchanged } from '../store/unchanged.ts';
import {
  type Account,
  type AccountEntry,
  befriended,
  type InvitedTo,
  type Named,
  type OpenSession,
  type OwnChair,
  type OwnDesk,
  ownsChair,
  ownsLesson,
  type PersonalToken,
} from './account.ts';
import { AccountLogs, keyOf } from './accountLogs.ts';
import { boardsOf } from './boards.ts';
import { chairTokenOf } from './chairTokens.ts';
import { hashOf, isPassword } from './password.ts';

/** A session as stored in its cookie: the key of the account, and the token that proves it. */
export interface Session {
  readonly key: string;
  readonly token: string;
}

/** Somebody whom an account has named as a friend. */
export interface KnownFriend {
  readonly name: string;
  readonly isProgram: boolean;
  /** True if the friend has named this account too. */
  readonly isMutual: boolean;
  readonly chairs: readonly OwnChair[];
}

/** The time for which a device stays signed in, milliseconds. */
export const SESSION_MS = 180 * 86_400_000;
/** The time for which a program's token is valid, milliseconds. */
const TOKEN_MS = 365 * 86_400_000;
/** The most tokens of an account. */
const MOST_TOKENS = 20;
/** The time for which a program hears of an invitation, milliseconds. */
const INVITED_MS = 86_400_000;
const MOST_FRIENDS = 50;
/** The most recent chairs of a friend, among which are those where they may sit now. */
const LATEST_CHAIRS = 3;
/** The number of tables whose boards stay in memory. */
const MOST_KEPT = 500;

/**
 * Accounts with a name, and a password or passkeys. Each account is a log in the store. Playing needs no account. The
 * store has hashes of passwords and of tokens, never these themselves.
 */
export class Accounts {
  readonly #store: Store;
  readonly #logs: AccountLogs;
  readonly #boards: Unchanged<readonly BoardPlayed[]>;
  readonly #now: () => number;

  constructor(store: Store, now: () => number = Date.now) {
    this.#store = store;
    this.#logs = new AccountLogs(store);
    this.#boards = new Unchanged(store, MOST_KEPT);
    this.#now = now;
  }

  /** Creates an account and signs in to it. Returns `undefined` if the name is taken. */
  async register(name: string, password: string, device?: string): Promise<Session | undefined> {
    const [key, token] = [keyOf(name), newToken()];
    const hash = await hashOf(password);
    const isMade = await this.#logs.create(name, [
      { kind: 'registered', id: newToken(), name, hash },
      this.#signedIn(token, device),
    ]);
    return isMade ? { key, token } : undefined;
  }

  /** Signs in. Returns `undefined` if the name or the password is wrong; an unknown name takes just as long. */
  async signIn(name: string, password: string, device?: string): Promise<Session | undefined> {
    const [key, token] = [keyOf(name), newToken()];
    const account = await this.#logs.read(key);
    const isKnown = await isPassword(password, account?.hash);
    if (account === undefined || !isKnown) return undefined;
    await this.#logs.claimLook(account.name);
    await this.#logs.add(key, () => this.#signedIn(token, device));
    return { key, token };
  }

  async signOut(session: Session): Promise<void> {
    const proof = proofOf(session.token);
    await this.#logs.add(session.key, ({ sessions }) =>
      sessions.some((one) => one.proof === proof) ? { kind: 'signedOut', proof } : undefined,
    );
  }

  /** Lists the sessions of an account, the latest first. */
  sessions({ sessions }: Account, { token }: Session): readonly AccountSession[] {
    return sessions
      .filter((one) => this.#isOn(one))
      .map(({ proof, at, device }) => ({
        id: idOf(proof),
        ...present({ at, device }),
        current: proof === proofOf(token),
      }))
      .reverse();
  }

  /** Signs out the device with that id in the list, or with `others` all except the one that asks. */
  async endSession(session: Session, id: string): Promise<void> {
    const own = proofOf(session.token);
    const isMeant = ({ proof }: OpenSession) => (id === 'others' ? proof !== own : idOf(proof) === id);
    for (let isMore = true; isMore; )
      isMore = await this.#logs.add(session.key, ({ sessions }) => {
        const one = sessions.find(isMeant);
        return one && { kind: 'signedOut', proof: one.proof };
      });
  }

  /** Changes the password and signs all other devices out. Returns false if the old password is wrong. */
  async changePassword(session: Session, old: string, next: string): Promise<boolean> {
    const account = await this.find(session);
    if (account?.hash === undefined || !(await isPassword(old, account.hash))) return false;
    const hash = await hashOf(next);
    return this.#logs.add(session.key, (now) =>
      now.hash === account.hash ? { kind: 'passwordChanged', hash, keep: proofOf(session.token) } : undefined,
    );
  }

  /** Returns the account that a session is signed in to. */
  async find({ key, token }: Session): Promise<Account | undefined> {
    const account = await this.#logs.read(key);
    const session = account?.sessions.find(({ proof }) => proof === proofOf(token));
    return session !== undefined && this.#isOn(session) ? account : undefined;
  }

  /** True if the session has not expired: it ends after `SESSION_MS`, even if the browser keeps its cookie. */
  #isOn({ at }: OpenSession): boolean {
    return at === undefined || this.#now() - at < SESSION_MS;
  }

  #signedIn(token: string, device: string | undefined): AccountEntry {
    return {
      kind: 'signedIn',
      proof: proofOf(token),
      at: this.#now(),
      ...present({ device }),
    };
  }

  /** Makes a token for a program; nobody gets it again. Returns `undefined` if the account has the most already. */
  async makeToken({ key }: Session, { name, scope }: NewToken): Promise<TokenMade | undefined> {
    const token = newToken();
    const made = { id: newTableId(), name, scope, proof: proofOf(token), at: this.#now() };
    const isMade = await this.#logs.add(key, ({ tokens }) =>
      tokens.filter((one) => this.#isValid(one)).length < MOST_TOKENS
        ? { kind: 'tokenMade', ...made, skip: true }
        : undefined,
    );
    return isMade ? { ...listedToken(made), token: `${PERSONAL}${key}.${token}` } : undefined;
  }

  /** Lists the valid tokens of an account, the latest first. */
  tokens({ tokens }: Account): readonly ListedToken[] {
    return tokens
      .filter((one) => this.#isValid(one))
      .map(listedToken)
      .toReversed();
  }

  async revokeToken({ key }: Session, id: string): Promise<void> {
    await this.#logs.add(key, ({ tokens }) =>
      tokens.some((one) => one.id === id) ? { kind: 'tokenRevoked', id, skip: true } : undefined,
    );
  }

  /** Returns the account of a program's token, and the token's scope, while it is valid. */
  async findByToken({ key, token }: Session): Promise<{ account: Account; scope: TokenScope } | undefined> {
    const account = await this.#logs.read(key);
    const found = account?.tokens.find(({ proof }) => proof === proofOf(token));
    return account !== undefined && found !== undefined && this.#isValid(found)
      ? { account, scope: found.scope }
      : undefined;
  }

  #isValid({ at }: PersonalToken): boolean {
    return this.#now() - at < TOKEN_MS;
  }

  /**
   * Declares an account for ever as that of a computer program. Returns the code of the reason if it has played, or is
   * a program's already.
   */
  async declareProgram(
    { key }: Session,
    operator?: string,
  ): Promise<'ERR_PLAYED' | 'ERR_PROGRAM' | undefined> {
    let why: 'ERR_PLAYED' | 'ERR_PROGRAM' | undefined;
    await this.#logs.add(key, (account) => {
      why = isProgram(account) ? 'ERR_PROGRAM' : hasPlayed(account) ? 'ERR_PLAYED' : undefined;
      return why === undefined
        ? { kind: 'program', ...present({ operator }), secret: newToken() }
        : undefined;
    });
    return why;
  }

  /** Returns the account of a computer program by its name; `undefined` for every other name. */
  async findProgram(name: string): Promise<Account | undefined> {
    const account = await this.#logs.read(keyOf(name));
    return account !== undefined && isProgram(account) ? account : undefined;
  }

  /** Returns the tables to which a program was invited within a day, the latest first. */
  invitations({ invitations = [] }: Account): readonly InvitedTo[] {
    return invitations.filter(({ at }) => this.#now() - at < INVITED_MS);
  }

  /** Notes that a program is invited to a table. */
  async invited(name: string, table: string): Promise<void> {
    await this.#logs.add(keyOf(name), () => ({ kind: 'invited', to: table, at: this.#now(), skip: true }));
  }

  /** Adds a chair to an account. A program may come back to one, which is then its latest again. */
  async sit({ key }: Session, table: string, chair: number, token: string): Promise<void> {
    const proof = proofOf(token);
    await this.#logs.add(key, (account) => {
      const { program } = account;
      // declared while a person’s chair was about to be added
      if (program !== undefined && token !== chairTokenOf(program, table, chair)) return undefined;
      const known = isProgram(account) ? account.chairs.slice(0, 1) : account.chairs;
      return known.some((own) => own.proof === proof) ? undefined : ownsChair(table, chair, proof);
    });
  }

  /** Adds a lesson, which its owner shares or takes, to an account. */
  async keepLesson({ key }: Session, lesson: string, token: string): Promise<void> {
    const proof = proofOf(token);
    await this.#logs.add(key, ({ lessons }) =>
      lessons.some((own) => own.proof === proof) ? undefined : ownsLesson(lesson, proof),
    );
  }

  /** Adds an evening that the owner directs, with the hash of the account's own key to its desk. */
  async keepDesk({ key }: Session, desk: OwnDesk): Promise<void> {
    await this.#logs.add(key, () => ({ kind: 'desk', ...desk }));
  }

  async leaveDesk({ key }: Session, tournament: string): Promise<void> {
    await this.#logs.add(key, ({ desks }) =>
      desks.some((own) => own.tournament === tournament) ? { kind: 'deskLeft', tournament } : undefined,
    );
  }

  /**
   * Names another account as a friend. Returns `undefined` if there is no account of that name, if it is the user's
   * own, or if there are too many friends.
   */
  async befriend(session: Session, name: string): Promise<true | undefined> {
    const key = keyOf(name);
    const whom = key === session.key ? undefined : await this.#logs.read(key);
    if (whom === undefined) return undefined;
    let isFull = false;
    await this.#logs.add(session.key, ({ friends }) => {
      const isNamed = isAmong(friends, key, whom);
      isFull = friends.length >= MOST_FRIENDS && !isNamed;
      return isFull || isNamed ? undefined : befriended(key, whom);
    });
    return isFull ? undefined : true;
  }

  async unfriend(session: Session, name: string): Promise<void> {
    const key = keyOf(name);
    await this.#logs.add(session.key, ({ friends }) =>
      friends.some((one) => one.key === key) ? { kind: 'unfriended', key } : undefined,
    );
  }

  /** Keeps a convention card in the account, or removes it with `null`. */
  async keepCard(session: Session, card: PartnershipCard | null): Promise<void> {
    const kept = card && copyOfCard(card);
    await this.#logs.add(session.key, (account) =>
      JSON.stringify(account.card ?? null) === JSON.stringify(kept)
        ? undefined
        : { kind: 'carded', card: kept },
    );
  }

  /** Lists the friends of an account, each with their latest chairs if they have named this account too. */
  async friends(own: Account): Promise<readonly KnownFriend[]> {
    const accounts = await Promise.all(own.friends.map(({ key }) => unlessDamaged(this.#logs.read(key))));
    return accounts.flatMap((friend, i) => {
      // a new account with the name of a deleted one is not the friend
      if (friend === undefined || friend.id !== own.friends[i]?.id) return [];
      const isMutual = isAmong(friend.friends, keyOf(own.name), own);
      const chairs = isMutual ? friend.chairs.slice(0, LATEST_CHAIRS) : [];
      return [{ name: friend.name, isProgram: isProgram(friend), isMutual, chairs }];
    });
  }

  /** Lists the deals that were played to their end in some chairs of an account, in the order of the chairs. */
  async boards(chairs: readonly OwnChair[]): Promise<readonly BoardPlayed[]> {
    const boards = await this.#boards.read(
      chairs.map((own) => ({ log: own.table, key: own.proof, own })),
      ({ log, own }) => boardsOf(own, pagesOf(this.#store, log)),
    );
    return boards.flatMap((some) => some ?? []);
  }
}

/** True if an account has sat at a table, taken or shared a lesson, or directed an evening. */
const hasPlayed = ({ chairs, lessons, desks }: Account): boolean =>
  chairs.length + lessons.length + desks.length > 0;

/** The first characters of a program's token; tokens of chairs and keys begin otherwise. */
export const PERSONAL = 'ot_';

const listedToken = ({ id, name, scope, at }: PersonalToken): ListedToken => ({
  id,
  name,
  scope,
  at,
  until: at + TOKEN_MS,
});

/** Returns the id of a session, a chair or a lesson for lists; nobody can sign in or sit down with it. */
export const idOf = (proof: string): string => proof.slice(0, 16);

const isAmong = (friends: readonly Named[], key: string, { id }: Account): boolean =>
  friends.some((one) => one.key === key && one.id === id);
