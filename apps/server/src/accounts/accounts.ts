import type { AccountSession, BoardPlayed } from '@overtrick/protocol/account';
import { present } from '@overtrick/rules/present';
import { newToken, proofOf } from '../base/token.ts';
import { pagesOf, unlessDamaged } from '../store/pages.ts';
import type { Store } from '../store/store.ts';
import { Unchanged } from '../store/unchanged.ts';
import {
  type Account,
  type AccountEntry,
  befriended,
  type Named,
  type OpenSession,
  type OwnChair,
  ownsChair,
  ownsLesson,
} from './account.ts';
import { AccountLogs, keyOf } from './accountLogs.ts';
import { boardsOf } from './boards.ts';
import { hashOf, isPassword } from './password.ts';

/** A session as its cookie has it: whose it is, and the token that proves it. */
export interface Session {
  readonly key: string;
  readonly token: string;
}

/** Somebody whom an account has named as a friend. */
export interface KnownFriend {
  readonly name: string;
  /** Has the friend named it too? */
  readonly isMutual: boolean;
  readonly chairs: readonly OwnChair[];
}

/** So long a device stays signed in, milliseconds. */
export const SESSION_MS = 180 * 86_400_000;
const MOST_FRIENDS = 50;
/** Chairs of a friend among which are those in which they may sit now. */
const LATEST_CHAIRS = 3;
/** Tables that are looked through for a list of boards. */
const MOST_TABLES = 30;
/** Of so many tables the boards are kept in memory. */
const MOST_KEPT = 500;

/**
 * Accounts: a name, and a password or passkeys, each account a log of its own beside those of the tables. Nothing needs
 * one. The store has hashes of passwords and of tokens, never these themselves.
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

  /** A new account, signed in; `undefined` when the name is taken. */
  async register(name: string, password: string, device?: string): Promise<Session | undefined> {
    const [key, token] = [keyOf(name), newToken()];
    const hash = await hashOf(password);
    const isMade = await this.#logs.create(name, [
      { kind: 'registered', id: newToken(), name, hash },
      this.#signedIn(token, device),
    ]);
    return isMade ? { key, token } : undefined;
  }

  /** Signs in; `undefined` when name and password do not fit, which takes as long when there is no such name. */
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

  /** Signs out the device with that id in the list, or all others than the one that asks. */
  async endSession(session: Session, id: string): Promise<void> {
    const own = proofOf(session.token);
    const isMeant = ({ proof }: OpenSession) => (id === 'others' ? proof !== own : idOf(proof) === id);
    for (let isMore = true; isMore; )
      isMore = await this.#logs.add(session.key, ({ sessions }) => {
        const one = sessions.find(isMeant);
        return one && { kind: 'signedOut', proof: one.proof };
      });
  }

  /**
   * Puts another password in the place of one that is known, and signs all other devices out; false when it is not
   * known.
   */
  async changePassword(session: Session, old: string, next: string): Promise<boolean> {
    const account = await this.find(session);
    if (account?.hash === undefined || !(await isPassword(old, account.hash))) return false;
    const hash = await hashOf(next);
    return this.#logs.add(session.key, (now) =>
      now.hash === account.hash ? { kind: 'passwordChanged', hash, keep: proofOf(session.token) } : undefined,
    );
  }

  /** The account of who is signed in. */
  async find({ key, token }: Session): Promise<Account | undefined> {
    const account = await this.#logs.read(key);
    const session = account?.sessions.find(({ proof }) => proof === proofOf(token));
    return session !== undefined && this.#isOn(session) ? account : undefined;
  }

  /** Is the session not over yet? It ends so many days after its beginning, whatever the browser keeps. */
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

  /** Puts a chair into an account. */
  async sit({ key }: Session, table: string, chair: number, token: string): Promise<void> {
    const proof = proofOf(token);
    await this.#logs.add(key, ({ chairs }) =>
      chairs.some((own) => own.proof === proof) ? undefined : ownsChair(table, chair, proof),
    );
  }

  /** Puts a lesson into an account that its owner shares or takes. */
  async keepLesson({ key }: Session, lesson: string, token: string): Promise<void> {
    const proof = proofOf(token);
    await this.#logs.add(key, ({ lessons }) =>
      lessons.some((own) => own.proof === proof) ? undefined : ownsLesson(lesson, proof),
    );
  }

  /**
   * Names another account as a friend; `undefined` when there is none of that name, or it is the own one, or there are
   * too many.
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

  /** Those whom an account has named, each with their latest chairs where they have named it too. */
  async friends(own: Account): Promise<readonly KnownFriend[]> {
    const accounts = await Promise.all(own.friends.map(({ key }) => unlessDamaged(this.#logs.read(key))));
    return accounts.flatMap((friend, i) => {
      // another one who has taken the name of a deleted account is not who was meant
      if (friend === undefined || friend.id !== own.friends[i]?.id) return [];
      const isMutual = isAmong(friend.friends, keyOf(own.name), own);
      return [{ name: friend.name, isMutual, chairs: isMutual ? friend.chairs.slice(0, LATEST_CHAIRS) : [] }];
    });
  }

  /** The deals that were played to their end in an account's chairs, the latest table first. */
  async boards({ chairs }: Account): Promise<readonly BoardPlayed[]> {
    const boards = await this.#boards.read(
      chairs.slice(0, MOST_TABLES).map((own) => ({ log: own.table, key: own.proof, own })),
      ({ log, own }) => boardsOf(own, pagesOf(this.#store, log)),
    );
    return boards.flatMap((some) => some ?? []);
  }
}

/** Names a session in the list by something that signs nobody in. */
const idOf = (proof: string): string => proof.slice(0, 16);

const isAmong = (friends: readonly Named[], key: string, { id }: Account): boolean =>
  friends.some((one) => one.key === key && one.id === id);
