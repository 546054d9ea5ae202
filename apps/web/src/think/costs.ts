import { type Budget, cardOf, judgeCards } from '@overtrick/bots';
import { makeAction, sameAction } from '@overtrick/rules/action';
import { type Card, makeCard } from '@overtrick/rules/card';
import type { Position } from '@overtrick/rules/position';
import { seededRandom } from '@overtrick/rules/random';
import type { Seat } from '@overtrick/rules/seat';
import { type Bounds, type Engine, isKnown, solveCards } from '@overtrick/solver';
import { type Moved, movesOf, type Replayed } from './replayed.ts';

/** The loss by a card, or the choice of one, in tricks of its player's side. */
export interface Cost {
  /** The number of the step, from 0. */
  readonly step: number;
  /** The seat that decided. */
  readonly seat: Seat;
  /** 0 when nothing was better. */
  readonly tricks: number;
  /** A card that was better: `SA`; absent where nothing was. */
  readonly better?: string;
  /** All tricks of the player's side, with each card that might have been played; absent where not all is known. */
  readonly values?: readonly CardValue[];
}

/** A card, and the tricks that its player's side takes in the whole deal when all do their best from there. */
type CardValue = readonly [card: Card, tricks: number];

/** The steps of a play in which tricks are all that counts, with the position before each. */
const playsIn = (replayed: Replayed): readonly (Moved & { readonly position: Position })[] =>
  movesOf(replayed).flatMap((moved) => {
    const { kind } = moved.step.action;
    const isPlay = kind === 'play' || kind === 'choose';
    const position = isPlay ? replayed.game.position?.(moved.before) : undefined;
    return position === undefined ? [] : [{ ...moved, position }];
  });

/** Double dummy: what each card gave away when all are seen and both sides do their best from there. */
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

/** A cost by what could be known, and on how many layouts it stands; 0 where there was no choice. */
export interface Judgement extends Cost {
  readonly worlds: number;
}

/** Until when the search at hand may go on, in milliseconds: who makes the engine asks it. */
export interface Deadline {
  until: number;
}

export interface JudgeLimits {
  /** Layouts for each card, at most. */
  readonly worlds: number;
  /** Milliseconds since some moment. */
  readonly now: () => number;
  /** The time by which all must be done. */
  readonly end: number;
  readonly deadline: Deadline;
}

/** A result that is better by less is as good. */
const EQUAL = 0.05;

/**
 * Single dummy: what each card gave away by what its player could know, on average over layouts that they could not
 * tell from the real one; `undefined` for a card for which there was no time. The last cards come first: they are soon
 * done, and the first get what is left.
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

/** The number of cards that `judgedIn` looks at. */
export const judgedCount = (replayed: Replayed): number => playsIn(replayed).length;

/** The tricks that the cards of these steps gave away by what could be known; so many milliseconds for each. */
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
