import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import { quote } from '@overtrick/rules/text';
import { stateOf } from './book.ts';
import type {
  Agreed,
  Curtailed,
  Entered,
  Penalised,
  Planned,
  ReportedEntry,
  Ruled,
  Skipped,
  Withdrawn,
} from './entry.ts';
import { parseLine } from './line.ts';
import { parseReported } from './result.ts';
import type { Tournament } from './tournament.ts';

/** A command: an entry without its stamp. */
export type TournamentCommand =
  | Entered
  | Planned
  | ReportedEntry
  | Agreed
  | Withdrawn
  | Skipped
  | Ruled
  | Curtailed
  | Penalised
  | { readonly kind: 'ended' };

export type TournamentCode =
  | 'ERR_LINE' // no line of the plan has that name
  | 'ERR_RESULT' // no result can be that
  | 'ERR_CONTESTANT' // a contestant that is not there, or there already
  | 'ERR_SECTION' // a section without a plan
  | 'ERR_NOTHING' // nothing to agree on, to withdraw or to take back
  | 'ERR_OVER'; // only the director changes a tournament that is over

/** The command, where it can be done now: then it is an entry; else a refusal. The only door to a log. */
export function decide(
  tournament: Tournament,
  command: TournamentCommand,
): Result<TournamentCommand, TournamentCode> {
  return refusalOf(tournament, command) ?? ok(command);
}

type Refusal = Failure<TournamentCode>;

function refusalOf(tournament: Tournament, command: TournamentCommand): Refusal | undefined {
  switch (command.kind) {
    case 'entered':
      return tournament.contestants.has(command.contestant)
        ? fail('ERR_CONTESTANT', command.contestant, `there is a contestant ${command.contestant} already`)
        : undefined;
    case 'planned':
      return strangerIn(tournament, command.entrants);
    case 'penalised':
      return strangerIn(tournament, [command.contestant]);
    case 'curtailed':
      return tournament.plans.some(({ section }) => section === command.section)
        ? undefined
        : fail('ERR_SECTION', command.section, `section ${command.section} has no plan`);
    case 'ended':
      return undefined;
    default:
      return lineRefusal(tournament, command);
  }
}

function strangerIn({ contestants }: Tournament, ids: readonly (string | null)[]): Refusal | undefined {
  const stranger = ids.find((id) => id !== null && !contestants.has(id));
  return stranger === undefined || stranger === null
    ? undefined
    : fail('ERR_CONTESTANT', stranger, `there is no contestant ${stranger}`);
}

function lineRefusal(
  tournament: Tournament,
  command: ReportedEntry | Agreed | Withdrawn | Skipped | Ruled,
): Refusal | undefined {
  const { line, kind } = command;
  if (!tournament.lines.has(line)) return noLine(tournament, line);
  if (tournament.isOver && kind !== 'ruled')
    return fail('ERR_OVER', line, 'the tournament is over: its director corrects a result');
  const book = tournament.books.get(line);
  const state = book === undefined ? 'due' : stateOf(book);
  const nothing = (why: string) => fail('ERR_NOTHING', line, why);
  switch (kind) {
    case 'reported':
      return resultRefusal(line, command.result);
    case 'ruled':
      if (command.result !== null) return resultRefusal(line, command.result);
      return book?.ruling === undefined ? nothing('there is no ruling to take back') : undefined;
    case 'agreed':
      return (command.side === 'NS' ? book?.EW : book?.NS) === undefined
        ? nothing('the other side has reported nothing')
        : undefined;
    case 'withdrawn':
      return state === 'due' || state === 'skipped' ? nothing('nothing is reported') : undefined;
    case 'skipped':
      return state === 'due' || state === 'skipped' ? undefined : nothing('the board has a result already');
  }
}

function noLine({ plans }: Tournament, line: string): Refusal {
  const parsed = parseLine(line);
  if (parsed === undefined)
    return fail(
      'ERR_LINE',
      line,
      `a line is written like A3/2/7: section and table, round, board; not ${quote(line)}`,
    );
  return plans.some(({ section }) => section === parsed.section)
    ? fail(
        'ERR_LINE',
        line,
        `the plan has no board ${parsed.board} at ${parsed.section}${parsed.table} in round ${parsed.round}`,
      )
    : fail('ERR_LINE', line, `there is no section ${parsed.section}`);
}

function resultRefusal(line: string, result: string): Refusal | undefined {
  const board = parseLine(line)?.board ?? 1;
  const read = parseReported(result, board);
  return read.ok ? undefined : { ...read, at: line };
}
