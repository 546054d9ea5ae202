import type { Card } from '@overtrick/rules/card';
import { add, type CardSet, EMPTY, setOf } from '@overtrick/rules/cardSet';
import type { AnyGame } from '@overtrick/rules/game';
import type { Seat } from '@overtrick/rules/seat';
import { goalsOf } from '../goals.ts';
import { type CardChoice, quickCard } from './policy.ts';
import { quickBid } from './quickBid.ts';

/** More steps than any of these deals has. */
const MOST_STEPS = 100;

/** The card that a player in the head plays. @param actor the player, whose hand it need not be */
export type HeadsCard = (moment: CardChoice, actor: Seat) => Card;

/**
 * The deal at its end: who has still to bid bids as they would at once, and each card is chosen as told, at once by
 * the rules of thumb when left out.
 * @param head the seat that plays it out in their head
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

/** The cards that were played. */
export const goneIn = (game: AnyGame, state: unknown): CardSet => {
  const play = game.playOf?.(state);
  return play === undefined ? EMPTY : setOf([...play.tricks, play.trick].flat().map(({ card }) => card));
};
