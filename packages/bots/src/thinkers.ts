import type { Decider } from './bot.ts';
import { decideRestrictedDeeply } from './cardPlay/lookahead/decide.ts';
import { decideByPosition } from './cardPlay/search/anyGame.ts';
import { decideLoneDeeply } from './families/alone/loneDeep.ts';
import { decideByCarryingOn } from './families/declaring/carryOn.ts';
import { decideDoubleDeeply } from './families/declaring/doubleDeep.ts';
import { decideKittyDiscard } from './families/kitty/discardDeep.ts';
import { decideDraw } from './families/stock/drawDeep.ts';
import { decideBySimulation } from './families/trickBids/simulate.ts';

/** How better players decide in games other than contract bridge: the first that has an answer decides. */
export const THINKERS: readonly Decider[] = [
  decideLoneDeeply,
  decideDraw,
  decideKittyDiscard,
  decideByCarryingOn,
  decideDoubleDeeply,
  decideByPosition,
  decideRestrictedDeeply,
  decideBySimulation,
];
