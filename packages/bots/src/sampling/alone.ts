import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import { seededRandom } from '@overtrick/rules/random';
import { isTeam, type View } from '@overtrick/rules/views/view';

/**
 * True if calls have no partner to inform: two or three players bid against each other for a second hand, or two play
 * without any second hand.
 */
export function isAlone(game: AnyGame, view: View): boolean {
  const { seats } = game;
  if (seats.length >= SEATS.length) return false;
  const dealt = (seat: Seat) =>
    view.hands[seat].count > 0 || view.tricks.some((trick) => trick.some((played) => played.seat === seat));
  const hasOthers = SEATS.some((seat) => dealt(seat) && !seats.includes(seat));
  if (!SEATS.every(dealt) && (seats.length > 2 || hasOthers)) return false;
  const before = view.contract === undefined ? view : startOf(game, view);
  return seats.every((seat) => seats.every((other) => seat === other || !isTeam(before, seat, other)));
}

/** Returns a spectator's view before the first action: players who defend together may have bid against each other. */
const startOf = (game: AnyGame, view: View): View =>
  game.view(game.start(game.setupOf(game.imagine(view, seededRandom('start'))), view.options));
