import { type Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import { type Advice, adviceFor } from '@overtrick/movements/advice';
import { balanceOf } from '@overtrick/movements/balance';
import { faultsOf } from '@overtrick/movements/check';
import { concessionsOf, concessionText } from '@overtrick/movements/concession';
import {
  entrantsPerTable,
  MOST_TABLES,
  MOVEMENT_KINDS,
  type MovementKind,
  movementOf,
} from '@overtrick/movements/kinds';
import { type Movement, PLACES, SEATINGS, setsOf } from '@overtrick/movements/movement';
import { movementJson, parseMovement } from '@overtrick/movements/text';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { type Define, jsonOption, noSuch, onUnknown, type Trouble, wholeNumber } from '../../command.ts';
import { inSource, readSource } from '../../input.ts';
import type { Io } from '../../io.ts';
import { makeMovementTable } from '../../text/movementText.ts';
import { makeTable } from '../../text/table.ts';
import { sentence } from '../../text/words.ts';

/** The decimals of a competition figure, as published. */
const DECIMALS = 3;

interface Size {
  readonly tables?: number;
  readonly players?: number;
}

interface Options extends Size {
  readonly rounds?: number;
  readonly boardsPerRound?: number;
  readonly json?: true;
}

interface Wish extends Size {
  readonly for: string;
  readonly boards: number;
  readonly minutes?: number;
  readonly minutesPerBoard?: number;
  readonly minutesPerChange?: number;
  readonly json?: true;
}

export const movement: Define = (command, io, end) => {
  for (const kind of MOVEMENT_KINDS) {
    sized(command.command(kind.id).summary(kind.help).description(sentence(kind.help)))
      .option(
        '--rounds <r>',
        'how many rounds, if the movement leaves a choice',
        wholeNumber(1, 2 * MOST_TABLES),
      )
      .option('--boards-per-round <k>', 'the number of boards in a set', wholeNumber(1, 99))
      .addOption(jsonOption())
      .action(async (options) => end(await generate(io, kind, options)));
  }
  command
    .command('check')
    .summary('check a movement of your own')
    .description('List what is wrong with a movement, one sentence per fault; exits with 2 if there is any.')
    .argument('<file>', 'a movement as --json prints it; - reads standard input')
    .addOption(jsonOption())
    .action(async (file, { json }) => end(await check(io, file, json)));
  sized(
    command
      .command('advise')
      .summary('list the movements that fit an evening')
      .description('List the movements that fit, best first, with the compromises of each.'),
  )
    .option('--for <what>', `${SEATINGS.join(', ')}`, 'pairs')
    .option('--boards <n>', 'the most boards that each pair should play', wholeNumber(1, 400), 24)
    .option('--minutes <n>', 'the length of the evening', wholeNumber(1, 10_000))
    .option('--minutes-per-board <n>', 'default: 7', wholeNumber(1, 60))
    .option('--minutes-per-change <n>', 'time to move to the next table; default: 1', wholeNumber(0, 60))
    .addOption(jsonOption())
    .action(async (options) => end(await advise(io, options)));
  command.usage('<kind> --tables <n>');
  onUnknown(command, 'kind of movement', end);
};

const sized = (command: Command) =>
  command
    .option('--tables <n>', 'how many tables; 6.5 if one is a half table', tablesNumber)
    .option('--players <n>', 'how many players, instead of --tables', wholeNumber(1, 4 * MOST_TABLES));

function tablesNumber(text: string): number {
  const tables = /^\d{1,3}(\.5)?$/.test(text) ? Number(text) : 0;
  if (tables >= 1 && tables <= 2 * MOST_TABLES) return tables;
  throw new InvalidArgumentError('It must be a number of tables, such as 7 or 6.5.');
}

async function generate(io: Io, kind: MovementKind, options: Options): Promise<Trouble> {
  const place = `overtrick movement ${kind.id}`;
  const entrants = entrantsOf(place, kind.seating, options);
  if (!entrants.ok) return entrants;
  const made = movementOf(kind, entrants.value, options.rounds);
  if (!made.ok) return { ...made, at: `${place} ${made.code === 'ERR_ROUNDS' ? '--rounds' : '--tables'}` };
  const { boardsPerRound } = options;
  if (!options.json) {
    await io.out(makeMovementTable(made.value, boardsPerRound));
    return undefined;
  }
  const balance = Object.entries(balanceOf(made.value)).map(([key, value]) => [
    key,
    roundTo(value, DECIMALS),
  ]);
  const boards = boardsPerRound && { boardsPerRound, boards: boardsPerRound * setsOf(made.value) };
  await io.out(
    `${JSON.stringify({
      ...movementJson(made.value),
      balance: Object.fromEntries(balance),
      ...boards,
      givesUp: concessionsOf(made.value).map((one) => concessionText(one, made.value)),
    })}\n`,
  );
  return undefined;
}

function entrantsOf(place: string, seating: Movement['seating'], { tables, players }: Size): Result<number> {
  const perTable = entrantsPerTable(seating);
  if (tables !== undefined && players !== undefined)
    return fail('ERR_USAGE', place, 'give the tables or the players, not both');
  if (players !== undefined) {
    // a number in a movement stands for one player, for two or for four
    const entrants = perTable > 2 ? players : (players * perTable) / 4;
    return Number.isInteger(entrants)
      ? ok(entrants)
      : fail(
          'ERR_TABLES',
          `${place} --players`,
          `${players} players are no whole number of ${PLACES[seating].noun}s`,
        );
  }
  if (tables === undefined) return fail('ERR_USAGE', place, 'say how many tables: --tables 7');
  const entrants = tables * perTable;
  return Number.isInteger(entrants)
    ? ok(entrants)
    : fail(
        'ERR_TABLES',
        `${place} --tables`,
        `half a table is not a whole number of ${PLACES[seating].noun}s`,
      );
}

async function check(io: Io, file: string, json?: true): Promise<Trouble> {
  const source = await readSource(io, file);
  if (!source.ok) return source;
  const read = parseMovement(source.value.text);
  if (!read.ok) return inSource(source.value, read);
  const faults = faultsOf(read.value);
  if (json) await io.out(`${JSON.stringify({ ok: faults.length === 0, faults })}\n`);
  else if (faults.length === 0) await io.out(makeMovementTable(read.value));
  else for (const { why } of faults) await io.out(`${sentence(why)}\n`);
  return faults.length === 0 ? undefined : 2;
}

async function advise(io: Io, { for: name, json, tables, players, ...wish }: Wish): Promise<Trouble> {
  const place = 'overtrick movement advise';
  const seating = SEATINGS.find((each) => each === name);
  if (seating === undefined) return noSuch(`${place} --for`, 'such thing as', name, SEATINGS);
  const size = { ...(tables !== undefined && { tables }), ...(players !== undefined && { players }) };
  const entrants = entrantsOf(place, seating, size);
  if (!entrants.ok) return entrants;
  const advice = adviceFor({ ...wish, seating, entrants: entrants.value });
  if (advice.length === 0)
    return fail('ERR_NO_FIT', place, 'no movement fits; try another number of boards, or more time');
  await io.out(
    json ? advice.map((each) => `${JSON.stringify(adviceJson(each))}\n`).join('') : adviceTable(advice),
  );
  return undefined;
}

const adviceJson = (advice: Advice) => ({
  kind: advice.kind.id,
  name: advice.movement.name,
  rounds: advice.rounds,
  boardsPerRound: advice.boardsPerRound,
  boards: advice.boards,
  boardsInPlay: advice.boardsInPlay,
  minutes: advice.minutes,
  winners: advice.summary.winners,
  sd: roundTo(advice.summary.balance.sd, DECIMALS),
  givesUp: givenUp(advice),
});

const givenUp = ({ concessions, movement }: Advice): readonly string[] =>
  concessions.map((one) => concessionText(one, movement));

const adviceTable = (advice: readonly Advice[]): string =>
  makeTable(
    ['', 'rounds', 'boards', 'to deal', 'time', 'unequal', 'gives up'],
    advice.map((one) => [
      one.kind.id,
      String(one.rounds),
      `${one.rounds} × ${one.boardsPerRound} = ${one.boards}`,
      String(one.boardsInPlay),
      `${Math.floor(one.minutes / 60)}:${String(one.minutes % 60).padStart(2, '0')}`,
      one.summary.winners === 1 ? one.summary.balance.sd.toFixed(2) : '',
      givenUp(one).join('; '),
    ]),
  );
