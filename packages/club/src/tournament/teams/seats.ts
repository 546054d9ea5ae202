import type { Tournament, TournamentLine } from '../tournament.ts';

/** The players of a team who sit in each direction, from 1. */
export interface LineUp {
  readonly ns: readonly [number, number];
  readonly ew: readonly [number, number];
}

/** Without another word the first two players sit North-South, the next two East-West. */
const USUAL: LineUp = { ns: [1, 2], ew: [3, 4] };

/** The line-up of a team in a round: the last word that was said of it or of a round before. */
export const lineUpOf = ({ lineUps }: Pick<Tournament, 'lineUps'>, team: string, round: number): LineUp =>
  lineUps.findLast((one) => one.contestant === team && one.from <= round) ?? USUAL;

/** Has the team said who sits where in just this round? */
export const isLinedUp = ({ lineUps }: Pick<Tournament, 'lineUps'>, team: string, round: number): boolean =>
  lineUps.some((one) => one.contestant === team && one.from === round);

/**
 * Does the player sit there: at a line of their contestant, and in a team in the direction of the line? Nobody else of
 * a team knows a board before it is settled at both tables.
 */
export function sitsAt(
  tournament: Tournament,
  { contestant, player }: { readonly contestant?: string; readonly player?: number },
  { ns, ew, round }: Pick<TournamentLine, 'ns' | 'ew' | 'round'>,
): boolean {
  if (contestant === undefined || (ns !== contestant && ew !== contestant)) return false;
  if (tournament.terms.form !== 'teams') return true;
  const { ns: northSouth, ew: eastWest } = lineUpOf(tournament, contestant, round);
  return player !== undefined && (ns === contestant ? northSouth : eastWest).includes(player);
}
