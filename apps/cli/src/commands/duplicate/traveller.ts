import { resultsError, scoringOf } from '@overtrick/duplicate/event/scored';
import { METHODS } from '@overtrick/duplicate/methods/list';
import { scoreTraveller } from '@overtrick/duplicate/traveller/traveller';
import { fail } from '@overtrick/rules/result';
import { collectSet, type Define, jsonOption, type Trouble, wholeNumber } from '../../command.ts';
import { inSource, readSource } from '../../input.ts';
import type { Io } from '../../io.ts';
import { readTraveller } from '../../text/travellerLines.ts';
import { methodHelp, travellerLines, travellerTable } from '../../text/travellerText.ts';

interface Options {
  readonly board: number;
  readonly method: string;
  readonly top?: number | undefined;
  readonly set?: Readonly<Record<string, string>>;
  readonly json?: true;
}

export const traveller: Define = (command, io, end) => {
  command
    .argument('<file>', 'one result per line; - reads standard input')
    .requiredOption(
      '--board <n>',
      'the number of the board, which says who was vulnerable',
      wholeNumber(1, 9999),
    )
    .option('--method <name>', METHODS.map(({ id }) => id).join(', '), 'mp')
    .option(
      '--top <n>',
      'the number of results that there should be; default: the number that there are',
      wholeNumber(1, 9999),
    )
    .option('--set <option=value>', 'set an option of the method; may be repeated', collectSet)
    .addOption(jsonOption())
    .addHelpText('after', methodHelp(['1 8 4S N 10', '2 13 PASS', '3 11 A6040', '4 9 NP']))
    .action(async (file, options) => end(await run(io, file, options)));
};

async function run(io: Io, file: string, { board, method, top, set, json }: Options): Promise<Trouble> {
  const scoring = scoringOf({ method, ...(set && { options: set }) });
  if (!scoring.ok) return { ...scoring, at: 'overtrick traveller' };
  const source = await readSource(io, file);
  if (!source.ok) return source;
  const read = readTraveller(source.value.text, board);
  if (!read.ok) return inSource(source.value, read);
  const wrong = resultsError([read.value], scoring.value);
  if (wrong) return inSource(source.value, wrong);
  const { length } = read.value.entries;
  if (top !== undefined && top < length)
    return fail(
      'ERR_TOP',
      'overtrick traveller --top',
      `there are ${length} lines: fewer results than that cannot be expected`,
    );
  const scored = scoreTraveller(read.value, scoring.value, top ?? length);
  const lines = travellerLines(scored, scoring.value.method.decimals);
  await io.out(json ? lines.map((line) => `${JSON.stringify(line)}\n`).join('') : travellerTable(lines));
  return undefined;
}
