import { type Action, callAction, makeAction, playAction, type Step } from '@overtrick/rules/action';
import { partner } from '@overtrick/rules/cards/seat';
import { type StepCode, step } from '@overtrick/rules/game';
import { type BridgeState, bridge } from '@overtrick/rules/games/bridge/index';
import { findGame } from '@overtrick/rules/games/list';
import type { DealRecord } from '@overtrick/rules/record';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { type Board, type BoardCall, type BoardCard, boardOfDeal, termsOf } from './board.ts';
import { dealOf } from './hands.ts';

export type BoardRecordCode =
  | StepCode
  | 'ERR_GAME' // a record of another game
  | 'ERR_DEAL_UNKNOWN' // hands, dealer or vulnerability are not known
  | 'ERR_IRREGULAR'; // a record has no step for irregularities

/**
 * Converts a board's calls and cards to a record of the game `bridge`. An unfinished play with a stated result ends in
 * a claim by declarer, if the opening lead was made.
 */
export function recordOfBoard(board: Board): Result<DealRecord, BoardRecordCode> {
  const deal = dealOf(board.hands);
  const terms = termsOf(board);
  if (deal === undefined || terms === undefined)
    return fail('ERR_DEAL_UNKNOWN', 'deal', 'the hands, the dealer or the vulnerability are not known');
  if (isIrregular(board))
    return fail('ERR_IRREGULAR', 'board', 'the board has an irregularity, for which a record has no step');
  const setup = { ...terms, deal };
  const options = { dummySeesDeclarer: false };
  const actions: Action[] = [
    ...(board.auction?.calls ?? []).map(({ call }) => callAction(call)),
    ...(board.play?.cards ?? []).map(({ card }) => playAction(card)),
  ];
  const steps: Step[] = [];
  let state = bridge.start(setup, options);
  for (;;) {
    const action = actions[steps.length] ?? claimOf(state, board);
    if (action === undefined) return ok({ game: bridge.id, options, setup, steps });
    const seat = action.kind === 'claim' ? state.contract?.declarer : bridge.toAct(state)[0];
    const done = { seat: seat ?? state.auction.turn, action };
    const next = step(bridge, state, done);
    if (!next.ok) return { ...next, at: `step ${steps.length + 1} (${done.seat} ${makeAction(action)})` };
    steps.push(done);
    state = next.value;
  }
}

/** Returns the claim that ends an unfinished play with its stated result. */
function claimOf(state: BridgeState, { play, stated }: Board): Action | undefined {
  const { contract, play: played } = state;
  if (contract === undefined || played === undefined || stated.tricks === undefined) return undefined;
  if (play === undefined || play.cards.length === 0 || bridge.toAct(state).length === 0) return undefined;
  const { declarer } = contract;
  const won = played.taken[declarer] + played.taken[partner(declarer)];
  return { kind: 'claim', tricks: stated.tricks - won };
}

const isIrregular = ({ auction, play, stated }: Board): boolean =>
  stated.swapped === true ||
  (auction?.calls ?? []).some(
    ({ skipped, insufficient }) => skipped !== undefined || insufficient === true,
  ) ||
  (play?.cards ?? []).some(({ revoke, leader }) => revoke === true || leader !== undefined);

/** Converts a record of the game `bridge` to a board, with its result. */
export function boardOfRecord({ game, options, setup, steps }: DealRecord): Result<Board, BoardRecordCode> {
  if (findGame(game) !== bridge) return fail('ERR_GAME', 'game', 'only deals of contract bridge are boards');
  const calls: BoardCall[] = [];
  const cards: BoardCard[] = [];
  let state = bridge.start(setup, { dummySeesDeclarer: options.dummySeesDeclarer === true });
  for (const [i, done] of steps.entries()) {
    const next = step(bridge, state, done);
    if (!next.ok) return { ...next, at: `step ${i + 1} (${done.seat} ${makeAction(done.action)})` };
    state = next.value;
    if (done.action.kind === 'call') calls.push({ call: done.action.call });
    if (done.action.kind === 'play') cards.push({ card: done.action.card });
  }
  const outcome = bridge.outcome(state);
  const { contract } = state;
  const unfinished = outcome === undefined ? { ending: '+' as const } : {};
  const claimed = outcome !== undefined && cards.length < 52 ? { ending: '*' as const } : unfinished;
  return ok({
    ...boardOfDeal(setup, setup.deal),
    ...(calls.length > 0 && { auction: { first: setup.dealer, calls, ...(contract ? {} : unfinished) } }),
    ...(cards.length > 0 && { play: { cards, ...claimed } }),
    stated: {
      ...(contract && {
        contract: { level: contract.level, strain: contract.strain, doubling: contract.doubling },
        declarer: contract.declarer,
      }),
      ...(outcome !== undefined && (contract ? { tricks: outcome.tricks } : { contract: 'PASS' as const })),
    },
  });
}
