import { SEATS } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import { bridgePosition, NORTH_SOUTH, type Position } from '@overtrick/rules/play/position';
import { isTeam } from '@overtrick/rules/views/view';
import { jokerOf } from '../lookahead/decide.ts';

/**
 * Returns the game's own position. If cards of a dummy lie under others, which no search supports, returns an
 * approximation in which they lie beside them: a covered card is free once the other is played. Returns `undefined` if
 * neither is possible.
 */
export function uncoveredPosition(game: AnyGame, state: unknown): Position | undefined {
  const own = game.position?.(state);
  if (own !== undefined) return own;
  const play = game.playOf?.(state);
  if (play === undefined) return undefined;
  const view = game.view(state, play.turn);
  const isCovered = SEATS.some((seat) => view.hands[seat].playable !== undefined);
  const isPlain = view.around === undefined && !view.counterClockwise && view.trickBids === undefined;
  const areSides = NORTH_SOUTH.every(([a, b]) => a !== undefined && b !== undefined && isTeam(view, a, b));
  if (!isCovered || !isPlain || !areSides || jokerOf(view) !== undefined) return undefined;
  const inTrick = (seat: string): number => (play.trick.some((played) => played.seat === seat) ? 1 : 0);
  const sizes = new Set(SEATS.map((seat) => view.hands[seat].count + inTrick(seat)));
  return sizes.size === 1 ? bridgePosition(play) : undefined;
}
