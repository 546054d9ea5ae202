import { parseMovement } from '@overtrick/movements/text';
import { assert, defined } from '@overtrick/rules/assert';
import { present } from '@overtrick/rules/present';
import { planWithDraws } from '../draws/rounds.ts';
import type { Drawn, Planned, Stamp } from '../entry.ts';
import { drawLines, replanned } from '../lines/draw.ts';
import { type Folded, withoutEntry } from '../log/folded.ts';
import { EMPTY_BOOK } from '../results/book.ts';
import { latestOf, type SectionPlan } from './plan.ts';

/** Returns the change that a plan makes. */
export function withPlanned(now: Folded, entry: Stamp & Planned, number: number): Partial<Folded> {
  const session = entry.session ?? now.sessions.at(-1)?.name;
  const plan = planOf({ ...entry, ...present({ session }) }, number);
  // rounds that were drawn stay drawn; a cut is of the rounds before those that are planned after it
  const cut = now.curtailed.get(plan.section) ?? Number.POSITIVE_INFINITY;
  const uncut = plan.from > cut ? { ...now, curtailed: withoutEntry(now.curtailed, plan.section) } : now;
  const changes = withPlan(uncut, plan.draw === undefined ? plan : planWithDraws(plan, now.draws), number);
  return uncut === now ? changes : { ...changes, curtailed: uncut.curtailed };
}

/** Returns the change that the draw of a round makes. */
export function withDraw(
  now: Folded,
  { kind: _kind, at: _at, by: _by, id: _id, ...draw }: Stamp & Drawn,
  number: number,
): Partial<Folded> {
  const { section, round } = draw;
  const last = defined(latestOf(now.plans, section), 'a section that is drawn has a plan');
  const draws = [...now.draws.filter((one) => one.section !== section || one.round !== round), draw];
  const plan = planWithDraws({ ...last, number, from: round }, draws);
  return { ...withPlan(now, plan, number), draws };
}

/** Draws the lines again with one more plan; played sittings stay as they were played. */
function withPlan(now: Folded, plan: SectionPlan, number: number): Partial<Folded> {
  const plans = [...now.plans, plan];
  const { played, moved, cleared } = replanned(now, plans, plan.section);
  const books = withMoved(withCleared(now.books, cleared, number), moved, number);
  return drawn(now, { plans, played, books });
}

/** Adds to the changes the lines that follow from them. */
export const drawn = (now: Folded, changes: Partial<Folded>): Partial<Folded> => ({
  ...changes,
  lines: drawLines({ ...now, ...changes }),
});

function planOf(entry: Planned, number: number): SectionPlan {
  const { movement, section, from, entrants, boardsPerRound, firstBoard, boards = 'together' } = entry;
  const { session, expected, online, draw, after } = entry;
  const read = parseMovement(JSON.stringify(movement));
  assert(read.ok, 'a movement that is stored can be read');
  return {
    ...{ number, section, from, movement: read.value, entrants, boardsPerRound, firstBoard, boards },
    ...present({ session, expected, online }),
    ...(draw && { draw }),
    ...present({ after }),
  };
}

/** Moves the books of lines that are elsewhere in the new plan. */
function withMoved(
  books: Folded['books'],
  moved: ReadonlyMap<string, string>,
  number: number,
): Folded['books'] {
  const words = [...moved].map(([from, to]) => [to, books.get(from) ?? EMPTY_BOOK] as const);
  const emptied = [...moved.keys()].map((from) => [from, EMPTY_BOOK] as const);
  return [...emptied, ...words].reduce(
    (now, [line, book]) => now.set(line, { ...book, last: number }),
    books,
  );
}

/**
 * Removes from the books what previous contestants did at the lines: boards they skipped or the director postponed.
 * Doubts stay.
 */
function withCleared(books: Folded['books'], lines: readonly string[], number: number): Folded['books'] {
  const known = lines.flatMap((line) => {
    const book = books.get(line);
    return book === undefined ? [] : [[line, book] as const];
  });
  return known.reduce(
    (now, [line, { doubts }]) => now.set(line, { ...EMPTY_BOOK, doubts, last: number }),
    books,
  );
}
