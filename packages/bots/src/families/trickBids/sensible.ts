import { playAction } from '@overtrick/rules/action';
import { size } from '@overtrick/rules/cards/cardSet';
import { SEATS } from '@overtrick/rules/cards/seat';
import type { View } from '@overtrick/rules/views/view';
import type { Decider } from '../../bot.ts';
import { isNilAlive, needOf } from './goals.ts';
import { type CardChoice, thoughtOf } from './head/policy.ts';
import { momentOf } from './moment.ts';
import { blunderOf } from './never.ts';

/**
 * Decides a card by rules of thumb that look at the bids. Where another hand lies open they decide only about nils: the
 * rules of thumb of bridge know what to do with a dummy.
 */
export const decideSensibly: Decider = (game, view, _, random) => {
  const moment = momentOf(game, view, random);
  if (moment === undefined || (isDummyOpen(view) && !isAboutNil(moment))) return undefined;
  const { card, why } = thoughtOf(moment);
  return { action: playAction(card), reason: why + needIn(moment) };
};

/** True if the player sees another hand than their own. */
const isDummyOpen = ({ hands, seat }: View): boolean =>
  SEATS.some((hand) => hand !== seat && hands[hand].count > 0 && hands[hand].cards !== undefined);

const isAboutNil = ({ play, goals }: CardChoice): boolean =>
  SEATS.some((hand) => isNilAlive(goals, play, hand));

/** Says how many tricks the side is short of its bid; empty if it has them, or bid nil. */
function needIn({ play, goals }: CardChoice): string {
  if (goals[play.turn].isNil) return '';
  const need = needOf(goals, play, play.turn);
  const [who, whose] = goals[play.turn].team.length > 1 ? ['We', 'our'] : ['I', 'my'];
  if (need <= 0) return '';
  if (need > size(play.hands[play.turn])) return ` ${who} can no longer make ${whose} bid.`;
  return ` ${who} need ${need} more ${need === 1 ? 'trick' : 'tricks'}.`;
}

/** Lets a decider choose only among the cards that are no blunder; among all of them if there is no other. */
export function withoutBlunders(decide: Decider): Decider {
  const decideSafely: Decider = (game, view, budget, random) => {
    const moment = momentOf(game, view, random);
    if (moment === undefined) return decide(game, view, budget, random);
    const legal = view.legal.filter(
      (action) => action.kind !== 'play' || blunderOf(moment, action.card) === undefined,
    );
    const [only, ...more] = legal;
    if (only === undefined || legal.length === view.legal.length) return decide(game, view, budget, random);
    if (more.length > 0) return decide(game, { ...view, legal }, budget, random);
    return { action: only, reason: thoughtOf({ ...moment, legal: cardsIn(legal) }).why };
  };
  return Object.defineProperty(decideSafely, 'name', { value: decide.name });
}

const cardsIn = (legal: View['legal']): CardChoice['legal'] =>
  legal.flatMap((action) => (action.kind === 'play' ? [action.card] : []));
