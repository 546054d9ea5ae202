import {
  type Auction,
  addCall,
  CONTRACT_AUCTION,
  contractOf,
  isAuctionOver,
  startAuction,
} from '@overtrick/rules/auction/auction';
import type { Contract } from '@overtrick/rules/auction/contract';
import type { Strain } from '@overtrick/rules/cards/card';
import { has } from '@overtrick/rules/cards/cardSet';
import { partner, rho, type Seat, sideOf, turn } from '@overtrick/rules/cards/seat';
import type { Board, BoardAuction, Stated } from './board.ts';

/** The parts of a board that determine its contract. */
export type Bidding = Pick<Board, 'auction' | 'play' | 'stated'> & Partial<Pick<Board, 'hands'>>;

/** The most calls of any lawful auction. */
const MOST_CALLS = 319;

/** Builds an auction from the calls, lawful or not, skipping lost turns. */
export function auctionOf({ first, calls }: Pick<BoardAuction, 'first' | 'calls'>): Auction {
  let auction = startAuction(first);
  for (const { call, skipped = 0 } of calls.slice(0, MOST_CALLS))
    auction = addCall(CONTRACT_AUCTION, { ...auction, turn: turn(auction.turn, skipped) }, call);
  return auction;
}

/**
 * Returns the contract of the calls, or the stated contract if there are no calls or the auction is incomplete; `PASS`
 * if passed out.
 */
export function contractOfBoard(board: Bidding): Contract | 'PASS' | undefined {
  const { auction, play, stated } = board;
  const given = auction && auction.calls.length > 0 ? auctionOf(auction) : undefined;
  const called = given && contractOf(CONTRACT_AUCTION, given);
  const over = given !== undefined && isAuctionOver(CONTRACT_AUCTION, given);
  if (over && called === undefined) return 'PASS';
  if (called !== undefined && (over || stated.contract === undefined))
    return { ...called, declarer: playerOf(called, board) };
  if (stated.contract === undefined || stated.contract === 'PASS') return stated.contract;
  const declarer = stated.declarer ?? called?.declarer ?? (play?.leader && turn(play.leader, -1));
  return declarer && { ...stated.contract, declarer };
}

/**
 * Returns the seat that plays the contract: declarer, or dummy if they swapped roles after an opening lead out of turn
 * (Law 54A). The file states it, or the opening lead comes from the other defender.
 */
export function playerOf({ declarer }: Contract, { play, stated, hands }: Bidding): Seat {
  if (stated.declarer !== undefined)
    return sideOf(stated.declarer) === sideOf(declarer) ? stated.declarer : declarer;
  const lead = play?.cards[0];
  const other = hands?.[rho(declarer)];
  const turned =
    play?.leader === undefined && lead !== undefined && other !== undefined && has(other, lead.card);
  return turned ? partner(declarer) : declarer;
}

/** Returns the strain in play: the contract's, or that of an end position, which has no contract. */
export function strainOfBoard(board: Bidding): Strain | undefined {
  const contract = contractOfBoard(board);
  return typeof contract === 'object'
    ? contract.strain
    : (board.stated.strain ?? strainOfStated(board.stated));
}

const strainOfStated = ({ contract }: Stated): Strain | undefined =>
  typeof contract === 'object' ? contract.strain : undefined;
