import { partner, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { View } from '@overtrick/rules/views/view';
import type { BoardPageData } from './read/messages.ts';

/** Returns the seat to play a board from: declarer's where there was one, else the first to act. */
export const seatToPlay = ({ view, example }: Pick<BoardPageData, 'view' | 'example'>): Seat => {
  const players = Object.values(example.parties).flat();
  const declarer = view.outcome?.contract?.declarer ?? view.contract?.declarer;
  if (declarer !== undefined && players.includes(declarer)) return declarer;
  const { dealer } = view.terms;
  return [dealer, partner(dealer), ...SEATS].find((seat) => players.includes(seat)) ?? dealer;
};

/**
 * Returns the chair of a seat: chairs follow the seats of the game from the first one, unless the deal has an order of
 * its own.
 */
export function chairIn(seats: readonly Seat[], view: View, seat: Seat): number {
  return Math.max(0, (view.terms.seating ?? seats).indexOf(seat));
}
