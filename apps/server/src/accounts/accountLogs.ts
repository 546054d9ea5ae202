import { lookOf } from '@overtrick/protocol/lookalike';
import { LogLong } from '../base/logLong.ts';
import { Folds } from '../store/folds.ts';
import { logOf as logOfKind } from '../store/logKinds.ts';
import { AppendConflict, type Store } from '../store/store.ts';
import { type Account, type AccountEntry, accountAfter, isTooLong } from './account.ts';

/** The most times that a look is asked for again because somebody else has been first. */
const MOST_TRIES = 10;

/** By what an account is known: nobody has two names that differ by their case alone. */
export const keyOf = (name: string): string =>
  Buffer.from(name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ')).toString('base64url');

/** The name of its log in the store. */
export const logOf = (key: string): string => logOfKind('account', key);

/**
 * The log that tells whose a passkey is, of one entry: the name of the account's log. It is there before the account
 * has the passkey.
 */
export const ownerLogOf = (passkey: string): string => logOfKind('passkey', passkey);

/**
 * The log that tells which account looks like that, of one entry, the name of the account's log: so that no other is
 * made that does.
 */
export const lookLogOf = (name: string): string => logOfKind('look', keyOf(lookOf(name)));

/** The logs of accounts. */
export class AccountLogs {
  readonly #store: Store;
  readonly #logs: Folds<Account>;

  constructor(store: Store) {
    this.#store = store;
    this.#logs = new Folds(store, accountAfter);
  }

  /** The account; `undefined` where there is none, or one that is being deleted. */
  async read(key: string): Promise<Account | undefined> {
    const account = await this.#logs.read(logOf(key));
    return account?.isLeaving === true ? undefined : account;
  }

  /** The account that is being deleted; `undefined` where there is none, or another one. */
  async readLeaving(key: string): Promise<Account | undefined> {
    const account = await this.#logs.read(logOf(key));
    return account?.isLeaving === true ? account : undefined;
  }

  /** Takes the look of a name for the account of that name, which is there; false where another account has it. */
  async claimLook(name: string): Promise<boolean> {
    const [log, own] = [lookLogOf(name), logOf(keyOf(name))];
    // an account of an older version has its look since somebody signed in to it again
    const plain = logOf(keyOf(lookOf(name)));
    if (plain !== own && (await this.#isThere(plain))) return false;
    for (let tries = 1; ; tries++) {
      const [owner] = await this.#store.read(log, 0, 1);
      if (owner === own) return true;
      if (owner !== undefined && (await this.#isThere(owner))) return false;
      try {
        // that account is no more
        if (owner !== undefined) await this.#store.delete([log]);
        await this.#store.append({ log, length: 0, bodies: [own] });
        return true;
      } catch (error) {
        if (!(error instanceof AppendConflict) || tries === MOST_TRIES) throw error;
      }
    }
  }

  async #isThere(log: string): Promise<boolean> {
    return (await this.#store.lengths([log])).has(log);
  }

  /** Begins the log of an account; false when there is one of that name, or of one that looks like it. */
  async create(name: string, entries: readonly AccountEntry[]): Promise<boolean> {
    const log = logOf(keyOf(name));
    try {
      const bodies = entries.map((entry) => JSON.stringify(entry));
      await this.#store.append({ log, length: 0, bodies });
    } catch (error) {
      if (error instanceof AppendConflict) return false;
      throw error;
    }
    if (await this.claimLook(name)) return true;
    await this.#store.delete([log]);
    return false;
  }

  /**
   * Adds what `entryFor` makes of the account as it is; false when that is nothing, or there is no such account.
   * Rejects with `LogLong` where its log takes no more.
   */
  add(key: string, entryFor: (account: Account) => AccountEntry | undefined): Promise<boolean> {
    return this.#logs.add(logOf(key), (account, length) => {
      if (account.isLeaving) return [];
      const entry = entryFor(account);
      if (entry === undefined) return [];
      if (isTooLong(length, entry)) throw new LogLong('ERR_ACCOUNT_LONG');
      return [entry];
    });
  }
}
