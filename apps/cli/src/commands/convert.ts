import { fail } from '@overtrick/rules/result';
import { boardsIn, formatFor, readBoardFile } from '../boardFile.ts';
import type { Define, Trouble } from '../command.ts';
import type { Io } from '../io.ts';
import { outputTrouble, writeWhole } from '../output.ts';
import { startProgress } from '../progress.ts';

export const convert: Define = (command, io, end) => {
  command
    .argument(
      '<in>',
      'a file of boards; its ending or its first lines tell the format; - reads standard input',
    )
    .argument('<out>', 'the file to write: .pbn, .lin, .jsonl, .rbn, .csv, .dup, .bri, .dge or .dlm')
    .option('--keep-going', 'leave out boards that cannot be read, and write the rest')
    .action(async (from, to, { keepGoing }) => end(await run(io, from, to, keepGoing === true)));
};

async function run(io: Io, from: string, to: string, keepGoing: boolean): Promise<Trouble> {
  const file = await readBoardFile(io, from);
  if (!file.ok) return file;
  const output = formatFor(to);
  if (!output.ok) return output;
  // reading and writing are a call each: the bar shows what is left
  const progress = startProgress(io, 2, 'steps');
  const { boards, wrong, lost: faults } = boardsIn(file.value);
  progress.show(1);
  const [first, ...others] = wrong;
  if ((first !== undefined && !keepGoing) || boards.length === 0) {
    progress.clear();
    return first ?? fail('ERR_NO_BOARD', `${file.value.source.name}:1:1`, 'there is no board in the file');
  }
  const { text, lost } = output.value.write(boards);
  progress.clear();
  const trouble = (await outputTrouble(to)) ?? (await writeWhole(to, text));
  if (trouble !== undefined) return trouble;
  for (const sentence of faults) io.err(`${sentence}\n`);
  for (const sentence of lost) io.err(`${to}: ${sentence}\n`);
  for (const { at, why } of others) io.err(`${at}: ${why}\n`);
  return first;
}
