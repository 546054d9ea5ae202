import { availableParallelism } from 'node:os';
import { dealOf } from '@overtrick/formats/hands';
import { formatOfName } from '@overtrick/formats/list';
import { STRAINS } from '@overtrick/rules/card';
import { makeContract } from '@overtrick/rules/contract';
import { type Deal, isFullDeal, makeDeal, parseDeal } from '@overtrick/rules/deal';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { parseSeat, parseVul, SEATS, type Seat, type Vul } from '@overtrick/rules/seat';
import { parOf } from '@overtrick/solver/par';
import { startSolverPool } from '@overtrick/solver/pool';
import { exactTable, type TrickTable } from '@overtrick/solver/solve';
import { boardFileOf, boardsIn } from '../boardFile.ts';
import { type Define, jsonOption, oneOf, type Trouble, wholeNumber } from '../command.ts';
import { inSource, readBytes, readLines, sourceOf } from '../input.ts';
import type { Io } from '../io.ts';
import { startProgress } from '../progress.ts';
import { makeTable } from '../text/table.ts';

interface Options {
  readonly threads?: number;
  readonly par?: true;
  readonly dealer?: Seat;
  readonly vul?: Vul;
  readonly json?: true;
}

export const dd: Define = (command, io, end) => {
  command
    .argument('<file>', 'a deal a line, as N:AQ962.K7.QJ4.983 …, or a file of boards; - reads standard input')
    .option('--threads <n>', 'how many to solve at a time; as many as there are cores', wholeNumber(1, 256))
    .option('--par', 'also what the board is worth when both sides do their best; wants --dealer and --vul')
    .option('--dealer <seat>', 'who deals, for par', oneOf(parseSeat, 'a seat is N, E, S or W'))
    .option('--vul <vul>', 'who is vulnerable, for par', oneOf(parseVul, 'it is none, ns, ew or both'))
    .addOption(jsonOption())
    .action(async (file, options) => end(await run(io, file, options)));
};

async function run(io: Io, file: string, options: Options): Promise<Trouble> {
  const { dealer, vul, json } = options;
  if (options.par && (dealer === undefined || vul === undefined))
    return fail('ERR_OPTION', 'overtrick dd --par', 'par wants --dealer and --vul');
  const deals = await readDeals(io, file);
  if (!deals.ok) return deals;
  const pool = startSolverPool(Math.min(options.threads ?? availableParallelism(), deals.value.length));
  const progress = startProgress(io, deals.value.length, 'deals');
  let done = 0;
  const results = deals.value.map(async (deal) => {
    const found = exactTable(await pool.table(deal));
    progress.show(++done);
    return found;
  });
  for (const [i, deal] of deals.value.entries()) {
    const tricks = await results[i];
    if (tricks === undefined) continue;
    progress.clear();
    const par = options.par && dealer && vul ? parOf(tricks, dealer, vul) : undefined;
    const contracts = par?.contracts.map((contract) => `${makeContract(contract)} ${contract.declarer}`);
    await io.out(
      json
        ? `${JSON.stringify({ deal: makeDeal(deal), tricks, ...(par && { par: { ...par, contracts } }) })}\n`
        : `${makeDeal(deal)}\n${tableText(tricks)}${par ? `Par ${par.score}: ${contracts?.join(', ') || 'passed out'}\n` : ''}\n`,
    );
  }
  await pool.close();
  return undefined;
}

/** The deals of a list, one a line, or of a file of boards; a board without all its cards is named and left out. */
async function readDeals(io: Io, path: string): Promise<Result<readonly Deal[]>> {
  const name = path === '-' ? '<stdin>' : path;
  const bytes = await readBytes(io, path);
  if (!bytes.ok) return { ...bytes, at: name };
  const file = boardFileOf(name, bytes.value);
  if (!file.ok) {
    const source = sourceOf(name, bytes.value);
    if (!source.ok || formatOfName(name) !== undefined) return file;
    const deals = readLines(source.value, readDeal, '#');
    return deals.ok ? deals : inSource(source.value, deals);
  }
  const { boards, wrong } = boardsIn(file.value);
  const [first] = wrong;
  if (first !== undefined) return first;
  const whole = boards.flatMap((board) => {
    const deal = dealOf(board.hands);
    if (deal === undefined) io.err(`${name}: board ${board.label}: not all cards are known\n`);
    return deal ?? [];
  });
  return whole.length > 0
    ? ok(whole)
    : fail('ERR_NO_BOARD', `${name}:1:1`, 'there is no whole deal in the file');
}

function readDeal(line: string): Result<Deal> {
  const deal = parseDeal(line, true);
  if (!deal.ok || isFullDeal(deal.value)) return deal;
  return fail('ERR_HAND_SIZE', undefined, 'a hand is not of 13 cards');
}

/** Tricks by declarer, a line each. */
const tableText = (tricks: TrickTable): string =>
  makeTable(
    ['', ...STRAINS.map((strain) => (strain === 'N' ? 'NT' : strain))],
    SEATS.map((seat) => [seat, ...STRAINS.map((strain) => String(tricks[seat][strain]))]),
  );
