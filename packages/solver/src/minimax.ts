import type { Card } from '@overtrick/rules/cards/card';
import { cardsOf } from '@overtrick/rules/cards/cardSet';
import { makeDeal } from '@overtrick/rules/deals/deal';
import type { AnyGame } from '@overtrick/rules/game';
import { isPlayOver } from '@overtrick/rules/play/play';
import type { HandsPosition } from '@overtrick/rules/play/position';
import { afterCard, isFirstToPlay, legalIn } from './position.ts';

/**
 * Returns the tricks of the first side by trying every card, without cuts or bounds: slow and simple, to test the
 * search against. For endings of a few cards.
 */
export function minimax(position: HandsPosition, seen = new Map<string, number>()): number {
  const { play } = position;
  if (isPlayOver(play)) return 0;
  const key = play.trick.length === 0 ? `${play.turn} ${makeDeal(play.hands)}` : undefined;
  const known = key === undefined ? undefined : seen.get(key);
  if (known !== undefined) return known;
  const values = cardsOf(legalIn(position)).map((card) => minimaxAfter(position, card, seen));
  const value = isFirstToPlay(position) ? Math.max(...values) : Math.min(...values);
  if (key !== undefined) seen.set(key, value);
  return value;
}

/** Returns the same after a card. */
export function minimaxAfter(position: HandsPosition, card: Card, seen = new Map<string, number>()): number {
  const next = afterCard(position, card);
  const isWon = next.play.tricks.length > position.play.tricks.length;
  return (isWon && position.sides[0].includes(next.play.turn) ? 1 : 0) + minimax(next, seen);
}

/**
 * Returns the tricks that a side takes from a state of a game on, by the game's own rules alone: it tries every legal
 * action.
 * @param isOurs true if a seat acts for the side
 * @param tricks the tricks of the side in a state
 */
export function minimaxGame(
  game: AnyGame,
  state: unknown,
  isOurs: (seat: string) => boolean,
  tricks: (state: unknown) => number,
  keyOf: (state: unknown) => string,
  seen = new Map<string, number>(),
): number {
  const [seat] = game.toAct(state);
  if (seat === undefined) return tricks(state);
  const key = keyOf(state);
  const known = seen.get(key);
  if (known !== undefined) return known;
  const values = game
    .legalActions(state, seat)
    .map((action) => minimaxGame(game, game.apply(state, seat, action), isOurs, tricks, keyOf, seen));
  const value = isOurs(seat) ? Math.max(...values) : Math.min(...values);
  seen.set(key, value);
  return value;
}
