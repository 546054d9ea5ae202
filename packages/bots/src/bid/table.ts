import type { Call } from '@overtrick/rules/call';
import type { AnyGame } from '@overtrick/rules/game';
import { bySeat, type Seat } from '@overtrick/rules/seat';
import { isTeam, type View } from '@overtrick/rules/view';
import type { Meaning } from './meaning.ts';
import { natural } from './natural/fallback.ts';
import { naturalSystem } from './natural/index.ts';
import { readAuction, readCall, type Table } from './read.ts';
import type { Situation } from './situation.ts';

/** Who plays with whom: the other player whose tricks count with his own. */
function tableOf(game: AnyGame, view: View): Table {
  const partnerOf = (seat: Seat) => game.seats.find((other) => other !== seat && isTeam(view, seat, other));
  return {
    partners: bySeat((seat) => (game.seats.includes(seat) ? partnerOf(seat) : undefined)),
    vul: view.terms.vul,
  };
}

/** The view's auction as everyone at the table understands it, before `next` calls. */
export const situationOf = (game: AnyGame, view: View, next: Seat): Situation =>
  readAuction(naturalSystem, natural, tableOf(game, view), view.calls, next);

/** What `call` means when it is made in the situation. */
export const meaningIn = (situation: Situation, call: Call): Meaning =>
  readCall(naturalSystem, natural, situation, call);
