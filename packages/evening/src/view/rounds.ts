import { makeSitting } from '../line.ts';
import { roundReached } from '../lines/standing.ts';
import { sitsAt } from '../teams/seats.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import { indexOf, isDone } from './lines.ts';

/** Returns the rounds that a place plays by the current plan. */
const roundsAt = (tournament: Tournament, place: string): readonly number[] =>
  [...indexOf(tournament).bySitting.keys()]
    .filter((sitting) => sitting.startsWith(`${place}/`))
    .map((sitting) => Number(sitting.slice(place.length + 1)))
    .sort((a, b) => a - b);

/**
 * Returns the current round of a place: the last that has started there, by the table's message or its first report.
 * Before any has started it is the first round played there; 1 if there is none.
 */
export const roundAt = (tournament: Tournament, place: string): number =>
  roundReached(tournament, place) || (roundsAt(tournament, place)[0] ?? 1);

/** Returns the lines of a contestant's current sitting: the first with a line that is not done, otherwise the last. */
export function sittingNow(
  tournament: Tournament,
  contestant: string,
  player?: number,
): readonly TournamentLine[] {
  const sittings = sittingsOfContestant(tournament, contestant, player);
  return sittings.find((lines) => lines.some((line) => !isDone(tournament, line))) ?? sittings.at(-1) ?? [];
}

/** Returns a contestant's sittings in order, each with its lines by board; those off the plan come last. */
export const sittingsOfContestant = (
  tournament: Tournament,
  contestant: string,
  player?: number,
): readonly (readonly TournamentLine[])[] =>
  [
    ...Map.groupBy(
      (indexOf(tournament).byContestant.get(contestant) ?? []).filter(
        (line) =>
          !line.isVoid && sitsAt(tournament, { contestant, ...(player !== undefined && { player }) }, line),
      ),
      makeSitting,
    ).values(),
  ].sort(([one], [other]) => placeOf(one) - placeOf(other));

/** Returns a number to sort sittings by: by round, and by table for two sittings in one round. */
const placeOf = (line: TournamentLine | undefined): number =>
  line === undefined ? 0 : 1000 * line.round + line.table;
