import type { BoardPlayed } from '@overtrick/protocol/account';
import { newToken, proofOf } from '../edge/token.ts';
import { AppendConflict, type Store } from '../store/store.ts';
import { type Account, type AccountEntry, accountOf, type OwnChair } from './account.ts';
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
  /** Has he named it too? */
  readonly isMutual: boolean;
  readonly chairs: readonly OwnChair[];
}

const MOST_FRIENDS = 50;
/** Chairs of a friend among which are those in which he may sit now. */
const LATEST_CHAIRS = 3;
/** Tables that are looked through for a list of boards. */
const MOST_TABLES = 30;
const MOST_TRIES = 5;

/** What an account's log is called in the store: nobody has two names that differ by their case alone. */
const keyOf = (name: string): string =>
  Buffer.from(name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ')).toString('base64url');

/**
 * Accounts: a name and a password, each account a log of its own beside those of the tables. Nothing needs one. The store has hashes
 * of passwords and of tokens, never these themselves.
 */
export class Accounts {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** A new account, signed in; `undefined` when the name is taken. */
  async register(name: string, password: string): Promise<Session | undefined> {
    const [key, token] = [keyOf(name), newToken()];
    const hash = await hashOf(password);
    const entries: AccountEntry[] = [
      { kind: 'registered', name, hash },
      { kind: 'signedIn', proof: proofOf(token) },
    ];
    try {
      await this.#append(key, 0, entries);
    } catch (error) {
      if (error instanceof AppendConflict) return undefined;
      throw error;
    }
    return { key, token };
  }

  /** Signs in; `undefined` when name and password do not fit, which takes as long when there is no such name. */
  async signIn(name: string, password: string): Promise<Session | undefined> {
    const [key, token] = [keyOf(name), newToken()];
    const account = await this.#read(key);
    if (!(await isPassword(password, account?.hash))) return undefined;
    await this.#add(key, () => ({ kind: 'signedIn', proof: proofOf(token) }));
    return { key, token };
  }

  async signOut(session: Session): Promise<void> {
    const proof = proofOf(session.token);
    await this.#add(session.key, ({ sessions }) =>
      sessions.includes(proof) ? { kind: 'signedOut', proof } : undefined,
    );
  }

  /** The account of who is signed in. */
  async find({ key, token }: Session): Promise<Account | undefined> {
    const account = await this.#read(key);
    return account?.sessions.includes(proofOf(token)) ? account : undefined;
  }

  /** Puts a chair into an account. */
  async sit({ key }: Session, table: string, chair: number, token: string): Promise<void> {
    const proof = proofOf(token);
    await this.#add(key, ({ chairs }) =>
      chairs.some((own) => own.proof === proof) ? undefined : { kind: 'sat', table, chair, proof },
    );
  }

  /** Names another account as a friend; `undefined` when there is none of that name, or it is the own one, or there are too many. */
  async befriend(session: Session, name: string): Promise<true | undefined> {
    const key = keyOf(name);
    if (key === session.key || (await this.#read(key)) === undefined) return undefined;
    let isFull = false;
    await this.#add(session.key, ({ friends }) => {
      isFull = friends.length >= MOST_FRIENDS && !friends.includes(key);
      return isFull || friends.includes(key) ? undefined : { kind: 'befriended', key };
    });
    return isFull ? undefined : true;
  }

  async unfriend(session: Session, name: string): Promise<void> {
    const key = keyOf(name);
    await this.#add(session.key, ({ friends }) =>
      friends.includes(key) ? { kind: 'unfriended', key } : undefined,
    );
  }

  /** Those whom an account has named, each with his latest chairs where he has named it too. */
  async friends({ name, friends }: Account): Promise<readonly KnownFriend[]> {
    const own = keyOf(name);
    const accounts = await Promise.all(friends.map((key) => this.#read(key)));
    return accounts.flatMap((friend) => {
      if (friend === undefined) return [];
      const isMutual = friend.friends.includes(own);
      return [{ name: friend.name, isMutual, chairs: isMutual ? friend.chairs.slice(0, LATEST_CHAIRS) : [] }];
    });
  }

  /** The deals that were played to their end in an account's chairs, the latest table first. */
  async boards({ chairs }: Account): Promise<readonly BoardPlayed[]> {
    const tables = chairs.slice(0, MOST_TABLES);
    const boards = await Promise.all(
      tables.map(async (own) => boardsOf(own, await this.#store.read(own.table))),
    );
    return boards.flat();
  }

  async #read(key: string): Promise<Account | undefined> {
    return accountOf(await this.#store.read(`account.${key}`));
  }

  #append(key: string, length: number, entries: readonly AccountEntry[]): Promise<void> {
    const bodies = entries.map((entry) => JSON.stringify(entry));
    return this.#store.append({ table: `account.${key}`, length, bodies });
  }

  async #add(key: string, entryFor: (account: Account) => AccountEntry | undefined): Promise<void> {
    for (let tries = 1; ; tries++) {
      const account = await this.#read(key);
      const entry = account && entryFor(account);
      if (account === undefined || entry === undefined) return;
      try {
        return await this.#append(key, account.length, [entry]);
      } catch (error) {
        if (!(error instanceof AppendConflict) || tries === MOST_TRIES) throw error;
      }
    }
  }
}
