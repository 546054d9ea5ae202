import * as z from 'zod/mini';
import { Folds } from '../../store/folds.ts';
import { logOf } from '../../store/logKinds.ts';
import type { Store } from '../../store/store.ts';

const evening = z.object({ tournament: z.string(), start: z.number() });
/** An evening that begins by itself, and when: milliseconds since 1970. */
export type TimedEvening = z.infer<typeof evening>;

/** All evenings that begin by themselves on this server: whoever starts a process finds them there. */
export const ALL = logOf('timetable', 'all');

/** Those that follow one another, by the id of the first. */
export const logOfSeries = (series: string): string => logOf('series', series);

/** Evenings in the order in which they were written down, in logs: those of a series, or all of a server. */
export class EveningLists {
  readonly #logs: Folds<readonly TimedEvening[]>;

  constructor(store: Store) {
    this.#logs = new Folds(store, eveningsAfter, []);
  }

  /** Writes one down; one that is there at that time already is not written twice. */
  async add(log: string, wanted: TimedEvening): Promise<void> {
    await this.#logs.add(log, (known) => {
      const isKnown = known.some(
        ({ tournament, start }) => tournament === wanted.tournament && start === wanted.start,
      );
      return isKnown ? [] : [wanted];
    });
  }

  /** The evenings; a damaged line hides itself alone. */
  async read(log: string): Promise<readonly TimedEvening[]> {
    return (await this.#logs.read(log)) ?? [];
  }
}

/** Some evenings with those of some entries more. */
export const eveningsAfter = (
  known: readonly TimedEvening[] | undefined,
  bodies: readonly string[],
): readonly TimedEvening[] => (known ?? []).concat(bodies.flatMap(eveningOf));

/** The evening of a line, none where the line is damaged. */
function eveningOf(body: string): readonly TimedEvening[] {
  try {
    const read = evening.safeParse(JSON.parse(body));
    return read.success ? [read.data] : [];
  } catch {
    return [];
  }
}
