import type { Decider } from '../bot.ts';
import { fitOf, sharesIn, type World } from '../tricks/sides.ts';
import { teamBid } from '../tricks/team.ts';
import { withinPositions, withinShare } from './effort.ts';
import { areBidsForSides } from './goals.ts';
import { tricksWith } from './sides.ts';
import { statesOf } from './states.ts';

/** Layouts enough for a bid, and so few that a rough count of many tells more. */
const ENOUGH = 24;
const FEW = 4;

/** Bids for a side that the bids will settle, by the tricks that the hand takes with each other one in layouts that fit, all cards seen. */
export const decideSideBid: Decider = (game, view, budget, random) => {
  const { seat, trickBids, phase } = view;
  if (seat === undefined || trickBids === undefined || budget.engine === undefined) return undefined;
  if (phase !== 'bids' || !areBidsForSides(game, view)) return undefined;
  // who bids first leads, whoever declares
  const leader = trickBids[0]?.seat ?? seat;
  const worlds: World[] = [];
  const others = trickBids.filter((bid) => bid.seat !== seat);
  const plausible = (state: unknown): number => fitOf(others, sharesIn(game.setupOf(state).deal));
  let tried = 0;
  withinPositions(budget, ({ engine, isSpent }) => {
    for (const { world } of statesOf(game, view, plausible, random)) {
      const { deal } = game.setupOf(world);
      const together = engine && withinShare(budget, () => tricksWith(engine, deal, seat, leader));
      if (together !== undefined) worlds.push({ weight: 1, tricks: sharesIn(deal), together });
      if (++tried >= Math.min(budget.worlds, ENOUGH) || isSpent?.() === true) break;
    }
  });
  return worlds.length < FEW ? undefined : teamBid(game, view, () => worlds);
};
