import { type Card, rankIndex } from '@overtrick/rules/cards/card';
import { size } from '@overtrick/rules/cards/cardSet';
import type { AnyGame } from '@overtrick/rules/game';
import type { Random } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import { situationOf } from '../../bidding/table.ts';
import type { Decider } from '../../bot.ts';
import { askedIn } from '../../carding/ask.ts';
import { agreedInstead, agreedReason } from '../../carding/prefer.ts';
import { opponentOf, possibleCards } from '../../sampling/opponent.ts';
import { type CardRule, type Choice, firstOf } from './choice.ts';
import { DECLARER_FOLLOWS } from './declarerFollow.ts';
import { DECLARER_LEADS } from './declarerLead.ts';
import { DEFENDER_FOLLOWS } from './defenderFollow.ts';
import { DEFENDER_LEADS } from './defenderLead.ts';
import { countOut } from './endgame.ts';
import { HIDDEN_DECLARER_FOLLOWS, HIDDEN_DECLARER_LEADS } from './hiddenDeclarer.ts';
import { OPEN_DEFENDER_FOLLOWS, OPEN_DEFENDER_LEADS } from './openDefender.ts';
import { openingLead } from './openingLead.ts';
import { type CardView, positionOf } from './position.ts';

/** Decides a card by rules of thumb, for the hand to play. */
export const decideCard: Decider = (game, view, budget, random) => {
  const cards = view.legal.flatMap((action) => (action.kind === 'play' ? [action.card] : []));
  if (cards.length === 0) return undefined;
  const known = positionOf(view, cards);
  if (known === undefined) return undefined;
  const p = recollected(game, view, known, random);
  const isOpening = p.trick.length === 0 && view.tricks.length === 0 && !p.seesSide && p.aim !== 'make';
  const choice =
    (isOpening ? openingLead(p, situationOf(game, view, p.seat).know) : undefined) ?? firstOf(p, rulesFor(p));
  const best = countOut(p, choice && byCarding(game, view, p, choice), budget, random);
  if (best === undefined || !cards.includes(best.card)) return lowest(cards);
  return { action: { kind: 'play', card: best.card }, reason: best.reason };
};

/** The highest card that rules of thumb use for a signal if a lower one gives the same message: the eight. */
const SPARED = 6;

/** Replaces a card by that of the side's carding. */
function byCarding(game: AnyGame, view: View, p: CardView, choice: Choice): Choice {
  const asked = p.seesSide ? undefined : askedIn(game, view);
  const agreed = asked && agreedInstead(asked, choice.card, p.hand);
  const cards = agreed?.cards ?? [];
  const card = cards.find((one) => cards.length === 1 || rankIndex(one) <= SPARED) ?? cards.at(-1);
  if (agreed === undefined || card === undefined || card === choice.card) return choice;
  return { card, reason: agreedReason(agreed) };
}

/**
 * Adds the player's memory of cards out of play to the position: between two hands without dummies, only some of the
 * unseen cards can be against them.
 */
function recollected(game: AnyGame, view: View, p: CardView, random: Random): CardView {
  const other = opponentOf(game, view);
  if (other === undefined || size(p.unseen) === view.hands[other].count) return p;
  const unseen = possibleCards(game, view, other, random);
  return { ...p, unseen, against: unseen };
}

/** Returns the rules by what the side aims at, and by whether the player sees both of its hands. */
const rulesFor = ({ seesSide, aim, trick }: CardView): readonly CardRule[] => {
  const isLead = trick.length === 0;
  if (seesSide && aim === 'beat') return isLead ? OPEN_DEFENDER_LEADS : OPEN_DEFENDER_FOLLOWS;
  if (seesSide) return isLead ? DECLARER_LEADS : DECLARER_FOLLOWS;
  if (aim === 'make') return isLead ? HIDDEN_DECLARER_LEADS : HIDDEN_DECLARER_FOLLOWS;
  return isLead ? DEFENDER_LEADS : DEFENDER_FOLLOWS;
};

function lowest(cards: readonly Card[]) {
  const [card] = cards;
  return card === undefined
    ? undefined
    : { action: { kind: 'play' as const, card }, reason: 'No other card looks better.' };
}
