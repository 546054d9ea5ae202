import { SUITS, type Suit } from '@overtrick/rules/card';
import { lastOf, type Situation, theirSuits } from '../situation.ts';
import { isMajor } from './suits.ts';

/** A suit that the side may play in, and how many cards the caller needs for eight together. */
export interface Fit {
  readonly suit: Suit;
  readonly need: number;
  /** Eight are known to the whole table. */
  readonly isAgreed: boolean;
}

/** Suits in which partner has shown length, or both together; the surest first, majors before minors. */
export function fits(s: Situation): readonly Fit[] {
  const { partner } = s;
  if (partner === undefined) return [];
  const theirOwn = theirSuits(s);
  const together = (suit: Suit) => s.know[partner].length[suit][0] + s.know[s.me].length[suit][0];
  return SUITS.filter((suit) => {
    const partners = s.know[partner].length[suit][0];
    return (partners >= 4 || together(suit) >= 8) && !theirOwn.includes(suit);
  })
    .map((suit) => ({
      suit,
      need: Math.max(0, 8 - s.know[partner].length[suit][0]),
      isAgreed: together(suit) >= 8,
    }))
    .sort((a, b) => together(b.suit) - together(a.suit) || Number(isMajor(b.suit)) - Number(isMajor(a.suit)));
}

/** The suit that a slam try is about: the agreed one, else the one that partner bid last. */
export function slamSuit(s: Situation): Fit | undefined {
  const all = fits(s);
  const agreed = all.find(({ isAgreed }) => isAgreed);
  if (agreed !== undefined) return agreed;
  const last = lastOf(s, s.partner)?.call;
  return all.find(({ suit }) => last?.endsWith(suit));
}
