import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { times } from '@overtrick/rules/testing/length';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTree, type TreeCopy } from './copyTree.ts';

// docs/adding-a-game.md says that a game costs one folder and one line: here its games are added to a copy of the tree
// by nothing but what the page says, and every command of the page runs there as printed
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGE = readFileSync(join(ROOT, 'docs/adding-a-game.md'), 'utf8');
const EXAMPLES = join(ROOT, 'packages/rules/examples');

const blocks = (language: string): readonly string[] =>
  [...PAGE.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text);

const COMMANDS = blocks('sh').flatMap((block) => block.trim().split('\n'));
const LINES = [...PAGE.matchAll(/^import \{ (\w+) \} from '\.\/([\w-]+)\/index\.ts';$/gm)];

/** Runs a command line as a reader of the page types it, in the copy. */
function typed(command: string) {
  const { OVERTRICK_TESTS: _, ...env } = process.env;
  return spawnSync(command, { cwd: copy, shell: true, encoding: 'utf8', env: { ...env, CI: '1' } });
}

const theOnly = (start: string): string => {
  const [command, ...others] = COMMANDS.filter((text) => text.startsWith(start));
  if (command === undefined || others.length > 0) throw new Error(`the page has not one ${start}`);
  return command;
};

/** Parts of the tree that no game changes: other packages' tests, pages of text, other games' playthroughs. */
const LEFT_OUT = [
  /^(e2e|docs)\//,
  // the runner asks that every room is there
  /^lab\/(?!package\.json$)/,
  /^packages\/rules\/src\/games\/(?!bridge\/).*\/playthroughs\//,
  /^(?!packages\/rules\/).*\.test\.tsx?$/,
];

/** Copies the tree, with the programs of its packages and what the compiler knows of it. */
function copyRoot(): TreeCopy {
  const tree = copyTree(ROOT, {
    isWanted: (path) => !LEFT_OUT.some((pattern) => pattern.test(path)),
    isLinked: (name) => !['.bin', '.cache'].includes(name),
  });
  const modules = join(tree.root, 'node_modules');
  mkdirSync(join(modules, '.bin'));
  for (const name of readdirSync(join(ROOT, 'node_modules/.bin')))
    if (name !== 'overtrick') symlinkSync(join(ROOT, 'node_modules/.bin', name), join(modules, '.bin', name));
  symlinkSync('../@overtrick/cli/bin/overtrick.mjs', join(modules, '.bin/overtrick'));
  // what the compiler knows of the tree saves it the checks of what no game changes
  const types = join('.cache', 'types');
  if (existsSync(join(ROOT, 'node_modules', types)))
    cpSync(join(ROOT, 'node_modules', types), join(modules, types), { recursive: true });
  return tree;
}

const tree = copyRoot();
const copy = tree.root;
const LIST = join(copy, 'packages/rules/src/games/list.ts');

beforeAll(() => {
  // the folders, by the page's own command
  expect(typed(theOnly('cp -r')).status).toBe(0);
  // the lines, with their imports
  const names = LINES.map(([, name]) => `  ${name},\n`).join('');
  const imports = LINES.map(([line]) => `${line}\n`).join('');
  writeFileSync(LIST, imports + readFileSync(LIST, 'utf8').replace(/,\n\];/, `,\n${names}];`));
});

afterAll(() => tree.remove());

test('every example is on the page', () => {
  expect(LINES.map(([, , id]) => id).toSorted()).toEqual(readdirSync(EXAMPLES).toSorted());
});

test('a playthrough is written, and filled in again from its terms and steps', () => {
  const folder = join(copy, 'packages/rules/src/games/oh-hell/playthroughs');
  expect(typed(theOnly('npm run playthrough -- oh-hell')).status).toBe(0);
  const file = join(folder, 'twelve-cards.txt');
  const written = readFileSync(file, 'utf8');
  const steps = written.split('\n').filter((line) => !line.startsWith('     ·'));
  writeFileSync(file, steps.join('\n'));
  expect(typed(theOnly('npm run playthrough -- --fill')).stdout).toContain('twelve-cards.txt');
  expect(readFileSync(file, 'utf8')).toBe(written);
  expect(readdirSync(folder)).toHaveLength(4);
});

test('the folders and the lines are all that the types ask for', { timeout: 300_000 }, () => {
  const { status, stdout } = typed(theOnly('npm run types'));
  expect(stdout).toContain('0 fail');
  expect(status).toBe(0);
});

const SUITES = theOnly('npx vitest');

/** The command for each example; in `npm test` one, for each starts a runner of its own. */
const RUNS = [
  SUITES,
  SUITES.replaceAll('oh-hell', 'german-whist').replace('R-OH', 'R-GW'),
  SUITES.replaceAll('oh-hell', 'knockout-whist').replace('R-OH', 'R-KO'),
].slice(0, times(1, 3));

test.each(RUNS)('every suite runs on it and finds nothing: %s', { timeout: 600_000 }, (command) => {
  const report = join(copy, 'report.json');
  const { stdout } = typed(`${command} --reporter=json --outputFile=${report}`);
  const { numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  expect(numFailedTests, stdout).toBe(0);
  const passed = testResults.flatMap(({ name, assertionResults }: Ran) =>
    assertionResults.some(({ status }) => status === 'passed') ? [name.replace(/^.*\//, '')] : [],
  );
  const suites = readdirSync(join(copy, 'packages/rules/src/suites')).filter((name) =>
    name.endsWith('.test.ts'),
  );
  const general = suites.filter((name) =>
    /conformance|leaks|imagination|symmetry|matches|playthroughs/.test(name),
  );
  expect(passed).toEqual(expect.arrayContaining(['index.test.ts', ...general]));
  expect(general).toHaveLength(6);
});

test.each(LINES.map(([, , id = '']) => id))('bots play %s, and its rules are told', (id) => {
  const rules = typed(theOnly('npx overtrick rules').replace('oh-hell', id));
  expect(rules.status, rules.stderr).toBe(0);
  expect(rules.stdout).toMatch(/^# .+\n/);
  const play = typed(theOnly('npx overtrick play').replace('oh-hell', id));
  expect(play).toMatchObject({ status: 0, stdout: expect.stringContaining('P1') });
});

test('no command of the page is left out', () => {
  const run = [
    'cp -r',
    'npm run playthrough -- oh-hell',
    'npm run playthrough -- --fill',
    'npm run types',
    'npx vitest',
    'npx overtrick rules',
    'npx overtrick play',
  ];
  expect(COMMANDS.filter((command) => !run.some((start) => command.startsWith(start)))).toEqual([]);
});

test('the page shows the files as they are', () => {
  const quoted = blocks('ts').filter((text) => !text.startsWith('import '));
  const sources = readdirSync(EXAMPLES, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => unindented(readFileSync(join(EXAMPLES, name), 'utf8')));
  expect(quoted.length).toBeGreaterThan(4);
  for (const text of quoted)
    expect(
      sources.some((source) => source.includes(unindented(text))),
      text,
    ).toBe(true);
});

/** Takes indentation away: on the page a part of a function is indented less. */
const unindented = (text: string): string => text.replaceAll(/^ +/gm, '').trim();

interface Ran {
  readonly name: string;
  readonly assertionResults: readonly { readonly status: string }[];
}
