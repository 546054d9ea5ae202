import { type Auction, type AuctionRules, CONTRACT_AUCTION } from '../../auction/auction.ts';
import type { Contract } from '../../auction/contract.ts';
import type { Seat } from '../../cards/seat.ts';
import type { Setup } from '../../deals/setup.ts';
import type { Play } from '../../play/play.ts';
import type { SharedFacts } from '../../views/facts.ts';
import type { Opened } from './score.ts';

export interface AwolState {
  readonly setup: Setup;
  /** The choice that South has made so far: after "closed" South decides a second time (RULES 8.3). */
  readonly decision?: 'closed' | Opened;
  readonly auction: Auction;
  readonly contract?: Contract;
  readonly play?: Play;
  readonly claim?: { readonly seat: Seat; readonly tricks: number };
}

/** The time at which the dummy was opened, once that is settled. */
export type AwolExtra = Partial<SharedFacts<'opened'>>;

/** The auction: West, East, South in turn; two passes after a bid end it, three at the start (R-AWOL-5). */
export const AWOL_AUCTION: AuctionRules = {
  ...CONTRACT_AUCTION,
  next: (seat) => (seat === 'W' ? 'E' : seat === 'E' ? 'S' : 'W'),
  passesAfterBid: 2,
  passesAtStart: 3,
};
