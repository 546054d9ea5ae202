import { HELP, type Outline, type OutlineOption } from './outline.ts';

/** Writes the manual page in roff, the language of `man`. */
export const manualPage = (program: Outline, version: string): string =>
  [
    `.TH OVERTRICK 1 "" "${roff(version)}" "Overtrick"`,
    '.SH NAME',
    'overtrick \\- a bridge club in a box, from the command line',
    '.SH SYNOPSIS',
    '.B overtrick',
    '.I command',
    '[\\fIoptions\\fR]',
    '.SH DESCRIPTION',
    roff(program.description),
    '.SH OPTIONS',
    ...[...program.options, HELP].flatMap(optionLines),
    '.SH COMMANDS',
    ...program.commands.flatMap((one) => commandLines(one, [])),
    '.SH EXIT STATUS',
    '.TP',
    '.B 0',
    'Done.',
    '.TP',
    '.B 2',
    'The input is wrong. One line on standard error says where and why, and nothing was done.',
    '',
  ].join('\n');

function commandLines(command: Outline, before: readonly string[]): readonly string[] {
  const path = [...before, command.name];
  const usage = [
    ...command.args.map((arg) => arg.usage),
    ...(command.commands.length > 0 ? ['<command>'] : []),
  ];
  return [
    `.SS ${roff(`overtrick ${[...path, ...usage].join(' ')}`)}`,
    roff(command.description || command.summary),
    ...command.args
      .filter(({ help }) => help !== '')
      .flatMap(({ usage, help }) => ['.TP', `.I ${roff(usage)}`, roff(help)]),
    ...command.options.flatMap(optionLines),
    ...command.commands.flatMap((one) => commandLines(one, path)),
  ];
}

function optionLines({ long, short, usage, help, value }: OutlineOption): readonly string[] {
  const names = [...(short === undefined ? [] : [short]), long]
    .map((name) => `\\fB${roff(name)}\\fR`)
    .join(', ');
  const words = value?.words ?? [];
  return [
    '.TP',
    `${names}${usage === undefined ? '' : ` \\fI${roff(usage)}\\fR`}`,
    roff(words.every((word) => help.includes(word)) ? help : `${help} (${words.join(', ')})`),
  ];
}

/** Returns a text that roff prints as it is: on one line, which no sign at its beginning makes a request. */
function roff(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('"', '\\(dq')
    // roff itself reads ASCII
    .replace(
      /[^ -~]/gu,
      (sign) => `\\[u${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
    );
  return /^[.']/.test(line) ? `\\&${line}` : line;
}
