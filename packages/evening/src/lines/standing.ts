import { type Line, makePlace } from '../line.ts';
import { seatedAt } from '../lines/meeting.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';

/** The round that a table is in: the last to which it has sat down, or of which it has reported; 0 before the first. */
export const roundReached = (
  { begun, reached }: Pick<Tournament, 'begun' | 'reached'>,
  place: string,
): number => Math.max(begun.get(place) ?? 0, reached.get(place) ?? 0);

/** The lines at a place in a round. */
export const linesAt = (
  { lines }: Pick<Tournament, 'lines'>,
  { section, table, round }: Omit<Line, 'board'>,
): readonly TournamentLine[] =>
  [...lines.values()].filter(
    (line) => line.round === round && line.table === table && line.section === section,
  );

/**
 * Can the round have begun at the table? It is the table's own, an earlier one, or the next; or those who sit there
 * have come from what they played before.
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
