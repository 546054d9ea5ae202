import { SUITS, type Suit } from '@overtrick/rules/cards/card';
import { type Situation, suitsOf, theirSuits } from '../situation.ts';

/** Lists the suits that our side has not stopped so far for notrump. */
export function openStops(s: Situation): readonly Suit[] {
  const { partner } = s;
  const theirs = theirSuits(s);
  if (partner === undefined) return theirs;
  const known = s.know[partner];
  // partner's notrump bids stop the unbid suits
  if (
    s.made.some(
      ({ seat, call, meaning }) => seat === partner && /^[1-3]N$/.test(call) && !meaning.isArtificial,
    )
  )
    return theirs.filter((suit) => !known.stops.includes(suit));
  const named = suitsOf(s, (seat) => seat === partner);
  return SUITS.filter((suit) => {
    if (known.stops.includes(suit)) return false;
    if (theirs.includes(suit)) return true;
    return known.length[suit][0] < 4 && !named.includes(suit) && !known.isBalanced;
  });
}
