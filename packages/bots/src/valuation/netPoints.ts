import type { AnyGame } from '@overtrick/rules/game';
import type { Party } from '@overtrick/rules/scores/outcome';

/** Ten bags cost a hundred points. */
export const BAG = 10;

/**
 * Returns the party's points for a finished deal, minus those of the others on average; a bag costs its share of the
 * penalty.
 */
export function netPoints(game: AnyGame, over: unknown, own: Party): number {
  const { points = {}, bags = {} } = game.outcome(over) ?? {};
  const worth = (party: Party): number => (points[party] ?? 0) - BAG * (bags[party] ?? 0);
  const others = Object.keys(points).filter((party) => party !== own);
  if (others.length === 0) return worth(own);
  return worth(own) - others.reduce((sum, party) => sum + worth(party), 0) / others.length;
}
