import { type Command, Option } from '@commander-js/extra-typings';
import { decide } from '@overtrick/evening/decide';
import { BASES, type Basis } from '@overtrick/evening/draws/entries';
import { type DrawProposal, drawProposal } from '@overtrick/evening/draws/proposal';
import type { TournamentEntry } from '@overtrick/evening/entry';
import { KEEPER } from '@overtrick/evening/keys/key';
import { makeLog } from '@overtrick/evening/log';
import { jsonOption, type Trouble } from '../../command.ts';
import type { Io } from '../../io.ts';
import { lastTimeOf, readLog } from './tournamentFiles.ts';

const ODD = ['bye', 'short', 'long'] as const;

interface Wanted {
  readonly section: string;
  readonly odd: (typeof ODD)[number];
  readonly basis: Basis;
  readonly seed: string;
  readonly json?: true;
}

export function defineDraw(command: Command, io: Io, end: (trouble: Trouble) => void): void {
  command
    .command('draw')
    .summary('draw the next round of a Swiss or a knock-out')
    .description(
      'Print the log with the next round drawn; with --json only the draw, and how each unfinished match can change it.',
    )
    .argument('<log>', 'a log; - reads standard input')
    .option('--section <letters>', 'the section', 'A')
    .addOption(
      new Option('--odd <lot>', 'for the odd team: a bye, or a three-way match over one or two rounds')
        .choices(ODD)
        .default('bye' as const),
    )
    .addOption(
      new Option(
        '--basis <standings>',
        'the matches that count: all, those before the last round, or all as they stand',
      )
        .choices(BASES)
        .default('all' as const),
    )
    .option('--seed <text>', 'for breaking ties at random', '1')
    .addOption(jsonOption())
    .action(async (log, options) => end(await draw(io, log, options)));
}

async function draw(io: Io, file: string, { json, ...wish }: Wanted): Promise<Trouble> {
  const log = await readLog(io, file);
  if (!log.ok) return log;
  const { tournament, entries } = log.value;
  const proposal = drawProposal(tournament, wish);
  if (!proposal.ok) return { ...proposal, at: proposal.at === undefined ? file : `${file}: ${proposal.at}` };
  if (json) {
    await io.out(`${JSON.stringify(proposal.value satisfies DrawProposal)}\n`);
    return undefined;
  }
  const decided = decide(tournament, KEEPER, proposal.value.drawn);
  if (!decided.ok) return { ...decided, at: file };
  const drawn = decided.value.map(
    (command): TournamentEntry => ({ at: lastTimeOf(entries), by: KEEPER.number, ...command }),
  );
  await io.out(makeLog([...entries, ...drawn]));
  return undefined;
}
