import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { tricksNeeded } from '@overtrick/rules/contract';
import { isTeam } from '@overtrick/rules/view';
import type { Cost, Judgement } from './costs.ts';
import type { Replayed } from './replayed.ts';

/** The card that settled how a deal ended, double dummy. */
export interface Turning extends Cost {
  /** The text of the action: `SA`. */
  readonly card: string;
  /** The number of its trick, from 1. */
  readonly trick: number;
  /** With it the contract was made or lost for good; else it is the one that gave away most. */
  readonly settled?: 'made' | 'lost';
}

/** A card that was wrong by what its player could know. */
export interface CardError extends Judgement {
  readonly card: string;
  readonly trick: number;
}

/**
 * The last card by which what declarer's side can take crosses what it needs; where none does, the first of those that
 * gave away most; `undefined` where nobody gave anything away, or where no contract is to be made.
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

/** The card of a step, and the number of its trick. */
export function placedIn(
  { game, record, states }: Replayed,
  step: number,
): { readonly card: string; readonly trick: number } {
  const made = defined(record.steps[step], 'a step of the record');
  return { card: makeAction(made.action), trick: game.view(states[step]).tricks.length + 1 };
}
