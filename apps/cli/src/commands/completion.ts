import type { Command } from '@commander-js/extra-typings';
import { versionText } from '../build.ts';
import { type Define, noSuch } from '../command.ts';
import type { Outline } from '../manual/outline.ts';

const SHELLS: Readonly<Record<string, () => Promise<(program: Outline) => string>>> = {
  bash: async () => (await import('../manual/bash.ts')).bashCompletion,
  zsh: async () => (await import('../manual/zsh.ts')).zshCompletion,
  fish: async () => (await import('../manual/fish.ts')).fishCompletion,
};
const NAMES = Object.keys(SHELLS);

/** Declares the command that prints completions; all other commands must be declared beside it. */
export const completion: Define = (command, io, end) => {
  command.argument('<shell>', `${NAMES.join(', ')}; source what is printed`).action(async (shell) => {
    const write = await SHELLS[shell]?.();
    if (write === undefined) return end(noSuch('overtrick completion', 'shell', shell, NAMES));
    await io.out(write(await outlineAround(command)));
    end(undefined);
  });
};

/** Declares the command that prints the manual page; all other commands must be declared beside it. */
export const man: Define = (command, io, end) => {
  command.action(async () => {
    const { manualPage } = await import('../manual/man.ts');
    await io.out(manualPage(await outlineAround(command), versionText()));
    end(undefined);
  });
};

/** Reads the outline of the program that a command belongs to. */
async function outlineAround(command: Pick<Command, 'parent'>): Promise<Outline> {
  const { outlineOf } = await import('../manual/outline.ts');
  const { parent } = command;
  if (parent === null) throw new Error('a command of the program');
  return outlineOf(parent as Command<unknown[]>);
}
