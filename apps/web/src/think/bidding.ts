import { type BotLevel, meaningOf } from '@overtrick/bots';
import type { LessonCall } from '@overtrick/formats/lesson/write';
import { makeAction, parseAction } from '@overtrick/rules/action';
import { assert } from '@overtrick/rules/assert';
import { bySeat, type Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import { seededRandom } from '@overtrick/rules/random';
import type { DealRecord } from '@overtrick/rules/record';
import { impsOf } from '@overtrick/rules/scores/imps';
import type { Party } from '@overtrick/rules/scores/outcome';
import { type Engine, exactTable, type Par, parOf, solveTable } from '@overtrick/solver';
import { settle } from '@overtrick/table/bots/settle';
import { marginOf, resultOf, type TableResult } from './field.ts';

/** The auction of computer players on a deal, and the result of its contract double dummy. */
export interface Bid {
  readonly theirs: TableResult;
  readonly par?: Par;
}

export interface Bidding {
  readonly level: BotLevel;
  /** The side that bids while the other one always passes. Both bid when it is left out. */
  readonly side?: Party;
  readonly engine: Engine;
}

/**
 * Lets computer players bid the cards of a record and takes the double-dummy result of their contract, as at a table
 * where cards are not played. The same input always gives the same auction.
 */
export function bidElsewhere(
  game: AnyGame,
  { setup, options }: Pick<DealRecord, 'setup' | 'options'>,
  { level, side, engine }: Bidding,
): Bid | undefined {
  const randoms = bySeat((seat) => seededRandom(`bidding ${seat}`));
  const isQuiet = (seat: Seat): boolean => side !== undefined && game.partyOf(seat, setup) !== side;
  let state = game.start(setup, options);
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const view = game.view(state, seat);
    const position = game.position?.(state);
    if (position !== undefined) {
      const action = parseAction(settle(engine, position)?.action ?? '');
      if (action === undefined) return undefined;
      state = game.apply(state, seat, action);
      continue;
    }
    const pass = isQuiet(seat) ? view.legal.find((legal) => makeAction(legal) === 'P') : undefined;
    const means = { ...level.budget, engine, isSpent: () => false };
    state = game.apply(state, seat, pass ?? level.bot(game, view, means, randoms[seat]).action);
  }
  const outcome = game.outcome(state);
  assert(outcome !== undefined, 'nobody acts any more');
  const table = game.hasPar ? exactTable(solveTable(engine, setup.deal)) : undefined;
  return {
    theirs: { ...resultOf(outcome), calls: game.view(state).calls },
    ...(table && { par: parOf(table, setup.dealer, setup.vul) }),
  };
}

/**
 * Returns the auction of computer players on the cards of a record, with the meaning of each call. The same input
 * always gives the same auction.
 */
export function callsOf(
  game: AnyGame,
  { setup, options }: Pick<DealRecord, 'setup' | 'options'>,
  { level, engine }: Omit<Bidding, 'side'>,
): readonly LessonCall[] {
  const randoms = bySeat((seat) => seededRandom(`bidding ${seat}`));
  const calls: LessonCall[] = [];
  let state = game.start(setup, options);
  for (;;) {
    const [seat] = game.toAct(state);
    if (seat === undefined) return calls;
    const view = game.view(state, seat);
    if (view.phase !== 'auction') return calls;
    const means = { ...level.budget, engine, isSpent: () => false };
    const { action } = level.bot(game, view, means, randoms[seat]);
    if (action.kind === 'call')
      calls.push({ call: action.call, why: meaningOf(game, view, action.call).text });
    state = game.apply(state, seat, action);
  }
}

/** Returns the IMPs that a party wins on a result compared with another one. */
export const impsOver = (
  party: Party,
  ours: Pick<TableResult, 'points'>,
  theirs: Pick<TableResult, 'points'>,
): number => impsOf(marginOf(ours.points, party) - marginOf(theirs.points, party));

/** Returns the IMPs that a party wins on a result compared with par. */
export const impsOverPar = (party: Party, ours: Pick<TableResult, 'points'>, { score }: Par): number =>
  impsOf(marginOf(ours.points, party) - (party === 'EW' ? -score : score));
