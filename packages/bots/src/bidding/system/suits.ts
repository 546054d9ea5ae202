import { isBid, strainOf } from '@overtrick/rules/auction/call';
import { type Strain, SUITS, type Suit } from '@overtrick/rules/cards/card';
import { partners, type Situation, suitsOf, theirs } from '../situation.ts';

export const isMajor = (strain: Strain): boolean => strain === 'H' || strain === 'S';
export const isMinor = (strain: Strain): boolean => strain === 'C' || strain === 'D';

export const outranks = (a: Strain, b: Strain): boolean => 'CDHSN'.indexOf(a) > 'CDHSN'.indexOf(b);
export const gameLevel = (strain: Strain): number => (strain === 'N' ? 3 : isMajor(strain) ? 4 : 5);

/** Counts the cards in the suit that both hands of the caller's side have shown. */
export const together = (s: Situation, suit: Suit): number =>
  s.know[s.me].length[suit][0] + (s.partner === undefined ? 0 : s.know[s.partner].length[suit][0]);

/** Sorts the suits by the length that the side has shown; of equal ones the higher comes first. */
export const bestFirst = (s: Situation): readonly Suit[] =>
  [...SUITS].reverse().sort((a, b) => together(s, b) - together(s, a));

/** Returns the agreed suit of the side: it has shown eight or more cards, or raised it. */
export function trumpsOf(s: Situation): Suit | undefined {
  const theirSuits = suitsOf(s, (seat) => seat !== s.me && seat !== s.partner);
  const own = bestFirst(s).filter((suit) => !theirSuits.includes(suit));
  const agreed = own.find((suit) => together(s, suit) >= 8);
  if (agreed !== undefined) return agreed;
  const last = partners(s).findLast(({ call, meaning }) => isBid(call) && !meaning.isArtificial)?.call;
  return own.find((suit) => last?.endsWith(suit)) ?? own.find((suit) => together(s, suit) >= 5);
}

/** Returns the suit of the opponents' last bid. */
export function theirSuit(s: Situation): Suit | undefined {
  const last = theirs(s).findLast(({ call }) => isBid(call))?.call;
  const strain = last !== undefined && isBid(last) ? strainOf(last) : 'N';
  return strain === 'N' ? undefined : strain;
}
