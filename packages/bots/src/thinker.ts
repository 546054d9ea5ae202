import type { AnyGame } from '@overtrick/rules/game';
import type { View } from '@overtrick/rules/views/view';
import { decideByDeliberation } from './bidding/simulation/decide.ts';
import { type Bot, botOf, type Decider } from './bot.ts';
import { decideRestrictedDeeply } from './cardPlay/lookahead/decide.ts';
import { decideByCount } from './cardPlay/ranked/decide.ts';
import { decideByPosition, decideByReading } from './cardPlay/search/anyGame.ts';
import { decideBySolver } from './cardPlay/search/bridge.ts';
import { withSensibleLead } from './cardPlay/sensibleLead.ts';
import { type DecisionKind, decisionKindOf } from './decisions.ts';
import { decideLoneDeeply } from './families/alone/loneDeep.ts';
import { decideClosedFirst } from './families/alone/openDummy.ts';
import { decideAloneByCount } from './families/alone/two.ts';
import { decideByCarryingOn } from './families/declaring/carryOn.ts';
import { decideDoubleDeeply } from './families/declaring/doubleDeep.ts';
import { decideKittyBidByCount } from './families/kitty/bidByCount.ts';
import { decideDiscardByCount } from './families/kitty/discardByCount.ts';
import { decideKittyDiscard } from './families/kitty/discardDeep.ts';
import { decideDrawDeeply } from './families/stock/drawDeep.ts';
import { decideExchangeDeeply } from './families/stock/exchangeDeep.ts';
import { withoutBlunders } from './families/trickBids/sensible.ts';
import { decideByLearning, decideBySimulation } from './families/trickBids/simulate.ts';
import { decideTeamBidAgainstAll } from './families/trickBids/team.ts';
import { novice, rulesFor } from './novice.ts';
import type { Inference } from './sampling/likely.ts';

/** The variants of players who imagine layouts. */
interface Thinking extends Inference {
  /** True to count out what others would do by rules of thumb. */
  readonly counts?: boolean;
  /** True to learn from one imagined layout for the next when deals are played out in the head. */
  readonly plans?: boolean;
}

/**
 * Returns the deciders that imagine layouts, for each kind of decision that benefits. They come before the rules of
 * thumb, which decide if there was time for too few layouts, or no search knows the position.
 */
function thinkingBy({
  counts = false,
  plans = false,
  ...inference
}: Thinking): Readonly<Partial<Record<DecisionKind, readonly Decider[]>>> {
  const carryOn = decideByCarryingOn(novice);
  const bridgeCard = decideBySolver(inference);
  const counting = counts ? [decideByCount] : [];
  return {
    'dummy to open': [decideClosedFirst, carryOn],
    // points and trumps nearly always decide it
    'dummy, open or closed': [decideByCarryingOn(novice, true)],
    'opening or pass': [carryOn],
    'other choice': [carryOn],
    'looked-at card of the stock': [decideDrawDeeply],
    ...(counts && {
      'card for the stock': [decideExchangeDeeply],
      'call of two opponents': [decideAloneByCount],
      'bid for the kitty': [decideKittyBidByCount],
    }),
    'call against two partners': [decideLoneDeeply],
    'call of partners': [decideByDeliberation],
    'bid of tricks for a side': [decideTeamBidAgainstAll],
    'bid of tricks': [decideBySimulation],
    declaration: [...counting, carryOn, decideRestrictedDeeply],
    double: [decideDoubleDeeply],
    discard: [...(counts ? [decideDiscardByCount] : []), decideKittyDiscard, carryOn],
    'card put aside': [carryOn],
    'card of covered hands': [...counting, decideByPosition, decideRestrictedDeeply],
    'card after bids of tricks': [
      decideByPosition,
      plans ? decideByLearning : decideBySimulation,
      bridgeCard,
    ].map(withoutBlunders),
    'card against one hand': [decideByPosition, bridgeCard],
    card: [inference.plays ? decideByReading : decideByPosition, bridgeCard].map(withSensibleLead),
  };
}

/** Returns the deciders of a player who imagines layouts, in order. */
export function decidersBy(how: Thinking): (game: AnyGame, view: View) => readonly Decider[] {
  const thinking = thinkingBy(how);
  return (game, view) => {
    const kind = decisionKindOf(game, view);
    return [...(thinking[kind] ?? []), ...rulesFor(kind)];
  };
}

/** Returns a player who imagines layouts. */
export const thinkerOf = (how: Thinking): Bot => botOf(decidersBy(how));
