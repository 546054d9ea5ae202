import { type Action, callAction, type Step } from '../../action.ts';
import type { Seat } from '../../cards/seat.ts';
import type { Stage } from '../../families/dummy/dummyGame.ts';
import { nextPlayer, PLAYERS } from '../../families/dummy/threeHands.ts';

/** The lowest and highest numbers of tricks that can be bid: one to seven above six. */
const FEWEST = 7;
const MOST = 13;

/** Returns the last number bid, with its bidder. */
function lastNumber(bids: readonly Step[]): { readonly seat: Seat; readonly tricks: number } | undefined {
  const made = bids.findLast(({ action }) => action.kind === 'bid');
  return made?.action.kind === 'bid' ? { seat: made.seat, tricks: made.action.tricks } : undefined;
}

const isOut = (bids: readonly Step[], seat: Seat): boolean =>
  bids.some((made) => made.seat === seat && made.action.kind === 'call');

/** Returns the seat that bids next: the next player who has not passed; `undefined` once all others have. */
function bidderAfter(bids: readonly Step[], dealer: Seat): Seat | undefined {
  const last = bids.at(-1);
  const first = last === undefined ? dealer : nextPlayer(last.seat);
  const turns = [first, nextPlayer(first), nextPlayer(nextPlayer(first))];
  const left = turns.filter((seat) => !isOut(bids, seat));
  const isWon = left.length === 1 && lastNumber(bids)?.seat === left[0];
  return isWon ? undefined : left[0];
}

/**
 * Returns the bidding stage: numbers of tricks, each higher than the one before; a player who passes is out (RULES
 * 13.2, `numberBids`).
 */
export function numberStage(bids: readonly Step[], dealer: Seat): Stage | undefined {
  const seat = bidderAfter(bids, dealer);
  if (seat === undefined) return undefined;
  const floor = Math.max(FEWEST, (lastNumber(bids)?.tricks ?? 0) + 1);
  const numbers = () =>
    Array.from({ length: Math.max(0, MOST + 1 - floor) }, (_, i): Action => {
      const tricks = floor + i;
      return { kind: 'bid', tricks };
    });
  return { phase: 'bids', seat, actions: () => [callAction('P'), ...numbers()] };
}

/** Returns the seat that has won the bidding, when it is over; `undefined` if all have passed. */
export const numberWinner = (bids: readonly Step[], dealer: Seat) =>
  bidderAfter(bids, dealer) === undefined && PLAYERS.some((seat) => !isOut(bids, seat))
    ? lastNumber(bids)
    : undefined;
