import { decide, offPlanRefusal } from '@overtrick/evening/decide';
import type { TournamentCommand, TournamentEntry } from '@overtrick/evening/entry';
import { added } from '@overtrick/evening/fold';
import { KEEPER } from '@overtrick/evening/keys/key';
import { parseSitting } from '@overtrick/evening/line';
import { makeLog } from '@overtrick/evening/log';
import { eventOf } from '@overtrick/evening/toEvent';
import { writeJsonEvent } from '@overtrick/formats/events/json/write';
import { fail } from '@overtrick/rules/result';
import { type Define, jsonOption, onUnknown, type Trouble } from '../../command.ts';
import { inSource, readSource } from '../../input.ts';
import type { Io } from '../../io.ts';
import { defineDraw } from './tournamentDraw.ts';
import { defineFiles, lastTimeOf, readLog } from './tournamentFiles.ts';
import { defineKey } from './tournamentKey.ts';
import { defineNew } from './tournamentNew.ts';
import { defineNext } from './tournamentNext.ts';
import { show } from './tournamentShow.ts';

export const tournament: Define = (command, io, end) => {
  defineNew(command, io, end);
  command
    .command('report')
    .summary('add results to a log')
    .description(
      'Print the log with the results of a file added, one per line: A3/2/7 4S N 10. Both sides agree on each. The score of a whole match of teams is A3/2 33-12.',
    )
    .argument('<log>', 'a log; - reads standard input')
    .argument('<results>', 'lines and results; - reads standard input')
    .action(async (log, results) => end(await report(io, log, results)));
  command
    .command('show')
    .summary('show the state of a tournament')
    .description('Print the current ranking (for teams also their matches), the lines and what is missing.')
    .argument('<log>', 'a log; - reads standard input')
    .addOption(jsonOption())
    .action(async (log, { json }) => end(await show(io, log, json)));
  defineDraw(command, io, end);
  defineNext(command, io, end);
  command
    .command('event')
    .summary('print the event of a log as JSON')
    .description('Print the event as `overtrick event` reads it.')
    .argument('<log>', 'a log; - reads standard input')
    .action(async (log) => end(await event(io, log)));
  defineFiles(command, io, end);
  defineKey(command, io, end);
  command.usage('<new|report|draw|next|show|event|of|export|key> …');
  onUnknown(command, 'thing to do with a tournament', end);
};

async function report(io: Io, logFile: string, resultsFile: string): Promise<Trouble> {
  const log = await readLog(io, logFile);
  if (!log.ok) return log;
  const source = await readSource(io, resultsFile);
  if (!source.ok) return source;
  const reported: TournamentEntry[] = [];
  const at = lastTimeOf(log.value.entries);
  let { tournament: now } = log.value;
  for (const [i, text] of source.value.text.split('\n').entries()) {
    const [, line, result] = /^\s*(\S+)\s+(\S.*?)\s*$/.exec(text) ?? [];
    if (text.trim() === '') continue;
    const place = `${i + 1}:1`;
    if (line === undefined || result === undefined)
      return inSource(source.value, fail('ERR_LINE', place, 'write a line like "A3/2/7 4S N 10"'));
    const card = cardOf(line, result);
    const decided = decide(now, KEEPER, card ?? { kind: 'reported', line, result, side: 'both' });
    if (!decided.ok) return inSource(source.value, { ...decided, at: place });
    const off = card ? undefined : offPlanRefusal(now, line);
    if (off) return inSource(source.value, { ...off, at: place });
    for (const command of decided.value) {
      const entry: TournamentEntry = { at, by: KEEPER.number, ...command };
      reported.push(entry);
      now = added(now, entry);
    }
  }
  await io.out(makeLog([...log.value.entries, ...reported]));
  return undefined;
}

/** Parses the card of a match, such as `A3/2 33-12`: the sitting, home's points and away's. */
function cardOf(where: string, text: string): TournamentCommand | undefined {
  const [, home, away] = /^(-?\d+(?:\.\d+)?)[-–](-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  return home === undefined || away === undefined || parseSitting(where) === undefined
    ? undefined
    : { kind: 'carded', where, home: Number(home), away: Number(away) };
}

async function event(io: Io, file: string): Promise<Trouble> {
  const log = await readLog(io, file);
  if (!log.ok) return log;
  await io.out(writeJsonEvent(eventOf(log.value.tournament)));
  return undefined;
}
