import { seatedAt } from '../lines/meeting.ts';
import { dealKeyIn } from '../plan/plan.ts';
import type { LineBook, LineState, Tournament, TournamentLine } from '../tournament.ts';
import { EMPTY_BOOK, isBegun, resultOf, stateOf } from './book.ts';
import { parseReported, type Reported } from './result.ts';

/** A line that needs a result, with the one that counts, if any. */
export interface CountedLine {
  readonly line: TournamentLine;
  readonly book: LineBook;
  readonly result: Reported | undefined;
}

/**
 * Returns the lines that need a result, each with the one that counts: the director's ruling, otherwise the agreed or
 * (by the policy) reported result, otherwise the award for an absence. Boards off the plan, and repeated boards, count
 * once the director accepts them (Law 15A). Void lines are left out.
 */
export function countedLines(tournament: Tournament): readonly CountedLine[] {
  const clashes = clashesOf(tournament);
  return [...tournament.lines.values()].flatMap((line) => {
    if (line.isVoid) return [];
    const book = tournament.books.get(line.line) ?? EMPTY_BOOK;
    return [
      {
        line,
        book,
        result: resultIn(tournament, line, book, clashes.has(line.line)),
      },
    ];
  });
}

/** Returns the result of a line that counts. */
export const countedOf = (tournament: Tournament, line: TournamentLine): Reported | undefined =>
  line.isVoid
    ? undefined
    : resultIn(
        tournament,
        line,
        tournament.books.get(line.line) ?? EMPTY_BOOK,
        clashOf(tournament, line) !== undefined,
      );

function resultIn(
  { terms }: Tournament,
  line: TournamentLine,
  book: LineBook,
  isClash: boolean,
): Reported | undefined {
  if (book.ruling !== undefined) return book.ruling;
  if ((line.isOffPlan || isClash) && !book.isAccepted) return undefined;
  return (
    resultOf(book, terms.policies.counts) ?? (line.award === undefined ? undefined : awarded(line.award))
  );
}

/** Awards by their texts: equal awards are the same object, so that their boards need not be scored again. */
const AWARDS = new Map<string, Reported>();

function awarded(text: string): Reported | undefined {
  const known = AWARDS.get(text);
  if (known) return known;
  const read = parseReported(text, 1);
  if (!read.ok) return undefined;
  AWARDS.set(text, read.value);
  return read.value;
}

/**
 * Returns the state of a line with the plan's effects: a line that will not be played is void, one with an award is
 * ruled.
 */
export function lineStateOf(tournament: Tournament, line: TournamentLine): LineState {
  if (line.isVoid) return 'void';
  const state = stateOf(tournament.books.get(line.line) ?? EMPTY_BOOK);
  const isOpen = state === 'due' || state === 'skipped' || state === 'late';
  return isOpen && line.award !== undefined ? 'ruled' : state;
}

/** Finds for each line the other line where one of its contestants has the same board, and that comes first. */
function clashesOf(tournament: Tournament): ReadonlyMap<string, TournamentLine> {
  if (!mayClash(tournament)) return new Map();
  const lines = [...tournament.lines.values()].filter((line) => !line.isVoid);
  const keyOf = dealKeyIn(tournament.plans);
  const byDeal = Map.groupBy(lines, keyOf);
  return new Map(
    lines.flatMap((line) => {
      const before = clashAmong(tournament, line, byDeal.get(keyOf(line)) ?? []);
      return before === undefined ? [] : [[line.line, before] as const];
    }),
  );
}

/** Finds the earlier or existing line where one of a line's contestants has the same board. */
export function clashOf(tournament: Tournament, line: TournamentLine): TournamentLine | undefined {
  if (!mayClash(tournament)) return undefined;
  const keyOf = dealKeyIn(tournament.plans);
  const key = keyOf(line);
  const ofDeal = [...tournament.lines.values()].filter((one) => !one.isVoid && keyOf(one) === key);
  return clashAmong(tournament, line, ofDeal);
}

/**
 * True if somebody may have a board twice: no movement allows it, but another plan, another person at the table or a
 * wrong board may cause it.
 */
export const mayClash = ({ offPlan, reseated, reboarded, plans, terms }: Tournament): boolean =>
  // a team has each board twice, once in each direction
  terms.form !== 'teams' &&
  (offPlan.size > 0 ||
    reseated.size > 0 ||
    reboarded.size > 0 ||
    new Set(plans.map(({ section }) => section)).size < plans.length);

function clashAmong(
  { books }: Tournament,
  line: TournamentLine,
  ofBoard: readonly TournamentLine[],
): TournamentLine | undefined {
  const bookOf = (one: TournamentLine): LineBook => books.get(one.line) ?? EMPTY_BOOK;
  return ofBoard.find((one) => {
    if (one.line === line.line || !sharesContestant(one, line)) return false;
    if (one.isOffPlan) return bookOf(one).isAccepted === true;
    return !line.isOffPlan && isBegun(bookOf(one)) && comesFirst(one, bookOf(one), line, bookOf(line));
  });
}

/** True if a line got its result before another; at the same time the earlier round comes first. */
function comesFirst(
  one: TournamentLine,
  { at = Infinity }: LineBook,
  other: TournamentLine,
  { at: otherAt = Infinity }: LineBook,
): boolean {
  return at === otherAt ? one.round < other.round : at < otherAt;
}

export const sharesContestant = (one: TournamentLine, other: TournamentLine): boolean =>
  seatedAt(one).some((id) => seatedAt(other).includes(id));
