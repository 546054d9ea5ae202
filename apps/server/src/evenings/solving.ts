import { makeTrickDigits } from '@overtrick/duplicate/handRecord';
import type { TournamentEntry } from '@overtrick/evening/entry';
import { KEEPER } from '@overtrick/evening/keys/key';
import { type Unsolved, unsolvedBoard } from '@overtrick/evening/online/unsolved';
import { dealerOfBoard, vulOfBoard } from '@overtrick/rules/deals/board';
import type { Deal } from '@overtrick/rules/deals/deal';
import { present } from '@overtrick/rules/present';
import { ok } from '@overtrick/rules/result';
import { exactTable, parOf, type TrickTable } from '@overtrick/solver';
import { type SolverPool, startSolverPool } from '@overtrick/solver/pool';
import type { LiveTournament } from './liveTournament.ts';
import type { Order } from './order.ts';
import { decidedAll } from './orders.ts';
import type { ClubServices } from './services.ts';
import type { Tournaments } from './tournaments.ts';

/** A solver of double-dummy tables. */
export interface BoardSolver {
  /** Returns the table of a deal, or `undefined` if it takes too long. */
  table(deal: Deal, stopping: AbortSignal): Promise<TrickTable | undefined>;
  close(): Promise<void>;
}

/** The time limit for one table, milliseconds. */
const MILLISECONDS = 20_000;
/** The most deals that are solved per tournament; no evening has more boards. */
const MOST_BOARDS = 300;

/** Creates a solver with one thread, which starts with the first table. */
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

/** The kinds of entries after which a board may be ready to be solved. */
const ABOUT: ReadonlySet<TournamentEntry['kind']> = new Set(['dealt', 'reported', 'agreed', 'ruled']);

export interface SolvingServices extends Pick<ClubServices, 'log' | 'stopping'> {
  readonly tournaments: Tournaments;
  readonly solver: BoardSolver;
}

/**
 * The double-dummy analysis of each played board whose hands are known, for its page and for the desk's doubts. Boards
 * are solved one after another, tournaments in turn, so that none holds up the others.
 */
export class Solving {
  readonly #services: SolvingServices;
  /** The tournaments in the order of their turns. */
  readonly #waiting = new Set<string>();
  /** The deals that could not be solved. */
  readonly #left = new Set<string>();
  #isBusy = false;

  constructor(services: SolvingServices) {
    this.#services = services;
  }

  /** Handles the entries that a tournament has stored here. */
  stored(tournament: string, entries: readonly TournamentEntry[]): void {
    if (!entries.some(({ kind }) => ABOUT.has(kind))) return;
    this.#waiting.add(tournament);
    void this.#run();
  }

  async #run(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    // a tournament that is put back at the end gets another turn
    for (const id of this.#waiting) {
      this.#waiting.delete(id);
      if (this.#services.stopping.aborted) break;
      if (await this.#solveOne(id)) this.#waiting.add(id);
    }
    this.#isBusy = false;
  }

  /** Solves a board of a tournament. Returns false if there was none. A failure affects no other tournament. */
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

/** Creates the order that stores a board's table, unless its hands have changed or somebody else has solved it. */
const solvedOrder = ({ board, text }: Unsolved, table: TrickTable): Order => ({
  keyIn: () => ok(KEEPER),
  decide(tournament, key, at) {
    const now = tournament.boards.get(board);
    if (now?.deal !== text || now.tricks !== undefined) return ok([]);
    // par is that of contract bridge
    const par =
      tournament.terms.scale === undefined
        ? parOf(table, dealerOfBoard(board), vulOfBoard(board)).score
        : undefined;
    const solved = { kind: 'solved' as const, board, tricks: makeTrickDigits(table), ...present({ par }) };
    return decidedAll(tournament, key, [solved], at);
  },
});
