import { HELP, type Outline, type OutlineOption } from './outline.ts';

/**
 * Writes completions for bash. The function finds the command that the words so far name, then offers its subcommands,
 * options, the values of the option before, or files.
 */
export function bashCompletion(program: Outline): string {
  const all = pathsOf(program, '');
  const named = all.slice(1).map(({ path }) => quoted(path));
  const words = all.map(
    ({ path, command }) =>
      `    ${quoted(path)}) subs=${quoted(wordsOf(command))} flags=${quoted(flagsOf(command))} ;;`,
  );
  const values = all.flatMap(({ path, command }) =>
    command.options.flatMap((option) =>
      option.value === undefined ? [] : [`    ${namesOf(option, path)}) ${offer(option.value)}; return ;;`],
    ),
  );
  return `# Completions of overtrick for bash. Load them with:
#   source <(overtrick completion bash)
_overtrick() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD - 1]}" path='' subs='' flags='' i
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "\${path:+$path }\${COMP_WORDS[i]}" in
    ${named.join(' | ')}) path="\${path:+$path }\${COMP_WORDS[i]}" ;;
    esac
  done
  case "$path $prev" in
${values.join('\n')}
  esac
  case "$path" in
${words.join('\n')}
  esac
  if [[ $cur == -* ]]; then
    COMPREPLY=($(compgen -W "$flags" -- "$cur"))
  elif [[ -n $subs ]]; then
    COMPREPLY=($(compgen -W "$subs" -- "$cur"))
  else
    COMPREPLY=($(compgen -f -- "$cur"))
  fi
}
complete -o filenames -F _overtrick overtrick
`;
}

interface Named {
  /** The words after the program's name: \`tournament new\`. */
  readonly path: string;
  readonly command: Outline;
}

const pathsOf = (command: Outline, path: string): readonly Named[] => [
  { path, command },
  ...command.commands.flatMap((one) => pathsOf(one, `${path === '' ? '' : `${path} `}${one.name}`)),
];

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const wordsOf = ({ commands, args }: Outline): string =>
  (commands.length > 0 ? commands.map(({ name }) => name) : (args[0]?.words ?? [])).join(' ');

const flagsOf = ({ options }: Outline): string =>
  [...options, HELP].flatMap(({ long, short }) => [long, ...(short === undefined ? [] : [short])]).join(' ');

const namesOf = ({ long, short }: OutlineOption, path: string): string =>
  [long, ...(short === undefined ? [] : [short])].map((name) => quoted(`${path} ${name}`)).join(' | ');

const offer = ({ words, isFile }: { readonly words: readonly string[]; readonly isFile: boolean }): string =>
  isFile
    ? 'COMPREPLY=($(compgen -f -- "$cur"))'
    : `COMPREPLY=($(compgen -W ${quoted(words.join(' '))} -- "$cur"))`;
