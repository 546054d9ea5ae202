import type { Strain } from '@overtrick/rules/cards/card';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';
import type { AnyGame } from '@overtrick/rules/game';
import type { Random } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import type { Budget } from '../../bot.ts';
import { drawWorlds } from '../../sampling/draw.ts';
import { fitsFreeHand } from '../../sampling/freeHand.ts';
import { chances, estimate } from '../../valuation/estimate.ts';

/**
 * The number of layouts, and the largest number from which they are drawn by their fit to the calls, which is quick.
 */
const WORLDS = 32;
const DRAWN = { batch: 64, most: 640 };
/** The loss of a layout's weight with each trick by which it does not fit. */
export const SHARPNESS = 3;

/** A possible layout, and how well the other players' calls fit it. */
export interface WeightedDeal {
  readonly deal: Deal;
  readonly weight: number;
}

/** Returns a function that weighs layouts by the other players' bids. */
export const weightBy =
  (view: View, free: Seat) =>
  (deal: Deal): number =>
    Math.exp(SHARPNESS * fitsFreeHand(view, free, deal));

/** Draws layouts that the view allows, by their weights. */
export function worldsOf(
  game: AnyGame,
  view: View,
  weightOf: (deal: Deal) => number,
  budget: Budget,
  random: Random,
): readonly WeightedDeal[] {
  const draw = (): Deal => game.setupOf(game.imagine(view, random)).deal;
  const effort = { ...DRAWN, isSpent: () => budget.isSpent?.() === true };
  return drawWorlds(draw, weightOf, WORLDS, effort, random).map(({ world, weight }) => ({
    deal: world,
    weight,
  }));
}

/** The chance of each number of tricks for declarers and strains, over all layouts. */
export interface Outlook {
  /** Returns, for each layout, the chances of 0 to 13 tricks; together they sum to 1. */
  in(declarer: Seat, strain: Strain): readonly (readonly number[])[];
}

/**
 * Computes the outlook by a rule of thumb.
 * @param partnerOf returns the hand that a declarer plays with
 */
export function roughOutlook(worlds: readonly WeightedDeal[], partnerOf: (declarer: Seat) => Seat): Outlook {
  const total = worlds.reduce((sum, { weight }) => sum + weight, 0);
  const known = new Map<string, readonly (readonly number[])[]>();
  return {
    in(declarer, strain) {
      const before = known.get(declarer + strain);
      if (before !== undefined) return before;
      const all = worlds.map(({ deal, weight }) =>
        chances(estimate(deal[declarer], deal[partnerOf(declarer)], strain)).map(
          (chance) => (chance * weight) / total,
        ),
      );
      known.set(declarer + strain, all);
      return all;
    },
  };
}
