import { chooseAction } from '@overtrick/rules/action';
import { isBid } from '@overtrick/rules/auction/call';
import { pointsIn } from '@overtrick/rules/cards/strength';
import type { View } from '@overtrick/rules/views/view';
import type { Decider } from '../../bot.ts';

/** A little more than an average hand: with a good dummy game is in reach, and the bonus of being vulnerable. */
const GOOD = 12;
/** With less the others are likely to declare once one of them has bid. */
const WEAK = 6;

const OPEN = chooseAction('open');
const CLOSED = chooseAction('closed');

/**
 * Keeps a dummy closed that may be opened before the first call unless the own hand is a good one: to open it says that
 * it is, and makes its player vulnerable (RULES 8.4; the source of AWOL Bridge reads it so).
 */
export const decideClosedFirst: Decider = (_game, view) => {
  const points = pointsOfOwn(view);
  if (points === undefined || view.calls.length > 0 || points >= GOOD) return undefined;
  return { action: CLOSED, reason: `With ${points} points I would rather not be vulnerable yet.` };
};

/** Opens the dummy: before the own first call with any hand but one that leaves the contract to the others. */
export const decideOpenDummy: Decider = (_game, view) => {
  const points = pointsOfOwn(view);
  if (points === undefined) return undefined;
  if (view.calls.length === 0)
    return {
      action: OPEN,
      reason: `With ${points} points there may be a game, and it is worth more when vulnerable.`,
    };
  return points < WEAK && view.calls.some(({ call }) => isBid(call))
    ? { action: CLOSED, reason: 'The others will declare, and are vulnerable while the dummy is closed.' }
    : { action: OPEN, reason: 'I can bid better when I see the dummy.' };
};

function pointsOfOwn({ seat, hands }: View): number | undefined {
  const own = seat && hands[seat].cards;
  return own && pointsIn([own]);
}
