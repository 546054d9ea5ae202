import { DECLARERS_OF_TWO } from '@overtrick/duplicate/boardGame';
import type { Result } from '@overtrick/rules/result';
import { quote } from '@overtrick/rules/text';
import type { TournamentCommand } from '../entry.ts';
import type { Key } from '../keys/key.ts';
import { type Line, makePlace, parseLine } from '../line.ts';
import { linesAt } from '../lines/standing.ts';
import { isCorrecting } from '../log/folded.ts';
import { type Refusal, refuse } from '../log/refusal.ts';
import { linesOfRound, sectionsOf } from '../plan/plan.ts';
import type { LineBook, Tournament } from '../tournament.ts';
import { EMPTY_BOOK, isBegun, resultOf, stateOf } from './book.ts';
import { clashOf } from './counted.ts';
import { makeReported, parseReported, type Reported, sidesOfReport } from './result.ts';
import { scaledText } from './scaled.ts';
import { isRoundOver } from './words.ts';

export type LineCommand = Extract<
  TournamentCommand,
  { kind: 'reported' | 'agreed' | 'withdrawn' | 'skipped' | 'accepted' | 'ruled' | 'late' }
>;

/** Refuses a command on a line that is impossible now. */
export function lineRefusal(tournament: Tournament, command: LineCommand, key: Key): Refusal | undefined {
  const { line: name } = command;
  const line = parseLine(name);
  if (line === undefined) return noName(name);
  if (!isLineOf(tournament, command, line)) return noLine(tournament, line, name);
  const book = tournament.books.get(name) ?? EMPTY_BOOK;
  return wordRefusal(tournament, key, command, { line, book });
}

/**
 * True if the line is in the plan; a report may also use the device's older plan, or a board of the section off the
 * plan.
 */
function isLineOf(tournament: Tournament, command: LineCommand, line: Line): boolean {
  const { lines, books, plans } = tournament;
  if (lines.has(command.line)) return true;
  // an answer to the reports of a line that is no more
  const book = books.get(command.line);
  if (command.kind === 'ruled') return book !== undefined;
  // a board off the plan whose report was withdrawn has nothing to accept or to withdraw
  if (command.kind === 'accepted' || command.kind === 'withdrawn')
    return book !== undefined && !isBegun(book);
  if (command.kind !== 'reported') return false;
  const plan = plans.find(({ number }) => number === command.plan);
  if (plan && linesOfRound(plan, line.round).some((one) => one.line === command.line)) return true;
  return (
    linesAt(tournament, line).length > 0 &&
    [...lines.values()].some((one) => one.section === line.section && one.board === line.board)
  );
}

/** Refuses a line that is not in the plan. */
export function offPlanRefusal(tournament: Tournament, name: string): Refusal | undefined {
  const line = parseLine(name);
  if (line === undefined) return noName(name);
  const planned = tournament.lines.get(name);
  return planned === undefined || planned.isOffPlan ? noLine(tournament, line, name) : undefined;
}

const noName = (name: string): Refusal =>
  refuse(
    'ERR_LINE',
    name,
    `a line is written like A3/2/7: section and table, round, board; not ${quote(name)}`,
  );

const noLine = ({ plans }: Tournament, line: Line, name: string): Refusal =>
  sectionsOf(plans).includes(line.section)
    ? refuse(
        'ERR_LINE',
        name,
        `the plan has no board ${line.board} at ${makePlace(line)} in round ${line.round}`,
      )
    : refuse('ERR_LINE', name, `there is no section ${line.section}`);

function wordRefusal(
  tournament: Tournament,
  key: Key,
  command: LineCommand,
  { line, book }: { readonly line: Line; readonly book: LineBook },
): Refusal | undefined {
  const { line: name } = command;
  const state = stateOf(book);
  const isOpen = state === 'due' || state === 'skipped' || state === 'late';
  const nothing = (why: string) => refuse('ERR_NOTHING', name, why);
  switch (command.kind) {
    case 'reported':
      return reportRefusal(tournament, key, command, line);
    case 'ruled': {
      const stale = staleRefusal(command, book);
      if (stale) return stale;
      if (command.result !== null) {
        const read = readScaled(tournament, command.result, line.board);
        return read.ok
          ? (declarerRefusal(tournament, name, read.value) ?? pointsRefusal(tournament, name, read.value))
          : { ...read, at: name };
      }
      return book.ruling === undefined ? nothing('there is no ruling to take back') : undefined;
    }
    case 'agreed': {
      if (book.ruling !== undefined) return nothing('the director has ruled');
      const other = command.side === 'NS' ? book.EW : book.NS;
      return other === undefined
        ? nothing('the other side has reported nothing')
        : staleRefusal(command, book);
    }
    case 'withdrawn':
      if (sidesOfReport(command.side).every((side) => book[side] === undefined))
        return nothing('this board has no report yet');
      return isCorrecting(key.role) ? undefined : tooLate(tournament, line, name);
    case 'skipped':
      return isOpen ? undefined : nothing('the board has a result already');
    case 'late':
      return isOpen ? undefined : nothing('the board has a result already: rule on it');
    case 'accepted':
      return acceptRefusal(tournament, name, book);
  }
}

function reportRefusal(
  tournament: Tournament,
  key: Key,
  { line: name, result }: Extract<LineCommand, { kind: 'reported' }>,
  line: Line,
): Refusal | undefined {
  const read = readScaled(tournament, result, line.board);
  if (!read.ok) return { ...read, at: name };
  const { outcome, lead } = read.value;
  const { policies } = tournament.terms;
  const odd = declarerRefusal(tournament, name, read.value) ?? pointsRefusal(tournament, name, read.value);
  if (odd !== undefined || key.role === 'director') return odd;
  if (outcome.kind === 'points' && tournament.terms.scale === undefined) return undefined;
  if (outcome.kind !== 'played' && outcome.kind !== 'points')
    return refuse('ERR_ROLE', name, 'only the director gives an artificial score: call the director');
  if (outcome.contract === undefined || /(?:score|points)=/i.test(result))
    return refuse('ERR_ROLE', name, 'a result is a contract and its tricks; a score is the director’s');
  const wantsLead = policies.lead === 'must' && outcome.contract !== 'PASS';
  return wantsLead && lead === undefined && key.role !== 'scorer'
    ? refuse('ERR_RESULT', name, 'the opening lead is missing: write it as in "4S N 10 lead=HK"')
    : undefined;
}

/** Reads a result with its score by the scale of the evening's game. */
function readScaled({ terms }: Tournament, result: string, board: number): Result<Reported, 'ERR_RESULT'> {
  const text = scaledText(result, board, terms.scale);
  return text.ok ? parseReported(text.value, board) : text;
}

/** Refuses a declarer who is not one of the two players, in a game for two. */
function declarerRefusal({ terms }: Tournament, name: string, { outcome }: Reported): Refusal | undefined {
  if (terms.seats === undefined || outcome.kind !== 'played') return undefined;
  const { contract } = outcome;
  if (contract === undefined || contract === 'PASS' || DECLARERS_OF_TWO.includes(contract.declarer))
    return undefined;
  const [first, second] = DECLARERS_OF_TWO;
  return refuse('ERR_RESULT', name, `the declarer is ${first}, the first player, or ${second}, the second`);
}

/**
 * Refuses results of the wrong kind: with three at a table a result gives each player's points, otherwise it does not.
 */
function pointsRefusal({ terms }: Tournament, name: string, { outcome }: Reported): Refusal | undefined {
  const isOfThree = terms.form === 'threes';
  const isFit = isOfThree ? outcome.kind !== 'played' : outcome.kind !== 'points';
  if (isFit && (!isOfThree || (outcome.kind !== 'weighted' && outcome.kind !== 'split'))) return undefined;
  return isOfThree
    ? refuse(
        'ERR_RESULT',
        name,
        terms.scale === undefined
          ? 'of three at a table a result is the points of each: "points=420/0/0"'
          : 'of three at a table a result is a contract with its tricks, or the points of each: "points=420/0/0"',
      )
    : refuse('ERR_RESULT', name, 'with two sides give one score, from North-South’s side');
}

/** Refuses a command from a director or a side that had not seen the line's last change, and shows it to them. */
function staleRefusal(
  { line, seen = Infinity }: Extract<LineCommand, { kind: 'ruled' | 'agreed' }>,
  book: LineBook,
): Refusal | undefined {
  if (seen >= book.last) return undefined;
  const result = resultOf(book);
  const said = [book.NS, book.EW].flatMap((report) => (report ? [makeReported(report)] : []));
  const now = result ? `is now ${makeReported(result)}` : `has now ${said.join(' and ') || 'no result'}`;
  return refuse('ERR_STALE', line, `somebody else has reported since: the board ${now}`);
}

function tooLate(tournament: Tournament, line: Line, name: string): Refusal | undefined {
  const { policies } = tournament.terms;
  if (policies.undo === 'off')
    return refuse('ERR_CLOSED', name, 'only the director can change this result: call the director');
  return isRoundOver(tournament, line)
    ? refuse('ERR_CLOSED', name, 'the next round has started at this table: call the director')
    : undefined;
}

function acceptRefusal(tournament: Tournament, name: string, book: LineBook): Refusal | undefined {
  const line = tournament.lines.get(name);
  const isReported = book.NS !== undefined || book.EW !== undefined;
  if (line === undefined && !isReported) return refuse('ERR_NOTHING', name, 'this board has no report yet');
  const isOpen = line?.isOffPlan || (line && clashOf(tournament, line) !== undefined);
  if (!isOpen) return refuse('ERR_NOTHING', name, 'this board is in the plan: it needs no acceptance');
  if (book.isAccepted) return refuse('ERR_NOTHING', name, 'this board has been accepted already');
  return isReported ? undefined : refuse('ERR_NOTHING', name, 'this board has no report yet');
}
