import type { Seat } from '@overtrick/rules/cards/seat';
import { isRowSeat, rowIn } from '@overtrick/rules/families/twoHanded/endCards';
import type { View } from '@overtrick/rules/views/view';
import type { Lay } from '../panel.ts';

/** Lays the dummies of the Solo method out in the order in which they were dealt. */
export function rowLay(view: View, seat: Seat): Lay | undefined {
  const cards = isRowSeat(seat) ? rowIn(view, seat) : [];
  return cards.length === 0 ? undefined : { kind: 'row', cards };
}
