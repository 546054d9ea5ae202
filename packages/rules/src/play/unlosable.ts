import { type Card, rankIndex, type Suit, suitOf, trumpOf } from '../cards/card.ts';
import { type CardSet, cardsOf, FULL, minus, setOf } from '../cards/cardSet.ts';
import { SEATS, type Seat } from '../cards/seat.ts';
import { strainInPlay, type View } from '../views/view.ts';

/**
 * Returns the number of remaining tricks that the claimant's side takes with its worst play and with any layout of the
 * unseen cards: conceding one of these is void (Law 71; R-GEN-9.8). It reveals nothing, since it uses only the
 * claimant's view. A trick counts as lost unless it plainly cannot be lost.
 */
export function unlosable(view: View, claimant: Seat): number {
  const strain = strainInPlay(view);
  const hands = handsOf(view, claimant);
  if (strain === undefined || hands.length === 0) return 0;
  const trump = trumpOf(strain);
  const others = othersIn(view, hands);
  const beats = (other: Card, card: Card): boolean =>
    suitOf(other) === suitOf(card) ? rankIndex(other) > rankIndex(card) : suitOf(other) === trump;
  const isMaster = (card: Card): boolean => !others.some((other) => beats(other, card));
  // a player on lead with only such cards keeps the lead
  const isOnLead =
    view.trick.length === 0 && view.turn !== undefined && view.controls[view.turn] === claimant;
  if (isOnLead && hands.every((hand) => hand.every(isMaster)))
    return Math.max(...hands.map(({ length }) => length));
  return Math.max(...hands.map((hand) => winnersIn(hand, others, trump)));
}

/**
 * Returns the reason why the claimant cannot claim so few tricks: they would concede one that cannot be lost;
 * `undefined` if they would not.
 */
export function voidConcession(view: View, claimant: Seat, tricks: number): string | undefined {
  const least = unlosable(view, claimant);
  const are = least === 1 ? 'is' : 'are';
  return tricks < least
    ? `You are conceding tricks that you cannot lose: ${least} of the remaining tricks ${are} your side’s however the cards are played.`
    : undefined;
}

/** Returns the cards of each hand that the claimant plays. */
const handsOf = ({ hands, controls }: View, claimant: Seat): readonly (readonly Card[])[] =>
  SEATS.flatMap((seat) => {
    const { cards, shown } = hands[seat];
    return controls[seat] === claimant && cards !== undefined && shown === undefined ? [cardsOf(cards)] : [];
  }).filter(({ length }) => length > 0);

/**
 * Lists every card that may beat one of those: all that the claimant does not hold and that are not in a finished
 * trick.
 */
function othersIn({ tricks }: View, hands: readonly (readonly Card[])[]): readonly Card[] {
  const gone: CardSet = setOf(tricks.flat().map(({ card }) => card));
  return cardsOf(hands.reduce((rest, hand) => minus(rest, setOf(hand)), minus(FULL, gone)));
}

/** Counts the cards of one hand that win the trick to which they are played: a higher trump beats only one trump. */
function winnersIn(hand: readonly Card[], others: readonly Card[], trump: Suit | undefined): number {
  const falling = (a: Card, b: Card) => rankIndex(b) - rankIndex(a);
  const trumps = hand.filter((card) => suitOf(card) === trump).sort(falling);
  const above = others.filter((card) => suitOf(card) === trump).sort(falling);
  // the others' highest card beats the highest of the hand that it can
  let beaten = 0;
  for (const card of trumps) if (rankIndex(above[beaten] ?? card) > rankIndex(card)) beaten += 1;
  const plain = hand.filter((card) => suitOf(card) !== trump);
  const sure = plain.filter((card) =>
    others.every((other) => suitOf(other) === suitOf(card) && rankIndex(other) < rankIndex(card)),
  );
  return trumps.length - beaten + sure.length;
}
