import { SUITS, type Suit } from '@overtrick/rules/cards/card';
import type { Situation } from '../situation.ts';
import { isMajor, isMinor, theirSuit, trumpsOf } from './suits.ts';

/**
 * Names of suits in a system's text. `C D H S` are the suits; `M` is a major and `m` a minor, `oM` and `om` the other
 * one; `x y z` are any suits, different from each other and from an `M` or `m` that came before; all are the same
 * throughout a line. `trump` is the agreed suit and `their` the one that the opponents bid last.
 */
const VARIABLES = ['M', 'm', 'x', 'y', 'z'] as const;
export type Variable = (typeof VARIABLES)[number];
export type SuitName = Suit | Variable | 'oM' | 'om' | 'trump' | 'their';
export type Bindings = { readonly [V in Variable]?: Suit };

const NAMES: readonly string[] = [...SUITS, ...VARIABLES, 'oM', 'om', 'trump', 'their'];
export const isSuitName = (text: string | undefined): text is SuitName =>
  text !== undefined && NAMES.includes(text);
export const SUIT_NAME = 'oM|om|trump|their|[CDHSMmxyz]';

const isVariable = (name: SuitName): name is Variable => (VARIABLES as readonly string[]).includes(name);

/** Returns the variable whose suit must be chosen before the name has a meaning; `undefined` when there is none. */
export function variableOf(name: SuitName): Variable | undefined {
  if (name === 'oM') return 'M';
  if (name === 'om') return 'm';
  return isVariable(name) ? name : undefined;
}

/** True if the variable may stand for the suit beside the variables already bound. */
export const canBe = (variable: Variable, suit: Suit, bound: Bindings): boolean =>
  (variable !== 'M' || isMajor(suit)) &&
  (variable !== 'm' || isMinor(suit)) &&
  VARIABLES.every((other) => bound[other] !== suit || (isClass(variable) && !isClass(other)));

/** True for `M` and `m`, which may share their suit with an `x`. */
const isClass = (variable: Variable): boolean => variable === 'M' || variable === 'm';

const OTHER: { readonly [S in Suit]: Suit } = { C: 'D', D: 'C', H: 'S', S: 'H' };

/** Returns the suit that a name stands for; `undefined` where it stands for none now. */
export function suitNamed(name: SuitName, bound: Bindings, s: Situation): Suit | undefined {
  if (name === 'trump') return trumpsOf(s);
  if (name === 'their') return theirSuit(s);
  const variable = variableOf(name);
  if (variable === undefined) return SUITS.find((suit) => suit === name);
  const suit = bound[variable];
  return suit === undefined || name === variable ? suit : OTHER[suit];
}
