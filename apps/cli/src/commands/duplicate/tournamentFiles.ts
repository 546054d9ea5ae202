import { type Command, Option } from '@commander-js/extra-typings';
import type { Event } from '@overtrick/duplicate/event/event';
import { masterpointsOf } from '@overtrick/duplicate/masterpoints/ranking';
import type { TournamentEntry } from '@overtrick/evening/entry';
import { makeLog, parseLog, type ReadLog } from '@overtrick/evening/log';
import { replayedLog } from '@overtrick/evening/replay/replayed';
import { eventOf } from '@overtrick/evening/toEvent';
import { writeLogCsv } from '@overtrick/formats/events/csv/log';
import { CSV_TABLES, type CsvTable } from '@overtrick/formats/events/csv/write';
import { publicationOf, type WrittenEvent } from '@overtrick/formats/events/publication';
import type { Upload } from '@overtrick/formats/events/upload';
import { EVENT_WRITERS, writeEvent } from '@overtrick/formats/events/writers';
import { handRecordsOf } from '@overtrick/print/ofTournament';
import { present } from '@overtrick/rules/present';
import { ok, type Result } from '@overtrick/rules/result';
import { noSuch, type Trouble, wholeNumber } from '../../command.ts';
import { EVENT_NAMES, readEventFile } from '../../eventFile.ts';
import { inSource, readSource } from '../../input.ts';
import type { Io } from '../../io.ts';
import { masterpointSchemeOf, SCHEME_HELP } from '../../masterpointScheme.ts';
import { outputTrouble, writeWhole } from '../../output.ts';
import { chanceOf } from '../../seed.ts';

const FORMATS = EVENT_WRITERS.map(({ id }) => id);

interface Wanted {
  readonly to: string;
  readonly table: CsvTable | 'log';
  readonly out?: string;
  readonly masterpoints?: string;
  readonly club?: string;
  readonly clubNumber?: string;
}

interface Replayed {
  readonly seed?: string;
  readonly shuffle?: true;
  readonly slips: number;
}

/** Defines the commands that exchange tournaments with files of other programs. */
export function defineFiles(command: Command, io: Io, end: (trouble: Trouble) => void): void {
  command
    .command('export')
    .summary('write the event of a log for another program, or as a web page')
    .description(
      `Write the event as it stands: ${EVENT_WRITERS.map(({ id, name }) => `${id} (${name})`).join(', ')}.`,
    )
    .argument('<log>', 'a log; - reads standard input')
    .requiredOption('--to <format>', FORMATS.join(', '))
    .addOption(
      new Option('--table <table>', 'the table of a CSV file')
        .choices([...CSV_TABLES, 'log'] as const)
        .default('ranking' as const),
    )
    .option('--masterpoints <scheme>', `in USEBIO: ${SCHEME_HELP}`)
    .option('--club <name>', 'in USEBIO: the name of the club')
    .option('--club-number <number>', 'in USEBIO: the number of the club at its union')
    .option('--out <file>', 'the file to write; default: standard output')
    .action(async (log, options) => end(await exportLog(io, log, options)));
  command
    .command('of')
    .summary('make a log from the results in a file')
    .description(
      'Print the log of an evening that has the results in the file. Each board is a round, because files do not record rounds.',
    )
    .argument('<event>', `${EVENT_NAMES}; - reads standard input`)
    .option('--shuffle', 'shuffle the results, and let the two sides report separately')
    .option(
      '--slips <n>',
      'how many results are wrong at first: the other side corrects them, or the director rules',
      wholeNumber(0, 99_999),
      0,
    )
    .option('--seed <text>', 'makes the log repeatable')
    .action(async (file, options) => end(await replay(io, file, options)));
}

export async function readLog(io: Io, file: string): Promise<Result<ReadLog>> {
  const source = await readSource(io, file);
  if (!source.ok) return source;
  const log = parseLog(source.value.text);
  return log.ok ? log : inSource(source.value, log);
}

async function exportLog(io: Io, file: string, wanted: Wanted): Promise<Trouble> {
  const { to, table, out } = wanted;
  const writer = EVENT_WRITERS.find(({ id }) => id === to.toLowerCase());
  if (writer === undefined) return noSuch('overtrick tournament export --to', 'format', to, FORMATS);
  const log = await readLog(io, file);
  if (!log.ok) return log;
  const { tournament, entries } = log.value;
  if (writer.id === 'csv' && table === 'log')
    return writeOut(io, to, out, { text: writeLogCsv(entries), lost: [] });
  const of = table === 'log' ? 'ranking' : table;
  const event = eventOf(tournament);
  const upload = await uploadOf(io, event, wanted);
  if (!upload.ok) return upload;
  const written = await writeEvent(writer, event, handRecordsOf(tournament), of, upload.value);
  return written.ok ? writeOut(io, to, out, written.value) : { ...written, at: file };
}

/** Returns what a union wants beside the results. */
async function uploadOf(
  io: Io,
  event: Event,
  { masterpoints, club, clubNumber: number }: Wanted,
): Promise<Result<Upload>> {
  const named = club === undefined ? {} : { club: { name: club, ...present({ number }) } };
  const scheme = await masterpointSchemeOf(io, 'overtrick tournament export --masterpoints', masterpoints);
  if (!scheme.ok) return scheme;
  if (scheme.value === undefined) return ok(named);
  const publication = publicationOf(event);
  if (!publication.ok) return publication;
  const points = masterpointsOf(event, publication.value.ranking, scheme.value);
  return ok({ ...named, masterpoints: { scale: scheme.value.name, points } });
}

async function writeOut(
  io: Io,
  to: string,
  out: string | undefined,
  { text, bytes, lost }: WrittenEvent,
): Promise<Trouble> {
  const content = bytes ?? text;
  if (out === undefined) await io.out(content);
  else {
    const trouble = (await outputTrouble(out)) ?? (await writeWhole(out, content));
    if (trouble !== undefined) return trouble;
  }
  for (const sentence of lost) io.err(`${out ?? to}: ${sentence}\n`);
  return undefined;
}

async function replay(io: Io, file: string, { seed, shuffle, slips }: Replayed): Promise<Trouble> {
  const read = await readEventFile(io, file);
  if (!read.ok) return read;
  const { event, hands } = read.value;
  const log = replayedLog({
    ...{ event, hands, slips },
    at: Date.parse(`${event.date ?? ''}T19:00:00Z`) || 0,
    isShuffled: shuffle === true,
    random: chanceOf(seed)('replay'),
  });
  if (!log.ok) {
    const name = file === '-' ? '<stdin>' : file;
    return { ...log, at: log.at === undefined ? name : `${name}:${log.at}` };
  }
  await io.out(makeLog(log.value));
  return undefined;
}

/** Returns the time for new entries of a log: that of its last entry, so that no clock is read. */
export const lastTimeOf = (entries: readonly TournamentEntry[]): number => entries.at(-1)?.at ?? 0;
