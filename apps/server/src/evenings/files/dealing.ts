import { setTimeout as pause } from 'node:timers/promises';
import type { Dealt } from '@overtrick/evening/entry';
import type { Tournament } from '@overtrick/evening/tournament';
import { type DealDraw, turnedTo } from '@overtrick/formats/dealer/wish/wish';
import { termsOfBoard } from '@overtrick/rules/deals/board';
import { type Failure, fail, ok } from '@overtrick/rules/result';
import type { Logger } from 'pino';
import { MOST_BOARDS } from '../../reading/boards.ts';
import type { Reader } from '../../reading/reader.ts';
import { orderedFor } from '../drawing.ts';
import type { LiveTournament } from '../liveTournament.ts';
import type { OrderResult } from '../order.ts';
import { orderOf, type Sender } from '../orders.ts';

/** The number of boards that are drawn and stored at once; others use the reader in between. */
const BOARDS_AT_ONCE = 4;
/** The longest time that an answer waits for the last board, milliseconds. */
const ANSWER_MS = 3000;

/** The progress of a job: the boards that it has dealt, and all that it has to deal. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

interface DealingParts {
  readonly reader: Reader;
  readonly log: Logger;
  readonly answerMs?: number;
}

/**
 * Deals the boards of evenings by scripts, each evening as a job. A job stores boards in parts, as it draws them. If it
 * ends early, the boards that it has dealt stay, and the next request deals the rest.
 */
export class Dealing {
  readonly #parts: DealingParts;
  /** The running jobs by tournament. */
  readonly #running = new Map<string, { done: number; readonly of: number }>();

  constructor(parts: DealingParts) {
    this.#parts = parts;
  }

  /**
   * Deals the boards of the plan that have no hands yet. Resolves when all are dealt, or after a few seconds with the
   * progress so far. Fails if a job for this evening is already running.
   * @param script a script that the reader has checked before
   * @param asker the address or table that waits for its turn at the reader
   */
  async deal(
    live: LiveTournament,
    script: string,
    given: Sender,
    asker: string,
  ): Promise<(OrderResult & { readonly dealing?: Progress }) | Failure> {
    const running = this.#running.get(live.id);
    if (running !== undefined)
      return fail(
        'ERR_DEALING',
        undefined,
        `The boards are being dealt: ${running.done} of ${running.of} so far.`,
      );
    const boards = openBoards(live.tournament).slice(0, MOST_BOARDS);
    if (boards.length === 0)
      return fail('ERR_BOARDS', undefined, 'There is no board in the plan that has no hands yet.');
    const progress = { done: 0, of: boards.length };
    this.#running.set(live.id, progress);
    const first = Promise.withResolvers<OrderResult>();
    const whole = this.#work(live, { script, given, asker, boards }, (done, boardsDone) => {
      progress.done += boardsDone;
      first.resolve(done);
    }).finally(() => this.#running.delete(live.id));
    // refusals of the first boards are the answer; later ones are logged
    const begun = await Promise.race([first.promise, whole]);
    if (!begun.ok) return begun;
    const late = pause(this.#parts.answerMs ?? ANSWER_MS, undefined, { ref: false });
    return (await Promise.race([whole, late])) ?? { ...begun, dealing: { ...progress } };
  }

  async #work(
    live: LiveTournament,
    { script, given, asker, boards }: Job,
    onDone: (done: OrderResult, boards: number) => void,
  ): Promise<OrderResult | Failure> {
    let last: OrderResult = { ok: true, number: live.tournament.version };
    try {
      for (let at = 0; at < boards.length; at += BOARDS_AT_ONCE) {
        const part = boards.slice(at, at + BOARDS_AT_ONCE);
        const drawn = await this.#parts.reader.read('draw', { text: script, count: part.length }, asker);
        if (!drawn.ok) return drawn;
        // the device's id stands for the whole job
        const order = at === 0 ? given : { proof: given.proof };
        const done = await live.do(orderOf(order, (now) => ok(dealtIn(now, part, drawn.value))));
        if (!done.ok) return done;
        last = done;
        onDone(done, part.length);
      }
      return last;
    } catch (error) {
      this.#parts.log.error(
        { err: error, tournament: live.id },
        'the boards of an evening could not be dealt',
      );
      return fail('ERR_SERVER');
    }
  }
}

interface Job {
  readonly script: string;
  readonly given: Sender;
  readonly asker: string;
  readonly boards: readonly number[];
}

/** Returns the boards of the plan that have no hands, in their order. */
function openBoards({ lines, boards }: Tournament): readonly number[] {
  const planned = new Set([...lines.values()].map(({ board }) => board));
  return [...planned].filter((board) => boards.get(board)?.deal === undefined).sort((a, b) => a - b);
}

/** Builds the entries that deal these boards; a board that has received hands meanwhile keeps them. */
const dealtIn = (
  tournament: Tournament,
  boards: readonly number[],
  drawn: readonly DealDraw[],
): readonly Dealt[] =>
  boards.flatMap((board, i): Dealt[] => {
    const found = drawn[i];
    if (found === undefined || tournament.boards.get(board)?.deal !== undefined) return [];
    const deal = turnedTo(found, termsOfBoard(board));
    return [{ kind: 'dealt', board, ...orderedFor(tournament.terms.game, board, deal), source: 'server' }];
  });
