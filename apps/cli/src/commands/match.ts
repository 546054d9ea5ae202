import { makeCall } from '@overtrick/rules/call';
import { isFullDeal, parseDeal } from '@overtrick/rules/deal';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { parseSeat, parseVul } from '@overtrick/rules/seat';
import type { Setup } from '@overtrick/rules/setup';
import { type Define, jsonOption, type Trouble, wholeNumber } from '../command.ts';
import { inSource, readSource, type Source } from '../input.ts';
import type { Io } from '../io.ts';
import { inThreads } from '../jobs.ts';
import played, { type MatchJob, type MatchLine } from '../matchWorker.ts';
import { startProgress } from '../progress.ts';
import { LEVEL_IDS, type Limits, levelCalled, MOST_MILLISECONDS, MOST_WORLDS } from '../thinking.ts';
import { signed } from '../words.ts';

const PLACE = 'overtrick match';

interface Options extends Limits {
  readonly bots: string;
  readonly seed: string;
  readonly threads: number;
  readonly json?: true;
}

export const match: Define = (command, io, end) => {
  command
    .argument('<file>', 'deals, one a line: N:AQ962.K7.QJ4.983 … dealer=N vul=none')
    .option('--bots <level>', `who plays: ${LEVEL_IDS.join(', ')}`, 'expert')
    .option('--budget <ms>', 'milliseconds to think about a card', wholeNumber(1, MOST_MILLISECONDS))
    .option(
      '--worlds <n>',
      'layouts to imagine, instead of a time: the same play each time',
      wholeNumber(1, MOST_WORLDS),
    )
    .option('--seed <text>', 'another chance', 'match')
    .option('--threads <n>', 'how many deals to play at a time', wholeNumber(1, 256), 1)
    .addOption(jsonOption())
    .action(async (file, options) => end(await run(io, file, options)));
};

async function run(io: Io, file: string, options: Options): Promise<Trouble> {
  const { bots, budget, worlds, seed, threads, json } = options;
  const level = levelCalled(PLACE, bots);
  if (!level.ok) return level;
  const source = await readSource(io, file);
  if (!source.ok) return source;
  const setups = readSetups(source.value);
  if (!setups.ok) return inSource(source.value, setups);
  const limits = { ...(budget !== undefined && { budget }), ...(worlds !== undefined && { worlds }) };
  const jobs = setups.value.map((setup, i) => ({ setup, seed: `${seed} ${i + 1}`, level: bots, limits }));
  const progress = startProgress(io, jobs.length, 'deals');
  let done = 0;
  for await (const line of results(jobs, threads)) {
    progress.clear();
    await io.out(json ? `${JSON.stringify(line)}\n` : makeText(line));
    progress.show(++done);
  }
  progress.clear();
  return undefined;
}

async function* results(jobs: readonly MatchJob[], threads: number): AsyncGenerator<MatchLine> {
  if (threads > 1 && jobs.length > 1)
    yield* inThreads<MatchJob, MatchLine>(new URL('../matchWorker.ts', import.meta.url), jobs, threads);
  else for (const job of jobs) yield played(job);
}

const makeText = ({ deal, auction, contract, declarer, tricks, score }: MatchLine): string =>
  `${deal}\n${auction.map(makeCall).join(' ')}\n${declarer === null ? 'Passed out' : `${contract} by ${declarer}, ${tricks} tricks: ${signed(score)}`}\n\n`;

/** The lines that have something in them; the first that is no deal with dealer and vulnerability is the failure. */
function readSetups({ text }: Source): Result<readonly Setup[]> {
  const setups: Setup[] = [];
  for (const [i, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const setup = readSetup(line);
    if (!setup.ok) return { ...setup, at: `${i + 1}:1` };
    setups.push(setup.value);
  }
  return ok(setups);
}

function readSetup(line: string): Result<Setup> {
  const words = line.trim().split(/\s+/);
  const terms = words.filter((word) => word.includes('='));
  const deal = parseDeal(words.filter((word) => !word.includes('=')).join(' '), true);
  if (!deal.ok) return deal;
  if (!isFullDeal(deal.value)) return fail('ERR_HAND_SIZE', undefined, 'a hand is not of 13 cards');
  const read = { dealer: parseSeat('N'), vul: parseVul('none') };
  for (const term of terms) {
    const [name = '', value = ''] = term.split('=');
    if (name === 'dealer') read.dealer = parseSeat(value);
    else if (name === 'vul') read.vul = parseVul(value);
    else return fail('ERR_OPTION_UNKNOWN', undefined, `${name} is not known here: it is dealer= or vul=`);
  }
  const { dealer, vul } = read;
  if (dealer === undefined) return fail('ERR_OPTION', undefined, 'dealer is N, E, S or W');
  if (vul === undefined) return fail('ERR_OPTION', undefined, 'vul is none, ns, ew or both');
  return ok({ deal: deal.value, dealer, vul });
}
