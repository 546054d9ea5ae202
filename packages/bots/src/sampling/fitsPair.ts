import { parseStep } from '@overtrick/rules/action';
import { isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { STRAINS, type Strain, trumpOf } from '@overtrick/rules/cards/card';
import { type CardSet, suitLength } from '@overtrick/rules/cards/cardSet';
import type { Seat } from '@overtrick/rules/cards/seat';
import { pointsIn } from '@overtrick/rules/cards/strength';
import type { View } from '@overtrick/rules/views/view';

/** Half of the tricks, which an average hand takes. */
const HALF = 6.5;
/** The average points of a hand as dealt, and of one that was collected card by card. */
const DEALT = 10;
const COLLECTED = 16;

/** True if the player has taken some cards and rejected others. */
export const hasChosen = ({ memory }: View, player: Seat): boolean =>
  (memory?.steps ?? []).some((text) => {
    const step = parseStep(text);
    return step?.seat === player && step.action.kind === 'choose';
  });

/** Returns the fit of a hand to its player's calls: 0 is good, less is worse, roughly in tricks. */
export const fitsPair = (view: View, hand: CardSet, player: Seat): number =>
  fitOf(view, hand, player, hasChosen(view, player) ? COLLECTED : DEALT);

function fitOf({ calls }: View, hand: CardSet, player: Seat, mean: number): number {
  const points = pointsIn([hand]);
  const hope = (strain: Strain): number => {
    const trump = trumpOf(strain);
    const length = trump === undefined ? 0 : suitLength(hand, trump) - 4;
    return HALF + 0.3 * (points - mean) + 0.7 * length;
  };
  let fit = 0;
  for (const { seat, call } of calls) {
    if (seat !== player) continue;
    if (isBid(call)) fit += Math.min(0, hope(strainOf(call)) - 6 - levelOf(call));
    else if (call === 'P' && !calls.some((made) => isBid(made.call)))
      fit += Math.min(0, HALF + 1 - Math.max(...STRAINS.map(hope)));
  }
  return fit;
}
