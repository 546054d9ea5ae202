import { ok } from '@overtrick/rules/result';
import { refuse } from '../refuse.ts';
import { awaitedAt, isBetweenDeals, type Refusal, seatOf, sitsOut, type Table, viewFor } from '../table.ts';
import type { Decision } from './play.ts';

export interface Skipping {
  readonly chair: number;
  readonly deal: number;
  /** True to have the rest played, false to play on after all. */
  readonly wanted: boolean;
}

/**
 * Votes for a person to let computer players play the rest of the deal: they do once everybody who plays there agrees.
 * Nobody waits for the others' answer, and each may change their mind and play on.
 */
export function skip(table: Table, { chair, deal, wanted }: Skipping): Decision {
  if (deal !== table.deal) return refuse('ERR_STALE');
  if (!wanted) return ok(table.skips.includes(chair) ? [{ kind: 'resumed', chair }] : []);
  return whyNoSkip(table, chair) ?? ok(table.skips.includes(chair) ? [] : [{ kind: 'yielded', chair }]);
}

/**
 * Refuses to let computers play the rest of the deal. Results that are compared must be the players' own: at a sitting
 * of a tournament everybody plays on, and in a challenge everybody who has a card to choose.
 */
export function whyNoSkip(table: Table, chair: number): Refusal | undefined {
  if (awaitedAt(table) > 0) return refuse('ERR_AWAITED');
  if (isBetweenDeals(table)) return refuse('ERR_DEAL_OVER');
  if (sitsOut(table, chair)) return refuse('ERR_SITS_OUT');
  if (table.sitting !== undefined || (table.isShared && hasChoices(table, chair))) return refuse('ERR_SKIP');
  return undefined;
}

/** True if the person in this chair still has something to decide; dummy does not. */
function hasChoices(table: Table, chair: number): boolean {
  const { phase, controls } = viewFor(table);
  const seat = seatOf(table, chair);
  return phase !== 'play' || Object.values(controls).includes(seat);
}
