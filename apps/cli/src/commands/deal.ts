import { createHash } from 'node:crypto';
import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { boardOfDeal } from '@overtrick/formats/board';
import { dealOf } from '@overtrick/formats/dealer/dealt';
import type { ParScoreOf, TricksOf } from '@overtrick/formats/dealer/evaluate';
import type { Expression } from '@overtrick/formats/dealer/expression';
import { type Run, runScript } from '@overtrick/formats/dealer/run/run';
import { EMPTY_SCRIPT, parseCondition, parseScript, type Script } from '@overtrick/formats/dealer/script';
import { turnedTo } from '@overtrick/formats/dealer/wish/wish';
import { findFormat } from '@overtrick/formats/list';
import type { Strain } from '@overtrick/rules/cards/card';
import { bySeat, type Seat } from '@overtrick/rules/cards/seat';
import { type DealTerms, termsOfBoard } from '@overtrick/rules/deals/board';
import { DEALS, type Deal, dealOfNumber, makeDeal, numberOfDeal } from '@overtrick/rules/deals/deal';
import { present } from '@overtrick/rules/present';
import { below } from '@overtrick/rules/random';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { type Engine, parOf, solveDeclarer } from '@overtrick/solver';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { FORMAT_IDS } from '../boardFile.ts';
import { type Define, jsonOption, type Trouble, wholeNumber } from '../command.ts';
import { inSource, readSource } from '../input.ts';
import type { Io } from '../io.ts';
import { type Progress, startProgress } from '../progress.ts';
import { chanceOf } from '../seed.ts';

const PLACE = 'overtrick deal';
const MOST_DEALS = 1_000_000;
const MOST_TRIES = 1_000_000_000;
/** The attempts per wanted deal, unless the script limits them. */
const TRIES = 1_000_000;

interface Options {
  readonly count?: number;
  readonly generate?: number;
  readonly seed?: string;
  readonly where?: string;
  readonly script?: string;
  readonly var?: ReadonlyMap<string, string>;
  readonly mix?: readonly Scenario[];
  readonly turn?: true;
  readonly number?: bigint;
  readonly format?: string;
  readonly json?: true;
  readonly verify?: string;
  readonly opened?: string;
}

export const deal: Define = (command, io, end) => {
  command
    .option(
      '-n, --count <n>',
      'how many deals; default: as many as the script says, or 1',
      wholeNumber(1, MOST_DEALS),
    )
    .option('--generate <n>', 'the most deals to try', wholeNumber(1, MOST_TRIES))
    .option('--seed <text>', 'makes the deals repeatable; default: secure random deals')
    .option('--where <expression>', 'only deals such as "hcp(north) >= 15 && spades(south) >= 5"')
    .option(
      '--script <file>',
      'run a script in the dealer language, with its actions; - reads standard input',
    )
    .option(
      '--mix <weight:file>',
      'deal by several scripts, each as often as its weight says, such as 3:strong.txt; repeat it',
      scenario,
    )
    .option(
      '--turn',
      'turn each deal so that the dealer that the script names, or North, deals the board of that number',
    )
    .option(
      '--var <digit=text>',
      'the text that $0 to $9 stands for in the script, such as 1=15; once for each',
      variable,
    )
    .addOption(
      new Option('--number <index>', `the deal with that number, 0 to ${DEALS - 1n}`)
        .argParser(dealNumber)
        .conflicts(['count', 'generate', 'seed', 'where', 'script', 'var', 'mix']),
    )
    .addOption(new Option('--format <format>', 'print numbered boards in a file format').choices(FORMAT_IDS))
    .addOption(
      new Option(
        '--verify <commitment>',
        'check --opened against the commitment that the table showed before the deal, and print the deal',
      )
        .argParser(commitment)
        .conflicts(['count', 'generate', 'seed', 'where', 'script', 'number', 'format']),
    )
    .option('--opened <text>', 'with --verify: what the table revealed after the deal')
    .addOption(jsonOption().conflicts('format'))
    .action(async (options) => end(await run(io, options)));
};

/** The most characters that a variable of a script stands for. */
const LONGEST_VARIABLE = 1000;

/** Reads `1=15` and adds it to the variables before. */
function variable(
  text: string,
  before: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, string> {
  const [, digit, value] = /^([0-9])=([\s\S]*)$/.exec(text) ?? [];
  if (digit === undefined || value === undefined || value.length > LONGEST_VARIABLE)
    throw new InvalidArgumentError(
      `It must be a digit, = and at most ${LONGEST_VARIABLE} characters, such as 1=15.`,
    );
  return new Map([...before, [digit, value]]);
}

/** A script of a mix. */
interface Scenario {
  readonly weight: number;
  readonly file: string;
}

/** Reads `3:strong.txt` and adds it to the scenarios before. */
function scenario(text: string, before: readonly Scenario[] = []): readonly Scenario[] {
  const [, weight = '', file = ''] = /^(\d{1,4}(?:\.\d{1,3})?):(.+)$/s.exec(text) ?? [];
  if (!(Number(weight) > 0))
    throw new InvalidArgumentError('It must be a weight above 0, : and a file, such as 3:strong.txt.');
  return [...before, { weight: Number(weight), file }];
}

function dealNumber(text: string): bigint {
  const number = /^\d{1,40}$/.test(text) ? BigInt(text) : DEALS;
  if (number < DEALS) return number;
  throw new InvalidArgumentError(`Deals are numbered from 0 to ${DEALS - 1n}.`);
}

function commitment(text: string): string {
  if (/^[0-9a-f]{64}$/i.test(text)) return text.toLowerCase();
  throw new InvalidArgumentError('A commitment has 64 hexadecimal digits.');
}

async function run(io: Io, options: Options): Promise<Trouble> {
  if (options.verify !== undefined) return verify(io, options.verify, options);
  if (options.opened !== undefined) return fail('ERR_USAGE', PLACE, '--opened needs --verify');
  if (options.number !== undefined) {
    await io.out(makeDeals([dealOfNumber(options.number)], EMPTY_SCRIPT, options));
    return undefined;
  }
  if (options.mix !== undefined) return drawMix(io, options.mix, options);
  const script = await readWish(io, options);
  return script.ok ? await draw(io, script.value, options) : script;
}

/** Prints the deal of a commitment. The opened text begins with the number of the deal. */
async function verify(io: Io, promised: string, { opened = '', json }: Options): Promise<Trouble> {
  const number = /^\d{1,40}(?= )/.exec(opened)?.[0];
  if (number === undefined || BigInt(number) >= DEALS)
    return fail('ERR_OPENED', PLACE, '--opened must begin with the number of a deal and end with a salt');
  if (createHash('sha256').update(opened).digest('hex') !== promised)
    return fail('ERR_COMMITMENT', PLACE, 'this does not match the commitment');
  await io.out(makeDeals([dealOfNumber(BigInt(number))], EMPTY_SCRIPT, json ? { json } : {}));
  return undefined;
}

/** Reads the script and combines its condition with that of `--where`. */
async function readWish(io: Io, { script: path, where, var: variables }: Options): Promise<Result<Script>> {
  let script = EMPTY_SCRIPT;
  if (path === undefined && variables !== undefined) return fail('ERR_USAGE', PLACE, '--var needs --script');
  if (path !== undefined) {
    const source = await readSource(io, path);
    if (!source.ok) return source;
    const read = parseScript(source.value.text, variables);
    if (!read.ok) return inSource(source.value, read);
    script = read.value;
  }
  if (where === undefined) return ok(script);
  const condition = parseCondition(where, script.names, script.dialect);
  if (!condition.ok) return inSource({ name: '--where', text: where }, condition);
  return ok({ ...script, condition: joined(script.condition, condition.value) });
}

const joined = (first: Expression | undefined, second: Expression): Expression =>
  first === undefined ? second : { kind: 'binary', operator: '&&', left: first, right: second };

/** Draws the deals, and prints them or runs the script's actions. */
async function draw(io: Io, script: Script, options: Options): Promise<Trouble> {
  const chance = chanceOf(options.seed ?? script.seed);
  const isScript = options.script !== undefined;
  const count = options.count ?? (isScript ? undefined : 1);
  const generate = options.generate ?? (isScript ? undefined : Math.min(MOST_TRIES, TRIES * (count ?? 1)));
  let progress: Progress | undefined;
  const tricksOf = solverOf();
  const run = runScript(script, {
    random: chance('deals'),
    ownRandom: chance('rnd'),
    tricksOf,
    parScoreOf: parBy(tricksOf, script.dealer ?? 'N'),
    ...(count !== undefined && { produce: count }),
    ...(generate !== undefined && { generate }),
    onTried: (tried) => progress?.show(tried),
  });
  progress = startProgress(io, run.tries, 'deals tried');
  const acts = isScript && script.actions !== undefined && !options.json && options.format === undefined;
  const deals = acts ? await act(io, run) : collect(run);
  progress.clear();
  // plain deals must all be found, but a script may count over fewer
  if (!acts && !options.json && run.produced < run.wanted) return tooFew(run);
  if (!acts) await io.out(makeDeals(deals, script, options));
  if (isScript && options.json) await io.out(`${JSON.stringify({ summary: summaryOf(run) })}\n`);
  if (run.produced === 0) io.err(`${PLACE}: none of ${run.tried} deals fit the condition\n`);
  return undefined;
}

/** Draws boards by several scripts, whose actions are not done. */
async function drawMix(io: Io, scenarios: readonly Scenario[], options: Options): Promise<Trouble> {
  const { count = 1, seed, script: path } = options;
  if (path !== undefined) return fail('ERR_USAGE', PLACE, '--mix has its scripts: leave --script out');
  const chance = chanceOf(seed);
  const pool: {
    readonly file: string;
    readonly weight: number;
    readonly script: Script;
    readonly run: Run;
  }[] = [];
  const tricksOf = solverOf();
  for (const [i, { weight, file }] of scenarios.entries()) {
    const script = await readWish(io, { ...options, script: file });
    if (!script.ok) return script;
    const run = runScript(script.value, {
      random: chance(`deals ${i}`),
      ownRandom: chance(`rnd ${i}`),
      tricksOf,
      parScoreOf: parBy(tricksOf, script.value.dealer ?? 'N'),
      produce: count,
      generate: options.generate ?? Math.min(MOST_TRIES, TRIES * count),
    });
    pool.push({ file, weight, script: script.value, run });
  }
  const sources = pool.map(({ run }) => run.deals());
  const total = pool.reduce((sum, { weight }) => sum + weight, 0);
  const random = chance('mix');
  const progress = startProgress(io, count, 'deals');
  const dealt: Board[] = [];
  for (let i = 0; i < count; i++) {
    progress.show(i);
    const at = pickWeighted(pool, total * (below(random, PARTS) / PARTS));
    const next = sources[at]?.next();
    const from = pool[at];
    if (from === undefined || next === undefined || next.done) {
      progress.clear();
      return fail(
        'ERR_NO_DEAL',
        from?.file ?? PLACE,
        'too few of the deals that were tried fit the condition',
      );
    }
    const { file, script } = from;
    dealt.push({ ...boardFor(dealOf(next.value), i + 1, script, options.turn === true), file });
  }
  progress.clear();
  await io.out(makeBoards(dealt, options));
  return undefined;
}

/** The steps by which a random share is drawn. */
const PARTS = 2 ** 30;

/** Returns the index of the scenario at which a share of all weights falls. */
function pickWeighted(pool: readonly { readonly weight: number }[], share: number): number {
  let rest = share;
  const at = pool.findIndex(({ weight }) => {
    rest -= weight;
    return rest < 0;
  });
  return at < 0 ? pool.length - 1 : at;
}

/** A deal with the terms of its board. */
interface Board extends DealTerms {
  readonly board: number;
  readonly deal: Deal;
  readonly file?: string;
}

/** Returns a deal as a board; turned, the seat that the script names as dealer, or North, deals the board. */
function boardFor(
  deal: Deal,
  board: number,
  { dealer: own, vul }: Pick<Script, 'dealer' | 'vul'>,
  isTurned: boolean,
): Board {
  const terms = termsOfBoard(board);
  return {
    ...{ ...terms, vul: vul ?? terms.vul, board },
    dealer: isTurned ? terms.dealer : (own ?? terms.dealer),
    deal: isTurned ? turnedTo({ deal, dealer: own ?? 'N' }, terms) : deal,
  };
}

/** Writes boards in a format, as JSON with their terms, or a deal a line. */
function makeBoards(boards: readonly Board[], { format: id, json }: Options): string {
  const format = id === undefined ? undefined : findFormat(id);
  if (format !== undefined)
    return format.write(boards.map(({ deal, file: _, ...terms }) => boardOfDeal(terms, deal))).text;
  return boards
    .map(({ deal, board, dealer, vul, file }) => {
      if (!json) return `${makeDeal(deal)}\n`;
      const terms = JSON.stringify({ board, dealer, vul, ...present({ script: file }) });
      return `{"deal":"${makeDeal(deal)}","number":${numberOfDeal(deal)},${terms.slice(1)}\n`;
    })
    .join('');
}

const collect = (run: Run): Deal[] => Array.from(run.deals(), dealOf);

/** Runs the script's actions for each deal, and at the end. */
async function act(io: Io, run: Run): Promise<[]> {
  for (const _ of run.deals()) {
    const text = run.print();
    if (text !== '') await io.out(text);
  }
  await io.out(run.printEnd());
  if (run.counts) await io.out(`Generated ${run.tried} hands\nProduced ${run.produced} hands\n`);
  return [];
}

const summaryOf = ({ tried, produced, statistics }: Run) => ({
  generated: tried,
  produced,
  ...statistics.summary(),
});

const tooFew = ({ produced, tried }: Run): Trouble =>
  fail(
    'ERR_NO_DEAL',
    PLACE,
    `${produced === 0 ? 'none' : `only ${produced}`} of ${tried} deals ${produced === 1 ? 'fits' : 'fit'} the condition`,
  );

/** Returns the solver, which is created on first use and caches the results of the last deal. */
function solverOf(): TricksOf {
  let engine: Engine | undefined;
  let last = '';
  const known = new Map<string, number>();
  return (of, declarer, strain) => {
    const text = makeDeal(of);
    if (text !== last) known.clear();
    last = text;
    const key = `${declarer}${strain}`;
    engine ??= createEngine(readModule());
    const tricks = known.get(key) ?? solveDeclarer(engine, of, declarer, strain).lower;
    known.set(key, tricks);
    return tricks;
  };
}

/** Returns the par of a deal, from its 20 numbers of tricks. */
const parBy =
  (tricksOf: TricksOf, dealer: Seat): ParScoreOf =>
  (of, vul) => {
    const table = bySeat((seat) => {
      const tricks = (strain: Strain) => tricksOf(of, seat, strain);
      return { C: tricks('C'), D: tricks('D'), H: tricks('H'), S: tricks('S'), N: tricks('N') };
    });
    return parOf(table, dealer, vul).score;
  };

function makeDeals(deals: readonly Deal[], script: Script, options: Options): string {
  const { format, json, turn } = options;
  if (turn || format !== undefined)
    return makeBoards(
      deals.map((each, i) => boardFor(each, i + 1, script, turn === true)),
      options,
    );
  return deals
    .map((each) =>
      json ? `{"deal":"${makeDeal(each)}","number":${numberOfDeal(each)}}\n` : `${makeDeal(each)}\n`,
    )
    .join('');
}
