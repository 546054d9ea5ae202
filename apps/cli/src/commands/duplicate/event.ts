import { Option } from '@commander-js/extra-typings';
import { roundedAsAcbl } from '@overtrick/duplicate/event/acblRounding';
import { uncountedAwards } from '@overtrick/duplicate/event/awards';
import type { Event } from '@overtrick/duplicate/event/event';
import { mergedEvent } from '@overtrick/duplicate/event/merge';
import { rankingOf } from '@overtrick/duplicate/event/ranking';
import { resultsError, type ScoredEvent, scoreEvent, scoringOf } from '@overtrick/duplicate/event/scored';
import { totalsOf } from '@overtrick/duplicate/event/totals';
import { masterpointsOf } from '@overtrick/duplicate/masterpoints/ranking';
import { METHODS } from '@overtrick/duplicate/methods/list';
import { scoreTeams } from '@overtrick/duplicate/teams/event';
import { auditOf } from '@overtrick/formats/events/audit';
import { writeJsonEvent } from '@overtrick/formats/events/json/write';
import type { Reading } from '@overtrick/formats/events/reading';
import { present } from '@overtrick/rules/present';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { collectSet, type Define, jsonOption, type Trouble, wholeNumber } from '../../command.ts';
import { EVENT_NAMES, inFile, readEventFile } from '../../eventFile.ts';
import type { Io } from '../../io.ts';
import { masterpointSchemeOf, SCHEME_HELP } from '../../masterpointScheme.ts';
import { startProgress } from '../../progress.ts';
import { auditText } from '../../text/auditText.ts';
import { rankingRows, rankingTable } from '../../text/eventText.ts';
import { matchRows, matchTable } from '../../text/matchText.ts';
import { methodHelp, travellerLines } from '../../text/travellerText.ts';

interface Options {
  readonly method?: string | undefined;
  readonly top?: number | undefined;
  readonly rounding?: 'acbl' | 'once' | undefined;
  readonly masterpoints?: string | undefined;
  readonly set?: Readonly<Record<string, string>>;
  readonly keepGoing?: true;
  readonly audit?: true;
  readonly json?: true;
  readonly progress?: true;
  /** The name of the file, if others are ranked too. */
  readonly heading?: string;
}

export const event: Define = (command, io, end) => {
  command
    .argument('<files...>', `${EVENT_NAMES}; - reads standard input; several are ranked one after the other`)
    .option('--progress', 'show the progress over several files also without a terminal')
    .option('--method <name>', `${METHODS.map(({ id }) => id).join(', ')}; default: the file's own, or mp`)
    .option(
      '--top <n>',
      'the number of results that a board should have; default: that of the board with the most',
      wholeNumber(1, 9999),
    )
    .addOption(
      new Option('--rounding <how>', 'round percentages once, or in two steps as the ACBL does').choices([
        'once',
        'acbl',
      ] as const),
    )
    .option('--masterpoints <scheme>', SCHEME_HELP)
    .option('--audit', 'add what the file has and is not used, and where its own results differ from ours')
    .option('--keep-going', 'leave out rows that cannot be read, name each, and rank the rest')
    .option('--set <option=value>', 'set an option of the method; may be repeated', collectSet)
    .addOption(jsonOption())
    .addHelpText('after', methodHelp([]))
    .action(async (files, options) => end(await runAll(io, files, options)));
  command
    .command('merge')
    .summary('merge several sites that played the same boards into one event')
    .description(
      'Print one event of all the files, as JSON for `overtrick event`; pairs are numbered site.number.',
    )
    .argument('<files...>', `${EVENT_NAMES}: one for each site`)
    .action(async (files) => end(await merge(io, files)));
};

/** Ranks the files one after the other. One that cannot be read is named, and does not stop the others. */
async function runAll(io: Io, files: readonly string[], options: Options): Promise<Trouble> {
  const [only, ...others] = files;
  if (only === undefined || others.length === 0) return run(io, only ?? '-', options);
  const progress = startProgress(
    options.progress ? { ...io, errColumns: io.errColumns ?? 80 } : io,
    files.length,
    'files',
  );
  let wrong = 0;
  for (const [i, file] of files.entries()) {
    progress.show(i);
    const told: string[] = [];
    const quiet: Io = {
      ...io,
      err: (text) => void told.push(text),
      out: async (text) => {
        progress.clear();
        await io.out(text);
      },
    };
    const trouble = await run(quiet, file, { ...options, heading: `${i === 0 ? '' : '\n'}${file}\n` });
    if (trouble !== undefined) {
      wrong += 1;
      if (typeof trouble !== 'number') told.push(`${trouble.at ?? file}: ${trouble.why ?? trouble.code}\n`);
    }
    if (told.length > 0) progress.clear();
    for (const text of told) io.err(text);
  }
  progress.clear();
  return wrong > 0 ? 2 : undefined;
}

async function run(io: Io, file: string, options: Options): Promise<Trouble> {
  const reading: Reading = {
    ...{ keepsGoing: options.keepGoing === true, method: options.method, faults: [] },
    ...(options.audit && { stated: [], passedOver: new Set<string>() }),
  };
  const read = await readEventFile(io, file, reading);
  if (!read.ok) return read;
  const name = file === '-' ? '<stdin>' : file;
  const faults = reading.faults.map((fault) => ({ ...inFile(name, fault), costs: fault.costs }));
  const trouble = await ranked(io, read.value.event, file, options, options.audit && reading);
  if (trouble !== undefined) return trouble;
  const firstRow = faults.find(({ costs }) => costs === 'row');
  for (const fault of faults) if (fault !== firstRow) io.err(`${fault.at}: ${fault.why}\n`);
  return firstRow;
}

/** Prints the ranking of an event. */
async function ranked(
  io: Io,
  played: Event,
  file: string,
  options: Options,
  reading: Reading | undefined,
): Promise<Trouble> {
  const named = options.heading === undefined ? {} : { file };
  if (options.heading !== undefined && !options.json) await io.out(options.heading);
  if (played.matches !== undefined) return runTeams(io, played, file, options.json && named, reading);
  const scored = scoredOf(played, options, file === '-' ? '<stdin>' : file);
  if (!scored.ok) return scored;
  const uncounted = uncountedAwards(scored.value);
  if (uncounted !== undefined) io.err(`${file === '-' ? '<stdin>' : file}: ${uncounted}\n`);
  const exact = totalsOf(scored.value);
  const ranking = rankingOf(played, options.rounding === 'acbl' ? roundedAsAcbl(exact) : exact);
  const scheme = await masterpointSchemeOf(io, 'overtrick event --masterpoints', options.masterpoints);
  if (!scheme.ok) return scheme;
  const awards = scheme.value && masterpointsOf(played, ranking, scheme.value);
  const { decimals } = scored.value.scoring.method;
  if (!options.json) {
    await io.out(rankingTable(ranking, decimals, awards));
    if (reading) await io.out(auditText(auditOf(reading, ranking)));
    return undefined;
  }
  const numbers = new Map(played.contestants.map(({ id, number }) => [id, number]));
  const boards = scored.value.travellers.map((traveller) => ({
    board: traveller.traveller.board,
    lines: travellerLines(traveller, decimals, (id) => numbers.get(id) ?? id),
  }));
  const rows = rankingRows(ranking, decimals, awards);
  const audit = reading && auditOf(reading, ranking);
  await io.out(`${JSON.stringify({ ...named, ranking: rows, boards, ...present({ audit }) })}\n`);
  return undefined;
}

/** Scores an event of teams by its own match format. */
async function runTeams(
  io: Io,
  played: Event,
  file: string,
  /** The first fields of the JSON; absent for text. */
  json: { readonly file?: string } | undefined,
  reading: Reading | undefined,
): Promise<Trouble> {
  const scored = scoreTeams(played);
  if (!scored.ok) return { ...scored, at: file };
  const { ranking, matches } = scored.value;
  const numbers = new Map(played.contestants.map(({ id, number }) => [id, number]));
  const rows = matchRows(matches, (id) => numbers.get(id) ?? id);
  const audit = reading && auditOf(reading, ranking);
  if (json) {
    await io.out(
      `${JSON.stringify({ ...json, ranking: rankingRows(ranking, 2), matches: rows, ...present({ audit }) })}\n`,
    );
    return undefined;
  }
  await io.out(rankingTable(ranking, 2));
  await io.out(matchTable(rows));
  if (audit) await io.out(auditText(audit));
  return undefined;
}

async function merge(io: Io, files: readonly string[]): Promise<Trouble> {
  const sites: Event[] = [];
  for (const file of files) {
    const read = await readEventFile(io, file);
    if (!read.ok) return read;
    sites.push(read.value.event);
  }
  const event = mergedEvent(sites);
  if (!event.ok) return { ...event, at: files[Number(event.at ?? 1) - 1] ?? 'overtrick event merge' };
  await io.out(writeJsonEvent(event.value));
  return undefined;
}

function scoredOf(event: Event, { method, set, top }: Options, name: string): Result<ScoredEvent> {
  const own = method === undefined || method.toLowerCase() === event.method;
  const scoring = scoringOf({
    ...(own ? event.method && { method: event.method } : { method }),
    options: { ...(own && event.options), ...set },
  });
  if (!scoring.ok) return { ...scoring, at: 'overtrick event' };
  const wrong = resultsError(event.travellers, scoring.value);
  if (wrong) return inFile(name, wrong);
  const most = Math.max(...event.travellers.map(({ entries }) => entries.length));
  if (top !== undefined && top < most)
    return fail(
      'ERR_TOP',
      'overtrick event --top',
      `a board has ${most} results, so --top must be at least that`,
    );
  return ok(scoreEvent({ ...event, ...(top !== undefined && { expected: top }) }, scoring.value));
}
