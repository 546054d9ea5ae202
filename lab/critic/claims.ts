import { above, bitsIn, isMaster, trumpsAgainst } from '@overtrick/bots/internals/cardPlay/rules/position';
import { type Card, rankIndex, suitOf } from '@overtrick/rules/cards/card';
import type { CardMoment } from './moments.ts';

const FEWEST = 2;

/**
 * True if the hand on lead has only winners left, and nobody else has a trump: a claim of the rest is plain to
 * everybody.
 */
export const isClaimPlain = ({ p }: Pick<CardMoment, 'p'>): boolean =>
  p.trick.length === 0 &&
  p.left >= FEWEST &&
  p.legal.length === p.left &&
  p.legal.every((card) => isMaster(p, card) && isHighest(p, card)) &&
  (trumpsAgainst(p) === 0 || p.legal.every((card) => suitOf(card) === p.trump));

/** True if the side's other hand has no higher card of the suit, so that the lead stays. */
const isHighest = (p: CardMoment['p'], card: Card): boolean =>
  above(bitsIn(p.partners, suitOf(card)), rankIndex(card)) === 0;

/** The rule that such a claim is broken by. */
export const CLAIM = {
  id: 'claim-refused',
  words: 'does not see that a claim of the rest holds, though the hand on lead has only winners',
  source: 'a claim of top cards is not discussed',
} as const;
