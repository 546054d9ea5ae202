import type { TableState, TableUpdate } from '@overtrick/protocol/table';
import type { Step } from '@overtrick/rules/action';
import { trumpOf } from '@overtrick/rules/cards/card';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { type Trick, winningCard } from '@overtrick/rules/play/trick';
import { inTurnFrom, strainInPlay, type View } from '@overtrick/rules/views/view';
import { foresee, handOf } from './foresee.ts';

/** One event at a table, with the state that the page shows after it. */
export interface Frame {
  readonly state: TableState;
  /** Absent when the change is not an action: a person sits down, a claim, the next deal. */
  readonly step?: Step;
}

/** A finished trick that still lies on the table. */
export interface HeldTrick {
  readonly trick: Trick;
  readonly winner: Seat;
  /** The hand whose card won: the winner's own, or a dummy that the winner plays. */
  readonly from: Seat;
  /** True while the trick moves to the winner. */
  readonly leaving: boolean;
}

/**
 * Splits an update into frames, one per step. The table sends only the state after the last step; this works out the
 * states before it.
 */
export function framesOf(before: TableState, after: TableState, update: TableUpdate): readonly Frame[] {
  const steps = update.steps.map(({ seat, action }): Step => ({ seat, action }));
  const last = steps.at(-1);
  if (last === undefined || before.deal !== after.deal) return [{ state: after }];
  const frames: Frame[] = [];
  let { view } = before;
  for (const step of steps.slice(0, -1)) {
    view = settled(foresee(view, step));
    frames.push({ state: { ...before, view }, step });
  }
  return [...frames, { state: after, step: last }];
}

/** Returns the turn after a predicted card: the next hand with cards to play, or the winner of a full trick. */
function settled(view: View): View {
  const last = view.trick.at(-1);
  if (last === undefined) return view;
  const next = inTurnFrom(view, last.seat).find((seat) => !isDone(view, seat));
  if (next !== undefined) return { ...view, turn: next };
  const strain = strainInPlay(view);
  const winner = winningCard(view.trick, strain && trumpOf(strain))?.seat ?? last.seat;
  const taken = { ...view.taken, [winner]: view.taken[winner] + 1 };
  return { ...view, turn: winner, trick: [], tricks: [view.trick], taken };
}

const isDone = (view: View, seat: Seat): boolean =>
  view.hands[seat].count === 0 || view.trick.some((played) => played.seat === seat);

/** Returns the trick that this frame finished, if any. */
export function finishedTrick(before: View, { state: { view }, step }: Frame): HeldTrick | undefined {
  if (step === undefined || view.trick.length > 0) return undefined;
  const trick = view.tricks.at(-1);
  if (trick === undefined) return lastOfHalf(before, step);
  // an answer to an announced card, or a forced card, may also finish a trick
  if (trick[0]?.card === before.tricks.at(-1)?.[0]?.card) return undefined;
  const winner = SEATS.find((seat) => view.taken[seat] > before.taken[seat]);
  return winner && { trick, winner, from: view.turn ?? winner, leaving: false };
}

/**
 * Returns the last of the tricks that do not count: the table starts a new count after it, so it is worked out here.
 */
function lastOfHalf(before: View, step: Step): HeldTrick | undefined {
  if (step.action.kind !== 'play' || before.trick.length === 0) return undefined;
  const trick = [...before.trick, { seat: handOf(before, step), card: step.action.card }];
  const winner = winningCard(trick, before.contract && trumpOf(before.contract.strain))?.seat;
  return winner && { trick, winner, from: winner, leaving: false };
}
