import { type Action, sameAction } from '@overtrick/rules/action';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import type { Position } from '@overtrick/rules/play/position';
import type { Random } from '@overtrick/rules/random';
import { isTeam, type View } from '@overtrick/rules/views/view';
import { type Engine, isKnown as isExact, solvePosition } from '@overtrick/solver';
import type { Bot, Decider } from '../../bot.ts';
import { forPlayouts, halfOf, withinPositions, withinShare } from '../../effort.ts';
import { layoutsText } from '../../sampling/layoutsText.ts';
import { plausibilityOf } from '../../sampling/plausible.ts';
import { isCertain, statesOf } from '../../sampling/states.ts';
import { inOrder, type Tried, tryOut } from '../../sampling/trial.ts';
import { worthOf } from '../../valuation/contractWorth.ts';
import { meanOf } from '../../valuation/meanOf.ts';
import { netPoints } from '../../valuation/netPoints.ts';
import { setRight } from '../../valuation/setRight.ts';
import { isCall } from '../alone/three.ts';

/** More steps than lie between any of these choices and the play. */
const MOST_STEPS = 80;

/** The number of layouts that is enough to decide by. */
const FEW = 4;

/**
 * The number of actions that are each simulated; of more, those that look best in some layouts; these are then examined
 * in more of them.
 */
const MANY = 4;
const FIRST_LOOKS = 6;
const LOOKS = 24;
/** The effort of one simulation, counted in simulated deals. */
const EFFORT = 25;

/**
 * Settles a choice before the play: in layouts that fit, makes each choice in turn, lets `others` continue, and solves
 * the play with all cards seen; then takes the choice with the highest score by the game's own rules.
 * @param isTrusting keep to the choice of the others, unless another one is surely better
 */
export function decideByCarryingOn(others: Bot, isTrusting = false): Decider {
  const carryOn: Decider = (game, view, budget, random) => {
    const { seat } = view;
    const { engine } = budget;
    if (seat === undefined || engine === undefined) return undefined;
    if (view.hands[seat].cards === undefined || game.position === undefined) return undefined;
    const isSure = isCertain(game, view, random);
    const states =
      view.phase === 'declare' ? Array.from({ length: LOOKS }, () => game.imagine(view, random)) : [];
    const seen: unknown[] = [];
    const found: (readonly number[])[] = [];
    const roughly = roughIn(game, view, seat);
    const actions = promising(view, states.slice(0, FIRST_LOOKS), roughly);
    const share = halfOf(forPlayouts(budget, EFFORT * actions.length));
    const results = withinPositions(share, (bounded) =>
      tryOut(
        {
          actions,
          worlds: statesOf(game, view, plausibilityOf(game, view), random),
          valuesIn: (state) => {
            const values = withinShare(
              share,
              () => valuesIn(game, state, seat, actions, engine, others, random),
              isSure ? 1 : undefined,
            );
            if (values === undefined) return undefined;
            seen.push(state);
            found.push(values);
            return values;
          },
        },
        bounded,
      ),
    );
    if (results === undefined) return undefined;
    const isHelped = states.length > 0;
    // so few layouts are worth less than a rule of thumb
    if (results.worlds < FEW && !isSure && !isHelped) return undefined;
    const { worlds } = results;
    const tried = isSure || !isHelped ? results.tried : corrected(results.tried, seen, states, roughly);
    const most = tried.reduce((so, one) => (one.value > so.value ? one : so));
    const ruled = isTrusting && !isSure ? others(game, view, { worlds }, random).action : undefined;
    const usual = tried.find(({ action }) => ruled !== undefined && sameAction(action, ruled)) ?? most;
    const best = isSurelyBetter(found, tried.indexOf(most), tried.indexOf(usual)) ? most : usual;
    return {
      action: best.action,
      reason: isSure
        ? 'I worked out the play: no other choice scores more.'
        : reasonFor(best, worlds, best !== most, isHelped),
      values: inOrder(tried),
    };
  };
  return carryOn;
}

/**
 * Writes why a choice was taken among layouts.
 * @param isUsual another one did better in them, but not surely
 * @param isHelped a rule of thumb looked at more layouts than were worked out
 */
function reasonFor({ best }: Tried, worlds: number, isUsual: boolean, isHelped: boolean): string {
  if (isUsual)
    return 'It is the usual choice, and no other is surely better in the layouts that I worked out.';
  return isHelped && 2 * best <= 1
    ? 'By a rule of thumb, set right by a few layouts that I worked out, no other choice scores more.'
    : layoutsText(best, worlds, 'worked out', 'scores more');
}

/** Returns the value of an action in a state by a rule of thumb, in points; computed once. */
type Roughly = (state: unknown, action: Action) => number;

function roughIn(game: AnyGame, view: View, seat: Seat): Roughly {
  const party = game.partyOf(seat, view.terms);
  const known = new Map<unknown, Map<Action, number>>();
  return (state, action) => {
    const before = known.get(state) ?? new Map<Action, number>();
    const points = before.get(action) ?? worthOf(game, game.apply(state, seat, action), party).points;
    known.set(state, before.set(action, points));
    return points;
  };
}

/**
 * True if one action brings more than the other by a standard error, over the layouts in which both were valued: a
 * smaller difference in so few layouts is worth less than a rule that is nearly always right.
 */
export function isSurelyBetter(found: readonly (readonly number[])[], one: number, other: number): boolean {
  const gains = found.map((values) => (values[one] ?? 0) - (values[other] ?? 0));
  const { mean, error } = meanOf(gains);
  return mean > SURE * error;
}
const SURE = 1;

const meanOver = (states: readonly unknown[], valueIn: (state: unknown) => number): number =>
  states.reduce<number>((sum, state) => sum + valueIn(state), 0) / states.length;

/** Returns the best contracts and trumps by a rule of thumb where there are many; else all legal actions. */
function promising({ legal }: View, states: readonly unknown[], roughly: Roughly): readonly Action[] {
  if (states.length === 0 || legal.length <= MANY) return legal;
  return legal
    .map((action) => ({ action, points: meanOver(states, (state) => roughly(state, action)) }))
    .toSorted((a, b) => b.points - a.points)
    .slice(0, MANY)
    .map(({ action }) => action);
}

/** Corrects the values of a rule of thumb in many layouts by its average error in the few simulated ones. */
function corrected(
  tried: readonly Tried[],
  seen: readonly unknown[],
  states: readonly unknown[],
  roughly: Roughly,
): readonly Tried[] {
  return tried.map((one) => {
    const rough = (state: unknown): number => roughly(state, one.action);
    const off = one.value - meanOver(seen, rough);
    return { ...one, value: setRight(meanOver(states, rough), off, seen.length) };
  });
}

function valuesIn(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  actions: readonly Action[],
  engine: Engine,
  others: Bot,
  random: Random,
): readonly number[] | undefined {
  const own = game.partyOf(seat, game.setupOf(state));
  const solved = new Map<string, number>();
  const values: number[] = [];
  for (const action of actions) {
    const reached = carriedOn(game, game.apply(state, seat, action), others, random);
    const position = game.position?.(reached);
    if (position === undefined) {
      // over without a play, or not solvable
      if (game.toAct(reached).length > 0) return undefined;
      values.push(netPoints(game, reached, own));
      continue;
    }
    const shown = game.view(reached);
    const key = keyOf(position);
    const known = solved.get(key);
    if (known === undefined) {
      const bounds = solvePosition(engine, position);
      if (!isExact(bounds)) return undefined;
      solved.set(key, bounds.lower);
    }
    const tricks = known ?? solved.get(key) ?? 0;
    values.push(netPoints(game, claimed(game, reached, shown, seat, tricks), own));
  }
  return values;
}

/** Plays on to the start of the play, or the end of the deal. Nobody doubles: a double on a guess shows little. */
function carriedOn(game: AnyGame, start: unknown, others: Bot, random: Random): unknown {
  let state = start;
  for (let steps = 0; steps < MOST_STEPS && game.position?.(state) === undefined; steps++) {
    const [actor] = game.toAct(state);
    if (actor === undefined) break;
    const view = game.view(state, actor);
    const pass = view.phase === 'double' ? view.legal.find(isCall('P')) : undefined;
    state = game.apply(state, actor, pass ?? others(game, view, { worlds: 1 }, random).action);
  }
  return state;
}

/** Ends the deal by the seat's claim for its side, when the side to play takes the given tricks. */
export function claimed(game: AnyGame, state: unknown, shown: View, seat: Seat, tricks: number): unknown {
  const left = Math.max(...SEATS.map((hand) => shown.hands[hand].count));
  const isOwn = shown.turn !== undefined && isTeam(shown, shown.turn, seat);
  return game.apply(state, seat, { kind: 'claim', tricks: isOwn ? tricks : left - tricks });
}

/** Returns the parts of a position on which the tricks depend, as a key. */
export function keyOf(position: Position): string {
  const { trump, turn, hands } = position.play;
  const parts = position.kind === 'shared' ? [position.play.secret] : position.sides.flat();
  return JSON.stringify([trump, turn, hands, parts]);
}
