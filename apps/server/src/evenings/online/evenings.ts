import type { TournamentCommand } from '@overtrick/evening/entry';
import { KEEPER } from '@overtrick/evening/keys/key';
import {
  beginning,
  isMissed,
  isToBegin,
  isToEnd,
  isToGoOn,
  LATEST_MS,
} from '@overtrick/evening/online/unattended';
import type { Tournament } from '@overtrick/evening/tournament';
import { ok } from '@overtrick/rules/result';
import type { LiveTournament } from '../liveTournament.ts';
import type { Order } from '../order.ts';
import { decidedAll } from '../orders.ts';
import type { ClubServices } from '../services.ts';
import type { Tournaments } from '../tournaments.ts';
import { openNext } from './next.ts';
import { ALL, EveningLists, logOfSeries, type TimedEvening } from './timetable.ts';

/** An evening is loaded into memory this long before its start, milliseconds. */
const SOON_MS = 30_000;

export interface EveningsServices extends Pick<ClubServices, 'store' | 'log' | 'now' | 'stopping'> {
  readonly tournaments: Tournaments;
}

/** The evenings that start, end and repeat by themselves. */
export class Evenings {
  readonly #services: EveningsServices;
  readonly #lists: EveningLists;
  /** The evenings that have not started. */
  #evenings: TimedEvening[] = [];

  constructor(services: EveningsServices) {
    this.#services = services;
    this.#lists = new EveningLists(services.store);
  }

  /** Reads the starting times of the evenings. Those that were due while no process ran start now. */
  async wake(): Promise<void> {
    await this.#attempt('all', async () => {
      const now = this.#services.now();
      const known = await this.#lists.read(ALL);
      this.#evenings.push(...known.filter(({ start }) => start > now - LATEST_MS));
    });
  }

  /** Starts, ends and continues an evening that does so by itself. */
  async goOn(live: LiveTournament): Promise<void> {
    const now = this.#services.now();
    if (isToBegin(live.tournament, now))
      await live.do(orderFor((tournament) => beginning(tournament, ({ number }) => live.mayBeThere(number))));
    if (isMissed(live.tournament, now)) await live.do(orderFor(() => [{ kind: 'ended' }]));
    if (isToEnd(live.tournament)) await live.do(orderFor(() => [{ kind: 'ended' }, { kind: 'published' }]));
    if (!isToGoOn(live.tournament)) return;
    const next = await openNext(this.#services, live.id, live.tournament);
    if (next === undefined) return;
    await this.#writeDown(live.tournament.terms.series ?? live.id, next);
    await live.do(orderFor(() => [{ kind: 'continued', next: next.tournament }]));
  }

  async #writeDown(series: string, evening: TimedEvening): Promise<void> {
    this.#evenings.push(evening);
    await this.#lists.add(ALL, evening);
    await this.#lists.add(logOfSeries(series), evening);
  }

  /** Loads the evenings that start in a moment. */
  awaken(): void {
    const now = this.#services.now();
    for (const { tournament } of this.#evenings.filter(({ start }) => start - now < SOON_MS))
      void this.#attempt(tournament, async () => void (await this.#services.tournaments.find(tournament)));
    this.#evenings = this.#evenings.filter(({ start }) => start - now >= SOON_MS);
  }

  /** Records the automatic start of a tournament. */
  async schedule(tournament: string, start: number): Promise<void> {
    await this.#attempt(tournament, async () => {
      const live = await this.#services.tournaments.find(tournament);
      await this.#writeDown(live?.tournament.terms.series ?? tournament, { tournament, start });
    });
  }

  async #attempt(tournament: string, run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (!this.#services.stopping.aborted)
        this.#services.log.error({ err: error, tournament }, 'an evening could not be looked after');
    }
  }
}

/** Creates an order whose commands are computed in its turn. */
const orderFor = (commandsIn: (tournament: Tournament) => readonly TournamentCommand[]): Order => ({
  keyIn: () => ok(KEEPER),
  decide: (tournament, key, at) => decidedAll(tournament, key, commandsIn(tournament), at),
});
