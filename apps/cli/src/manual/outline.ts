import type { Command } from '@commander-js/extra-typings';
import { BOT_LEVELS } from '@overtrick/bots';
import { SEATS, VULS } from '@overtrick/rules/cards/seat';
import { GAMES } from '@overtrick/rules/games/list';

/** A command as its help declares it: the source of completions and of the manual page. */
export interface Outline {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  /** The arguments as a usage line writes them: `<file>`, `[file]`, `<files...>`. */
  readonly args: readonly OutlineArg[];
  readonly options: readonly OutlineOption[];
  readonly commands: readonly Outline[];
}

/** Something that a person writes: the words that it may be, or any file or text. */
interface Written {
  readonly words: readonly string[];
  readonly isFile: boolean;
}

export interface OutlineArg extends Written {
  readonly usage: string;
  readonly help: string;
}

export interface OutlineOption {
  readonly long: string;
  readonly short?: string;
  /** `<n>`, as the help writes the value; absent for a switch. */
  readonly usage?: string;
  readonly help: string;
  /** Absent for a switch. */
  readonly value?: Written;
}

/** The words that stand for a name in a usage line, where it always means the same. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  game: GAMES.map(({ id }) => id),
  level: BOT_LEVELS.map(({ id }) => id),
  seat: SEATS,
  vul: VULS,
};

/** The names in usage lines that stand for files and folders. */
const FILES = ['file', 'files', 'in', 'out', 'log', 'results', 'archive', 'folder', 'config'];

const written = (name: string, choices: readonly string[] | undefined): Written => ({
  words: choices ?? WORDS[name] ?? [],
  isFile: FILES.includes(name),
});

/** Reads the outline of a command and its subcommands, which are all declared. */
export function outlineOf(command: Command<unknown[]>): Outline {
  const { commands, options, registeredArguments } = command;
  return {
    name: command.name(),
    summary: command.summary(),
    description: command.description(),
    // a command with subcommands takes others only to name them in an error
    args:
      commands.length > 0
        ? []
        : registeredArguments.map((arg) => ({
            usage: bracketed(`${arg.name()}${arg.variadic ? '...' : ''}`, arg.required),
            help: arg.description,
            ...written(arg.name(), arg.argChoices),
          })),
    options: options
      .filter(({ hidden }) => !hidden)
      .map((option) => {
        const [usage] = /[<[].*[>\]]/.exec(option.flags) ?? [];
        return {
          long: option.long ?? '',
          ...(option.short !== undefined && { short: option.short }),
          help: option.description,
          ...(usage !== undefined && { usage, value: written(usage.slice(1, -1), option.argChoices) }),
        };
      }),
    commands: commands.map((one) => outlineOf(one as Command<unknown[]>)),
  };
}

const bracketed = (text: string, isRequired: boolean): string => (isRequired ? `<${text}>` : `[${text}]`);

/** The option that every command has. */
export const HELP: OutlineOption = { long: '--help', short: '-h', help: 'show the help' };
