import type { Choice } from '../../action.ts';
import type { Seat } from '../../cards/seat.ts';
import type { Setup } from '../../deals/setup.ts';
import { FACE_TO_FACE, otherPlayer } from '../../families/twoHanded/owners.ts';

/** The choices so far, from the top of the pack: true for each card that was kept. */
export type Kept = readonly boolean[];

const PACK = 52;
const isEven = (number: number): boolean => number % 2 === 0;
export const isDrawn = (kept: Kept): boolean => kept.length === PACK;

/** Returns the turn that a card belongs to, counted from 0: two cards each. */
const turnOf = (place: number): number => Math.floor(place / 2);

/** Returns the player whose turn it is to look at the card in that place: the dealer draws first (R-HB-3). */
export function drawerOf({ dealer }: Pick<Setup, 'dealer'>, place: number): Seat {
  const first = FACE_TO_FACE.of[dealer];
  return isEven(turnOf(place)) ? first : otherPlayer(FACE_TO_FACE, first);
}

/** The number of turns of each player; after the last one nothing can be carried over. */
const TURNS = 13;

/** Returns how many cards the player to act has kept in their earlier turns, above one a turn: 1, 0 or −1. */
function balanceOf(kept: Kept): number {
  const turn = turnOf(kept.length);
  const own = kept.filter((_, place) => turnOf(place) < turn && isEven(turnOf(place)) === isEven(turn));
  return own.filter(Boolean).length - own.length / 2;
}

/** Lists the choices for the card looked at, the usual choice first for the second of two. */
export function choicesFor(kept: Kept, carry: boolean): readonly Choice[] {
  const balance = balanceOf(kept);
  if (balance > 0) return ['reject'];
  if (balance < 0) return ['keep'];
  if (isEven(kept.length)) return ['keep', 'reject'];
  const usual = kept.at(-1) ? 'reject' : 'keep';
  const isLast = Math.floor(turnOf(kept.length) / 2) === TURNS - 1;
  return !carry || isLast ? [usual] : [usual, usual === 'keep' ? 'reject' : 'keep'];
}

/**
 * Returns the cards kept after a choice; the second card of a turn goes its way by itself where nothing may be carried
 * over (RULES 7.2.1).
 */
export function afterChoice(before: Kept, choice: Choice, carry: boolean): Kept {
  const kept = [...before, choice === 'keep'];
  if (isEven(kept.length) || balanceOf(kept) !== 0) return kept;
  const [only, other] = choicesFor(kept, carry);
  return other === undefined ? [...kept, only === 'keep'] : kept;
}
