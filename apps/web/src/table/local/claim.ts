import type { CardSet } from '@overtrick/rules/cardSet';
import type { Seat } from '@overtrick/rules/seat';
import type { View } from '@overtrick/rules/view';
import { type LocalPlay, ownSeat, viewFrom } from './play.ts';

/** Does the claimant's side get so many of the tricks left, as far as a view and the claimant's hand tell? */
export type Judge = (
  view: View,
  claimant: Seat,
  tricks: number,
  shown: CardSet,
) => 'sure' | 'not' | 'unknown';

/**
 * Why the computer players refuse a claim of the visitor's; `undefined` when it stands. They judge by what the visitor can know, and say
 * nothing of the cards (R-GEN-9.7).
 */
export function objection(play: LocalPlay, tricks: number, judge: Judge): string | undefined {
  const claimant = ownSeat(play);
  const view = viewFrom(play, claimant);
  const shown = view.hands[claimant].cards;
  const isSure = shown === undefined || judge(view, claimant, tricks, shown) === 'sure';
  return isSure ? undefined : 'The claim is not sure.';
}
