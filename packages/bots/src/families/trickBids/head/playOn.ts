import type { Card } from '@overtrick/rules/cards/card';
import { add, type CardSet, EMPTY, setOf } from '@overtrick/rules/cards/cardSet';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import { goalsOf } from '../goals.ts';
import { type CardChoice, quickCard } from './policy.ts';
import { quickBid } from './quickBid.ts';

/** A limit of steps that none of these deals reaches. */
const MOST_STEPS = 100;

/** A function that chooses a simulated player's card. @param actor the player, who may play another hand */
export type HeadsCard = (moment: CardChoice, actor: Seat) => Card;

/**
 * Plays a deal to its end: the remaining bids follow quick rules, and `chooses` selects each card, by default by rules
 * of thumb.
 * @param head the seat that simulates
 */
export function playedOut(
  game: AnyGame,
  start: unknown,
  head: Seat,
  chooses: HeadsCard = quickCard,
): unknown {
  let state = start;
  for (let steps = 0; steps < MOST_STEPS && game.playOf?.(state) === undefined; steps++) {
    const [actor] = game.toAct(state);
    if (actor === undefined) return state;
    state = game.apply(state, actor, quickBid(game, state, actor));
  }
  const goals = goalsOf(game, game.view(state));
  let gone = goneIn(game, state);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const play = game.playOf?.(state);
    const [actor] = game.toAct(state);
    if (actor === undefined || play === undefined) break;
    const legal = game.legalActions(state, actor).flatMap((one) => (one.kind === 'play' ? [one.card] : []));
    const card = chooses({ play, goals, gone, legal, head }, actor);
    gone = add(gone, card);
    state = game.apply(state, actor, { kind: 'play', card });
  }
  return state;
}

/** Returns the cards that were played. */
export const goneIn = (game: AnyGame, state: unknown): CardSet => {
  const play = game.playOf?.(state);
  return play === undefined ? EMPTY : setOf([...play.tricks, play.trick].flat().map(({ card }) => card));
};
