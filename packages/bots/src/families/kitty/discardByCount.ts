import type { Decider } from '../../bot.ts';
import { isCertain } from '../../sampling/states.ts';
import { Undertakings } from './counted.ts';

/** Positions for one question. */
const QUESTION = 60_000;
/** Ways to put cards away that are tried. */
const TRIED = 24;

/**
 * Puts cards of a kitty away where the player knows every card: the first way, from the most promising on, with which
 * the bid is made whatever the other player does.
 */
export const decideDiscardByCount: Decider = (game, view, budget, random) => {
  const { seat } = view;
  if (seat === undefined || budget.engine === undefined || game.rankedPlay === undefined) return undefined;
  if (!isCertain(game, view, random)) return undefined;
  const all = new Undertakings(game, budget, QUESTION);
  const [any] = view.legal;
  const bid = any && all.of(any, game.imagine(view, random));
  if (bid === undefined) return undefined;
  for (let place = 0; place < TRIED; place++) {
    const action = bid.makes(place) === true ? bid.putAway(place) : undefined;
    if (action !== undefined)
      return { action, reason: 'Without these I make my bid, whatever the other player does.' };
  }
  return undefined;
};
