import { decideCall } from './bidding/decide.ts';
import { decideForced, decideRoyal } from './bidding/forced.ts';
import { botOf, type Decider } from './bot.ts';
import { decideRestricted } from './cardPlay/lookahead/decide.ts';
import { decideCard } from './cardPlay/rules/decide.ts';
import { type DecisionKind, decisionKindOf } from './decisions.ts';
import { decideDummy } from './families/alone/dummyChoice.ts';
import { decideLone } from './families/alone/lone.ts';
import { decideClosedFirst, decideOpenDummy } from './families/alone/openDummy.ts';
import { decideOverDummy } from './families/alone/overDummy.ts';
import { decideReveal } from './families/alone/reveal.ts';
import { decideEach } from './families/alone/three.ts';
import { decideAlone } from './families/alone/two.ts';
import { decideDeclaration, decideDouble, decideOpening } from './families/declaring/decide.ts';
import { decideKittyBid } from './families/kitty/bid.ts';
import { decideDiscard } from './families/kitty/discard.ts';
import { decideAside } from './families/sharedHand/aside.ts';
import { decideSharedCall } from './families/sharedHand/bid.ts';
import { decideDraw } from './families/stock/draw.ts';
import { decideExchange } from './families/stock/exchange.ts';
import { decidePairCard } from './families/stock/play.ts';
import { decideSecond } from './families/stock/secondCard.ts';
import { decideBlind, decideGift } from './families/trickBids/blind.ts';
import { decideTricks } from './families/trickBids/decide.ts';
import { decidePeek } from './families/trickBids/peek.ts';
import { decideSensibly, withoutBlunders } from './families/trickBids/sensible.ts';
import { decideTeamBid } from './families/trickBids/team.ts';
import { decideByRollouts } from './rollout.ts';

/**
 * The rules of thumb for each kind of decision, tried in order. The last resort, which works in any game, is to play
 * deals out at random.
 */
const RULES: Readonly<Record<DecisionKind, readonly Decider[]>> = {
  peek: [decidePeek],
  'dummy to open': [decideClosedFirst, decideOpenDummy],
  'dummy, open or closed': [decideDummy],
  'cards to reveal': [decideReveal],
  'opening or pass': [decideOpening],
  'blind or look': [decideBlind],
  'other choice': [],
  'looked-at card of the stock': [decideSecond, decideDraw],
  'card for the stock': [decideExchange, decideCard],
  'cards for partner': [decideGift],
  'call with a shared hand': [decideSharedCall, decideCall, decideForced],
  'call of two opponents': [decideAlone, decideCall, decideForced],
  'call of three opponents': [decideEach, decideCall, decideForced],
  'call against two partners': [decideLone, decideCall, decideForced],
  'call over an open dummy': [decideOverDummy, decideCall, decideForced],
  'call with royal spades': [decideRoyal, decideCall, decideForced],
  'call of partners': [decideCall, decideForced],
  'bid for the kitty': [decideKittyBid],
  'bid of tricks for a side': [decideTeamBid, decideTricks],
  'bid of tricks': [decideTricks],
  declaration: [decideDeclaration],
  double: [decideDouble, decideCall],
  discard: [decideDiscard],
  'card put aside': [decideAside],
  'card of covered hands': [decideRestricted, decideCard],
  'card after bids of tricks': [decideSensibly, decideCard].map(withoutBlunders),
  'card against one hand': [decidePairCard, decideCard],
  card: [decideCard],
};

/** Returns the rules of thumb for a kind of decision, ending with random playouts. */
export const rulesFor = (kind: DecisionKind): readonly Decider[] => [...RULES[kind], decideByRollouts];

/** Plays by rules of thumb only, at once. */
export const novice = botOf((game, view) => rulesFor(decisionKindOf(game, view)));
