import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installedNode } from '../../apps/server/src/newNode.mjs';
import { commandOf } from './command.mjs';

const ROOT = 'C:\\Our Club\\overtrick';
const OWN_NODE = `${ROOT}\\node_modules\\node\\bin\\node.exe`;
const SYSTEM_NODE = 'C:\\Program Files\\nodejs\\node.exe';
const LOCK = {
  packages: {
    '': {},
    'node_modules/vitest': { bin: { vitest: 'vitest.mjs' } },
    'node_modules/other/node_modules/@playwright/test': { bin: { playwright: 'old.js' } },
    'node_modules/@playwright/test': { bin: { playwright: 'cli.js' } },
  },
};

const onWindows = (
  command: string,
  { there = [OWN_NODE], env = {} }: { there?: readonly string[]; env?: Record<string, string> } = {},
) =>
  commandOf(command, ['run', 'a b'], {
    platform: 'win32',
    root: ROOT,
    env,
    execPath: SYSTEM_NODE,
    exists: (path) => there.includes(String(path)),
    readLock: () => LOCK,
  });

test.each([
  ['node', OWN_NODE, []],
  ['vitest', OWN_NODE, [`${ROOT}\\node_modules\\vitest\\vitest.mjs`]],
  ['playwright', OWN_NODE, [`${ROOT}\\node_modules\\@playwright\\test\\cli.js`]],
  ['git', 'git', []],
  ['npm', SYSTEM_NODE, ['C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js']],
])('Windows starts %s without a shell and without a .cmd', (command, file, before) => {
  expect(onWindows(command)).toEqual({ file, args: [...before, 'run', 'a b'] });
});

test('before anything is installed, Windows runs on its own Node, and npm by the name that it gave itself', () => {
  expect(onWindows('node', { there: [] }).file).toBe(SYSTEM_NODE);
  expect(onWindows('npm', { env: { npm_execpath: 'D:\\npm\\npm-cli.js' } }).args[0]).toBe(
    'D:\\npm\\npm-cli.js',
  );
});

test('elsewhere the PATH finds every command', () => {
  expect(commandOf('vitest', ['run'], { platform: 'linux' })).toEqual({ file: 'vitest', args: ['run'] });
});

test('the installed Node starts from a folder with spaces in its name', () => {
  const root = mkdtempSync(join(tmpdir(), 'our club '));
  try {
    expect(installedNode(root)).toBeUndefined();
    mkdirSync(join(root, 'node_modules', 'node', 'bin'), { recursive: true });
    const file = join(
      root,
      'node_modules',
      'node',
      'bin',
      process.platform === 'win32' ? 'node.exe' : 'node',
    );
    writeFileSync(file, `#!${process.execPath}\nconsole.log('started', process.argv.slice(2));`, {
      mode: 0o755,
    });
    expect(installedNode(root)).toBe(file);
    expect(spawnSync(file, ['a b'], { encoding: 'utf8' }).stdout).toBe("started [ 'a b' ]\n");
  } finally {
    rmSync(root, { recursive: true });
  }
});
