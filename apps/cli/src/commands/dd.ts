import { availableParallelism } from 'node:os';
import { Option } from '@commander-js/extra-typings';
import { type Board, boardOfDeal, termsOf } from '@overtrick/formats/board';
import { dealOf } from '@overtrick/formats/hands';
import { formatOfName } from '@overtrick/formats/list';
import { withSolution } from '@overtrick/formats/pbn/solved';
import { writePbn } from '@overtrick/formats/pbn/write';
import { makeContract } from '@overtrick/rules/auction/contract';
import { STRAINS } from '@overtrick/rules/cards/card';
import { type CardSet, size } from '@overtrick/rules/cards/cardSet';
import { parseSeat, parseVul, SEAT_NAMES, SEATS, type Seat, type Vul } from '@overtrick/rules/cards/seat';
import type { DealTerms } from '@overtrick/rules/deals/board';
import { type Deal, isFullDeal, makeDeal, parseDeal } from '@overtrick/rules/deals/deal';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { exactTable, parOf, type TrickTable } from '@overtrick/solver';
import { startSolverPool } from '@overtrick/solver/pool';
import { boardFileOf, boardsIn } from '../boardFile.ts';
import { type Define, jsonOption, oneOf, type Trouble, wholeNumber } from '../command.ts';
import { inSource, readBytes, readLines, sourceOf } from '../input.ts';
import type { Io } from '../io.ts';
import { startProgress } from '../progress.ts';
import { makeTable } from '../text/table.ts';
import { counted } from '../text/words.ts';

interface Options {
  readonly threads?: number;
  readonly par?: true;
  readonly pbn?: true;
  readonly dealer?: Seat;
  readonly vul?: Vul;
  readonly json?: true;
}

export const dd: Define = (command, io, end) => {
  command
    .argument(
      '<file>',
      'one deal per line, as N:AQ962.K7.QJ4.983 …, or a file of boards; - reads standard input',
    )
    .option('--threads <n>', 'how many deals to solve at a time; default: one per core', wholeNumber(1, 256))
    .option(
      '--par',
      'also print par, the score with perfect play; needs --dealer and --vul if the file does not have them',
    )
    .option('--dealer <seat>', 'who deals, for par', oneOf(parseSeat, 'a seat is N, E, S or W'))
    .option('--vul <vul>', 'who is vulnerable, for par', oneOf(parseVul, 'it is none, ns, ew or both'))
    .addOption(
      new Option(
        '--pbn',
        'print the boards as PBN with the tricks that can be made, and par if dealer and vul are known',
      ).conflicts('json'),
    )
    .addOption(jsonOption())
    .action(async (file, options) => end(await run(io, file, options)));
};

async function run(io: Io, file: string, options: Options): Promise<Trouble> {
  const { json } = options;
  const read = await readBoards(io, file);
  if (!read.ok) return read;
  const asked = read.value.map((board) => ({ ...board, terms: termsFor(board, options) }));
  if (options.par && asked.some(({ terms }) => terms === undefined))
    return fail('ERR_OPTION', 'overtrick dd --par', 'par needs --dealer and --vul');
  const pool = startSolverPool(Math.min(options.threads ?? availableParallelism(), asked.length));
  const progress = startProgress(io, asked.length, 'deals');
  let done = 0;
  const results = asked.map(async ({ deal }) => {
    const found = exactTable(await pool.table(deal));
    progress.show(++done);
    return found;
  });
  const solved: Board[] = [];
  for (const [i, { deal, board, terms }] of asked.entries()) {
    const tricks = await results[i];
    if (tricks === undefined) continue;
    progress.clear();
    const par = (options.par || options.pbn) && terms ? parOf(tricks, terms.dealer, terms.vul) : undefined;
    if (options.pbn) {
      solved.push(withSolution({ ...board, ...terms }, tricks, par));
      continue;
    }
    const contracts = par?.contracts.map((contract) => `${makeContract(contract)} ${contract.declarer}`);
    await io.out(
      json
        ? `${JSON.stringify({ deal: makeDeal(deal), tricks, ...(par && { par: { ...par, contracts } }) })}\n`
        : `${makeDeal(deal)}\n${tableText(tricks)}${par ? `Par ${par.score}: ${contracts?.join(', ') || 'passed out'}\n` : ''}\n`,
    );
  }
  if (options.pbn) await io.out(writePbn(solved).text);
  await pool.close();
  return undefined;
}

/** A board to be solved. */
interface Asked {
  readonly board: Board;
  readonly deal: Deal;
}

/** Returns the dealer and the vulnerability for par: from the options, or else from the board. */
function termsFor({ board }: Asked, { dealer, vul }: Options): Pick<DealTerms, 'dealer' | 'vul'> | undefined {
  const own = termsOf(board);
  const terms = { dealer: dealer ?? own?.dealer, vul: vul ?? own?.vul };
  return terms.dealer && terms.vul ? { dealer: terms.dealer, vul: terms.vul } : undefined;
}

/**
 * Reads the deals of a list, one per line, or of a file of boards. A board without all its cards is reported and left
 * out.
 */
async function readBoards(io: Io, path: string): Promise<Result<readonly Asked[]>> {
  const name = path === '-' ? '<stdin>' : path;
  const bytes = await readBytes(io, path);
  if (!bytes.ok) return { ...bytes, at: name };
  const file = boardFileOf(name, bytes.value);
  if (!file.ok) {
    const source = sourceOf(name, bytes.value);
    if (!source.ok || formatOfName(name) !== undefined) return file;
    const deals = readLines(source.value, readDeal, '#');
    return deals.ok ? ok(deals.value.map(askedOf)) : inSource(source.value, deals);
  }
  const { boards, wrong } = boardsIn(file.value);
  const [first] = wrong;
  if (first !== undefined) return first;
  const whole = boards.flatMap((board): Asked[] => {
    const deal = dealOf(board.hands);
    if (deal === undefined) io.err(`${name}: board ${board.label}: ${countsOf(board.hands)}\n`);
    return deal === undefined ? [] : [{ board, deal }];
  });
  return whole.length > 0
    ? ok(whole)
    : fail('ERR_NO_BOARD', `${name}:1:1`, 'there is no whole deal in the file');
}

/** Says how many cards each hand has that does not have 13. */
function countsOf(hands: { readonly [S in Seat]?: CardSet }): string {
  const short = SEATS.flatMap((seat) => {
    const count = hands[seat] === undefined ? 0 : size(hands[seat]);
    return count === 13
      ? []
      : [`${SEAT_NAMES[seat]} has ${count === 0 ? 'no cards' : counted(count, 'card')}`];
  });
  return `${short.join(', ')}: only whole deals are solved`;
}

/** Returns the board for a deal of a list, without any other information. */
const askedOf = (deal: Deal): Asked => {
  const { dealer: _, vul: __, ...board } = boardOfDeal({ dealer: 'N', vul: 'none' }, deal);
  return { board, deal };
};

function readDeal(line: string): Result<Deal> {
  const deal = parseDeal(line, true);
  if (!deal.ok || isFullDeal(deal.value)) return deal;
  return fail('ERR_HAND_SIZE', undefined, countsOf(deal.value));
}

/** Formats the tricks by declarer, one line each. */
const tableText = (tricks: TrickTable): string =>
  makeTable(
    ['', ...STRAINS.map((strain) => (strain === 'N' ? 'NT' : strain))],
    SEATS.map((seat) => [seat, ...STRAINS.map((strain) => String(tricks[seat][strain]))]),
  );
