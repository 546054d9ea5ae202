import { partner, SEATS, type Seat } from '@overtrick/rules/seat';
import type { View } from '@overtrick/rules/view';
import type { BoardPageData } from './read/messages.ts';

/** The seat to play a board from: declarer's where there was one, else the first to act. */
export const seatToPlay = ({ view, example }: Pick<BoardPageData, 'view' | 'example'>): Seat => {
  const players = Object.values(example.parties).flat();
  const declarer = view.outcome?.contract?.declarer ?? view.contract?.declarer;
  if (declarer !== undefined && players.includes(declarer)) return declarer;
  const { dealer } = view.terms;
  return [dealer, partner(dealer), ...SEATS].find((seat) => players.includes(seat)) ?? dealer;
};

/** The chair in that seat: chairs go round from the first seat of the game, unless the deal says otherwise. */
export function chairIn(seats: readonly Seat[], view: View, seat: Seat): number {
  return Math.max(0, (view.terms.seating ?? seats).indexOf(seat));
}
