import { assert, defined } from '@overtrick/rules/assert';
import { present } from '@overtrick/rules/present';
import type { ReportedEntry, Stamp } from '../entry.ts';
import { type Line, makePlace, parseLine } from '../line.ts';
import { meetingKey } from '../lines/draw.ts';
import { seatedAt } from '../lines/meeting.ts';
import { type Folded, isCorrecting, keyOf, withEntry, withoutEntry } from '../log/folded.ts';
import { drawn } from '../plan/changes.ts';
import { linesOfRound, planAt } from '../plan/plan.ts';
import type { LineBook, Terms, Tournament, TournamentLine } from '../tournament.ts';
import { type Arrival, EMPTY_BOOK, isBegun, resultOf, sameResult, withDoubt, withReport } from './book.ts';
import { parseReported, type Reported } from './result.ts';
import { scaledText } from './scaled.ts';

/** Returns the change that a report makes. */
export function reported(now: Folded, entry: Stamp & ReportedEntry, number: number): Partial<Folded> {
  const report = readResult(entry.line, entry.result);
  const when = { number, at: entry.at - (entry.ago ?? 0) };
  const line = lineOfReport(now, entry);
  if (line === undefined) return changed(now, entry.line, when, (book) => withDoubt(book, 'plan', report));
  const known = now.lines.has(line) ? now : { ...now, ...withOffPlan(now, line) };
  const { terms, state } = now;
  const place = defined(parseLine(line), 'a line that is stored has a name');
  const arrival: Arrival = {
    side: terms.policies.agree === 'off' ? 'both' : entry.side,
    ...present({ seen: entry.seen }),
    isRoundOver: state === 'over' || terms.policies.undo === 'off' || isRoundOver(now, place),
    isCorrection: isCorrecting(keyOf(now, entry.by)?.role),
    isShown: () => terms.policies.traveller === 'agreed' && hasOtherResult(now, line, place.board),
  };
  const name = makePlace(place);
  const isFurther = (now.reached.get(name) ?? 0) < place.round;
  return {
    ...(known !== now && { lines: known.lines, offPlan: known.offPlan }),
    ...(isFurther && { reached: now.reached.set(name, place.round) }),
    ...(entry.record !== undefined && { records: now.records.set(line, entry.record) }),
    ...changed(known, line, when, (book) => withReport(book, arrival, report)),
  };
}

/**
 * Finds the line that a report is for. A device with an older plan means the people who met by that plan: their line in
 * the current plan, or none.
 */
function lineOfReport({ plans, lines }: Folded, { line, plan }: ReportedEntry): string | undefined {
  const { section, round } = defined(parseLine(line), 'a line that is stored has a name');
  const older = plans.find(({ number }) => number === plan);
  if (older === undefined || older === planAt(plans, section, round)) return line;
  const meant = linesOfRound(older, round).find((one) => one.line === line);
  if (meant === undefined) return undefined;
  const isMeant = (one: TournamentLine): boolean => meetingKey(one) === meetingKey(meant);
  const same = lines.get(line);
  return same && isMeant(same) ? line : [...lines.values()].find(isMeant)?.line;
}

/** True if the next round has started at the line's table. */
export const isRoundOver = ({ reached }: Pick<Tournament, 'reached'>, line: Line): boolean =>
  (reached.get(makePlace(line)) ?? 0) > line.round;

function hasOtherResult({ lines, books }: Folded, line: string, board: number): boolean {
  return [...lines.values()].some(
    (one) => one.board === board && one.line !== line && resultOf(books.get(one.line) ?? EMPTY_BOOK),
  );
}

/** Adds a line off the plan: a board that the contestants at the table do not have there. */
function withOffPlan(now: Folded, name: string): Pick<Folded, 'lines' | 'offPlan'> {
  const line = defined(parseLine(name), 'a line that is stored has a name');
  const { section, table, round } = line;
  const sitting = defined(
    [...now.lines.values()].find(
      (one) => one.round === round && one.table === table && one.section === section,
    ),
    'people sit where a board is reported',
  );
  const { ns, ew, seats } = sitting;
  const offPlan = withEntry(now.offPlan, name, {
    ...{ ...line, line: name, ns, ew },
    ...present({ seats }),
  });
  return { offPlan, lines: defined(drawn(now, { offPlan }).lines, 'lines are drawn') };
}

/**
 * Returns the change of a line's book by a command; if the book is the same, nothing changes. A line off the plan
 * exists only while something is reported or ruled on it.
 */
export function changed(
  now: Folded,
  line: string,
  { number, at }: { readonly number: number; readonly at: number },
  to: (book: LineBook) => LineBook,
): Partial<Folded> {
  const before = now.books.get(line) ?? EMPTY_BOOK;
  const after = to(before);
  const state = now.state === 'setup' ? 'playing' : now.state;
  if (after === before) return { state };
  const [was, is] = [resultOf(before), resultOf(after)];
  const { at: since, ...book } = after;
  const counts = is && was && sameResult(is, was) ? since : is && at;
  const books = now.books.set(line, { ...book, last: number, ...present({ at: counts }) });
  if (now.offPlan.has(line) && isBegun(before) && !isBegun(book))
    return drawn(now, { books, state, offPlan: withoutEntry(now.offPlan, line) });
  return decidesAbsence(now, line) ? drawn(now, { books, state }) : { books, state };
}

/** True if the line's result decides whether an absent contestant's boards are void. */
function decidesAbsence({ absences, lines }: Folded, line: string): boolean {
  if (absences.length === 0) return false;
  const planned = lines.get(line);
  const seated = planned === undefined ? [] : seatedAt(planned);
  return absences.some(({ contestant, as }) => as === 'gone' && seated.includes(contestant));
}

/** Returns a result that was not refused, with its score in a game that has a scale of its own. */
export function scoredText(line: string, text: string, scale: Terms['scale']): string {
  const { board } = defined(parseLine(line), 'a line of a command that was not refused has a name');
  const scored = scaledText(text, board, scale);
  assert(scored.ok, 'a result that was not refused has a score');
  return scored.value;
}

/** Reads a result from the log. */
export function readResult(line: string, text: string): Reported {
  const { board } = defined(parseLine(line), 'a line that is stored has a name');
  const read = parseReported(text, board);
  assert(read.ok, 'a result that is stored can be read');
  return read.value;
}
