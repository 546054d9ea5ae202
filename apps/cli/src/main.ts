import { Command, CommanderError } from '@commander-js/extra-typings';
import { type Failure, fail } from '@overtrick/rules/result';
import { versionText } from './build.ts';
import { noSuch, type Trouble } from './command.ts';
import { COMMANDS } from './commands/list.ts';
import { type Io, processIo } from './io.ts';
import { oneLine, sentence } from './text/words.ts';

/** The exit codes: success, and wrong input. */
const DONE = 0;
const WRONG = 2;

/**
 * Runs the command that the arguments name.
 * @returns the exit code: 0 for success; 2 for wrong input, which one line on standard error explains
 */
export async function main(given: readonly string[], io: Io = processIo()): Promise<number> {
  const args = given[0] === 'help' ? [...given.slice(1), '--help'] : given;
  const trouble = await run(args, io);
  if (trouble === undefined) return DONE;
  if (typeof trouble === 'number') return trouble;
  io.err(`${makeFailure(trouble)}\n`);
  return WRONG;
}

async function run(args: readonly string[], io: Io): Promise<Trouble> {
  const names = COMMANDS.map(({ name }) => name);
  const called = args.find((word) => !word.startsWith('-'));
  if (called === undefined && args.some((word) => ['-V', '--version'].includes(word))) {
    await io.out(`${versionText()}\n`);
    return undefined;
  }
  if (called !== undefined && !names.includes(called)) return noSuch('overtrick', 'command', called, names);
  let trouble: Trouble;
  const end = (found: Trouble): void => {
    trouble = found;
  };
  const place = called === undefined ? 'overtrick' : `overtrick ${called}`;
  const program = makeProgram(io, (why) => end(fail('ERR_USAGE', place, why)));
  const needsAll = COMMANDS.some((one) => one.name === called && one.needsAll);
  for (const { name, summary, load } of COMMANDS) {
    const command = program.command(name).summary(summary).description(sentence(summary));
    if (name === called || needsAll) (await load())(command, io, end);
  }
  try {
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
  }
  return trouble;
}

const makeProgram = (io: Io, onError: (why: string) => void): Command =>
  new Command('overtrick')
    .usage('<command>')
    .description('A bridge club in a box: play, score, replay, deal and convert from the command line.')
    .option('-V, --version', 'print the version and its build')
    .helpOption('-h, --help', 'show this help')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.out(text),
      outputError: (text) => onError(text.replace(/^error: /, '')),
    });

/** Formats a failure as `place: why` on one line. */
const makeFailure = ({ at, why, code }: Failure): string => oneLine(`${at ?? 'overtrick'}: ${why ?? code}`);
