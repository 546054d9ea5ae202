import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { idIn } from '../store/logKinds.ts';
import { LEAVING } from './account.ts';
import { AccountLogs, logOf } from './accountLogs.ts';
import { type ForgetParts, forgetAccount } from './forget.ts';

/** The time between two searches for interrupted deletions, milliseconds. */
const LOOK_MS = 600_000;
/** The longest that the owner of an account waits for its deletion, milliseconds. */
const PATIENCE_MS = 20_000;

export interface DeletionParts extends ForgetParts {
  readonly log: Logger;
}

/**
 * The deletions of accounts. A deletion first stores that the account is leaving; from then on nobody is signed in to
 * it. The rest runs in the background. If a crash or the store interrupts it, the next start continues it, or any
 * process within ten minutes.
 */
export class Deletions {
  readonly #parts: DeletionParts;
  readonly #logs: AccountLogs;
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #stopping = new AbortController();
  readonly #looking: NodeJS.Timeout;

  constructor(parts: DeletionParts) {
    this.#parts = parts;
    this.#logs = new AccountLogs(parts.store);
    this.#looking = setInterval(() => void this.resume(), LOOK_MS).unref();
  }

  /**
   * Deletes an account. Resolves when it is gone, or after 20 seconds, while the rest continues in the background.
   * Rejects if it could not be stored that the account is leaving.
   */
  async delete(key: string): Promise<void> {
    await this.#logs.add(key, () => LEAVING);
    await Promise.race([this.#finish(key), pause(PATIENCE_MS, undefined, { ref: false })]);
  }

  /** Continues the interrupted deletions; resolves when they are done. */
  async resume(): Promise<void> {
    try {
      const leaving = await this.#parts.store.find({ begin: logOf('') }, JSON.stringify(LEAVING));
      for (const { log } of leaving) {
        const key = idIn('account', log);
        if (key !== undefined && !this.#stopping.signal.aborted) await this.#finish(key);
      }
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'the store does not say which accounts are being deleted');
    }
  }

  /** Resolves when no deletion is running. The next start continues the unfinished ones. */
  async stop(): Promise<void> {
    clearInterval(this.#looking);
    this.#stopping.abort();
    await Promise.all(this.#underWay.values());
  }

  #finish(key: string): Promise<void> {
    const known = this.#underWay.get(key);
    if (known !== undefined) return known;
    const finishing = this.#forget(key).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, finishing);
    return finishing;
  }

  async #forget(key: string): Promise<void> {
    const { signal } = this.#stopping;
    try {
      const account = await this.#logs.readLeaving(key);
      if (account !== undefined) await forgetAccount(this.#parts, key, account, signal);
    } catch (error) {
      if (!signal.aborted)
        this.#parts.log.error({ err: error }, 'the deletion of an account was interrupted: it goes on later');
    }
  }
}
