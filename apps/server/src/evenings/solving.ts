import { makeTrickDigits } from '@overtrick/duplicate/handRecord';
import type { TournamentEntry } from '@overtrick/evening/entry';
import { KEEPER } from '@overtrick/evening/keys/key';
import { type Unsolved, unsolvedBoard } from '@overtrick/evening/online/unsolved';
import { dealerOfBoard, vulOfBoard } from '@overtrick/rules/board';
import type { Deal } from '@overtrick/rules/deal';
import { ok } from '@overtrick/rules/result';
import { exactTable, parOf, type TrickTable } from '@overtrick/solver';
import { type SolverPool, startSolverPool } from '@overtrick/solver/pool';
import type { LiveTournament } from './liveTournament.ts';
import type { Order } from './order.ts';
import { decidedAll } from './orders.ts';
import type { ClubServices } from './services.ts';
import type { Tournaments } from './tournaments.ts';

/** Makes double-dummy tables. */
export interface BoardSolver {
  /** `undefined` where it takes too long. */
  table(deal: Deal, stopping: AbortSignal): Promise<TrickTable | undefined>;
  close(): Promise<void>;
}

/** As long as anybody waits for a table, milliseconds. */
const MILLISECONDS = 20_000;
/** More boards than evenings have: the rest of a tournament's are not solved. */
const MOST_BOARDS = 300;

/** A thread that makes tables, started when the first is wanted. */
export function startBoardSolver(): BoardSolver {
  let pool: SolverPool | undefined;
  return {
    async table(deal, stopping) {
      pool ??= startSolverPool(1);
      return exactTable(await pool.table(deal, { milliseconds: MILLISECONDS }, stopping));
    },
    close: async () => pool?.close(),
  };
}

/** The kinds of entries after which a board may be to solve. */
const ABOUT: ReadonlySet<TournamentEntry['kind']> = new Set(['dealt', 'reported', 'agreed', 'ruled']);

export interface SolvingServices extends Pick<ClubServices, 'log' | 'stopping'> {
  readonly tournaments: Tournaments;
  readonly solver: BoardSolver;
}

/**
 * Finds what can be made of each board that is played and whose hands are known, for its page and for the doubts of the
 * desk: one board after the other, tournaments in turn, so that none holds up the others.
 */
export class Solving {
  readonly #services: SolvingServices;
  /** In the order in which they have their turns. */
  readonly #waiting = new Set<string>();
  /** Deals that could not be solved. */
  readonly #left = new Set<string>();
  #isBusy = false;

  constructor(services: SolvingServices) {
    this.#services = services;
  }

  /** A tournament has stored entries here. */
  stored(tournament: string, entries: readonly TournamentEntry[]): void {
    if (!entries.some(({ kind }) => ABOUT.has(kind))) return;
    this.#waiting.add(tournament);
    void this.#run();
  }

  async #run(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    // one that is put back at the end has another turn
    for (const id of this.#waiting) {
      this.#waiting.delete(id);
      if (this.#services.stopping.aborted) break;
      if (await this.#solveOne(id)) this.#waiting.add(id);
    }
    this.#isBusy = false;
  }

  /** Solves a board of a tournament; was there one? A failure harms no other. */
  async #solveOne(id: string): Promise<boolean> {
    const { tournaments, solver, log, stopping } = this.#services;
    try {
      const live = await tournaments.find(id);
      const found = live && this.#unsolved(live);
      if (live === undefined || found === undefined) return false;
      const table = await solver.table(found.deal, stopping);
      if (table === undefined) this.#left.add(found.text);
      else await live.do(solvedOrder(found, table));
      return true;
    } catch (error) {
      if (!stopping.aborted) log.error({ err: error, tournament: id }, 'a board could not be solved');
      return false;
    }
  }

  #unsolved({ tournament }: LiveTournament): Unsolved | undefined {
    const solved = [...tournament.boards.values()].filter(({ tricks }) => tricks !== undefined).length;
    return solved < MOST_BOARDS ? unsolvedBoard(tournament, (text) => this.#left.has(text)) : undefined;
  }
}

/** The table of a board, where its hands are still the same and nobody else has solved it. */
const solvedOrder = ({ board, text }: Unsolved, table: TrickTable): Order => ({
  keyIn: () => ok(KEEPER),
  decide(tournament, key, at) {
    const now = tournament.boards.get(board);
    if (now?.deal !== text || now.tricks !== undefined) return ok([]);
    const par = parOf(table, dealerOfBoard(board), vulOfBoard(board)).score;
    return decidedAll(tournament, key, [{ kind: 'solved', board, tricks: makeTrickDigits(table), par }], at);
  },
});
