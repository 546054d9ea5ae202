import { MOST_POINTS } from './range.ts';
import type { Rule } from './rule.ts';
import type { Shows } from './shows.ts';

/** Returns what a rule says of the hand: what it demands, and the usual points where it leaves them open. */
export function saidBy({ shows, usual }: Pick<Rule, 'shows' | 'usual'>): Shows {
  if (usual === undefined) return shows;
  const { points, count } = shows;
  if (points === undefined) return { ...shows, points: usual, count: 'high', isUsual: true };
  const most = Math.max(points[0], usual[1]);
  return { ...shows, points: [points[0], most], ...(count !== undefined && { count }), isUsual: true };
}

/** True if the rule leaves the points of its hands open upwards. */
export const isVague = ({ points }: Shows): boolean => points === undefined || points[1] >= MOST_POINTS;
