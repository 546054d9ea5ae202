import { type Card, cardOf, makeCard, RANKS, type Suit } from '@overtrick/rules/cards/card';
import { add, type CardSet, EMPTY, FULL, has, minus, size, union } from '@overtrick/rules/cards/cardSet';
import { SEAT_NAMES, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { termsOfBoard } from '@overtrick/rules/deals/board';
import { type Deal, makeDeal } from '@overtrick/rules/deals/deal';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { type Board, boardOfDeal } from '../board.ts';
import type { FormatOutput } from '../format.ts';
import { dealOf } from '../hands.ts';
import { type BoardCode, type BoardItem, failAt } from '../item.ts';
import type { Place } from '../place.ts';

/** The card order of dealing machines: the ace of spades first, the two of clubs last. */
export const MACHINE_ORDER: readonly Card[] = (['S', 'H', 'D', 'C'] as const).flatMap((suit: Suit) =>
  RANKS.toReversed().map((rank) => cardOf(suit, rank)),
);

/** Deals cards to seats one by one, and reports a card that cannot be dealt. */
export class Dealing {
  readonly #hands: { [S in Seat]: CardSet } = { N: EMPTY, E: EMPTY, S: EMPTY, W: EMPTY };

  /** Gives a card to a seat, or returns the reason why that is impossible. */
  give(seat: Seat, card: Card | undefined): string | undefined {
    if (card === undefined) return `there is no such card for ${SEAT_NAMES[seat]}`;
    if (SEATS.some((other) => has(this.#hands[other], card))) return `${makeCard(card)} is dealt twice`;
    this.#hands[seat] = add(this.#hands[seat], card);
    return undefined;
  }

  /** Returns the four hands; West gets the rest of the pack if it has no cards. */
  end(): Result<Deal, BoardCode> {
    const { N, E, S, W } = this.#hands;
    const deal = { N, E, S, W: size(W) === 0 ? minus(FULL, union(N, union(E, S))) : W };
    const wrong = SEATS.find((seat) => size(deal[seat]) !== 13);
    return wrong === undefined
      ? ok(deal)
      : fail('ERR_HAND_SIZE', undefined, `${SEAT_NAMES[wrong]} has ${size(deal[wrong])} cards, not 13`);
  }
}

/** Makes the board of a file that contains only cards, by its number and its place in the file. */
export function machineItem(number: number, place: Place, deal: Result<Deal, BoardCode>): BoardItem {
  return {
    label: String(number),
    place,
    board: deal.ok
      ? ok(boardOfDeal({ ...termsOfBoard(number), board: number }, deal.value))
      : failAt(deal.code, place, deal.why ?? deal.code),
    places: { calls: [], cards: [] },
  };
}

/**
 * Writes a file that contains only cards.
 * @param make returns the text of one deal
 */
export function writeMachine(
  boards: readonly Board[],
  name: string,
  make: (deal: Deal) => string,
): FormatOutput {
  const deals = oncePerBoard(boards).map(({ hands }) => dealOf(hands));
  return {
    text: deals.map((deal) => (deal === undefined ? '' : make(deal))).join(''),
    lost: lostInMachine(boards, name),
  };
}

/** Removes boards that follow one with the same number and cards, since they are other results of it. */
export const oncePerBoard = (boards: readonly Board[]): readonly Board[] =>
  boards.filter((board, i) => {
    const last = boards[i - 1];
    const [deal, before] = [dealOf(board.hands), last && dealOf(last.hands)];
    return !(
      board.number !== undefined &&
      board.number === last?.number &&
      deal &&
      before &&
      makeDeal(deal) === makeDeal(before)
    );
  });

/** Lists the features of boards that are lost in a file with only cards and consecutive boards. */
export function lostInMachine(all: readonly Board[], name: string): string[] {
  const boards = oncePerBoard(all);
  const without = boards.filter(({ hands }) => dealOf(hands) === undefined);
  const renumbered = boards.some(({ number }, i) => number !== i + 1);
  const told = boards.some(
    ({ auction, play, stated, players, tags }) =>
      auction || play || Object.keys(stated).length > 0 || Object.keys(players).length > 0 || tags.length > 0,
  );
  const terms = boards.some(({ dealer, vul }, i) => {
    const { dealer: first, vul: by } = termsOfBoard(i + 1);
    return (dealer !== undefined && dealer !== first) || (vul !== undefined && vul !== by);
  });
  return [
    ...(without.length > 0
      ? [
          `${without.length === 1 ? 'board' : 'boards'} ${without.map(({ label }) => label).join(', ')}: not all cards are known, and ${name} has only whole deals`,
        ]
      : []),
    ...(renumbered ? [`${name} has no board numbers: boards are counted from 1`] : []),
    ...(terms ? [`${name} has no dealer and no vulnerability: they follow from the count`] : []),
    ...(told ? [`${name} has only cards: names, auctions, play and results are left out`] : []),
  ];
}
