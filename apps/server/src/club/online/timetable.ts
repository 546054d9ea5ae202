import * as z from 'zod/mini';
import { pagesOf } from '../../store/pages.ts';
import { AppendConflict, type Store } from '../../store/store.ts';

const evening = z.object({ tournament: z.string(), start: z.number() });
/** An evening that begins by itself, and when: milliseconds since 1970. */
export type TimedEvening = z.infer<typeof evening>;

/** The most times that an evening is added again because another process has been first. */
const MOST_TRIES = 10;

/** Evenings in the order in which they were written down: those of a series, or all that begin by themselves. */
export class EveningList {
  readonly #store: Store;
  readonly #log: string;

  constructor(store: Store, log: string) {
    this.#store = store;
    this.#log = log;
  }

  /** All evenings that begin by themselves on this server: whoever starts a process finds them here. */
  static all = (store: Store): EveningList => new EveningList(store, 'all.timetable');

  /** Those that follow one another, by the id of the first. */
  static ofSeries = (store: Store, series: string): EveningList => new EveningList(store, `${series}.series`);

  /** Writes one down; one that is there at that time already is not written twice. */
  async add(wanted: TimedEvening): Promise<void> {
    for (let tries = 1; ; tries++) {
      const bodies = await this.#bodies();
      const known = bodies.flatMap(eveningOf);
      if (known.some(({ tournament, start }) => tournament === wanted.tournament && start === wanted.start))
        return;
      try {
        return await this.#store.append({
          log: this.#log,
          length: bodies.length,
          bodies: [JSON.stringify(wanted)],
        });
      } catch (error) {
        if (!(error instanceof AppendConflict) || tries >= MOST_TRIES) throw error;
      }
    }
  }

  /** The evenings; a damaged line hides itself alone. */
  async read(): Promise<readonly TimedEvening[]> {
    return (await this.#bodies()).flatMap(eveningOf);
  }

  async #bodies(): Promise<readonly string[]> {
    const bodies: string[] = [];
    for await (const page of pagesOf(this.#store, this.#log)) bodies.push(...page);
    return bodies;
  }
}

/** The evening of a line, none where the line is damaged. */
function eveningOf(body: string): readonly TimedEvening[] {
  try {
    const read = evening.safeParse(JSON.parse(body));
    return read.success ? [read.data] : [];
  } catch {
    return [];
  }
}
