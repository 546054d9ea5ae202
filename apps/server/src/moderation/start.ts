import type { Logger } from 'pino';
import type { Shares } from '../base/shares.ts';
import type { Meeting } from '../meeting/meeting.ts';
import type { Store } from '../store/store.ts';
import { Bans } from './bans.ts';
import { Reports } from './reports.ts';

/** The time between two checks for content that the operator has removed, and for old reports, milliseconds. */
const CLEARED_MS = 5000;
const OLD_MS = 86_400_000;

interface Parts {
  readonly store: Store;
  readonly shares: Shares;
  readonly meeting: Meeting;
  readonly log: Logger;
}

/** Accepts reports, enforces the operator's bans, and closes the tables of requests that the operator has removed. */
export async function startModeration({ store, shares, meeting, log }: Parts) {
  const reports = new Reports(store, Date.now, shares);
  const bans = await Bans.start(store, log);
  const tidy = (what: () => Promise<void>, sentence: string) => () =>
    void what().catch((error: unknown) => log.warn({ err: error }, sentence));
  const forget = tidy(() => reports.forgetOld(), 'old reports could not be deleted');
  const close = tidy(() => meeting.closeCleared(), 'tables of requests that were taken away stay open');
  forget();
  const timers = [setInterval(forget, OLD_MS).unref(), setInterval(close, CLEARED_MS).unref()];
  return {
    reports,
    bans,
    stop() {
      bans.stop();
      for (const timer of timers) clearInterval(timer);
    },
  };
}
