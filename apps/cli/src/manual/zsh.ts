import { HELP, type Outline, type OutlineArg, type OutlineOption } from './outline.ts';

/** Writes completions for zsh: a function for each command. */
export const zshCompletion = (program: Outline): string => `#compdef overtrick
# Completions of overtrick for zsh. Load them with:
#   source <(overtrick completion zsh)
# or write them to a file _overtrick in a folder of $fpath.
${functionsOf(program, '_overtrick').join('\n')}
if [[ $funcstack[1] == _overtrick ]]; then
  _overtrick "$@"
else
  compdef _overtrick overtrick
fi
`;

function functionsOf(command: Outline, name: string): readonly string[] {
  const options = [...command.options, HELP].flatMap(optionSpecs);
  if (command.commands.length === 0)
    return [`${name}() {\n  _arguments ${[...options, ...command.args.map(argSpec)].join(' \\\n    ')}\n}`];
  const subs = command.commands.map((one) => `    ${quoted(`${one.name}:${one.summary}`)}`);
  const cases = command.commands.map((one) => `    ${one.name}) ${name}_${one.name} ;;`);
  return [
    `${name}() {
  local context state state_descr line
  typeset -A opt_args
  _arguments -C ${options.join(' \\\n    ')} \\
    '1: :->command' '*:: :->rest'
  case $state in
  command)
    local -a commands=(
${subs.join('\n')}
    )
    _describe command commands
    ;;
  rest)
    case $line[1] in
${cases.join('\n')}
    esac
    ;;
  esac
}`,
    ...command.commands.flatMap((one) => functionsOf(one, `${name}_${one.name}`)),
  ];
}

const optionSpecs = ({ long, short, help, value, usage = '' }: OutlineOption): readonly string[] =>
  [long, ...(short === undefined ? [] : [short])].map((name) =>
    quoted(`*${name}[${escaped(help)}]${value === undefined ? '' : `:${escaped(usage)}:${actionOf(value)}`}`),
  );

const argSpec = (arg: OutlineArg): string =>
  quoted(
    `${arg.usage.includes('...') ? '*' : ''}:${arg.usage.startsWith('[') ? ':' : ''}${escaped(arg.usage)}:${actionOf(arg)}`,
  );

const actionOf = ({
  words,
  isFile,
}: {
  readonly words: readonly string[];
  readonly isFile: boolean;
}): string => (isFile ? '_files' : words.length > 0 ? `(${words.join(' ')})` : ' ');

const escaped = (text: string): string => text.replace(/[\\[\]:]/g, '\\$&');

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
