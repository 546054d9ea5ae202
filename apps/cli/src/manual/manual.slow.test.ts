import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { COMMANDS } from '../commands/list.ts';
import { overtrick } from '../testIo.ts';

/** Completes the last word of a command line in bash, as the shell does when Tab is pressed. */
function completed(script: string, lines: readonly (readonly string[])[]): readonly string[] {
  const tries = lines.map((words) => {
    const quoted = words.map((word) => `'${word}'`).join(' ');
    return `COMP_WORDS=(${quoted}); COMP_CWORD=${words.length - 1}; _overtrick; echo "\${COMPREPLY[*]}"`;
  });
  const out = execFileSync('bash', ['--norc', '-c', `${script}\n${tries.join('\n')}`], { encoding: 'utf8' });
  return out.split('\n').slice(0, lines.length);
}

test('bash completes commands, subcommands, options, their values, and files', async () => {
  const { out, err, code } = await overtrick(['completion', 'bash']);
  expect({ err, code }).toEqual({ err: '', code: 0 });
  const [all, one, game, level, sub, form, flag, file] = completed(out, [
    ['overtrick', ''],
    ['overtrick', 'pla'],
    ['overtrick', 'play', 'bridge-'],
    ['overtrick', 'play', 'bridge', '--bots', ''],
    ['overtrick', 'tournament', 'n'],
    ['overtrick', 'tournament', 'new', '--form', 't'],
    ['overtrick', 'dd', '--dea'],
    ['overtrick', 'dd', '/etc/passw'],
  ]);
  expect(all?.split(' ')).toEqual(COMMANDS.map(({ name }) => name));
  expect([one, game, level, sub, form, flag]).toEqual([
    'play',
    'bridge-whist',
    'novice club expert',
    'new next',
    'teams threes',
    '--dealer',
  ]);
  expect(file).toContain('/etc/passwd');
});

/** Reads from the help of each command what a person can write. */
async function helps(): Promise<ReadonlyMap<string, readonly string[]>> {
  const options = new Map<string, readonly string[]>();
  const visit = async (path: readonly string[]): Promise<void> => {
    const { out } = await overtrick([...path, '--help']);
    const [, commands = ''] = /\nCommands:\n(.*?)\n(?=\n|$)/s.exec(out) ?? [];
    options.set(path.join(' '), [...new Set(out.match(/(?<=^ {2}(-\w, )?)--[a-z][a-z-]*/gm) ?? [])]);
    const subs = [...commands.matchAll(/^ {2}([\w-]+)/gm)].map(([, name = '']) => name);
    for (const name of subs) await visit([...path, name]);
  };
  for (const { name } of COMMANDS) await visit([name]);
  return options;
}

test('every command and option of the help is in the completions and in the manual page', async () => {
  const [bash = '', zsh = '', fish = '', man = ''] = (
    await Promise.all([
      overtrick(['completion', 'bash']),
      overtrick(['completion', 'zsh']),
      overtrick(['completion', 'fish']),
      overtrick(['man']),
    ])
  ).map(({ out }) => out);
  const all = await helps();
  expect(all.size).toBeGreaterThan(COMMANDS.length);
  for (const [path, options] of all) {
    const words = path.split(' ');
    const ofBash = bash.split('\n').find((line) => line.trim().startsWith(`'${path}') subs=`)) ?? '';
    const ofZsh = zsh.split(`\n_overtrick_${words.join('_')}() {`)[1]?.split('\n}')[0] ?? '';
    const ofFish = fish
      .split('\n')
      .filter((line) =>
        line.includes(words.map((word) => `from ${word}`).join('; and __fish_seen_subcommand_')),
      );
    const heading = `\n.SS overtrick ${path.replaceAll('-', '\\-')}`;
    const [ofMan = ''] = (man.split(heading).find((text) => /^[ \n]/.test(text)) ?? '').split('\n.SS ');
    for (const option of options) {
      expect(ofBash.split(/[ ']/), `${path} in bash`).toContain(option);
      expect(ofZsh, `${path} in zsh`).toContain(`${option}[`);
      expect(ofFish.join('\n'), `${path} in fish`).toContain(`-l ${option.slice(2)} `);
      if (option !== '--help')
        expect(ofMan, `${path} in the manual`).toContain(`\\fB${option.replaceAll('-', '\\-')}\\fR`);
    }
  }
});

test('no line of the manual page is a request by accident, and none needs more than ASCII', async () => {
  const { out } = await overtrick(['man']);
  const requests = out.split('\n').filter((line) => /^[.']/.test(line));
  expect([...new Set(requests.map((line) => line.split(' ')[0]))].sort()).toEqual(
    ['.B', '.I', '.SH', '.SS', '.TH', '.TP'].sort(),
  );
  expect(out).toMatch(/^[\n -~]*$/);
});

test('another shell is named as an error', async () => {
  expect(await overtrick(['completion', 'tcsh'])).toEqual({
    code: 2,
    out: '',
    err: 'overtrick completion: there is no shell tcsh; there are bash, zsh, fish\n',
  });
});
