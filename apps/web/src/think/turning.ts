import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { tricksNeeded } from '@overtrick/rules/auction/contract';
import { isTeam } from '@overtrick/rules/views/view';
import type { Cost, Judgement } from './costs.ts';
import type { Replayed } from './replayed.ts';

/** The card that settled how a deal ended, double dummy. */
export interface Turning extends Cost {
  /** The text of the action: `SA`. */
  readonly card: string;
  /** The number of its trick, from 1. */
  readonly trick: number;
  /** Present where the card made or beat the contract for good; otherwise the card is the one that cost most. */
  readonly settled?: 'made' | 'lost';
}

/** A card that was wrong by the information its player had. */
export interface CardError extends Judgement {
  readonly card: string;
  readonly trick: number;
}

/**
 * Finds the last card at which the number of tricks declarer's side can take crosses the number it needs; without one,
 * the first of the cards that cost most. Returns `undefined` where no card cost anything, or without a contract to be
 * made.
 */
export function turningOf(replayed: Replayed, costs: readonly Cost[]): Turning | undefined {
  const { game, states } = replayed;
  const end = states.at(-1);
  const outcome = game.outcome(end);
  const contract = outcome?.contract;
  if (outcome === undefined || contract === undefined) return undefined;
  const view = game.view(end);
  const needed = tricksNeeded(contract);
  let after = outcome.tricks;
  let most: Cost | undefined;
  for (const cost of costs.toReversed()) {
    if (cost.tricks === 0) continue;
    const isDeclaring = cost.seat === contract.declarer || isTeam(view, cost.seat, contract.declarer);
    const before = after + (isDeclaring ? cost.tricks : -cost.tricks);
    if (before >= needed !== after >= needed)
      return {
        ...cost,
        ...placedIn(replayed, cost.step),
        settled: after >= needed ? 'made' : 'lost',
      };
    if (most === undefined || cost.tricks >= most.tricks) most = cost;
    after = before;
  }
  return most && { ...most, ...placedIn(replayed, most.step) };
}

/** Returns the card of a step, and the number of its trick. */
export function placedIn(
  { game, record, states }: Replayed,
  step: number,
): { readonly card: string; readonly trick: number } {
  const made = defined(record.steps[step], 'a step of the record');
  return { card: makeAction(made.action), trick: game.view(states[step]).tricks.length + 1 };
}
