import { lookOf } from '@overtrick/protocol/lookalike';
import { addTo } from '../store/addTo.ts';
import { AppendConflict, type Store } from '../store/store.ts';
import { type Account, type AccountEntry, accountOf } from './account.ts';

/** By what an account is known: nobody has two names that differ by their case alone. */
export const keyOf = (name: string): string =>
  Buffer.from(name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ')).toString('base64url');

/** The name of its log in the store. */
export const logOf = (key: string): string => `account.${key}`;

/**
 * The log that tells whose a passkey is, of one entry: the name of the account's log. It is there before the account
 * has the passkey.
 */
export const ownerLogOf = (passkey: string): string => `passkey.${passkey}`;

/** The logs of accounts. */
export class AccountLogs {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async read(key: string): Promise<Account | undefined> {
    return accountOf(await this.#store.read(logOf(key)));
  }

  /** Is there an account that looks like one of that name, and is another? */
  async hasLookalike(name: string): Promise<boolean> {
    const look = keyOf(lookOf(name));
    return look !== keyOf(name) && (await this.read(look)) !== undefined;
  }

  /** Begins the log; false when there is one already. */
  async create(key: string, entries: readonly AccountEntry[]): Promise<boolean> {
    try {
      const bodies = entries.map((entry) => JSON.stringify(entry));
      await this.#store.append({ log: logOf(key), length: 0, bodies });
      return true;
    } catch (error) {
      if (error instanceof AppendConflict) return false;
      throw error;
    }
  }

  /** Adds what `entryFor` makes of the account as it is; false when that is nothing, or there is no such account. */
  add(key: string, entryFor: (account: Account) => AccountEntry | undefined): Promise<boolean> {
    return addTo(this.#store, logOf(key), accountOf, (account) =>
      [entryFor(account)].filter((entry) => entry !== undefined),
    );
  }
}
