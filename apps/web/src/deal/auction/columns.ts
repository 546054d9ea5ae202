import { type Seat, seatsFrom } from '@overtrick/rules/cards/seat';
import type { View } from '@overtrick/rules/views/view';
import { findGame } from '../../games/list.ts';

type Auctioned = Pick<View, 'calls' | 'terms' | 'toAct'> & Partial<Pick<View, 'game'>>;

/** Returns the columns of an auction, West first as in print, for the seats that call. */
export function columnsOf({ game, terms, calls, toAct }: Auctioned): readonly Seat[] {
  const seats = terms.seating ?? (game === undefined ? undefined : findGame(game)?.seats);
  const heard = [...toAct, ...calls.map(({ seat }) => seat)];
  return seatsFrom('W').filter((seat) => seats === undefined || seats.includes(seat) || heard.includes(seat));
}
