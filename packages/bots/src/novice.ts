import { decideCall } from './bidding/decide.ts';
import { decideForced, decideRoyal } from './bidding/forced.ts';
import { botOf, type Decider } from './bot.ts';
import { decideRestricted } from './cardPlay/lookahead/decide.ts';
import { decideCard } from './cardPlay/rules/decide.ts';
import { decideDummy } from './families/alone/dummyChoice.ts';
import { decideLone } from './families/alone/lone.ts';
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
import { decideAgainstNil } from './families/trickBids/againstNil.ts';
import { decideBlind, decideGift } from './families/trickBids/blind.ts';
import { decideTricks } from './families/trickBids/decide.ts';
import { decidePeek } from './families/trickBids/peek.ts';
import { decideTeamBid } from './families/trickBids/team.ts';
import { decideByRollouts } from './rollout.ts';

/** Asked in this order: the first that has an answer decides. None of them knows which game is played. */
export const NOVICE_DECIDERS: readonly Decider[] = [
  decideSecond,
  decideDraw,
  decideAside,
  decideDummy,
  decideSharedCall,
  decideAlone,
  decideEach,
  decideLone,
  decideReveal,
  decideExchange,
  decideKittyBid,
  decideDiscard,
  decideOpening,
  decideDeclaration,
  decideDouble,
  decideRoyal,
  decideCall,
  decideForced,
  decidePeek,
  decideBlind,
  decideGift,
  decideTeamBid,
  decideTricks,
  decideAgainstNil,
  decideRestricted,
  decidePairCard,
  decideCard,
  decideByRollouts,
];

export const novice = botOf(NOVICE_DECIDERS);
