import { AIMS, isAim } from '@overtrick/bots';
import { makeCall } from '@overtrick/rules/auction/call';
import { parseSeat, parseVul, type Seat, type Vul } from '@overtrick/rules/cards/seat';
import { isFullDeal, parseDeal } from '@overtrick/rules/deals/deal';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { type Define, jsonOption, type Trouble, wholeNumber } from '../command.ts';
import { inSource, readLines, readSource } from '../input.ts';
import type { Io } from '../io.ts';
import { printEach } from '../jobs.ts';
import played, { type MatchJob, type MatchLine } from '../matchWorker.ts';
import { signed } from '../text/words.ts';
import { botsOption, budgetOption, levelCalled, limitsOf, type Thinking, worldsOption } from '../thinking.ts';

const PLACE = 'overtrick match';

interface Options extends Thinking {
  readonly seed: string;
  readonly threads: number;
  readonly json?: true;
}

export const match: Define = (command, io, end) => {
  command
    .argument('<file>', 'deals, one per line: N:AQ962.K7.QJ4.983 … dealer=N vul=none aim=imps')
    .addOption(botsOption('expert'))
    .addOption(budgetOption())
    .addOption(worldsOption())
    .option('--seed <text>', 'changes the random choices', 'match')
    .option('--threads <n>', 'how many deals to play at a time', wholeNumber(1, 256), 1)
    .addOption(jsonOption())
    .action(async (file, options) => end(await run(io, file, options)));
};

async function run(io: Io, file: string, options: Options): Promise<Trouble> {
  const { bots, seed, threads, json } = options;
  const level = levelCalled(PLACE, bots);
  if (!level.ok) return level;
  const source = await readSource(io, file);
  if (!source.ok) return source;
  const setups = readLines(source.value, readSetup, '#');
  if (!setups.ok) return inSource(source.value, setups);
  const limits = limitsOf(options);
  const jobs = setups.value.map((dealt, i) => ({ ...dealt, seed: `${seed} ${i + 1}`, level: bots, limits }));
  const worker = { here: played, there: import.meta.resolve('#thread/match') };
  await printEach<MatchJob, MatchLine>(io, jobs, 'deals', worker, threads, (line) =>
    json ? `${JSON.stringify(line)}\n` : makeText(line),
  );
  return undefined;
}

const makeText = ({ deal, auction, contract, declarer, tricks, score }: MatchLine): string =>
  `${deal}\n${auction.map(makeCall).join(' ')}\n${declarer === null ? 'Passed out' : `${contract} by ${declarer}, ${tricks} tricks: ${signed(score)}`}\n\n`;

/** Parses a deal with its dealer, vulnerability and scoring; IMPs by default. */
function readSetup(line: string): Result<Pick<MatchJob, 'setup' | 'aim'>> {
  const words = line.trim().split(/\s+/);
  const terms = words.filter((word) => word.includes('='));
  const deal = parseDeal(words.filter((word) => !word.includes('=')).join(' '), true);
  if (!deal.ok) return deal;
  if (!isFullDeal(deal.value)) return fail('ERR_HAND_SIZE', undefined, 'a hand does not have 13 cards');
  const read: { dealer?: Seat | undefined; vul?: Vul | undefined; aim: string } = {
    dealer: 'N',
    vul: 'none',
    aim: 'imps',
  };
  for (const term of terms) {
    const [name = '', value = ''] = term.split('=');
    if (name === 'dealer') read.dealer = parseSeat(value);
    else if (name === 'vul') read.vul = parseVul(value);
    else if (name === 'aim') read.aim = value;
    else return fail('ERR_OPTION_UNKNOWN', undefined, `there is no key ${name}; use dealer=, vul= or aim=`);
  }
  const { dealer, vul, aim } = read;
  if (dealer === undefined) return fail('ERR_OPTION', undefined, 'dealer must be N, E, S or W');
  if (vul === undefined) return fail('ERR_OPTION', undefined, 'vul must be none, ns, ew or both');
  if (!isAim(aim)) return fail('ERR_OPTION', undefined, `aim must be one of ${AIMS.join(', ')}`);
  return ok({ setup: { deal: deal.value, dealer, vul }, aim });
}
