import { Option } from '@commander-js/extra-typings';
import { MOVEMENT_KINDS, movementOf } from '@overtrick/club/movement/kinds';
import { rankingOf } from '@overtrick/club/ranking';
import { type ScoredEvent, scoreEvent, scoringOf } from '@overtrick/club/scored';
import { totalsOf } from '@overtrick/club/totals';
import { EMPTY_BOOK, resultOf, stateOf } from '@overtrick/club/tournament/book';
import { decide } from '@overtrick/club/tournament/decide';
import type { TournamentEntry } from '@overtrick/club/tournament/entry';
import { added } from '@overtrick/club/tournament/fold';
import { makeLog, parseLog, type ReadLog } from '@overtrick/club/tournament/log';
import { openTournament } from '@overtrick/club/tournament/open';
import { makeReported } from '@overtrick/club/tournament/result';
import { eventOf } from '@overtrick/club/tournament/toEvent';
import type { Tournament } from '@overtrick/club/tournament/tournament';
import { writeJsonEvent } from '@overtrick/formats/events/json/write';
import { findGame, GAMES } from '@overtrick/rules/games/list';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { type Define, jsonOption, noSuch, onUnknown, type Trouble, wholeNumber } from '../../command.ts';
import { inSource, readSource } from '../../input.ts';
import type { Io } from '../../io.ts';
import { rankingRows, rankingTable } from '../../text/eventText.ts';
import { makeTable } from '../../text/table.ts';

const PLACE = 'overtrick tournament';
const MOST_ENTRANTS = 400;

/** Forms whose tables have two sides. */
const FORMS = ['pairs'] as const;

interface Wanted {
  readonly form: (typeof FORMS)[number];
  readonly entrants: number;
  readonly movement: string;
  readonly rounds?: number;
  readonly boardsPerRound: number;
  readonly method: string;
  readonly game: string;
  readonly name?: string;
}

export const tournament: Define = (command, io, end) => {
  command
    .command('new')
    .summary('a log that opens a tournament of one section')
    .description('Prints a log: the contestants, numbered through, and the plan.')
    .addOption(
      new Option('--form <form>', 'what the contestants are').choices(FORMS).default('pairs' as const),
    )
    .requiredOption('--entrants <n>', 'how many contestants', wholeNumber(2, MOST_ENTRANTS))
    .requiredOption('--movement <kind>', MOVEMENT_KINDS.map(({ id }) => id).join(', '))
    .option('--rounds <r>', 'how many rounds, where there is a choice', wholeNumber(1, 99))
    .option('--boards-per-round <k>', 'how many boards are a set', wholeNumber(1, 99), 2)
    .option('--method <name>', 'how boards are scored', 'mp')
    .option('--game <id>', 'the game, as `overtrick games` lists it', 'bridge')
    .option('--name <text>', 'the name of the tournament')
    .action(async (options) => end(await open(io, options)));
  command
    .command('report')
    .summary('a log with results added')
    .description(
      'Prints the log with the results of a file, a line each: A3/2/7 4S N 10. Both sides agree on each.',
    )
    .argument('<log>', 'a log; - reads standard input')
    .argument('<results>', 'lines and results; - reads standard input')
    .action(async (log, results) => end(await report(io, log, results)));
  command
    .command('show')
    .summary('where a tournament stands')
    .description('Prints the ranking as it stands, the lines and what is missing.')
    .argument('<log>', 'a log; - reads standard input')
    .addOption(jsonOption())
    .action(async (log, { json }) => end(await show(io, log, json)));
  command
    .command('event')
    .summary('the event of a log, as its own JSON')
    .description('Prints the event as `overtrick event` reads it.')
    .argument('<log>', 'a log; - reads standard input')
    .action(async (log) => end(await event(io, log)));
  command.usage('<new|report|show|event> …');
  onUnknown(command, 'thing to do with a tournament', end);
};

async function open(io: Io, options: Wanted): Promise<Trouble> {
  const { form, entrants, movement: id, rounds, boardsPerRound, method, game, name } = options;
  const at = `${PLACE} new`;
  const kind = MOVEMENT_KINDS.find((known) => known.id === id);
  if (kind === undefined)
    return noSuch(
      at,
      'movement',
      id,
      MOVEMENT_KINDS.map((known) => known.id),
    );
  if (kind.seating !== form)
    return fail('ERR_MOVEMENT', at, `${id} is a movement of ${kind.seating}, not of ${form}`);
  if (findGame(game) === undefined)
    return noSuch(
      at,
      'game',
      game,
      GAMES.map((known) => known.id),
    );
  const scoring = scoringOf({ method });
  if (!scoring.ok) return { ...scoring, at };
  const movement = movementOf(kind, entrants, rounds);
  if (!movement.ok) return { ...movement, at };
  const log = openTournament({
    form,
    game,
    method,
    ...(name !== undefined && { name }),
    movement: movement.value,
    boardsPerRound,
    at: Date.now(),
  });
  if (!log.ok) return { ...log, at };
  await io.out(makeLog(log.value));
  return undefined;
}

async function readLog(io: Io, file: string): Promise<Result<ReadLog>> {
  const source = await readSource(io, file);
  if (!source.ok) return source;
  const log = parseLog(source.value.text);
  return log.ok ? log : inSource(source.value, log);
}

async function report(io: Io, logFile: string, resultsFile: string): Promise<Trouble> {
  const log = await readLog(io, logFile);
  if (!log.ok) return log;
  const source = await readSource(io, resultsFile);
  if (!source.ok) return source;
  const reported: TournamentEntry[] = [];
  let { tournament: now } = log.value;
  for (const [i, text] of source.value.text.split('\n').entries()) {
    const [, line, result] = /^\s*(\S+)\s+(\S.*?)\s*$/.exec(text) ?? [];
    if (text.trim() === '') continue;
    const at = `${i + 1}:1`;
    if (line === undefined || result === undefined)
      return inSource(source.value, fail('ERR_LINE', at, 'a line is written like "A3/2/7 4S N 10"'));
    const decided = decide(now, { kind: 'reported', line, result, side: 'both' });
    if (!decided.ok) return inSource(source.value, { ...decided, at });
    const entry: TournamentEntry = { at: Date.now(), by: 0, ...decided.value };
    reported.push(entry);
    now = added(now, entry);
  }
  await io.out(makeLog([...log.value.entries, ...reported]));
  return undefined;
}

function scored(tournament: Tournament): Result<ScoredEvent> {
  const current = eventOf(tournament);
  const scoring = scoringOf(current);
  return scoring.ok ? ok(scoreEvent(current, scoring.value)) : scoring;
}

async function show(io: Io, file: string, json: true | undefined): Promise<Trouble> {
  const log = await readLog(io, file);
  if (!log.ok) return log;
  const { tournament: shown } = log.value;
  const event = scored(shown);
  if (!event.ok) return { ...event, at: file };
  const ranking = rankingOf(event.value.event, totalsOf(event.value));
  const { decimals } = event.value.scoring.method;
  const numbers = new Map(event.value.event.contestants.map(({ id, number }) => [id, number]));
  const lines = [...shown.lines.values()].map(({ line, board, ns, ew }) => {
    const book = shown.books.get(line) ?? EMPTY_BOOK;
    const result = resultOf(book);
    return {
      line,
      board,
      ns: numbers.get(ns) ?? ns,
      ew: numbers.get(ew) ?? ew,
      state: stateOf(book),
      ...(result && { result: makeReported(result) }),
    };
  });
  const missing = lines.filter(({ result, state }) => result === undefined && state !== 'void');
  const [first] = missing;
  const round =
    shown.lines.get(first?.line ?? '')?.round ??
    Math.max(0, ...[...shown.lines.values()].map((one) => one.round));
  const doubts = [...shown.books].flatMap(([line, { doubts: some }]) =>
    some.map(({ code }) => ({ line, code })),
  );
  const state = shown.isOver ? 'over' : shown.books.size > 0 ? 'playing' : 'setup';
  if (json) {
    const rows = rankingRows(ranking, decimals);
    const names = missing.map(({ line }) => line);
    await io.out(`${JSON.stringify({ state, round, ranking: rows, lines, missing: names, doubts })}\n`);
    return undefined;
  }
  await io.out(rankingTable(ranking, decimals));
  await io.out(
    makeTable(
      ['Line', 'Board', 'NS', 'EW', 'Result', 'State'],
      lines.map(({ line, board, ns, ew, result = '', state: is }) => [
        line,
        String(board),
        ns,
        ew,
        result,
        is,
      ]),
    ),
  );
  return undefined;
}

async function event(io: Io, file: string): Promise<Trouble> {
  const log = await readLog(io, file);
  if (!log.ok) return log;
  await io.out(writeJsonEvent(eventOf(log.value.tournament)));
  return undefined;
}
