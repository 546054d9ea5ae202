import { makeSitting } from '../line.ts';
import { roundReached } from '../lines/standing.ts';
import { sitsAt } from '../teams/seats.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import { indexOf, isDone } from './lines.ts';

/** The rounds that a place plays, from its first: those of the plan as it is now. */
const roundsAt = (tournament: Tournament, place: string): readonly number[] =>
  [...indexOf(tournament).bySitting.keys()]
    .filter((sitting) => sitting.startsWith(`${place}/`))
    .map((sitting) => Number(sitting.slice(place.length + 1)))
    .sort((a, b) => a - b);

/**
 * The round that is played at a place: the last that has begun there, by a word of the table or by its first report.
 * Before any has, the first of those at which it plays; 1 where it never does.
 */
export const roundAt = (tournament: Tournament, place: string): number =>
  roundReached(tournament, place) || (roundsAt(tournament, place)[0] ?? 1);

/** A contestant's sitting now: the first with a line that is not done, else the last; its lines. */
export function sittingNow(
  tournament: Tournament,
  contestant: string,
  player?: number,
): readonly TournamentLine[] {
  const sittings = sittingsOfContestant(tournament, contestant, player);
  return sittings.find((lines) => lines.some((line) => !isDone(tournament, line))) ?? sittings.at(-1) ?? [];
}

/** A contestant's sittings in their order, each with its lines by their boards; those off the plan come last. */
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

/** By round, and by table where somebody has two in one. */
const placeOf = (line: TournamentLine | undefined): number =>
  line === undefined ? 0 : 1000 * line.round + line.table;
