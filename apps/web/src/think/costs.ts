import { type Budget, cardOf, judgeCards } from '@overtrick/bots';
import { makeAction, sameAction } from '@overtrick/rules/action';
import { type Card, makeCard } from '@overtrick/rules/cards/card';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { Position } from '@overtrick/rules/play/position';
import { seededRandom } from '@overtrick/rules/random';
import { type Bounds, type Engine, isKnown, solveCards } from '@overtrick/solver';
import { type Moved, movesOf, type Replayed } from './replayed.ts';

/** The tricks that a card, or the choice of one, cost its player's side. */
export interface Cost {
  /** The number of the step, from 0. */
  readonly step: number;
  /** The seat that decided. */
  readonly seat: Seat;
  /** 0 when nothing was better. */
  readonly tricks: number;
  /** A card that was better: `SA`; absent where nothing was. */
  readonly better?: string;
  /** All tricks of the player's side for each card that could have been played; absent where not all are known. */
  readonly values?: readonly CardValue[];
}

/** A card, and the tricks that its player's side takes in the whole deal with perfect play from there. */
type CardValue = readonly [card: Card, tricks: number];

/** Returns the steps that play or choose a card where only tricks count, with the position before each. */
const playsIn = (replayed: Replayed): readonly (Moved & { readonly position: Position })[] =>
  movesOf(replayed).flatMap((moved) => {
    const { kind } = moved.step.action;
    const isPlay = kind === 'play' || kind === 'choose';
    const position = isPlay ? replayed.game.position?.(moved.before) : undefined;
    return position === undefined ? [] : [{ ...moved, position }];
  });

/** Yields the double-dummy cost of each card: the tricks it gave away with all hands seen and perfect play after it. */
export function* costsOf(engine: Engine, replayed: Replayed): Generator<Cost> {
  for (const { index, step, position } of playsIn(replayed)) {
    const card = cardOf(step.action, position);
    const tricks = [...solveCards(engine, position)];
    const own = tricks.find(([each]) => each === card)?.[1];
    if (own === undefined || !tricks.every(([, bounds]) => isKnown(bounds))) continue;
    const best = Math.max(...tricks.map(([, { lower }]) => lower));
    const better = tricks.find(([, { lower }]) => lower === best)?.[0];
    yield {
      step: index,
      seat: step.seat,
      tricks: best - own.lower,
      ...(best > own.lower && better !== undefined && { better: makeCard(better) }),
      ...valuesIn(position, step.seat, tricks),
    };
  }
}

function valuesIn(
  position: Position,
  seat: Seat,
  tricks: readonly (readonly [Card, Bounds])[],
): Pick<Cost, 'values'> {
  const own = position.kind === 'hands' && position.sides.find((side) => side.includes(seat));
  if (!own) return {};
  const taken = own.reduce((sum, hand) => sum + position.play.taken[hand], 0);
  return { values: tricks.map(([card, { lower }]) => [card, taken + lower]) };
}

/**
 * A cost by the information the player had, and the number of layouts it was judged on; 0 where there was no choice.
 */
export interface Judgement extends Cost {
  readonly worlds: number;
}

/** The time at which the current search must stop, in milliseconds; the creator of the engine checks it. */
export interface Deadline {
  until: number;
}

export interface JudgeLimits {
  /** The largest number of layouts for each card. */
  readonly worlds: number;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** The time at which the whole work must be finished. */
  readonly end: number;
  readonly deadline: Deadline;
}

/** A smaller difference than this counts as equal. */
const EQUAL = 0.05;

/**
 * Yields the single-dummy cost of each card: the average loss over layouts that its player could not tell from the real
 * one; `undefined` for a card that got no time. It judges the last cards first: they are quick, and the first cards get
 * the remaining time.
 */
export function* judgedIn(
  engine: Engine,
  replayed: Replayed,
  { worlds, now, end, deadline }: JudgeLimits,
): Generator<Judgement | undefined> {
  const plays = playsIn(replayed).toReversed();
  for (const [i, moved] of plays.entries()) {
    const start = now();
    const left = plays.length - i;
    deadline.until = left === 1 ? end : Math.min(end, start + (2 * (end - start)) / left);
    const isSpent = () => now() > deadline.until;
    yield judgeStep(engine, replayed, moved, { worlds, isSpent });
  }
}

/** Returns the number of cards that `judgedIn` judges. */
export const judgedCount = (replayed: Replayed): number => playsIn(replayed).length;

/** Yields the single-dummy cost of the cards played at the given steps, with at most `each` milliseconds for a card. */
export function* judgedAt(
  engine: Engine,
  replayed: Replayed,
  steps: readonly number[],
  { worlds, now, deadline, each }: Omit<JudgeLimits, 'end'> & { readonly each: number },
): Generator<Judgement> {
  for (const moved of playsIn(replayed).filter(({ index }) => steps.includes(index))) {
    deadline.until = now() + each;
    const judged = judgeStep(engine, replayed, moved, { worlds, isSpent: () => now() > deadline.until });
    if (judged !== undefined) yield judged;
  }
}

function judgeStep(
  engine: Engine,
  { game }: Replayed,
  { index, step, before }: Moved,
  budget: Pick<Budget, 'worlds' | 'isSpent'>,
): Judgement | undefined {
  const view = game.view(before, step.seat);
  const none = { step: index, seat: step.seat, tricks: 0, worlds: 0 };
  if (view.legal.length < 2) return none;
  const found = judgeCards(game, view, { ...budget, engine }, seededRandom(`judge ${index}`));
  const own = found?.tried.find(({ action }) => sameAction(action, step.action));
  if (found === undefined || own === undefined) return undefined;
  const best = found.tried.reduce((so, one) => (one.value > so.value ? one : so));
  const tricks = best.value - own.value;
  return {
    ...none,
    worlds: found.worlds,
    ...(tricks > EQUAL && { tricks, better: makeAction(best.action) }),
  };
}
