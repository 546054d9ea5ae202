import type { Logger } from 'pino';
import type { Forgotten } from './store/retention.ts';
import type { Store } from './store/store.ts';

const DAY_MS = 86_400_000;
/** A newest entry that is older than this is worth a question, days. */
const LONG_DAYS = 60;

export interface ForgettingRules {
  /** After so many days without an action a log is deleted; never when 0. */
  readonly keepDays: number;
  /** … and a tournament with a result; never when 0. */
  readonly keepResultsDays: number;
  /** Somebody has said that much may go at once. */
  readonly mayDeleteMany: boolean;
}

/** Deletes, at the start and once a day, the logs to which nothing has been added for so many days. */
export function startForgetting(
  store: Store,
  { keepDays, keepResultsDays, mayDeleteMany }: ForgettingRules,
  log: Logger,
): NodeJS.Timeout | undefined {
  if (keepDays === 0 && keepResultsDays === 0) return undefined;
  const forget = async () => {
    try {
      const now = Date.now();
      const age = { logs: before(now, keepDays), results: before(now, keepResultsDays) };
      report(await store.deleteOld(age, mayDeleteMany), now, log);
    } catch (error) {
      log.warn({ err: error }, 'old tables could not be deleted');
    }
  };
  void forget();
  return setInterval(forget, DAY_MS).unref();
}

/** The time so many days ago, milliseconds since 1970; for 0 days a time before everything. */
const before = (now: number, days: number): number => (days === 0 ? 0 : now - days * DAY_MS);

function report({ deleted, held, newest }: Forgotten, now: number, log: Logger): void {
  if (deleted > 0) log.info({ tables: deleted }, 'tables were deleted: nobody has played there for long');
  const days = newest === undefined ? 0 : Math.round((now - newest) / DAY_MS);
  if (days > LONG_DAYS)
    log.warn({ days }, 'the newest entry of the store is so many days old: is the clock right?');
  if (days < 0) log.warn({ days: -days }, 'the clock is so many days behind the newest entry of the store');
  if (held !== undefined)
    log.error(
      held,
      'nothing was deleted: so many logs are old, of so many, which is more than a fifth. Is the clock right? If it is, start once with DELETE_MANY=yes (overtrick serve --yes)',
    );
}
