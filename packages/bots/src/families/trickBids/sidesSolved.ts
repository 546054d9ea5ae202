import type { Action } from '@overtrick/rules/action';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import type { HandsPosition } from '@overtrick/rules/play/position';
import { inTurnFrom, type View } from '@overtrick/rules/views/view';
import type { Engine } from '@overtrick/solver';
import { tricksAfter } from '../../cardPlay/search/tricksAfter.ts';
import { netPoints } from '../../valuation/netPoints.ts';
import { goalsOf } from './goals.ts';

/**
 * Returns the play as one in which both sides want as many tricks as possible, in a game with bids of tricks;
 * `undefined` if more than two parties score, or a hand was bid nil. The rule that spades must be broken is ignored.
 */
export function sidesPosition(game: AnyGame, state: unknown): HandsPosition | undefined {
  const play = game.playOf?.(state);
  if (play === undefined) return undefined;
  const view = game.view(state, play.turn);
  const goals = goalsOf(game, view);
  if (SEATS.some((seat) => goals[seat].isNil)) return undefined;
  const first = goals[play.turn].team;
  const second = SEATS.filter((seat) => !first.includes(seat));
  const areTwo = second.every((seat) => second.every((other) => goals[seat].team.includes(other)));
  if (!areTwo || second.length !== first.length) return undefined;
  return { kind: 'hands', rules: { size: SEATS.length, next: nextIn(view) }, play, sides: [first, second] };
}

const nextIn =
  (view: View) =>
  (seat: Seat): Seat =>
    inTurnFrom(view, seat)[1] ?? seat;

/**
 * Returns the seat's points after each card if both sides then take as many tricks as they can; `undefined` if the
 * search was stopped.
 */
export function solvedPoints(
  engine: Engine,
  game: AnyGame,
  state: unknown,
  seat: Seat,
  actions: readonly Action[],
): readonly number[] | undefined {
  const position = sidesPosition(game, state);
  if (position === undefined) return undefined;
  const own = game.partyOf(seat, game.setupOf(state));
  return tricksAfter(engine, position, actions)?.map((tricks) =>
    netPoints(game, game.apply(state, seat, { kind: 'claim', tricks }), own),
  );
}
