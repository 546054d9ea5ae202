import { refuse } from '../refuse.ts';
import { positionSince, type Refusal, seatOf, type Table, toAct } from '../table.ts';
import { whyNotPlaying } from './orders.ts';

/**
 * Returns the reason for refusing a hint; `undefined` if the person in the chair may have one for the deal and version
 * that their page shows.
 */
export function whyNoHint(
  table: Table,
  { chair, deal, version }: { readonly chair: number; readonly deal: number; readonly version: number },
): Refusal | undefined {
  const out = whyNotPlaying(table, chair);
  if (out !== undefined) return out;
  if (!table.policies.hints) return refuse('ERR_HINT');
  if (deal !== table.deal || version < positionSince(table)) return refuse('ERR_STALE');
  return toAct(table).includes(seatOf(table, chair))
    ? undefined
    : refuse('ERR_HINT', 'Only the player whose turn it is can get a hint.');
}
