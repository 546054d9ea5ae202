import { assert } from '@overtrick/rules/assert';
import type { Strain } from '@overtrick/rules/cards/card';
import { bySeat, type Seat } from '@overtrick/rules/cards/seat';
import { findGame } from '@overtrick/rules/games/list';
import { seededRandom } from '@overtrick/rules/random';
import { parseRecord } from '@overtrick/rules/record';
import { isKnown, type Makeable, makeableIn, type Par, parOf, type TrickTable } from '@overtrick/solver';
import { createEngine } from '@overtrick/solver/engine';
import { loadModule, MEGABYTES } from './loadModule.ts';
import type { Answered, SolveRequest } from './messages.ts';
import '../device/reportRejections.ts';

// Solves deals double dummy in a worker: a deal that is hard to solve never blocks the page.

const module = loadModule();

const tell = (answer: Answered): void => postMessage(answer);

addEventListener('message', ({ data }: MessageEvent<SolveRequest>) => {
  void answer(data);
});

async function answer({ view, record, milliseconds }: SolveRequest): Promise<void> {
  const game = findGame(view.game);
  assert(game !== undefined, 'a game of the list');
  const engine = createEngine(await module, {
    megabytes: MEGABYTES,
    isSpent: () => performance.now() > end,
  });
  const end = performance.now() + milliseconds;
  const recorded = record === undefined ? undefined : parseRecord(record);
  // nothing is hidden after the end, so that only one deal fits the view
  const setup = recorded?.ok ? recorded.value.setup : game.setupOf(game.imagine(view, seededRandom('over')));
  const deal = game.start(setup, view.options);
  const found: Makeable[] = [];
  for (const result of makeableIn(engine, game, deal)) {
    found.push(result);
    tell({ kind: 'result', result });
  }
  const table = game.hasPar ? tableOf(found) : undefined;
  const par: Par | undefined = table && parOf(table, view.terms.dealer, view.terms.vul);
  tell({ kind: 'done', ...(par && { par }) });
}

/** Puts the results into a table; returns `undefined` when one is missing. */
function tableOf(found: readonly Makeable[]): TrickTable | undefined {
  if (found.length < 20 || !found.every(({ tricks }) => isKnown(tricks))) return undefined;
  const of = (seat: Seat, trumps: Strain): number =>
    found.find(({ declarer, strain }) => declarer === seat && strain === trumps)?.tricks.lower ?? 0;
  return bySeat((seat) => ({
    C: of(seat, 'C'),
    D: of(seat, 'D'),
    H: of(seat, 'H'),
    S: of(seat, 'S'),
    N: of(seat, 'N'),
  }));
}
