import { fail } from '@overtrick/rules/result';
import { formatFor, formatOf } from '../boardFile.ts';
import type { Define, Trouble } from '../command.ts';
import { inSource, readSource } from '../input.ts';
import type { Io } from '../io.ts';
import { outputTrouble, writeWhole } from '../output.ts';

export const convert: Define = (command, io, end) => {
  command
    .argument('<in>', 'PBN, LIN or records (JSON, one a line); - reads standard input')
    .argument('<out>', 'the file to write, in the format of its ending: .pbn, .lin or .jsonl')
    .action(async (from, to) => end(await run(io, from, to)));
};

async function run(io: Io, from: string, to: string): Promise<Trouble> {
  const source = await readSource(io, from);
  if (!source.ok) return source;
  const input = formatOf(source.value);
  if (!input.ok) return input;
  const output = formatFor(to);
  if (!output.ok) return output;
  const items = input.value.read(source.value.text);
  const wrong = items.flatMap(({ label, board }) => (board.ok ? [] : [{ label, ...board }]))[0];
  if (wrong !== undefined)
    return inSource(source.value, { ...wrong, why: `board ${wrong.label}: ${wrong.why}` });
  const boards = items.flatMap(({ board }) => (board.ok ? [board.value] : []));
  if (boards.length === 0)
    return fail('ERR_NO_BOARD', `${source.value.name}:1:1`, 'there is no board in the file');
  const { text, lost } = output.value.write(boards);
  const trouble = (await outputTrouble(to)) ?? (await writeWhole(to, text));
  if (trouble === undefined) for (const sentence of lost) io.err(`${to}: ${sentence}\n`);
  return trouble;
}
