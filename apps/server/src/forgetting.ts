import type { Logger } from 'pino';
import type { Forgotten } from './store/retention.ts';
import type { Store } from './store/store.ts';

const DAY_MS = 86_400_000;
/** If the newest entry is older than this, the clock may be wrong, days. */
const LONG_DAYS = 60;

export interface ForgettingRules {
  /** Days without an action after which a log is deleted; 0: never. */
  readonly keepDays: number;
  /** The same for a tournament with a result; 0: never. */
  readonly keepResultsDays: number;
  /** Set if the operator has allowed many logs to be deleted at once. */
  readonly mayDeleteMany: boolean;
}

/** Deletes old logs when the server starts and once a day: those to which nothing was added for the given days. */
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

/** Returns the time this many days ago, milliseconds since 1970; 0 days give a time before everything. */
const before = (now: number, days: number): number => (days === 0 ? 0 : now - days * DAY_MS);

function report({ deleted, held, newest }: Forgotten, now: number, log: Logger): void {
  if (deleted > 0) log.info({ tables: deleted }, 'tables were deleted: nobody has played there for long');
  const days = newest === undefined ? 0 : Math.round((now - newest) / DAY_MS);
  if (days > LONG_DAYS)
    log.warn({ days }, `the newest entry of the store is ${days} days old: is the clock right?`);
  if (days < 0) log.warn({ days: -days }, `the clock is ${-days} days behind the newest entry of the store`);
  if (held !== undefined)
    log.error(
      held,
      'nothing was deleted: more than a fifth of all logs are old. Is the clock right? If it is, start once with DELETE_MANY=yes (overtrick serve --yes)',
    );
}
