import type { Absent } from '../entry.ts';
import { isBegun } from '../results/book.ts';
import type { LineBook, Tournament, TournamentLine } from '../tournament.ts';
import { seatedAt, sideOf } from './meeting.ts';

export type Absence = Omit<Absent, 'kind'>;

/** Adds an absence; for a contestant and a round, the last absence counts. */
export const withAbsence = (
  absences: readonly Absence[],
  { contestant, from, to, as, treatment }: Absence,
): readonly Absence[] => [
  ...absences.filter((one) => one.contestant !== contestant || one.from !== from),
  // one that ends before it begins is taken back
  ...(to !== undefined && to < from
    ? []
    : [{ contestant, from, as, ...(to !== undefined && { to }), ...(treatment && { treatment }) }]),
];

/** The degrees of presence of a contestant on a line without a result, least present last. */
const PRESENCES = ['there', 'late', 'gone', 'void', 'never'] as const;
type Presence = (typeof PRESENCES)[number];

/** Returns the presence of a side: that of its least present player. */
const leastOf = (presences: readonly Presence[]): Presence =>
  PRESENCES.findLast((one) => presences.includes(one)) ?? 'there';

/**
 * Applies absences to the lines. A late contestant has 40 % of the boards before, the opponents 60 %; one who never
 * comes gives sit-outs (EBU White Book 2.4.7). If one leaves before half of their boards have a result, all their lines
 * are void; otherwise those stand, and opponents have 60 % of the rest, or their own average if more (2.4.4).
 */
export function absencesOn(
  { absences, books }: Pick<Tournament, 'absences' | 'books'>,
  lines: readonly TournamentLine[],
): readonly TournamentLine[] {
  const byContestant = Map.groupBy(absences, ({ contestant }) => contestant);
  const ofContestant = (id: string): readonly TournamentLine[] =>
    lines.filter((line) => line.isOffPlan !== true && sideOf(line, id) !== undefined);
  const voided = new Set(
    absences
      .filter((absence) => isVoiding(absence, ofContestant(absence.contestant), books))
      .map(({ contestant }) => contestant),
  );
  const presenceOf = (id: string, round: number): Presence => {
    if (voided.has(id)) return 'void';
    const absence = byContestant.get(id)?.findLast(({ from, to = Infinity }) => from <= round && round <= to);
    return absence?.as ?? 'there';
  };
  return lines.flatMap((line) => {
    const ofSide = (side: 'NS' | 'EW'): Presence =>
      leastOf(
        seatedAt(line)
          .filter((id) => sideOf(line, id) === side)
          .map((id) => presenceOf(id, line.round)),
      );
    const [ns, ew] = [ofSide('NS'), ofSide('EW')];
    if (ns === 'never' || ew === 'never') return [];
    return ns === 'there' && ew === 'there' ? [line] : [{ ...line, ...fateOf(ns, ew) }];
  });
}

/** True if the departure makes everything that the contestant has played void. */
function isVoiding(
  { as, from, treatment }: Absence,
  planned: readonly TournamentLine[],
  books: ReadonlyMap<string, LineBook>,
): boolean {
  if (as !== 'gone') return false;
  if (treatment !== undefined) return treatment === 'void';
  const results = planned.filter(({ line, round }) => {
    const book = books.get(line);
    return round < from && book !== undefined && isBegun(book);
  });
  return results.length * 2 < planned.length;
}

/** Returns the award of a line, or marks it void: a planned result that will not come. */
function fateOf(ns: Presence, ew: Presence): Pick<TournamentLine, 'isVoid' | 'award'> {
  if (ns === 'void' || ew === 'void' || (ns === 'gone' && ew === 'gone')) return { isVoid: true };
  return { award: `A${shareOf(ns)}${shareOf(ew)}` };
}

const shareOf = (presence: Presence): number => (presence === 'there' ? 60 : 40);
