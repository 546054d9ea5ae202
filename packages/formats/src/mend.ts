/**
 * Archives of old broadcasts have auctions without the passes before the opening, and plays whose columns start at
 * another seat than they say. Such a board breaks the rules as it is written. If exactly one correction makes every
 * call and card lawful and fits the stated declarer and leader, the board is corrected.
 */
import { CONTRACT_AUCTION, contractOf } from '@overtrick/rules/auction/auction';
import { trumpOf } from '@overtrick/rules/cards/card';
import { lho, SEAT_NAMES, type Seat, seatsFrom, sideOf, turn } from '@overtrick/rules/cards/seat';
import { type SeatCard, winningCard } from '@overtrick/rules/play/trick';
import type { Board, BoardCall, BoardCard, BoardPlay } from './board.ts';
import { auctionOf, strainOfBoard } from './contract.ts';
import { replayBoard } from './replay.ts';
import { seatsOfCards } from './seats.ts';

export interface Mended {
  readonly board: Board;
  /**
   * A description of the correction, or of a suspected fault that cannot be proved; absent if the board is unchanged.
   */
  readonly warning?: string;
}

/** Corrects a board if the correction is proved; a board that replays is unchanged. */
export function mendBoard(board: Board): Mended {
  if (replayBoard(board).ok) return { board };
  const passes = [0, 1, 2, 3].map((count) => withPasses(board, count));
  const ways = passes.flatMap((bid, count) =>
    bid === undefined
      ? []
      : [0, 1, 2, 3].map((columns) => ({ count, columns, board: withColumns(bid, columns) })),
  );
  const lawful = ways.filter((way) => way.board !== undefined && replaysAsStated(way.board));
  const [way] = lawful;
  if (way?.board === undefined || lawful.length > 1) return { board, ...doubtOf(board) };
  return { board: way.board, warning: warningOf(way) };
}

function replaysAsStated(board: Board): boolean {
  const replayed = replayBoard(board);
  return replayed.ok && replayed.differs.length === 0;
}

const warningOf = ({ count, columns }: { readonly count: number; readonly columns: number }): string =>
  [
    ...(count > 0 ? [`${count === 1 ? 'a pass' : `${count} passes`} before the opening restored`] : []),
    ...(columns > 0 ? ['the columns of the play corrected, as the hands prove'] : []),
  ].join(', ');

/** Returns a warning if another side than the stated one seems to play the contract, without proof for either. */
function doubtOf({ auction, stated: { declarer } }: Board): Pick<Mended, 'warning'> {
  const called = auction && contractOf(CONTRACT_AUCTION, auctionOf(auction));
  if (called === undefined || declarer === undefined || sideOf(called.declarer) === sideOf(declarer))
    return {};
  return {
    warning: `the auction gives the contract to ${SEAT_NAMES[called.declarer]}, not to ${SEAT_NAMES[declarer]}: passes before the opening may be missing`,
  };
}

/** Adds passes before the auction; `undefined` if none can be missing. */
function withPasses(board: Board, count: number): Board | undefined {
  const { auction, dealer } = board;
  if (count === 0) return board;
  if (auction === undefined || auction.first !== dealer || auction.calls[0]?.call === 'P') return undefined;
  const passes = Array.from({ length: count }, (): BoardCall => ({ call: 'P' }));
  return { ...board, auction: { ...auction, calls: [...passes, ...auction.calls] } };
}

/** Shifts the columns of the play by some seats; `undefined` if it has no columns to shift. */
function withColumns(board: Board, columns: number): Board | undefined {
  const { play, stated } = board;
  if (columns === 0) return board;
  const leader = stated.declarer && lho(stated.declarer);
  const strain = strainOfBoard(board);
  if (play === undefined || strain === undefined || leader === undefined || play.leader !== leader)
    return undefined;
  if (play.cards.some(({ revoke, leader: out }) => revoke || out)) return undefined;
  const trump = trumpOf(strain);
  const { seats } = seatsOfCards(play.cards, leader, trump);
  const rows: Partial<Record<Seat, BoardCard>>[] = [];
  const put = (row: number, seat: Seat, card: BoardCard): void => {
    const cells = rows[row] ?? {};
    rows[row] = { ...cells, [turn(seat, columns)]: card };
  };
  for (const [i, card] of play.cards.entries()) put(Math.floor(i / 4), seats[i] ?? leader, card);
  for (const { trick, seat, ...card } of play.beyond ?? []) put(trick - 1, seat, card);
  return { ...board, play: { ...withoutBeyond(play), cards: inOrder(rows, leader, trump) } };
}

const withoutBeyond = ({ beyond: _beyond, ...play }: BoardPlay): BoardPlay => play;

/** Returns the cards in the order played, up to the first missing one. */
function inOrder(
  rows: readonly (Partial<Record<Seat, BoardCard>> | undefined)[],
  first: Seat,
  trump: ReturnType<typeof trumpOf>,
): readonly BoardCard[] {
  const cards: BoardCard[] = [];
  let leader = first;
  for (const row of rows) {
    const trick: SeatCard[] = [];
    for (const seat of seatsFrom(leader)) {
      // a file may leave a whole trick out
      const card = row?.[seat];
      if (card === undefined) return cards;
      cards.push(card);
      trick.push({ seat, card: card.card });
    }
    leader = winningCard(trick, trump)?.seat ?? leader;
  }
  return cards;
}
