import type { Decider } from '../bot.ts';
import { decideRestrictedDeeply } from '../lookahead/decide.ts';
import { decideByPosition } from './cards.ts';
import { decideByCarryingOn } from './carryOn.ts';
import { decideDoubleDeeply } from './double.ts';
import { decideDraw } from './draw.ts';
import { decideKittyDiscard } from './kitty.ts';
import { decideLoneDeeply } from './lone.ts';
import { decideBySimulation } from './simulate.ts';

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
