import { type Auction, addCall, CONTRACT_AUCTION, legalCalls, startAuction } from '@overtrick/rules/auction';
import type { Call } from '@overtrick/rules/call';
import { type Seat, turn } from '@overtrick/rules/seat';
import type { QuestionPart } from './lesson.ts';

/** The learner always sits South; who deals follows from how many have called. */
const LEARNER: Seat = 'S';

export const dealerIn = ({ calls }: Pick<QuestionPart, 'calls'>): Seat =>
  turn(LEARNER, (4 - (calls.length % 4)) % 4);

/** The auction up to the learner. */
export const auctionAt = ({ calls }: Pick<QuestionPart, 'calls'>): Auction =>
  calls.reduce((so, call) => addCall(CONTRACT_AUCTION, so, call), startAuction(dealerIn({ calls })));

/** The calls to choose from after the calls of a question: as many levels as are of use, Pass first. */
export function choicesIn(question: Pick<QuestionPart, 'calls' | 'answers'>): readonly Call[] {
  const legal = legalCalls(CONTRACT_AUCTION, auctionAt(question));
  const last = Math.max(...question.answers.map(({ call }) => legal.indexOf(call)));
  return legal.slice(0, Math.max(last + 1, MOST));
}

const MOST = 14;
