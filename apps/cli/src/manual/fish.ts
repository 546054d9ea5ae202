import { HELP, type Outline, type OutlineOption } from './outline.ts';

/** Writes completions for fish: a line for each command, option and word. */
export const fishCompletion = (
  program: Outline,
): string => `# Completions of overtrick for fish. Load them with:
#   overtrick completion fish | source
complete -c overtrick -f
${linesOf(program, []).join('\n')}
`;

/** Lists the lines of a command that is named by these words. */
function linesOf(command: Outline, path: readonly string[]): readonly string[] {
  const here = conditionOf(command, path);
  const line = (rest: string): string => `complete -c overtrick -n ${quoted(here)} ${rest}`;
  const [first] = command.args;
  return [
    ...command.commands.map((one) => line(`-a ${quoted(one.name)} -d ${quoted(one.summary)}`)),
    ...(first !== undefined && first.words.length > 0 ? [line(`-a ${quoted(first.words.join(' '))}`)] : []),
    ...(command.args.some(({ isFile }) => isFile) ? [line('-F')] : []),
    ...[...command.options, HELP].map((option) => line(flagsOf(option))),
    ...command.commands.flatMap((one) => linesOf(one, [...path, one.name])),
  ];
}

/** Returns the condition under which a command is the one that is being written. */
function conditionOf({ commands }: Outline, path: readonly string[]): string {
  const subs = commands.map(({ name }) => name).join(' ');
  const seen = path.map((name) => `__fish_seen_subcommand_from ${name}`);
  return [...seen, ...(subs === '' ? [] : [`not __fish_seen_subcommand_from ${subs}`])].join('; and ');
}

function flagsOf({ long, short, help, value }: OutlineOption): string {
  const names = `-l ${long.slice(2)}${short === undefined ? '' : ` -s ${short.slice(1)}`}`;
  const taken =
    value === undefined
      ? ''
      : value.isFile
        ? ' -r -F'
        : ` -x${value.words.length > 0 ? ` -a ${quoted(value.words.join(' '))}` : ''}`;
  return `${names}${taken} -d ${quoted(help)}`;
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
