import { createHmac, hash } from 'node:crypto';
import type { Hid, TournamentCommand, TournamentEntry } from '@overtrick/evening/entry';
import { makeSealed } from '@overtrick/evening/hands/seals';
import { KEEPER } from '@overtrick/evening/keys/key';
import { type Person, personsAt, personText } from '@overtrick/evening/online/persons';
import {
  type OnlineSitting,
  type OpenSitting,
  sittingsDue,
  sittingsOpen,
} from '@overtrick/evening/online/sittings';
import type { Tournament } from '@overtrick/evening/tournament';
import { isOver } from '@overtrick/evening/view/sight';
import { defined } from '@overtrick/rules/assert';
import { ok } from '@overtrick/rules/result';
import type { Chance } from '@overtrick/table/chance';
import { seat } from '@overtrick/table/commands/seats';
import { dealEnds } from '@overtrick/table/ends';
import type { Entry } from '@overtrick/table/entry';
import { chairOf, isBetweenDeals, isBotAt, type Table, toAct } from '@overtrick/table/table';
import { idOfBytes, newToken } from '../../base/token.ts';
import type { LiveTable } from '../../live/liveTable.ts';
import { namesAt, takeNameAway } from '../../live/names.ts';
import type { Tables } from '../../live/tables.ts';
import { drawDealt } from '../drawing.ts';
import { openKey, readsLog } from '../keys.ts';
import type { LiveTournament } from '../liveTournament.ts';
import type { Order } from '../order.ts';
import { decidedAll } from '../orders.ts';
import type { ClubServices } from '../services.ts';
import type { Tournaments } from '../tournaments.ts';
import { Evenings } from './evenings.ts';
import { holdersOf, isPlayable, playedOf, wantedOf } from './sittings.ts';

/** The time between two checks of the tournaments' clocks, milliseconds. */
const LOOK_MS = 1000;

export interface SeatingServices extends Pick<ClubServices, 'store' | 'log' | 'now' | 'stopping'> {
  readonly tables: Tables;
  readonly tournaments: Tournaments;
  readonly chance: Chance;
}

/**
 * The tables of online sittings. It opens one for each sitting whose round has started, seats the holders of the
 * players' keys, and reports each deal once. Everything follows from the logs, so the next check completes what a dead
 * process left undone.
 */
export class Seating {
  readonly #services: SeatingServices;
  readonly #looking: NodeJS.Timeout;
  readonly #busy = new Set<string>();
  readonly #evenings: Evenings;

  constructor(services: SeatingServices) {
    this.#services = services;
    this.#evenings = new Evenings(services);
    this.#looking = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  /** Reads the starting times of the evenings. Those that were due while no process ran start now. */
  wake(): Promise<void> {
    return this.#evenings.wake();
  }

  stop(): void {
    clearInterval(this.#looking);
  }

  /** Handles a change of a table at which a sitting is played. */
  changed(table: Table, entries: readonly Entry[]): void {
    const { sitting } = table;
    const isAbout = entries.some(({ kind }) => kind === 'flagged') || isBetweenDeals(table);
    if (sitting === undefined || !isAbout) return;
    void this.#attempt(sitting.tournament, async () => {
      const live = await this.#services.tournaments.find(sitting.tournament);
      if (live === undefined) return;
      await this.#report(live, table);
      for (const entry of entries) if (entry.kind === 'flagged') await this.#call(live, table, entry);
    });
  }

  /** Handles the entries that a tournament has stored here. */
  stored(tournament: string, entries: readonly TournamentEntry[]): void {
    for (const entry of entries) {
      if (entry.kind === 'scheduled' && entry.start !== null)
        void this.#evenings.schedule(tournament, entry.start);
      if (entry.kind === 'covered' && entry.forAwaited !== true)
        void this.#attempt(tournament, () => this.#cover(tournament, entry.where));
      if (entry.kind === 'hid') void this.#attempt(tournament, () => this.#hide(tournament, entry));
    }
  }

  /** True for a director who does not play: they see the table as a spectator does, without a hidden card. */
  async isDirector({ sitting }: Table, proof: string): Promise<boolean> {
    const live = sitting && (await this.#services.tournaments.find(sitting.tournament));
    return live !== undefined && readsLog(openKey(live.tournament, proof));
  }

  /** Seats the people of a table now, if the token is that of a player of its tournament. */
  async seat({ id, sitting }: Table, proof: string): Promise<void> {
    const live = sitting && (await this.#services.tournaments.find(sitting.tournament));
    if (live === undefined || openKey(live.tournament, proof)?.role !== 'player') return;
    const open = sittingsOpen(live.tournament).find((one) => one.id === id);
    if (open === undefined) return;
    const table = await this.#tableOf(live, open);
    if (table !== undefined) await this.#seatPeople(live.tournament, open, table);
  }

  /** Lets a bot act for the players whose turn it is, until they say that they are back. */
  async #cover(tournament: string, where: string): Promise<void> {
    const live = await this.#services.tournaments.find(tournament);
    const id = live?.tournament.seated.get(where);
    const table = id === undefined ? undefined : await this.#services.tables.find(id);
    await table?.change((now) =>
      ok(
        toAct(now)
          .map((one) => chairOf(now, one))
          .filter((chair) => !isBotAt(now, chair))
          .map((chair) => ({ kind: 'covered' as const, chair, why: 'asked' as const })),
      ),
    );
  }

  /** Removes a hidden name from the tables of the tournament too, and from their logs. */
  async #hide(id: string, { contestant, player }: Hid): Promise<void> {
    const { tournaments, tables, store } = this.#services;
    const live = await tournaments.find(id);
    if (live === undefined) return;
    const { keys, seated } = live.tournament;
    const proofs = [...keys.values()].flatMap((key) =>
      key.contestant === contestant && key.player === player ? (key.proof ?? []) : [],
    );
    for (const table of seated.values())
      for (const proof of proofs) {
        if ((await namesAt(store, table, proof)).size === 0) continue;
        await takeNameAway(store, table, proof);
        await tables.forget(table, proof);
      }
  }

  #look(): void {
    if (this.#services.stopping.aborted) return;
    this.#evenings.awaken();
    for (const live of this.#services.tournaments.playing()) {
      if (this.#busy.has(live.id)) continue;
      this.#busy.add(live.id);
      void this.#attempt(live.id, async () => {
        await this.#evenings.goOn(live);
        await this.#seat(live);
      }).finally(() => this.#busy.delete(live.id));
    }
  }

  /** Runs a task. A failure affects no other tournament, and the next check tries again. */
  async #attempt(tournament: string, run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (!this.#services.stopping.aborted)
        this.#services.log.error({ err: error, tournament }, 'the online tables could not be looked after');
    }
  }

  async #seat(live: LiveTournament): Promise<void> {
    if (isOver(live.tournament) || !isPlayable(live.tournament)) return;
    if (sittingsDue(live.tournament, this.#services.now()).length > 0) {
      await live.do(this.#dealing());
      const due = sittingsDue(live.tournament, this.#services.now());
      await Promise.all(due.map((sitting) => this.#open(live, sitting)));
    }
    for (const sitting of sittingsOpen(live.tournament)) {
      const table = await this.#tableOf(live, sitting);
      if (table === undefined) continue;
      await this.#seatPeople(live.tournament, sitting, table);
      await this.#await(live, sitting, table);
      await this.#report(live, table.table);
    }
  }

  /** Opens the table of a sitting and seats its people. Only then announces it, so that everybody can enter at once. */
  async #open(live: LiveTournament, sitting: OnlineSitting): Promise<void> {
    const table = tableIdOf(live.tournament, sitting);
    const opened = await this.#tableOf(live, { ...sitting, id: table });
    if (opened === undefined) return;
    await this.#seatPeople(live.tournament, sitting, opened);
    await live.do({
      keyIn: () => ok(KEEPER),
      decide: (tournament, _, at) => {
        // the plan may have changed meanwhile
        const isStill = sittingsDue(tournament, this.#services.now()).some(
          (one) => tableIdOf(tournament, one) === table,
        );
        const seated: TournamentCommand = { kind: 'seated', where: sitting.where, table };
        return decidedAll(tournament, KEEPER, isStill ? [seated] : [], at);
      },
    });
  }

  /**
   * Creates the order that deals all boards without cards at once, and publishes the commitment before one is played.
   */
  #dealing(): Order {
    return {
      keyIn: () => ok(KEEPER),
      decide: (tournament, _, at) => decidedAll(tournament, KEEPER, this.#undealt(tournament), at),
    };
  }

  #undealt(tournament: Tournament): readonly TournamentCommand[] {
    const planned = new Set([...tournament.lines.values()].map(({ board }) => board));
    const open = [...planned].filter((board) => tournament.boards.get(board)?.deal === undefined);
    if (open.length === 0) return [];
    const dealt = open
      .sort((a, b) => a - b)
      .map((board) => ({
        kind: 'dealt' as const,
        board,
        ...drawDealt(tournament.terms.game, board, this.#services.chance.cards(board)),
        source: 'server' as const,
      }));
    const salt = newToken();
    const boards = dealt.map(({ board }) => board);
    return [...dealt, { kind: 'sealed', commitment: hash('sha256', makeSealed(salt, dealt)), salt, boards }];
  }

  async #tableOf({ id, tournament }: LiveTournament, sitting: OpenSitting): Promise<LiveTable | undefined> {
    const { tables } = this.#services;
    const wanted = wantedOf(tournament, id, sitting);
    return wanted === undefined ? tables.find(sitting.id) : tables.openSitting(sitting.id, wanted);
  }

  /** Applies changes since the seating: people who came, left or got a new link, and boards that were removed. */
  async #seatPeople(tournament: Tournament, sitting: OnlineSitting, live: LiveTable): Promise<void> {
    const persons = personsAt(tournament, sitting, live.table.game.seats);
    const holders = holdersOf(tournament, persons, (person) => emptyProof(tournament, person));
    const last = tournament.shortened.get(sitting.where);
    const decideOn = (table: Table) => {
      const seated = seat(table, holders);
      if (!seated.ok) return seated;
      const isShorter = last !== undefined && table.last !== last;
      const shorter = isShorter ? [{ kind: 'shortened' as const, deals: last }] : [];
      return ok([...seated.value, ...shorter, ...this.#standingIn(tournament, persons, live)]);
    };
    const now = decideOn(live.table);
    if (now.ok && now.value.length === 0) return live.work();
    await live.change(decideOn);
    live.work();
  }

  /** Returns the entries that let computer players act for those who are awaited, where a director said so. */
  #standingIn(tournament: Tournament, persons: readonly Person[], live: LiveTable): readonly Entry[] {
    const missing = live.missing ?? [];
    return persons.flatMap((person, chair): readonly Entry[] =>
      missing.includes(chair) && tournament.standIns.has(personText(person))
        ? [{ kind: 'covered', chair, why: 'gone' }]
        : [],
    );
  }

  /** Records who is awaited at a table, when that has changed. */
  async #await(live: LiveTournament, sitting: OpenSitting, table: LiveTable): Promise<void> {
    const { missing } = table;
    const { where } = sitting;
    if (missing === undefined) return;
    const { standIns } = live.tournament;
    const seats = personsAt(live.tournament, sitting, table.table.game.seats);
    // those who are played for have not come either
    const persons = seats.filter(
      (person, chair) =>
        missing.includes(chair) || (standIns.has(personText(person)) && isBotAt(table.table, chair)),
    );
    const isSame = ({ awaited }: Tournament) =>
      JSON.stringify(awaited.get(where) ?? []) === JSON.stringify(persons);
    if (isSame(live.tournament)) return;
    await live.do({
      keyIn: () => ok(KEEPER),
      decide: (tournament, key, at) =>
        decidedAll(tournament, key, isSame(tournament) ? [] : [{ kind: 'awaited', where, persons }], at),
    });
  }

  /** Reports the finished deals that the tournament does not have yet. */
  async #report(live: LiveTournament, table: Table): Promise<void> {
    const { done, seated } = live.tournament;
    // the table is not announced yet; it is checked again then
    if (seated.get(table.sitting?.where ?? '') !== table.id) return;
    const isReported = (deal: number, again = table.reopened[deal] ?? 0): boolean =>
      table.stopped.includes(deal) || done.has(reportId(live.tournament, table.id, dealOnce(deal, again)));
    const over = isBetweenDeals(table) ? table.deal : table.deal - 1;
    const earlier = Array.from({ length: Math.max(0, over - 1) }, (_, i) => i + 1);
    if (earlier.every((deal) => isReported(deal))) {
      if (over === table.deal && !isReported(over)) await this.#reportDeal(live, table);
      else if (over > 0 && !isReported(over)) await this.#reportAll(live, table.id, isReported);
      return;
    }
    await this.#reportAll(live, table.id, isReported);
  }

  async #reportAll(
    live: LiveTournament,
    table: string,
    isReported: (deal: number, again?: number) => boolean,
  ): Promise<void> {
    for await (const end of dealEnds(table, this.#services.tables.log(table)))
      if (!isReported(end.deal, end.reopened[end.deal] ?? 0)) await this.#reportDeal(live, end);
  }

  /** Reports the finished deal of a table, whose result both sides have seen. */
  async #reportDeal(live: LiveTournament, table: Table): Promise<void> {
    const { board, result, record } = playedOf(table);
    const line = `${table.sitting?.where}/${board}`;
    const id = reportId(live.tournament, table.id, dealOnce(table.deal, table.reopened[table.deal] ?? 0));
    const done = await live.do(keepersOrder(id, { kind: 'reported', line, result, side: 'both', record }));
    if (!done.ok)
      this.#services.log.warn(
        { tournament: live.id, line, code: done.code },
        'a deal of an online table was not taken',
      );
  }

  /** Passes on a call for the director from a table. */
  async #call(
    live: LiveTournament,
    { id, sitting, players }: Table,
    { chair, text, id: flag }: Extract<Entry, { kind: 'flagged' }>,
  ): Promise<void> {
    const place = sitting?.where.split('/')[0] ?? '';
    const said = `${players[chair]?.name ?? ''}: ${text}`.slice(0, 300);
    const flagId = reportId(live.tournament, id, `flag ${flag}`);
    await live.do(keepersOrder(flagId, { kind: 'flagged', place, text: said }));
  }
}

/**
 * Returns the id of a sitting's table: the same in whichever process opens it, and another for other people or boards
 * at that place.
 */
const tableIdOf = (tournament: Tournament, { where, ns, ew, seats, boards }: OnlineSitting): string =>
  idOfBytes(digestIn(tournament, ['table', where, ns, ew, seats, boards]).subarray(0, 12));

/**
 * Returns the id of a report. It is longer than a device's own may be, and nobody who could use it learns it before.
 */
const reportId = (tournament: Tournament, table: string, what: number | string): string =>
  digestIn(tournament, ['report', table, what]).toString('base64url');

/** Names an end of a deal: the first, or another after the director had reopened the deal. */
const dealOnce = (deal: number, reopened: number): number | string =>
  reopened === 0 ? deal : `${deal} again ${reopened}`;

/** Returns the proof of a seat that is held for a player without a key: nobody has the token. */
const emptyProof = (tournament: Tournament, { contestant, player }: Person): string =>
  digestIn(tournament, ['empty', contestant, player]).toString('base64url');

const digestIn = ({ terms }: Tournament, what: readonly unknown[]): Buffer =>
  createHmac('sha256', defined(terms.secret, 'the server gives every tournament a secret'))
    .update(JSON.stringify(what))
    .digest();

const keepersOrder = (id: string, command: TournamentCommand): Order => ({
  id,
  keyIn: () => ok(KEEPER),
  decide: (tournament, key, at) => decidedAll(tournament, key, [command], at),
});
