import type { TableState } from '@overtrick/protocol/table';
import { rankOf, suitOf } from '@overtrick/rules/cards/card';
import { type CardSet, cardsOf } from '@overtrick/rules/cards/cardSet';
import { partner, type Seat } from '@overtrick/rules/cards/seat';
import { findGame } from '../../../games/list.ts';

const NAMES: Readonly<Record<Seat, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };
const SUITS = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' } as const;
const HCP: Readonly<Record<string, number>> = { A: 4, K: 3, Q: 2, J: 1 };
/** The number of points by which a similar deal may differ. */
const SPREAD = 2;

const pointsOf = (hand: CardSet): number =>
  cardsOf(hand).reduce((sum, card) => sum + (HCP[rankOf(card)] ?? 0), 0);

/**
 * Writes a script for deals like the finished one: declarer's side about as strong, with trumps as long. Returns
 * `undefined` where no such deals can be dealt: without a contract of two partners, and in games with an order of
 * cards.
 */
export function kindOf({ game, view: { outcome, deal, terms } }: TableState): string | undefined {
  const contract = outcome?.contract;
  if (contract === undefined || deal === undefined || terms.seating !== undefined) return undefined;
  if (findGame(game)?.ordered === true) return undefined;
  const [one, other] = [contract.declarer, partner(contract.declarer)];
  const points = pointsOf(deal[one]) + pointsOf(deal[other]);
  const of = (what: string): string => `${what}(${NAMES[one]}) + ${what}(${NAMES[other]})`;
  const strength = `${of('hcp')} >= ${points - SPREAD} and ${of('hcp')} <= ${points + SPREAD}`;
  const { strain } = contract;
  if (strain === 'N') return `condition ${strength}`;
  const length = [...cardsOf(deal[one]), ...cardsOf(deal[other])].filter(
    (card) => suitOf(card) === strain,
  ).length;
  return `condition ${strength} and ${of(SUITS[strain])} == ${length}`;
}
