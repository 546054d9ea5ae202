import type { Action } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { SUITS, trumpOf } from '@overtrick/rules/cards/card';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import type { RankedPlay } from '@overtrick/rules/play/position';
import { netPoints } from '../../valuation/netPoints.ts';
import { Count, type Effort, type RankedMove } from './count.ts';

/** A placeholder for the card of a joker that lies on the table and asks for a suit. */
const JOKER_ON_TABLE = 0;

/**
 * Returns the points of a player minus the other's after each of their actions, with open cards and best play by both;
 * `undefined` if the effort ran out.
 * @param isExact true to count all tricks; otherwise only whether the number is reached at which the points change most
 */
export function pointsAfter(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  actions: readonly Action[],
  effort: Effort,
  isExact: boolean,
): readonly number[] | undefined {
  const about = game.rankedPlay?.(state);
  if (about === undefined) return undefined;
  const count = new Count(about, effort);
  const points = pointsByTricks(game, state, seat, count);
  const wants = defined(points.at(-1), 'a result') >= defined(points[0], 'a result');
  const turning = turningPoint(points);
  const values: number[] = [];
  let guess = turning;
  for (const action of actions) {
    const tricks = tricksAfter(count, movesFor(about, action), guess, wants, points.length - 1, isExact);
    if (tricks === undefined) return undefined;
    values.push(defined(points[tricks], 'a result'));
    if (isExact) guess = Math.max(1, tricks);
  }
  return values;
}

/** Returns the points of the seat minus the other's, by the tricks that the counted side still takes. */
export function pointsByTricks(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  { counted, tricks }: Count,
): readonly number[] {
  const own = game.partyOf(seat, game.setupOf(state));
  const isOwn = counted.includes(seat);
  return Array.from({ length: tricks + 1 }, (_, taken) => {
    const claim = { kind: 'claim', tricks: isOwn ? taken : tricks - taken } as const;
    return netPoints(game, game.apply(state, seat, claim), own);
  });
}

/** Returns the number of tricks whose points differ most from those for one fewer. */
export function turningPoint(points: readonly number[]): number {
  const steps = points.map((value, i) => (i === 0 ? -1 : Math.abs(value - (points[i - 1] ?? value))));
  return Math.max(1, steps.indexOf(Math.max(...steps)));
}

/** Returns the continuations for an action: a joker that asks for a suit is as good as its best. */
function movesFor({ play, suitOf }: RankedPlay, action: Action): readonly RankedMove[] {
  if (action.kind === 'declare') {
    const asked = trumpOf(action.strain);
    return asked === undefined ? [] : [{ card: JOKER_ON_TABLE, asks: SUITS.indexOf(asked) }];
  }
  if (action.kind !== 'play') return [];
  const { card } = action;
  const isAsking = play.trick.length === 0 && suitOf(card) === undefined;
  return isAsking ? SUITS.map((_, asks) => ({ card, asks })) : [{ card }];
}

/**
 * Returns the tricks of the counted side after the best of several continuations, for a player who wants many or few.
 * Unless all are counted, the result lies between the guess and the next.
 */
function tricksAfter(
  count: Count,
  moves: readonly RankedMove[],
  guess: number,
  wants: boolean,
  most: number,
  isExact: boolean,
): number | undefined {
  const takes = (need: number): boolean | undefined => {
    for (const move of moves) {
      const result = count.takesAfter(move, need);
      if (result === undefined || result === wants) return result;
    }
    return !wants;
  };
  let tricks = guess;
  let reached = takes(tricks);
  if (!isExact) return reached === undefined ? undefined : reached ? tricks : tricks - 1;
  if (reached === true) {
    while (tricks < most) {
      reached = takes(tricks + 1);
      if (reached === undefined) return undefined;
      if (!reached) break;
      tricks++;
    }
    return tricks;
  }
  while (reached === false && tricks > 0) {
    tricks--;
    reached = tricks === 0 ? true : takes(tricks);
  }
  return reached === undefined ? undefined : tricks;
}
