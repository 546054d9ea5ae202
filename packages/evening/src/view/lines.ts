import { present } from '@overtrick/rules/present';
import { makeSitting } from '../line.ts';
import { seatedAt } from '../lines/meeting.ts';
import { EMPTY_BOOK } from '../results/book.ts';
import { countedOf, lineStateOf } from '../results/counted.ts';
import { makeReported } from '../results/result.ts';
import type { LineBook, Tournament, TournamentLine } from '../tournament.ts';
import type { LineView } from '../view.ts';

/** The lines of a tournament, indexed for look-ups. */
export interface LineIndex {
  readonly byBoard: ReadonlyMap<number, readonly TournamentLine[]>;
  readonly byContestant: ReadonlyMap<string, readonly TournamentLine[]>;
  /** By sitting: `A3/2`. */
  readonly bySitting: ReadonlyMap<string, readonly TournamentLine[]>;
}

const KNOWN = new WeakMap<Tournament['lines'], LineIndex>();

/** Returns the index of the lines, computed once for each plan. */
export function indexOf({ lines }: Tournament): LineIndex {
  const known = KNOWN.get(lines);
  if (known) return known;
  const all = [...lines.values()];
  const byContestant = new Map<string, TournamentLine[]>();
  for (const line of all)
    for (const id of new Set(seatedAt(line))) {
      const of = byContestant.get(id);
      if (of) of.push(line);
      else byContestant.set(id, [line]);
    }
  const index = {
    byBoard: Map.groupBy(all, ({ board }) => board),
    byContestant,
    bySitting: Map.groupBy(all, makeSitting),
  };
  KNOWN.set(lines, index);
  return index;
}

export const bookOf = ({ books }: Tournament, { line }: TournamentLine): LineBook =>
  books.get(line) ?? EMPTY_BOOK;

/** True if nothing at the line's table will change it any more. A line off the plan is settled once it is accepted. */
export function isSettled(tournament: Tournament, line: TournamentLine): boolean {
  if (line.isOffPlan && !bookOf(tournament, line).isAccepted) return false;
  const state = lineStateOf(tournament, line);
  return state === 'agreed' || state === 'ruled' || state === 'void';
}

/** True if the table has finished with the line for now: it is settled, skipped or postponed. */
export function isDone(tournament: Tournament, line: TournamentLine): boolean {
  const state = lineStateOf(tournament, line);
  return isSettled(tournament, line) || state === 'skipped' || state === 'late';
}

/** Returns the line with its latest reports, as its players see it. */
export function lineViewOf(tournament: Tournament, line: TournamentLine): LineView {
  const book = bookOf(tournament, line);
  const { NS, EW, ruling, reason, last } = book;
  const result = countedOf(tournament, line);
  const score = result?.outcome.kind === 'played' ? result.outcome.score : undefined;
  return {
    line: line.line,
    board: line.board,
    ns: line.ns,
    ew: line.ew,
    ...(line.seats && { seats: line.seats }),
    state: lineStateOf(tournament, line),
    seen: last,
    ...(NS && { NS: makeReported(NS) }),
    ...(EW && { EW: makeReported(EW) }),
    ...(result && { result: makeReported(result) }),
    ...(score !== undefined && { score }),
    ...(line.isOffPlan && { isOffPlan: true }),
    ...(ruling && reason !== undefined && { reason }),
    ...present({ isInOrder: tournament.checks.get(line.line) }),
  };
}
