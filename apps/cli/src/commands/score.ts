import { listOptions, type OptionValues, parseOptions } from '@overtrick/rules/options';
import { collectSet, type Define, jsonOption, onUnknown, type Trouble } from '../command.ts';
import { inSource, readSource } from '../input.ts';
import type { Io } from '../io.ts';
import type { AnyForm } from '../score/form.ts';
import { readLines, type ScoreLine } from '../score/lines.ts';
import { FORMS } from '../score/list.ts';
import { choicesOf, makeValue } from '../text/optionText.ts';
import { makeSheet } from '../text/sheet.ts';
import { sentence } from '../text/words.ts';

interface Options {
  readonly set?: Readonly<Record<string, string>>;
  readonly json?: true;
}

export const score: Define = (command, io, end) => {
  for (const form of FORMS) {
    command
      .command(form.id)
      .summary(form.summary)
      .description(sentence(form.summary))
      .argument('<file>', 'one deal per line; - reads standard input')
      .option('--set <option=value>', 'set an option of the form; may be repeated', collectSet)
      .addOption(jsonOption())
      .addHelpText('after', makeHelp(form))
      .action(async (file, options) => end(await run(io, form, file, options)));
  }
  command.usage('<form> <file>');
  onUnknown(command, 'form', end);
};

async function run(io: Io, form: AnyForm, file: string, { set = {}, json }: Options): Promise<Trouble> {
  const options = parseOptions<OptionValues>(form.options, set);
  if (!options.ok) return { ...options, at: 'overtrick score --set' };
  const source = await readSource(io, file);
  if (!source.ok) return source;
  const lines = readLines(source.value.text);
  if (!lines.ok) return inSource(source.value, lines);
  const scores = form.score(lines.value, options.value);
  if (!scores.ok) return inSource(source.value, scores);
  await io.out(
    json ? `${JSON.stringify(scores.value)}\n` : makeSheet(scores.value, lines.value.map(labelOf)),
  );
  return undefined;
}

const labelOf = ({ words, pairs }: ScoreLine): string =>
  [
    ...words.map(({ text }) => text),
    ...[...pairs.values()].map(({ key, value }) => `${key.text}=${value.text}`),
  ].join(' ');

/** Formats the help for the lines of a scoring format and its settings. */
function makeHelp({ line, example, options }: AnyForm): string {
  const settings = listOptions(options).flatMap((option) => [
    `  ${option.name}=${makeValue(option.default)}  (${choicesOf(option)})`,
    `      ${option.help}`,
  ]);
  return [
    '',
    'Lines:',
    `  ${line}`,
    ...example.map((text) => `  ${text}`),
    '  # begins a comment',
    ...(settings.length === 0 ? [] : ['', 'Settings:', ...settings]),
  ].join('\n');
}
