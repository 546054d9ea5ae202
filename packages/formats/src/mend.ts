/**
 * Archives of old broadcasts have auctions without the passes before the opening, and plays whose columns begin at
 * another seat than they say. Such a board breaks the rules as it is written; where one way to put it right makes
 * every call and card of it lawful, with the declarer and the leader that are stated, that is what was meant.
 */
import { CONTRACT_AUCTION, contractOf } from '@overtrick/rules/auction';
import { trumpOf } from '@overtrick/rules/card';
import { lho, SEAT_NAMES, type Seat, seatsFrom, sideOf, turn } from '@overtrick/rules/seat';
import { type SeatCard, winningCard } from '@overtrick/rules/trick';
import type { Board, BoardCall, BoardCard, BoardPlay } from './board.ts';
import { auctionOf, strainOfBoard } from './contract.ts';
import { replayBoard } from './replay.ts';
import { seatsOfCards } from './seats.ts';

export interface Mended {
  readonly board: Board;
  /** The things put right, or that look wrong and cannot be proved; nothing where the board is as it is written. */
  readonly warning?: string;
}

/** Puts a board right where that is proved; a board that replays as it is stays the same. */
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
    ...(count > 0 ? [`${count === 1 ? 'a pass' : `${count} passes`} before the opening put back`] : []),
    ...(columns > 0 ? ['the columns of the play put right, as the hands prove'] : []),
  ].join(', ');

/** Another side than the stated one seems to play the contract, and nothing proves which. */
function doubtOf({ auction, stated: { declarer } }: Board): Pick<Mended, 'warning'> {
  const called = auction && contractOf(CONTRACT_AUCTION, auctionOf(auction));
  if (called === undefined || declarer === undefined || sideOf(called.declarer) === sideOf(declarer))
    return {};
  return {
    warning: `the auction gives the contract to ${SEAT_NAMES[called.declarer]}, not to ${SEAT_NAMES[declarer]}: passes before the opening may be missing`,
  };
}

/** The auction with so many passes before it; nothing where it cannot lack them. */
function withPasses(board: Board, count: number): Board | undefined {
  const { auction, dealer } = board;
  if (count === 0) return board;
  if (auction === undefined || auction.first !== dealer || auction.calls[0]?.call === 'P') return undefined;
  const passes = Array.from({ length: count }, (): BoardCall => ({ call: 'P' }));
  return { ...board, auction: { ...auction, calls: [...passes, ...auction.calls] } };
}

/** The play with its columns so many seats farther; nothing where it has no columns that can be turned. */
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

/** The cards in the order played, up to the first that is not there. */
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
