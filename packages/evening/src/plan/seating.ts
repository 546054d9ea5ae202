import { makeSitting } from '../line.ts';
import { meetingOfSeats, seatedAt } from '../lines/meeting.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import { indexOf } from '../view/lines.ts';
import type { Reboarded, Reseated } from './entries.ts';

/** The reach of a change of seats: one board, the whole round, or that round and all later ones. */
export const REACHES = ['board', 'round', 'rest'] as const;
export type Reach = (typeof REACHES)[number];

/**
 * Returns the commands that seat contestants at a line, by its places. In a round, those who should have sat there take
 * the places of those who came: two pairs that changed tables need one change only. Nothing, if all sit there already.
 * @param ids as many as sit there, each once
 */
export function reseating(
  tournament: Tournament,
  {
    line,
    ids,
    reach,
  }: { readonly line: TournamentLine; readonly ids: readonly string[]; readonly reach: Reach },
): readonly Reseated[] {
  const taking = exchangeOf(seatedAt(line), ids);
  if (taking.size === 0) return [];
  if (reach === 'board') return [reseatedAt(tournament, line.line, ids)];
  const inReach = [...tournament.lines.values()].filter(
    (one) =>
      one.section === line.section &&
      (reach === 'rest' ? one.round >= line.round : one.round === line.round) &&
      seatedAt(one).some((id) => taking.has(id)),
  );
  return [...Map.groupBy(inReach, makeSitting)].flatMap(([sitting, lines]) =>
    reseatedSitting(tournament, sitting, lines, taking),
  );
}

/** Returns who takes the place of whom. Those who lose their seat get the places of those who come, in their order. */
function exchangeOf(was: readonly string[], ids: readonly string[]): ReadonlyMap<string, string> {
  const coming = ids.filter((id) => !was.includes(id));
  const leaving = was.filter((id) => !ids.includes(id));
  const all = [
    ...was.map((id, i) => [id, ids[i] ?? id] as const),
    ...coming.map((id, i) => [id, leaving[i] ?? id] as const),
  ];
  return new Map(all.filter(([id, other]) => id !== other));
}

/** Returns the changes of a sitting: one for all of it, and one for each board where others sat already. */
function reseatedSitting(
  tournament: Tournament,
  sitting: string,
  lines: readonly TournamentLine[],
  taking: ReadonlyMap<string, string>,
): readonly Reseated[] {
  const seatsOf = (line: TournamentLine) => seatedAt(line).map((id) => taking.get(id) ?? id);
  const own = lines.filter(({ line }) => tournament.reseated.has(line));
  const [first] = lines.filter((line) => !own.includes(line));
  return [
    ...(first ? [reseatedAt(tournament, sitting, seatsOf(first))] : []),
    ...own.map((line) => reseatedAt(tournament, line.line, seatsOf(line))),
  ];
}

const reseatedAt = ({ terms }: Tournament, where: string, ids: readonly string[]): Reseated => ({
  kind: 'reseated',
  where,
  ...meetingOfSeats(terms.form, ids),
});

/** Returns the command that gives a line's sitting other boards; `undefined` if it has them already. */
export function reboarding(
  tournament: Tournament,
  line: TournamentLine,
  boards: readonly number[],
): Reboarded | undefined {
  const where = makeSitting(line);
  const now = boardsAt(tournament, line);
  const isSame = boards.length === now.length && boards.every((board) => now.includes(board));
  return isSame ? undefined : { kind: 'reboarded', where, boards };
}

/** Returns the boards of a line's sitting. */
export const boardsAt = (tournament: Tournament, line: TournamentLine): readonly number[] =>
  (indexOf(tournament).bySitting.get(makeSitting(line)) ?? []).flatMap(({ board, isOffPlan }) =>
    isOffPlan ? [] : [board],
  );
