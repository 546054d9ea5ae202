import { BIDS, type Bid, isBid, isRoyal, strainOf } from '@overtrick/rules/auction/call';
import type { View } from '@overtrick/rules/views/view';
import { isPlayedOut, type Table, toAct, viewFor } from '../table.ts';

/**
 * Returns how long the next call or card waits after the last change of the position, milliseconds, by the table's
 * policies: the stop after a skip bid (R-CB-5), and a tempo that is the same for easy and hard decisions.
 */
export function waitOf(table: Table): number {
  const { stop, tempo } = table.policies;
  if ((stop === 0 && tempo === 0) || isPlayedOut(table)) return 0;
  const isStop = stop > 0 && toAct(table).length > 0 && endsInSkipBid(viewFor(table));
  return 1000 * Math.max(tempo, isStop ? stop : 0);
}

/** True if the auction goes on and its last call is a bid that skipped a lower one in its own denomination. */
export function endsInSkipBid({
  phase,
  calls,
  bids = BIDS,
}: Pick<View, 'phase' | 'calls' | 'bids'>): boolean {
  const last = calls.at(-1)?.call;
  if (phase !== 'auction' || last === undefined || !isBid(last)) return false;
  const before = calls.slice(0, -1).flatMap(({ call }) => (isBid(call) ? [call] : []));
  const beaten = before.at(-1);
  const from = beaten === undefined ? 0 : bids.indexOf(beaten) + 1;
  return bids.slice(from, bids.indexOf(last)).some((bid) => isSameStrain(bid, last));
}

const isSameStrain = (a: Bid, b: Bid): boolean => strainOf(a) === strainOf(b) && isRoyal(a) === isRoyal(b);
