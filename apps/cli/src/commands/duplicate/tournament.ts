import { Option } from '@commander-js/extra-typings';
import { hasBoards, seatsOfTwo } from '@overtrick/club/boardGame';
import { MOVEMENT_KINDS, movementOf } from '@overtrick/club/movement/kinds';
import { rankingOf } from '@overtrick/club/ranking';
import { type ScoredEvent, scoreEvent, scoringOf } from '@overtrick/club/scored';
import { totalsOf } from '@overtrick/club/totals';
import { countedOf, lineStateOf } from '@overtrick/club/tournament/counted';
import { decide, offPlanRefusal } from '@overtrick/club/tournament/decide';
import { doubtsOf } from '@overtrick/club/tournament/doubts';
import type { TournamentEntry } from '@overtrick/club/tournament/entry';
import { added } from '@overtrick/club/tournament/fold';
import { KEEPER } from '@overtrick/club/tournament/key';
import { makeLog } from '@overtrick/club/tournament/log';
import { openTournament } from '@overtrick/club/tournament/open';
import { progressOf } from '@overtrick/club/tournament/progress';
import { makeReported } from '@overtrick/club/tournament/result';
import { teamsScoringOf } from '@overtrick/club/tournament/teams/scoring';
import { rankedTeams, scoredMatches } from '@overtrick/club/tournament/teams/standings';
import { contestantsOf, eventOf } from '@overtrick/club/tournament/toEvent';
import type { Tournament } from '@overtrick/club/tournament/tournament';
import { type ListedContestant, readContestants } from '@overtrick/formats/contestants/read';
import { writeJsonEvent } from '@overtrick/formats/events/json/write';
import { findGame, GAMES } from '@overtrick/rules/games/list';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { type Define, jsonOption, noSuch, onUnknown, type Trouble, wholeNumber } from '../../command.ts';
import { inSource, readSource } from '../../input.ts';
import type { Io } from '../../io.ts';
import { rankingRows, rankingTable } from '../../text/eventText.ts';
import { makeTable } from '../../text/table.ts';
import { defineFiles, readLog } from './tournamentFiles.ts';

const PLACE = 'overtrick tournament';
const MOST_ENTRANTS = 400;

/** Forms whose tables have two sides. */
const FORMS = ['pairs', 'teams'] as const;

interface Wanted {
  readonly form: (typeof FORMS)[number];
  readonly entrants?: number;
  readonly entries?: string;
  readonly movement: string;
  readonly rounds?: number;
  readonly boardsPerRound: number;
  readonly method?: string;
  readonly scale?: string;
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
    .option('--entrants <n>', 'how many contestants', wholeNumber(2, MOST_ENTRANTS))
    .option('--entries <file>', 'their names, in the order of their numbers: CSV with name, name2, member, …')
    .requiredOption('--movement <kind>', MOVEMENT_KINDS.map(({ id }) => id).join(', '))
    .option('--rounds <r>', 'how many rounds, where there is a choice', wholeNumber(1, 99))
    .option('--boards-per-round <k>', 'how many boards are a set', wholeNumber(1, 99), 2)
    .option(
      '--method <name>',
      'how boards are scored: mp where nothing is said; of teams a form of match, imps',
    )
    .option('--scale <name>', 'of teams: the scale that turns a match into victory points, such as wbf')
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
  defineFiles(command, io, end);
  command.usage('<new|report|show|event|of|export> …');
  onUnknown(command, 'thing to do with a tournament', end);
};

async function open(io: Io, options: Wanted): Promise<Trouble> {
  const { form, movement: id, rounds, boardsPerRound, game, name } = options;
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
  const played = findGame(game);
  if (played === undefined || !hasBoards(played))
    return noSuch(
      at,
      'game with numbered boards',
      game,
      GAMES.filter(hasBoards).map((known) => known.id),
    );
  const seats = seatsOfTwo(played);
  const method = options.method ?? (form === 'teams' ? 'imps' : 'mp');
  const chosen = options.scale === undefined ? {} : { options: { scale: options.scale } };
  const scoring = form === 'teams' ? teamsScoringOf({ method, ...chosen }) : scoringOf({ method });
  if (!scoring.ok) return { ...scoring, at };
  const list = await readEntrants(io, options.entries);
  if (!list.ok) return list;
  const count = options.entrants ?? list.value?.length;
  if (count === undefined) return fail('ERR_USAGE', at, 'say how many contestants there are: --entrants 13');
  const movement = movementOf(kind, count, rounds);
  if (!movement.ok) return { ...movement, at };
  const log = openTournament({
    form,
    game,
    ...(seats && { seats }),
    method,
    ...chosen,
    ...(name !== undefined && { name }),
    movement: movement.value,
    boardsPerRound,
    ...(list.value && { entrants: list.value }),
    at: Date.now(),
  });
  if (!log.ok) return { ...log, at };
  await io.out(makeLog(log.value));
  return undefined;
}

/** The contestants of a list; nothing where there is none. */
async function readEntrants(
  io: Io,
  file: string | undefined,
): Promise<Result<readonly ListedContestant[] | undefined>> {
  if (file === undefined) return ok(undefined);
  const source = await readSource(io, file);
  if (!source.ok) return source;
  const list = readContestants(source.value.text);
  return list.ok ? list : inSource(source.value, list);
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
    const decided = decide(now, KEEPER, { kind: 'reported', line, result, side: 'both' });
    if (!decided.ok) return inSource(source.value, { ...decided, at });
    const off = offPlanRefusal(now, line);
    if (off) return inSource(source.value, { ...off, at });
    for (const command of decided.value) {
      const entry: TournamentEntry = { at: Date.now(), by: KEEPER.number, ...command };
      reported.push(entry);
      now = added(now, entry);
    }
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
  const isTeams = shown.terms.form === 'teams';
  const event = isTeams ? undefined : scored(shown);
  if (event?.ok === false) return { ...event, at: file };
  const ranking = event ? rankingOf(event.value.event, totalsOf(event.value)) : rankedTeams(shown);
  const decimals = event?.value.scoring.method.decimals ?? 2;
  const numbers = new Map(contestantsOf(shown).map(({ id, number }) => [id, number]));
  const numberOf = (id: string): string => numbers.get(id) ?? id;
  const lines = [...shown.lines.values()].map((line) => {
    const result = countedOf(shown, line);
    return {
      line: line.line,
      board: line.board,
      ns: numberOf(line.ns),
      ew: numberOf(line.ew),
      state: lineStateOf(shown, line),
      ...(result && { result: makeReported(result) }),
    };
  });
  const missing = lines.filter(({ result, state }) => result === undefined && state !== 'void');
  const { round } = progressOf(shown);
  const doubts = doubtsOf(shown).map(({ line, code }) => ({ line, code }));
  const { state } = shown;
  const matches = scoredMatches(shown).map(({ match, score, points }) => ({
    home: numberOf(match.home),
    away: numberOf(match.away),
    boards: match.boards.length,
    score,
    points,
  }));
  if (json) {
    const rows = rankingRows(ranking, decimals);
    const names = missing.map(({ line }) => line);
    await io.out(
      `${JSON.stringify({ state, round, ranking: rows, ...(isTeams && { matches }), lines, missing: names, doubts })}\n`,
    );
    return undefined;
  }
  await io.out(rankingTable(ranking, decimals));
  if (isTeams)
    await io.out(
      makeTable(
        ['Match', 'Boards', 'Score', 'Points'],
        matches.map(({ home, away, boards, score, points }) => [
          `${home}–${away}`,
          String(boards),
          `${score.home}–${score.away}`,
          `${points.home}–${points.away}`,
        ]),
      ),
    );
  const doubtsOfLine = Map.groupBy(doubts, ({ line }) => line);
  await io.out(
    makeTable(
      ['Line', 'Board', 'NS', 'EW', 'Result', 'State', 'Doubts'],
      lines.map(({ line, board, ns, ew, result = '', state: is }) => [
        line,
        String(board),
        ns,
        ew,
        result,
        is,
        (doubtsOfLine.get(line) ?? []).map(({ code }) => code).join(' '),
      ]),
    ),
  );
  return undefined;
}

async function event(io: Io, file: string): Promise<Trouble> {
  const log = await readLog(io, file);
  if (!log.ok) return log;
  if (log.value.tournament.terms.form === 'teams')
    return fail(
      'ERR_FORM',
      file,
      'an event file is of pairs: `overtrick tournament show --json` has the matches of teams',
    );
  await io.out(writeJsonEvent(eventOf(log.value.tournament)));
  return undefined;
}
