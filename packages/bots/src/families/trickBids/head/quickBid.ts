import type { Action } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import { seededRandom } from '@overtrick/rules/random';
import { decideTricks } from '../decide.ts';

/** Bids at once by counting tricks; before that, looks at the cards and keeps them. */
export function quickBid(game: AnyGame, state: unknown, seat: Seat): Action {
  const view = game.view(state, seat);
  const decided = decideTricks(game, view, { worlds: 1 }, seededRandom('bid'));
  return decided?.action ?? defined(view.legal[0], 'something may be done');
}
