import { lookOf } from '@overtrick/protocol/lookalike';
import { LogLong } from '../base/logLong.ts';
import { Folds } from '../store/folds.ts';
import { logOf as logOfKind } from '../store/logKinds.ts';
import { AppendConflict, type Store } from '../store/store.ts';
import { type Account, type AccountEntry, accountAfter, isTooLong } from './account.ts';

/** The most attempts to claim a look if others claim it at the same time. */
const MOST_TRIES = 10;

/** Returns the key of an account from its name. Names that differ only in case have the same key. */
export const keyOf = (name: string): string =>
  Buffer.from(name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ')).toString('base64url');

/** Returns the name of the account's log in the store. */
export const logOf = (key: string): string => logOfKind('account', key);

/**
 * Returns the name of the log that names the owner of a passkey. It has one entry, the name of the account's log, and
 * it exists before the account has the passkey.
 */
export const ownerLogOf = (passkey: string): string => logOfKind('passkey', passkey);

/**
 * Returns the name of the log that names the account with this look. It has one entry, the name of the account's log,
 * and prevents another account whose name looks the same.
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

  /** Returns the account, or `undefined` if there is none or it is being deleted. */
  async read(key: string): Promise<Account | undefined> {
    const account = await this.#logs.read(logOf(key));
    return account?.isLeaving === true ? undefined : account;
  }

  /** Returns the account if it is being deleted, otherwise `undefined`. */
  async readLeaving(key: string): Promise<Account | undefined> {
    const account = await this.#logs.read(logOf(key));
    return account?.isLeaving === true ? account : undefined;
  }

  /** Claims the look of a name for the existing account of that name. Returns false if another account has it. */
  async claimLook(name: string): Promise<boolean> {
    const [log, own] = [lookLogOf(name), logOf(keyOf(name))];
    // an account of an older version claims its look when somebody next signs in to it
    const plain = logOf(keyOf(lookOf(name)));
    if (plain !== own && (await this.#isThere(plain))) return false;
    for (let tries = 1; ; tries++) {
      const [owner] = await this.#store.read(log, 0, 1);
      if (owner === own) return true;
      if (owner !== undefined && (await this.#isThere(owner))) return false;
      try {
        // the owner of the look no longer exists
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

  /** Starts the log of an account. Returns false if an account has this name or one that looks like it. */
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
   * Appends the entry that `entryFor` returns for the current account. Returns false if there is no entry or no such
   * account. Rejects with `LogLong` if the log is too long for it.
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
