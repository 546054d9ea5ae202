import { pointsOf, type Strain } from '@overtrick/rules/card';
import { cardsOf, size, suitLength } from '@overtrick/rules/cardSet';
import type { Deal } from '@overtrick/rules/deal';
import type { Seat } from '@overtrick/rules/seat';

/** Points that a trick is worth, and tricks that a trump more or less than half is, near enough to begin the search there. */
const POINTS_A_TRICK = 3.1;
const TRICKS_A_TRUMP = 0.45;

/** About how many tricks North and South take, from strength and trumps. */
export function guessTricks(hands: Deal, strain: Strain): number {
  const points = (seat: Seat) => cardsOf(hands[seat]).reduce((sum, card) => sum + pointsOf(card), 0);
  const trumps = (seat: Seat) => (strain === 'N' ? 0 : suitLength(hands[seat], strain));
  const ahead = points('N') + points('S') - points('E') - points('W');
  const longer = trumps('N') + trumps('S') - trumps('E') - trumps('W');
  const tricks = size(hands.N);
  const guess = tricks / 2 + ahead / 2 / POINTS_A_TRICK + (longer / 2) * TRICKS_A_TRUMP;
  return Math.max(0, Math.min(tricks, Math.round(guess)));
}
