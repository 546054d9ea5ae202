import { createHash } from 'node:crypto';
import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { boardOfDeal } from '@overtrick/formats/board';
import { makeDrawer } from '@overtrick/formats/dealer/draw';
import { evaluatorOf } from '@overtrick/formats/dealer/evaluate';
import type { Expression } from '@overtrick/formats/dealer/expression';
import { EMPTY_SCRIPT, parseCondition, parseScript, type Script } from '@overtrick/formats/dealer/script';
import { findFormat } from '@overtrick/formats/list';
import { termsOfBoard } from '@overtrick/rules/board';
import { DEALS, type Deal, dealOfNumber, makeDeal, numberOfDeal } from '@overtrick/rules/deal';
import type { Random } from '@overtrick/rules/random';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { FORMAT_IDS } from '../boardFile.ts';
import { type Define, jsonOption, type Trouble, wholeNumber } from '../command.ts';
import { inSource, readSource } from '../input.ts';
import type { Io } from '../io.ts';
import { startProgress } from '../progress.ts';
import { chanceOf } from '../seed.ts';

const PLACE = 'overtrick deal';
const MOST_DEALS = 1_000_000;
/** For each deal wanted, when the script does not say how many may be tried. */
const TRIES = 1_000_000;

interface Options {
  readonly count?: number;
  readonly seed?: string;
  readonly where?: string;
  readonly script?: string;
  readonly number?: bigint;
  readonly format?: string;
  readonly json?: true;
  readonly verify?: string;
  readonly opened?: string;
}

export const deal: Define = (command, io, end) => {
  command
    .option('-n, --count <n>', 'how many deals; 1 when left out', wholeNumber(1, MOST_DEALS))
    .option('--seed <text>', 'the same deals each time; by secure chance when left out')
    .option('--where <expression>', 'only deals such as "hcp(north) >= 15 && spades(south) >= 5"')
    .option(
      '--script <file>',
      'only deals as a script of the dealer language wants them; - reads standard input',
    )
    .addOption(
      new Option('--number <index>', `the deal with that number, 0 to ${DEALS - 1n}`)
        .argParser(dealNumber)
        .conflicts(['count', 'seed', 'where', 'script']),
    )
    .addOption(
      new Option('--format <format>', 'whole boards, numbered, in a format of files').choices(FORMAT_IDS),
    )
    .addOption(
      new Option(
        '--verify <commitment>',
        'whether --opened is what a table was committed to before the deal; prints the deal',
      )
        .argParser(commitment)
        .conflicts(['count', 'seed', 'where', 'script', 'number', 'format']),
    )
    .option('--opened <text>', 'with --verify: what the table has told after the deal')
    .addOption(jsonOption().conflicts('format'))
    .action(async (options) => end(await run(io, options)));
};

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
  const script = await readWish(io, options);
  if (!script.ok) return script;
  const deals = findDeals(io, options, script.value);
  if (!deals.ok) return deals;
  await print(io, deals.value, script.value, options);
  return undefined;
}

/** Prints the deal that was committed to. What was opened begins with the number of the deal. */
async function verify(io: Io, promised: string, { opened = '', json }: Options): Promise<Trouble> {
  const number = /^\d{1,40}(?= )/.exec(opened)?.[0];
  if (number === undefined || BigInt(number) >= DEALS)
    return fail('ERR_OPENED', PLACE, '--opened begins with the number of a deal, and ends with a salt');
  if (createHash('sha256').update(opened).digest('hex') !== promised)
    return fail('ERR_COMMITMENT', PLACE, 'this is not what the commitment was made of');
  await print(io, [dealOfNumber(BigInt(number))], EMPTY_SCRIPT, json ? { json } : {});
  return undefined;
}

function findDeals(io: Io, options: Options, script: Script): Result<Iterable<Deal>> {
  if (options.number !== undefined) return ok([dealOfNumber(options.number)]);
  const random = chanceOf(options.seed)('deals');
  const count = options.count ?? script.produce ?? 1;
  return script.condition === undefined
    ? ok(draws(random, script, count))
    : search(io, random, script, script.condition, count);
}

/** The script, and the condition of `--where` joined to its own. */
async function readWish(io: Io, { script: path, where }: Options): Promise<Result<Script>> {
  let script = EMPTY_SCRIPT;
  if (path !== undefined) {
    const source = await readSource(io, path);
    if (!source.ok) return source;
    const read = parseScript(source.value.text);
    if (!read.ok) return inSource(source.value, read);
    script = read.value;
  }
  if (where === undefined) return ok(script);
  const condition = parseCondition(where, script.names);
  if (!condition.ok) return inSource({ name: '--where', text: where }, condition);
  return ok({ ...script, condition: joined(script.condition, condition.value) });
}

const joined = (first: Expression | undefined, second: Expression): Expression =>
  first === undefined ? second : { kind: 'binary', operator: '&&', left: first, right: second };

function* draws(random: Random, { predealt }: Script, count: number): Generator<Deal> {
  const draw = makeDrawer(predealt);
  for (let i = 0; i < count; i++) yield draw(random);
}

/** Draws deals until enough of them fit, or too many have been tried. */
function search(
  io: Io,
  random: Random,
  { predealt, generate }: Script,
  condition: Expression,
  count: number,
): Result<readonly Deal[]> {
  const fits = evaluatorOf(condition);
  const draw = makeDrawer(predealt);
  const tries = generate ?? TRIES * count;
  const progress = startProgress(io, tries, 'deals tried');
  const found: Deal[] = [];
  for (let tried = 0; tried < tries && found.length < count; tried++) {
    const drawn = draw(random);
    if (fits(drawn) !== 0) found.push(drawn);
    if (tried % 1000 === 999) progress.show(tried);
  }
  progress.clear();
  if (found.length === count) return ok(found);
  const few = found.length === 0 ? 'none' : `only ${found.length}`;
  return fail(
    'ERR_NO_DEAL',
    PLACE,
    `${few} of ${tries} deals ${found.length === 1 ? 'fits' : 'fit'} the condition`,
  );
}

async function print(
  io: Io,
  deals: Iterable<Deal>,
  { dealer, vul }: Script,
  { format: id, json }: Options,
): Promise<void> {
  const format = id === undefined ? undefined : findFormat(id);
  if (format !== undefined) {
    const boards = [...deals].map((each, i) => {
      const terms = termsOfBoard(i + 1);
      return boardOfDeal({ ...terms, ...(dealer && { dealer }), ...(vul && { vul }) }, each);
    });
    return io.out(format.write(boards).text);
  }
  for (const each of deals) {
    const text = makeDeal(each);
    await io.out(json ? `{"deal":"${text}","number":${numberOfDeal(each)}}\n` : `${text}\n`);
  }
}
