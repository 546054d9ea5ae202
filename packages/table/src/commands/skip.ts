import { ok } from '@overtrick/rules/result';
import { refuse } from '../refuse.ts';
import { awaitedAt, isBetweenDeals, type Refusal, seatOf, sitsOut, type Table, viewFor } from '../table.ts';
import type { Decided } from './play.ts';

export interface Skipping {
  readonly chair: number;
  readonly deal: number;
  /** Have the rest played, or play on after all. */
  readonly wanted: boolean;
}

/**
 * A person would have computer players play the rest of the deal: they do once everybody who plays there would. Nobody
 * waits for the others' answer, and whoever thinks better of it plays on.
 */
export function skip(table: Table, { chair, deal, wanted }: Skipping): Decided {
  if (deal !== table.deal) return refuse('ERR_STALE');
  if (!wanted) return ok(table.skips.includes(chair) ? [{ kind: 'resumed', chair }] : []);
  return whyNoSkip(table, chair) ?? ok(table.skips.includes(chair) ? [] : [{ kind: 'yielded', chair }]);
}

/**
 * Refuses to have the rest of the deal played by computers. Results that are compared are the players' own: at a
 * sitting of a tournament everybody plays on, and in a challenge whoever has a card to choose.
 */
export function whyNoSkip(table: Table, chair: number): Refusal | undefined {
  if (awaitedAt(table) > 0) return refuse('ERR_AWAITED');
  if (isBetweenDeals(table)) return refuse('ERR_DEAL_OVER');
  if (sitsOut(table, chair)) return refuse('ERR_SITS_OUT');
  if (table.sitting !== undefined || (table.isShared && hasChoices(table, chair))) return refuse('ERR_SKIP');
  return undefined;
}

/** Has the person in this chair still something to decide? Dummy has not. */
function hasChoices(table: Table, chair: number): boolean {
  const { phase, controls } = viewFor(table);
  const seat = seatOf(table, chair);
  return phase !== 'play' || Object.values(controls).includes(seat);
}
