import { makePlace } from '../line.ts';
import { seatedAt } from '../lines/meeting.ts';
import { EMPTY_BOOK, isBegun } from '../results/book.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';

/** The clock of a section: its round, and how many boards of it should be reported. */
export interface Expected {
  readonly round: number;
  readonly boards: number;
}

/** The rounds that a table with missing results is behind half of the room; with one less it is only slow. */
const ROUNDS_BEHIND = 2;

/**
 * Returns a function that is true for a line whose round is over, whatever its own device says: its table has gone on,
 * one of its contestants has a result of a later round, half of the section is two rounds further, or the clock has
 * given the next round the time of a board.
 * @param reached the round of each place
 * @param expectedIn the clock of a section, where one runs
 */
export function overdueIn(
  { books, terms }: Pick<Tournament, 'books' | 'terms'>,
  lines: readonly TournamentLine[],
  reached: ReadonlyMap<string, number>,
  expectedIn: (section: string) => Expected | undefined,
): (line: TournamentLine) => boolean {
  const furthest = furthestRounds(books, lines);
  const ofSections = new Map(
    [...Map.groupBy(lines, ({ section }) => section)].map(([section, own]) => {
      const places = [...new Set(own.map(makePlace))].map((place) => reached.get(place) ?? 1);
      return [section, { median: medianOf(places), clock: expectedIn(section) }] as const;
    }),
  );
  return (line) => {
    const { median = 0, clock } = ofSections.get(line.section) ?? {};
    const { round } = line;
    // a team plays at two tables, of which one may be ahead
    const isLeft = terms.form !== 'teams' && seatedAt(line).some((id) => (furthest.get(id) ?? 0) > round);
    const isAfterClock =
      clock !== undefined && (clock.round > round + 1 || (clock.round === round + 1 && clock.boards > 0));
    return (
      (reached.get(makePlace(line)) ?? 1) > round || isLeft || median >= round + ROUNDS_BEHIND || isAfterClock
    );
  };
}

/** Returns the last round in which each contestant has any report. */
function furthestRounds(
  books: Tournament['books'],
  lines: readonly TournamentLine[],
): ReadonlyMap<string, number> {
  const furthest = new Map<string, number>();
  for (const line of lines) {
    if (!isBegun(books.get(line.line) ?? EMPTY_BOOK)) continue;
    for (const id of seatedAt(line)) furthest.set(id, Math.max(furthest.get(id) ?? 0, line.round));
  }
  return furthest;
}

/** Returns the highest round that at least half of the places have reached. */
function medianOf(rounds: readonly number[]): number {
  const sorted = rounds.toSorted((a, b) => b - a);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
}
