import { type Meeting, sideOf } from '../lines/meeting.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';

/** The numbers, from 1, of the team's players in each direction. */
export interface LineUp {
  readonly ns: readonly [number, number];
  readonly ew: readonly [number, number];
}

/** By default the first two players sit North-South, the next two East-West. */
const USUAL: LineUp = { ns: [1, 2], ew: [3, 4] };

/** Returns the line-up of a team in a round: the last one named for it or for an earlier round. */
export const lineUpOf = ({ lineUps }: Pick<Tournament, 'lineUps'>, team: string, round: number): LineUp =>
  lineUps.findLast((one) => one.contestant === team && one.from <= round) ?? USUAL;

/** True if the team has named a line-up for exactly this round. */
export const isLinedUp = ({ lineUps }: Pick<Tournament, 'lineUps'>, team: string, round: number): boolean =>
  lineUps.some((one) => one.contestant === team && one.from === round);

/**
 * True if the player sits at a line: it is their contestant's, and in a team it has the player's direction. The rest of
 * a team may not know a board before it is settled at both tables.
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
