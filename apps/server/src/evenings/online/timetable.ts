import * as z from 'zod/mini';
import { Folds } from '../../store/folds.ts';
import { logOf } from '../../store/logKinds.ts';
import type { Store } from '../../store/store.ts';

const evening = z.object({ tournament: z.string(), start: z.number() });
/** An evening with an automatic start, and its time, milliseconds since 1970. */
export type TimedEvening = z.infer<typeof evening>;

/** The log of all evenings with an automatic start on this server; every process reads it at its start. */
export const ALL = logOf('timetable', 'all');

/** Returns the name of the log of evenings that follow one another, by the id of the first. */
export const logOfSeries = (series: string): string => logOf('series', series);

/** Lists of evenings in logs, in the order of their entries: those of a series, or all of a server. */
export class EveningLists {
  readonly #logs: Folds<readonly TimedEvening[]>;

  constructor(store: Store) {
    this.#logs = new Folds(store, eveningsAfter, []);
  }

  /** Adds an evening, unless it is already listed at that time. */
  async add(log: string, wanted: TimedEvening): Promise<void> {
    await this.#logs.add(log, (known) => {
      const isKnown = known.some(
        ({ tournament, start }) => tournament === wanted.tournament && start === wanted.start,
      );
      return isKnown ? [] : [wanted];
    });
  }

  /** Returns the evenings; a damaged line hides only itself. */
  async read(log: string): Promise<readonly TimedEvening[]> {
    return (await this.#logs.read(log)) ?? [];
  }
}

/** Adds the evenings of further entries to a list. */
export const eveningsAfter = (
  known: readonly TimedEvening[] | undefined,
  bodies: readonly string[],
): readonly TimedEvening[] => (known ?? []).concat(bodies.flatMap(eveningOf));

/** Parses the evening of a line; empty for a damaged line. */
function eveningOf(body: string): readonly TimedEvening[] {
  try {
    const read = evening.safeParse(JSON.parse(body));
    return read.success ? [read.data] : [];
  } catch {
    return [];
  }
}
