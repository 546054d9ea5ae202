import type { Command } from '@commander-js/extra-typings';
import { decide } from '@overtrick/evening/decide';
import type { TournamentEntry } from '@overtrick/evening/entry';
import { added } from '@overtrick/evening/fold';
import { KEEPER } from '@overtrick/evening/keys/key';
import { makeLog } from '@overtrick/evening/log';
import { DRAWINGS } from '@overtrick/evening/plan/draft';
import { commandsOf, nextEvening, type Play } from '@overtrick/evening/sessions/next';
import { MOVEMENT_KINDS } from '@overtrick/movements/kinds';
import { present } from '@overtrick/rules/present';
import { fail } from '@overtrick/rules/result';
import { type Trouble, wholeNumber } from '../../command.ts';
import type { Io } from '../../io.ts';
import { lastTimeOf, readLog } from './tournamentFiles.ts';

const PLACE = 'overtrick tournament next';
const MOVEMENTS = [...MOVEMENT_KINDS.map(({ id }) => id), ...Object.keys(DRAWINGS)];

interface Wanted {
  readonly name: string;
  readonly date?: string;
  readonly movement: string;
  readonly rounds?: number;
  readonly boardsPerRound: number;
  readonly qualifiers?: number;
  readonly consolation?: string;
  readonly consolationRounds?: number;
}

export function defineNext(command: Command, io: Io, end: (trouble: Trouble) => void): void {
  command
    .command('next')
    .summary('add the next evening or a final to a log')
    .description(
      'Print the log with one more evening: its rounds and boards continue the numbers, and all evenings count. With --qualifiers it is a final of the best with its own ranking, into which they carry half of their score (EBU White Book 3.8); with --consolation the others play for the places below.',
    )
    .argument('<log>', 'a log; - reads standard input')
    .requiredOption('--name <text>', 'the name of the evening, such as "Final"')
    .option('--date <date>', 'the date of the evening, such as 2026-11-28')
    .requiredOption('--movement <kind>', MOVEMENTS.join(', '))
    .option('--rounds <r>', 'how many rounds, if the movement leaves a choice', wholeNumber(1, 99))
    .option('--boards-per-round <k>', 'the number of boards in a set', wholeNumber(1, 99), 2)
    .option('--qualifiers <n>', 'how many play the final', wholeNumber(2, 400))
    .option('--consolation <kind>', 'the movement of the consolation, for those who do not qualify')
    .option('--consolation-rounds <r>', 'how many rounds the consolation has', wholeNumber(1, 99))
    .action(async (log, options) => end(await next(io, log, options)));
}

async function next(io: Io, file: string, wanted: Wanted): Promise<Trouble> {
  const { name, date, qualifiers, consolation, boardsPerRound } = wanted;
  if (consolation !== undefined && qualifiers === undefined)
    return fail('ERR_USAGE', PLACE, 'a consolation needs a final: add --qualifiers');
  const log = await readLog(io, file);
  if (!log.ok) return log;
  const { tournament, entries } = log.value;
  const begun = nextEvening(tournament, {
    name,
    ...present({ date, qualifiers }),
    play: playOf(wanted.movement, wanted.rounds, boardsPerRound),
    ...(consolation !== undefined && {
      consolation: playOf(consolation, wanted.consolationRounds, boardsPerRound),
    }),
  });
  const commands = begun.ok ? commandsOf(begun.value) : begun;
  if (!commands.ok) return { ...commands, at: commands.at === undefined ? file : `${file}: ${commands.at}` };
  const made: TournamentEntry[] = [];
  const stamp = { at: lastTimeOf(entries), by: KEEPER.number };
  let now = tournament;
  for (const command of commands.value) {
    const decided = decide(now, KEEPER, command);
    if (!decided.ok) return { ...decided, at: file };
    for (const one of decided.value) {
      made.push({ ...stamp, ...one });
      now = added(now, { ...stamp, ...one });
    }
  }
  await io.out(makeLog([...entries, ...made]));
  return undefined;
}

const playOf = (movement: string, rounds: number | undefined, boardsPerRound: number): Play => ({
  movement,
  ...present({ rounds }),
  boardsPerRound,
});
