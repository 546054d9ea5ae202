import { decideAlone } from './alone/decide.ts';
import { decideDummy } from './alone/dummyChoice.ts';
import { decideEach } from './alone/each.ts';
import { decideLone } from './alone/lone.ts';
import { decideReveal } from './alone/reveal.ts';
import { decideCall } from './bid/decide.ts';
import { decideForced, decideRoyal } from './bid/forced.ts';
import { botOf, type Decider } from './bot.ts';
import { decideCard } from './card/decide.ts';
import { decideDeclaration, decideDouble, decideOpening } from './declare/decide.ts';
import { decideDraw } from './draw/decide.ts';
import { decideKittyBid } from './kitty/bid.ts';
import { decideDiscard } from './kitty/discard.ts';
import { decideRestricted } from './lookahead/decide.ts';
import { decideSecond } from './pair/collect.ts';
import { decideExchange } from './pair/exchange.ts';
import { decidePairCard } from './pair/play.ts';
import { decideByRollouts } from './rollout.ts';
import { decideAside } from './shared/aside.ts';
import { decideSharedCall } from './shared/bid.ts';
import { decideAgainstNil } from './tricks/againstNil.ts';
import { decideBlind, decideGift } from './tricks/blind.ts';
import { decideTricks } from './tricks/decide.ts';
import { decidePeek } from './tricks/peek.ts';
import { decideTeamBid } from './tricks/team.ts';

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
