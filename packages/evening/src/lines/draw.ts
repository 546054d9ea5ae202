import { makeSitting } from '../line.ts';
import { linesOf, type PlannedLine, type SectionPlan, sectionsOf } from '../plan/plan.ts';
import { isBegun } from '../results/book.ts';
import type { LineBook, Tournament, TournamentLine } from '../tournament.ts';
import { absencesOn } from './absent.ts';

type Drawn = Pick<
  Tournament,
  'plans' | 'curtailed' | 'absences' | 'reseated' | 'reboarded' | 'played' | 'offPlan' | 'books'
>;

/**
 * Returns the lines of all sections, by section, round, table and board: those of the plan, those of sittings played by
 * an older plan in their place, and those off the plan. They have the contestants who really sat there, and absences
 * are applied.
 */
export function drawLines(tournament: Drawn): ReadonlyMap<string, TournamentLine> {
  const { plans, curtailed, absences } = tournament;
  const lines = sectionsOf(plans).flatMap((section) =>
    sectionLines(tournament, section, curtailed.get(section)),
  );
  const settled = absences.length === 0 ? lines : absencesOn(tournament, lines);
  return new Map(settled.map((line) => [line.line, line]));
}

function sectionLines(
  { plans, played, offPlan, reseated, reboarded }: Drawn,
  section: string,
  rounds: number | undefined,
): readonly TournamentLine[] {
  const isOf = (line: PlannedLine): boolean => line.section === section && line.round <= (rounds ?? Infinity);
  const own = linesWith(linesOf(plans, section, rounds), [...played.values()].flat().filter(isOf));
  const planned = withBoards(own, reboarded);
  const names = new Set(planned.map(({ line }) => line));
  const off = [...offPlan.values()].filter((line) => isOf(line) && !names.has(line.line));
  const lines: readonly TournamentLine[] =
    off.length === 0 ? planned : [...planned, ...off.map((line) => ({ ...line, isOffPlan: true }))];
  const ordered = off.length === 0 && played.size === 0 ? lines : lines.toSorted(byPlace);
  return reseated.size === 0
    ? ordered
    : ordered.map((line) => ({
        ...line,
        ...(reseated.get(line.line) ?? reseated.get(makeSitting(line))),
      }));
}

const byPlace = (a: PlannedLine, b: PlannedLine): number =>
  a.round - b.round || a.table - b.table || a.board - b.board;

/** Gives sittings the boards that were really played there. */
function withBoards(lines: readonly PlannedLine[], reboarded: Drawn['reboarded']): readonly PlannedLine[] {
  if (reboarded.size === 0) return lines;
  return [...Map.groupBy(lines, makeSitting)].flatMap(([sitting, ofSitting]) => {
    const [first] = ofSitting;
    const boards = reboarded.get(sitting);
    if (boards === undefined || first === undefined) return ofSitting;
    return boards.map((board) => ({ ...first, board, line: `${sitting}/${board}` }));
  });
}

/** Replaces the plan's lines by the lines of sittings that were played by an older plan. */
function linesWith(lines: readonly PlannedLine[], played: readonly PlannedLine[]): readonly PlannedLine[] {
  const sittings = new Set(played.map(makeSitting));
  return played.length === 0
    ? lines
    : [...lines.filter((line) => !sittings.has(makeSitting(line))), ...played];
}

/** The parts of a tournament that a new plan changes besides the plan itself; played sittings stay played. */
export interface Replanned extends Pick<Tournament, 'played'> {
  /** The new line for each line whose contestants meet on the same board elsewhere in the new plan. */
  readonly moved: ReadonlyMap<string, string>;
  /** Lines that other contestants now have, and where nothing was reported before. */
  readonly cleared: readonly string[];
}

/**
 * Decides what happens to each started sitting when a section gets another plan: nothing, if the same people have the
 * same boards there; its results move, if they have them elsewhere; otherwise it stays as it was played.
 * @param plans with the new one
 */
export function replanned(
  { plans: before, played, books, reseated, reboarded }: Drawn,
  plans: readonly SectionPlan[],
  section: string,
): Replanned {
  const now = Map.groupBy(withBoards(linesOf(plans, section), reboarded), makeSitting);
  const [own, others] = partition([...played], ([, [first]]) => first?.section === section);
  const lines = withBoards(
    linesWith(
      linesOf(before, section),
      own.flatMap(([, ofSitting]) => ofSitting),
    ),
    reboarded,
  );
  const other = [...Map.groupBy(lines, makeSitting)].filter(
    ([sitting, ofSitting]) => !isSameSitting(ofSitting, now.get(sitting)),
  );
  const begun = other.filter(([, ofSitting]) => ofSitting.some(({ line }) => isBegunIn(books, line)));
  const isSeated = ([sitting, ofSitting]: SittingLines): boolean =>
    reseated.has(sitting) || reboarded.has(sitting) || ofSitting.some(({ line }) => reseated.has(line));
  const [seated, free] = partition(begun, isSeated);
  const { kept, moved } = movedSittings(free, seated, now, books);
  const stays = new Map(kept);
  const cleared = other.filter(([sitting]) => !stays.has(sitting)).flatMap(([, ofSitting]) => ofSitting);
  return {
    played: new Map([...others, ...kept]),
    moved,
    cleared: cleared.flatMap(({ line }) => (isBegunIn(books, line) ? [] : [line])),
  };
}

/** A sitting with its lines. */
type SittingLines = readonly [sitting: string, lines: readonly PlannedLine[]];

/**
 * Splits the sittings into those whose results move and those that stay. A sitting moves if all of its results have a
 * free line in the new plan that does not give way to a sitting that stays.
 */
function movedSittings(
  begun: readonly SittingLines[],
  staying: readonly SittingLines[],
  now: ReadonlyMap<string, readonly PlannedLine[]>,
  books: ReadonlyMap<string, LineBook>,
): { readonly kept: readonly SittingLines[]; readonly moved: ReadonlyMap<string, string> } {
  const stays = new Set(staying.map(([sitting]) => sitting));
  const targets = new Map(
    [...now]
      .filter(([sitting]) => !stays.has(sitting))
      .flatMap(([, lines]) => lines.filter(({ line }) => !isBegunIn(books, line)))
      .map((line) => [meetingKey(line), line.line] as const),
  );
  const moved = new Map<string, string>();
  const lost: SittingLines[] = [];
  for (const one of begun) {
    const own = one[1].filter(({ line }) => isBegunIn(books, line));
    const found = own.map((line) => targets.get(meetingKey(line)));
    if (found.includes(undefined)) lost.push(one);
    for (const [i, line] of own.entries()) {
      const to = found[i];
      // two results of one meeting do not go to one line
      if (to !== undefined && !found.includes(undefined) && targets.delete(meetingKey(line)))
        moved.set(line.line, to);
    }
  }
  // what stays may take the place of a line to which something would move
  return lost.length === 0
    ? { kept: staying, moved }
    : movedSittings(
        begun.filter((one) => !lost.includes(one)),
        [...staying, ...lost],
        now,
        books,
      );
}

const isBegunIn = (books: ReadonlyMap<string, LineBook>, line: string): boolean => {
  const book = books.get(line);
  return book !== undefined && isBegun(book);
};

/** Returns the key of a meeting on a board: the same people in the same directions. */
export const meetingKey = ({ board, ns, ew }: Pick<PlannedLine, 'board' | 'ns' | 'ew'>): string =>
  `${board} ${ns} ${ew}`;

const isSameSitting = (one: readonly PlannedLine[], other: readonly PlannedLine[] = []): boolean =>
  one.length === other.length &&
  one.every((line, i) => other[i]?.line === line.line && meetingKey(other[i]) === meetingKey(line));

const partition = <T>(items: readonly T[], isFirst: (item: T) => boolean): readonly [T[], T[]] => [
  items.filter(isFirst),
  items.filter((item) => !isFirst(item)),
];
