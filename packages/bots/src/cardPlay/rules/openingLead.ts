import { SUITS, type Suit } from '@overtrick/rules/cards/card';
import { bitCount } from '@overtrick/rules/cards/cardSet';
import type { BySeat } from '@overtrick/rules/cards/seat';
import type { Knowledge } from '../../bidding/knowledge.ts';
import { suitName } from '../../bidding/words.ts';
import { type Choice, choose } from './choice.ts';
import { bitsIn, type CardView, cardIn, lengthIn, top } from './position.ts';

const A = 12;
const K = 11;
const Q = 10;
const J = 9;
const T = 8;
const holds = (bits: number, ...ranks: number[]): boolean => ranks.every((rank) => (bits >> rank) & 1);

interface Lead {
  readonly suit: Suit;
  readonly rank: number;
  readonly score: number;
  readonly reason: string;
}

/** Chooses the opening lead: the suit by the auction and the hand, the card by convention. */
export function openingLead(p: CardView, know: BySeat<Knowledge>): Choice | undefined {
  const leads = SUITS.filter((suit) => lengthIn(p.hand, suit) > 0).map((suit) =>
    p.trump === undefined ? notrumpLead(p, know, suit) : suitLead(p, know, suit, p.trump),
  );
  const best = leads.reduce<Lead | undefined>(
    (a, b) => (a === undefined || b.score > a.score ? b : a),
    undefined,
  );
  return best && choose(cardIn(best.suit, best.rank), best.reason);
}

const shownBy = (p: CardView, know: BySeat<Knowledge>, suit: Suit) => ({
  partner: p.partner === undefined ? 0 : know[p.partner].length[suit][0],
  opponents: Math.max(0, ...p.opponents.map((seat) => know[seat].length[suit][0])),
});

const ranksOf = (bits: number): number[] => {
  const ranks: number[] = [];
  for (let rest = bits; rest !== 0; rest ^= 1 << top(rest)) ranks.push(top(rest));
  return ranks;
};

/**
 * Returns the top of a sequence worth leading from, three touching cards or two and the next but one; otherwise
 * `undefined`.
 */
function sequenceTop(bits: number): number | undefined {
  const high = top(bits);
  if (high < T) return undefined;
  if (!holds(bits, high - 1)) return undefined;
  return holds(bits, high - 2) || holds(bits, high - 3) ? high : undefined;
}

/** Returns the top of the touching lower cards in AJT, KJT, AT9, KT9 or QT9. */
function interiorTop(bits: number): number | undefined {
  const [, second, third] = ranksOf(bits);
  return second !== undefined && third === second - 1 && second >= T && !holds(bits, second + 1)
    ? second
    : undefined;
}

const fourth = (bits: number): number => ranksOf(bits)[3] ?? top(bits & -bits);

function notrumpLead(p: CardView, know: BySeat<Knowledge>, suit: Suit): Lead {
  const bits = bitsIn(p.hand, suit);
  const length = bitCount(bits);
  const { partner, opponents } = shownBy(p, know, suit);
  const sequence = sequenceTop(bits);
  const name = suitName(suit);
  let score = length * 1.6 + (suit === 'H' || suit === 'S' ? 0.7 : 0);
  for (const rank of [K, Q, J, T]) if (holds(bits, rank)) score += 0.5;
  if (sequence !== undefined && length >= 3) score += 2 + (sequence >= Q ? 0.8 : 0);
  if (holds(bits, A) && !holds(bits, K) && length < 5) score -= 0.8;
  if (length < 4) score -= 1;
  if (partner >= 5) score += length >= 2 ? 6.5 : 3;
  else if (partner >= 4) score += length >= 3 ? 3 : 1;
  if (opponents >= 4) score -= sequence !== undefined ? 2.5 : opponents >= 5 ? 5.5 : 4;
  if (sequence !== undefined && length >= 3)
    return { suit, rank: sequence, score, reason: `I lead the top of a sequence in ${name}.` };
  if (partner >= 4) return { suit, rank: inPartnersSuit(bits), score, reason: `Partner showed ${name}.` };
  const interior = interiorTop(bits);
  if (interior !== undefined && length >= 4)
    return {
      suit,
      rank: interior,
      score: score + 0.5,
      reason: `I lead the top of the inner sequence in ${name}.`,
    };
  if (length >= 4 && top(bits) >= T)
    return { suit, rank: fourth(bits), score, reason: `I lead the fourth best of my ${name}.` };
  if (length >= 3 && top(bits) >= J)
    return { suit, rank: top(bits & -bits), score, reason: `I lead low from an honour in ${name}.` };
  return {
    suit,
    rank: length >= 4 ? (ranksOf(bits)[1] ?? top(bits)) : top(bits),
    score,
    reason: `I lead high from small ${name}: I have no honour there.`,
  };
}

/** Returns the top of two cards or of a sequence, low from an honour, or the top of small cards. */
function inPartnersSuit(bits: number): number {
  const ranks = ranksOf(bits);
  const [high = 0, next] = ranks;
  if (ranks.length <= 2) return high;
  if (next === high - 1 && high >= T) return high;
  return high >= T ? (ranks[3] ?? ranks[2] ?? high) : high;
}

function suitLead(p: CardView, know: BySeat<Knowledge>, suit: Suit, trump: Suit): Lead {
  const bits = bitsIn(p.hand, suit);
  const length = bitCount(bits);
  const name = suitName(suit);
  const { partner, opponents } = shownBy(p, know, suit);
  if (suit === trump) {
    const isSafe = top(bits) < J || (length >= 2 && holds(bits, top(bits) - 1));
    const score = isSafe && length >= 2 ? 1.2 : holds(bits, A) && length <= 3 && length >= 2 ? 0.2 : -2;
    return {
      suit,
      rank: isSafe && top(bits) >= J ? top(bits) : top(bits & -bits),
      score,
      reason: 'I lead a trump, so that they can ruff less.',
    };
  }
  let score = 1;
  if (partner >= 5) score += 3;
  else if (partner >= 4) score += 1.5;
  if (opponents >= 4) score -= opponents >= 5 ? 2.2 : 1.4;
  const lead = (rank: number, more: number, reason: string): Lead => ({
    suit,
    rank,
    score: score + more,
    reason,
  });
  const trumps = bitsIn(p.hand, trump);
  const spare = bitCount(trumps) >= 1 && bitCount(trumps) <= 3 && !holds(trumps, Q, J);
  if (length === 1 && !holds(bits, K) && !holds(bits, Q))
    return lead(
      top(bits),
      spare ? (holds(trumps, A) ? 4 : 3) : 0.3,
      `I lead my only ${suitSingle(suit)} and hope to ruff the next.`,
    );
  if (holds(bits, A, K)) return lead(length === 2 ? K : A, 3.6, `I lead from ace and king of ${name}.`);
  if (holds(bits, K, Q))
    return lead(
      K,
      holds(bits, J) || holds(bits, T) ? 3.4 : 2.4,
      `I lead the top of touching honours in ${name}.`,
    );
  if (holds(bits, A))
    return lead(
      A,
      partner >= 4 ? 0.8 : -1.6,
      partner >= 4 ? `Partner showed ${name}.` : `I lead the ace of ${name}: partner may have the king.`,
    );
  const sequence = sequenceTop(bits);
  if (sequence !== undefined && !holds(bits, K))
    return lead(sequence, sequence >= J ? 2.4 : 1.4, `I lead the top of a sequence in ${name}.`);
  if (holds(bits, Q, J) || holds(bits, J, T))
    return lead(
      top(bits) === K ? K : top(bits),
      length >= 3 ? 1.2 : 0.4,
      `I lead the top of touching honours in ${name}.`,
    );
  if (partner >= 4) return lead(inPartnersSuit(bits), 0.6, `Partner showed ${name}.`);
  if (length === 2)
    return lead(top(bits), top(bits) >= J ? -1.8 : spare ? 0.6 : 0.2, `I lead high from two ${name}.`);
  const [first, second] = ranksOf(bits);
  if (first === K && second === J) return lead(fourth(bits), -1.2, `I lead low from an honour in ${name}.`);
  if (top(bits) >= J)
    return lead(
      length >= 4 ? fourth(bits) : top(bits & -bits),
      first === K ? -0.5 : first === Q ? -0.3 : 0,
      `I lead low from an honour in ${name}.`,
    );
  return lead(
    length >= 4 ? (second ?? top(bits)) : top(bits),
    length >= 4 ? 0.5 : 0.4,
    `I lead high from small ${name}: I have no honour there.`,
  );
}

const suitSingle = (suit: Suit): string => suitName(suit).slice(0, -1);
