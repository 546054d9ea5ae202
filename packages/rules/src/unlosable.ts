import { type Card, rankIndex, type Suit, suitOf, trumpOf } from './card.ts';
import { type CardSet, cardsOf, FULL, minus, setOf } from './cardSet.ts';
import { SEATS, type Seat } from './seat.ts';
import { strainInPlay, type View } from './view.ts';

/**
 * The number of the tricks left that the claimant's side takes however badly it plays and wherever the cards
 * lie that they do not see: to concede one of these is void (Law 71; R-GEN-9.8). Nobody learns anything by
 * it, since it is found from the claimant's view. Where it is not plain that a trick cannot be lost it counts
 * as lost.
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
  // whoever leads keeps the lead with such cards alone
  const isOnLead =
    view.trick.length === 0 && view.turn !== undefined && view.controls[view.turn] === claimant;
  if (isOnLead && hands.every((hand) => hand.every(isMaster)))
    return Math.max(...hands.map(({ length }) => length));
  return Math.max(...hands.map((hand) => winnersIn(hand, others, trump)));
}

/**
 * The reason for which so few of the tricks left cannot be claimed: one that cannot be lost would be
 * conceded; `undefined` when none would.
 */
export function voidConcession(view: View, claimant: Seat, tricks: number): string | undefined {
  const least = unlosable(view, claimant);
  const are = least === 1 ? 'is' : 'are';
  return tricks < least
    ? `You concede what cannot be lost: ${least} of the tricks left ${are} your side’s however they are played.`
    : undefined;
}

/** The cards of each hand that the claimant plays. */
const handsOf = ({ hands, controls }: View, claimant: Seat): readonly (readonly Card[])[] =>
  SEATS.flatMap((seat) => {
    const { cards, shown } = hands[seat];
    return controls[seat] === claimant && cards !== undefined && shown === undefined ? [cardsOf(cards)] : [];
  }).filter(({ length }) => length > 0);

/** Every card that may beat one of those: all that the claimant does not hold and that is not in a finished trick. */
function othersIn({ tricks }: View, hands: readonly (readonly Card[])[]): readonly Card[] {
  const gone: CardSet = setOf(tricks.flat().map(({ card }) => card));
  return cardsOf(hands.reduce((rest, hand) => minus(rest, setOf(hand)), minus(FULL, gone)));
}

/** Cards of one hand that win the trick to which they are played: a higher trump beats one trump, and no more. */
function winnersIn(hand: readonly Card[], others: readonly Card[], trump: Suit | undefined): number {
  const falling = (a: Card, b: Card) => rankIndex(b) - rankIndex(a);
  const trumps = hand.filter((card) => suitOf(card) === trump).sort(falling);
  const above = others.filter((card) => suitOf(card) === trump).sort(falling);
  // the highest that others have beats the highest of the hand that it can
  let beaten = 0;
  for (const card of trumps) if (rankIndex(above[beaten] ?? card) > rankIndex(card)) beaten += 1;
  const plain = hand.filter((card) => suitOf(card) !== trump);
  const sure = plain.filter((card) =>
    others.every((other) => suitOf(other) === suitOf(card) && rankIndex(other) < rankIndex(card)),
  );
  return trumps.length - beaten + sure.length;
}
