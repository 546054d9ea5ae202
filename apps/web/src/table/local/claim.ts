import type { CardSet } from '@overtrick/rules/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/seat';
import { isTeam, type View } from '@overtrick/rules/view';
import { type LocalPlay, ownSeat, viewFrom } from './play.ts';

/** Does the claimant's side get so many of the tricks left, as far as a view and the claimant's hand tell? */
export type Judge = (
  view: View,
  claimant: Seat,
  tricks: number,
  shown: CardSet,
) => 'sure' | 'not' | 'unknown';

/**
 * Why the computer players refuse a claim of the visitor's; `undefined` when it stands. What is sure on what the claimant knows
 * needs nobody's consent; else each opponent who plays a hand is asked, and a partner when tricks are conceded (R-GEN-9.2, 9.3, 9.7).
 */
export function objection(play: LocalPlay, tricks: number, judge: Judge): string | undefined {
  const claimant = ownSeat(play);
  const view = viewFrom(play, claimant);
  const shown = view.hands[claimant].cards;
  if (shown === undefined || judge(view, claimant, tricks, shown) === 'sure') return undefined;
  const concedes = tricks < (view.claimable ?? tricks);
  for (const seat of play.seats) {
    const isPlayer = SEATS.some((hand) => view.controls[hand] === seat);
    const isPartner = isTeam(view, seat, claimant);
    if (seat === claimant || !isPlayer || (isPartner && !concedes)) continue;
    const verdict = judge(viewFrom(play, seat), claimant, isPartner ? tricks + 1 : tricks, shown);
    if (isPartner && verdict === 'sure') return 'We can take more tricks than that.';
    if (!isPartner && verdict === 'not') return 'Against the best defence these tricks are not sure.';
    if (!isPartner && verdict === 'unknown') return 'It is too early to be sure of these tricks.';
  }
  return undefined;
}
