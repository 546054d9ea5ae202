import { type Line, makePlace } from '../line.ts';
import { seatedAt } from '../lines/meeting.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';

/** Returns the round that a table has reached: the last that it has started or reported; 0 before the first. */
export const roundReached = (
  { begun, reached }: Pick<Tournament, 'begun' | 'reached'>,
  place: string,
): number => Math.max(begun.get(place) ?? 0, reached.get(place) ?? 0);

/** Returns the lines at a place in a round. */
export const linesAt = (
  { lines }: Pick<Tournament, 'lines'>,
  { section, table, round }: Omit<Line, 'board'>,
): readonly TournamentLine[] =>
  [...lines.values()].filter(
    (line) => line.round === round && line.table === table && line.section === section,
  );

/**
 * True if the round can have started at the table: it is at most the round after the table's current one, or everybody
 * there has finished their earlier boards.
 */
export function mayHaveBegun(tournament: Tournament, sitting: Omit<Line, 'board'>): boolean {
  const now = roundReached(tournament, makePlace(sitting));
  const { section, table, round } = sitting;
  if (round <= now + 1) return true;
  const here = linesAt(tournament, sitting);
  const between = (line: TournamentLine): boolean => line.round > now && line.round < round;
  const all = [...tournament.lines.values()].filter((line) => !line.isVoid && line.section === section);
  if (!all.some((line) => line.table === table && between(line))) return true;
  const people = new Set(here.flatMap(seatedAt));
  return [...people].some((id) => {
    const before = all.filter((line) => line.round < round && seatedAt(line).includes(id)).at(-1);
    return before === undefined || roundReached(tournament, makePlace(before)) >= before.round;
  });
}
