import {
  type Auction,
  addCall,
  CONTRACT_AUCTION,
  legalCalls,
  startAuction,
} from '@overtrick/rules/auction/auction';
import type { Call } from '@overtrick/rules/auction/call';
import { type Seat, turn } from '@overtrick/rules/cards/seat';
import type { QuestionPart } from './lesson.ts';

/** The learner always sits South; the dealer follows from the number of calls before. */
const LEARNER: Seat = 'S';

export const dealerIn = ({ calls }: Pick<QuestionPart, 'calls'>): Seat =>
  turn(LEARNER, (4 - (calls.length % 4)) % 4);

/** Returns the auction up to the learner's turn. */
export const auctionAt = ({ calls }: Pick<QuestionPart, 'calls'>): Auction =>
  calls.reduce((so, call) => addCall(CONTRACT_AUCTION, so, call), startAuction(dealerIn({ calls })));

/** Returns the calls to choose from in a question: as many levels as are useful, Pass first. */
export function choicesIn(question: Pick<QuestionPart, 'calls' | 'answers'>): readonly Call[] {
  const legal = legalCalls(CONTRACT_AUCTION, auctionAt(question));
  const last = Math.max(...question.answers.map(({ call }) => legal.indexOf(call)));
  return legal.slice(0, Math.max(last + 1, MOST));
}

const MOST = 14;
