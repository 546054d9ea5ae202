import { type Meeting, sideOf } from '../lines/meeting.ts';
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
  line: Meeting & Pick<TournamentLine, 'round'>,
): boolean {
  const side = contestant === undefined ? undefined : sideOf(line, contestant);
  if (contestant === undefined || side === undefined) return false;
  if (tournament.terms.form !== 'teams') return true;
  const { ns, ew } = lineUpOf(tournament, contestant, line.round);
  return player !== undefined && (side === 'NS' ? ns : ew).includes(player);
}
