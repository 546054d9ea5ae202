import { type CardSet, EMPTY, equals, isEmpty, size, union } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import type { Random } from '@overtrick/rules/random';
import { isTeam, type View } from '@overtrick/rules/views/view';

/** Returns the other player's seat if two players sit face to face, each with one hand and no dummy. */
export function opponentOf(game: AnyGame, view: View): Seat | undefined {
  const { seat } = view;
  const other = game.seats.find((player) => player !== seat);
  if (seat === undefined || other === undefined || game.seats.length > 2 || isTeam(view, seat, other))
    return undefined;
  const isPlayers = (hand: Seat) => game.seats.includes(hand);
  const isEmptyHand = (hand: Seat) => {
    const { count, cards } = view.hands[hand];
    return count === 0 && (cards === undefined || isEmpty(cards));
  };
  const hasPlayed = (hand: Seat) => view.tricks.some((trick) => trick.some((played) => played.seat === hand));
  return SEATS.every((hand) => isPlayers(hand) || (isEmptyHand(hand) && !hasPlayed(hand)))
    ? other
    : undefined;
}

/** Returns the cards of that player in a state. */
const handIn = (game: AnyGame, state: unknown, player: Seat): CardSet =>
  game.view(state, player).hands[player].cards ?? EMPTY;

/** The number of hidden cards in which two layouts agree only if nothing is hidden. */
const TELLING = 5;

/** Returns `count` hands that the other player may hold; one if it is completely known. */
export function handsOf(
  game: AnyGame,
  view: View,
  player: Seat,
  count: number,
  random: Random,
): readonly CardSet[] {
  const hands: CardSet[] = [];
  while (hands.length < count) {
    const hand = handIn(game, game.imagine(view, random), player);
    const [first] = hands;
    if (hands.length === 1 && first !== undefined && equals(first, hand) && size(hand) >= TELLING)
      return hands;
    hands.push(hand);
  }
  return hands;
}

/** The number of layouts in which every card that the other player may hold occurs. */
const SAMPLES = 8;

/** Returns the cards that the other player may hold. */
export const possibleCards = (game: AnyGame, view: View, player: Seat, random: Random): CardSet =>
  handsOf(game, view, player, SAMPLES, random).reduce(union, EMPTY);
