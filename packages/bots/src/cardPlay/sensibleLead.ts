import { type Card, rankIndex, SUITS, type Suit, suitOf } from '@overtrick/rules/cards/card';
import type { AnyGame } from '@overtrick/rules/game';
import type { View } from '@overtrick/rules/views/view';
import { situationOf } from '../bidding/table.ts';
import type { Decider } from '../bot.ts';
import { isAlone } from '../sampling/alone.ts';
import { bitsIn, type CardView, positionOf } from './rules/position.ts';

const ACE = 12;
const KING = 11;
/** The cards of a suit that partner must have shown before it is led away from an ace. */
const SHOWN = 4;

/**
 * Keeps a decider from leading away from an ace against trumps, but in a suit that partner has shown: the first tricks
 * of imagined layouts with open cards overrate it.
 */
export function withSensibleLead(decide: Decider): Decider {
  const decideSensibly: Decider = (game, view, budget, random) => {
    const legal = sensibleLeads(game, view);
    return decide(game, legal.length === view.legal.length ? view : { ...view, legal }, budget, random);
  };
  return Object.defineProperty(decideSensibly, 'name', { value: decide.name });
}

/** Lists the legal actions without such leads; all of them if there is no other. */
function sensibleLeads(game: AnyGame, view: View): View['legal'] {
  if (view.phase !== 'play' || view.tricks.length > 0 || view.trick.length > 0) return view.legal;
  const cards = view.legal.flatMap((action) => (action.kind === 'play' ? [action.card] : []));
  const p = positionOf(view, cards);
  if (p === undefined || !isBlindLead(p)) return view.legal;
  const partners = suitsOfPartner(game, view, p);
  const sensible = view.legal.filter(
    (action) => action.kind !== 'play' || !leadsAwayFromAce(p, action.card, partners),
  );
  return sensible.length > 0 ? sensible : view.legal;
}

/** True for a defender's lead against trumps, with no card of partner's in sight. */
const isBlindLead = ({ seesSide, aim, trump, partner, view }: CardView): boolean =>
  !seesSide &&
  aim !== 'make' &&
  trump !== undefined &&
  partner !== undefined &&
  view.hands[partner].shown === undefined;

/** True if a low card of a side suit with the ace is led, and partner has not shown the suit. */
function leadsAwayFromAce(p: CardView, card: Card, partners: readonly Suit[]): boolean {
  const suit = suitOf(card);
  const hasAce = ((bitsIn(p.hand, suit) >> ACE) & 1) === 1;
  return hasAce && rankIndex(card) < KING && suit !== p.trump && !partners.includes(suit);
}

/** Lists the suits that partner has shown. */
function suitsOfPartner(game: AnyGame, view: View, { seat, partner }: CardView): readonly Suit[] {
  if (partner === undefined || view.calls.length === 0 || isAlone(game, view)) return [];
  const { length } = situationOf(game, view, seat).know[partner];
  return SUITS.filter((suit) => length[suit][0] >= SHOWN);
}
