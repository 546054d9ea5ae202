import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { times } from '@overtrick/rules/internals/testing/length';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyRoot, isQuoted, ROOT, tutorialOf, typedIn } from './tutorial.ts';

// docs/adding-a-game.md says that a game costs one folder and one line, docs/adding-to-the-evening.md that a subject
// costs eight files in four folders: here their examples are added to a copy of the tree by nothing but what the pages
// say, and every command of the pages runs there as printed

/** Parts of the tree that no example changes: other packages' tests, pages of text, other games' playthroughs. */
const LEFT_OUT = [
  /^(e2e|docs)\//,
  // the runner asks that every room is there
  /^lab\/(?!package\.json$)/,
  /^packages\/rules\/src\/games\/(?!bridge\/).*\/playthroughs\//,
  /^(?!packages\/(rules|evening)\/).*\.test\.tsx?$/,
];

const tree = copyRoot(LEFT_OUT);
const copy = tree.root;
const typed = (command: string) => typedIn(copy, command);
const git = (...words: readonly string[]): string =>
  execFileSync('git', words, { cwd: copy, encoding: 'utf8' });

const GAMES = tutorialOf('docs/adding-a-game.md');
const GAME_EXAMPLES = join(ROOT, 'packages/rules/examples');
const LINES = [...GAMES.text.matchAll(/^import \{ (\w+) \} from '\.\/([\w-]+)\/index\.ts';$/gm)];
const LIST = join(copy, 'packages/rules/src/games/list.ts');

const SUBJECTS = tutorialOf('docs/adding-to-the-evening.md');
const SUBJECT_EXAMPLE = join(ROOT, 'packages/evening/examples/caddy');
/** The files that the subject's commands add or change. */
let files: readonly string[] = [];

beforeAll(() => {
  // the games' folders, by the page's own command
  expect(typed(GAMES.command('cp -r')).status).toBe(0);
  // the lines, with their imports
  const names = LINES.map(([, name]) => `  ${name},\n`).join('');
  const imports = LINES.map(([line]) => `${line}\n`).join('');
  writeFileSync(LIST, imports + readFileSync(LIST, 'utf8').replace(/,\n\];/, `,\n${names}];`));
  git('init', '--quiet');
  git('add', 'packages', 'apps');
  for (const start of ['cp -r', 'cp packages', 'git apply'])
    expect(typed(SUBJECTS.command(start)).status, start).toBe(0);
  files = git('status', '--porcelain', '--untracked-files=all', 'packages', 'apps')
    .split('\n')
    .filter((line) => /^(\?\?|AM)/.test(line))
    .map((line) => line.slice(3));
});

afterAll(() => tree.remove());

test('the pages ask for all that the types ask for', { timeout: 300_000 }, () => {
  const command = GAMES.command('npm run types');
  expect(SUBJECTS.command('npm run types')).toBe(command);
  const { status, stdout } = typed(command);
  expect(stdout).toContain('0 fail');
  expect(status).toBe(0);
});

describe('a game', () => {
  test('every example is on the page', () => {
    expect(LINES.map(([, , id]) => id).toSorted()).toEqual(readdirSync(GAME_EXAMPLES).toSorted());
  });

  test('a playthrough is written, and filled in again from its terms and steps', () => {
    const folder = join(copy, 'packages/rules/src/games/oh-hell/playthroughs');
    expect(typed(GAMES.command('npm run playthrough -- oh-hell')).status).toBe(0);
    const file = join(folder, 'twelve-cards.txt');
    const written = readFileSync(file, 'utf8');
    const steps = written.split('\n').filter((line) => !line.startsWith('     ·'));
    writeFileSync(file, steps.join('\n'));
    expect(typed(GAMES.command('npm run playthrough -- --fill')).stdout).toContain('twelve-cards.txt');
    expect(readFileSync(file, 'utf8')).toBe(written);
    expect(readdirSync(folder)).toHaveLength(4);
  });

  const SUITES = GAMES.command('npx vitest');

  /** The command for each example; in `npm test` one, for each starts a runner of its own. */
  const RUNS = [
    SUITES,
    SUITES.replaceAll('oh-hell', 'german-whist').replace('R-OH', 'R-GW'),
    SUITES.replaceAll('oh-hell', 'knockout-whist').replace('R-OH', 'R-KO'),
  ].slice(0, times(1, 3));

  test.each(RUNS)('every suite runs on it and finds nothing: %s', { timeout: 600_000 }, (command) => {
    const { passed: tests, failed, stdout } = ranIn(command);
    expect(failed, stdout).toBe(0);
    const passed = [...new Set(tests.map(({ file }) => file))];
    const suites = readdirSync(join(copy, 'packages/rules/src/suites')).filter((name) =>
      name.endsWith('.test.ts'),
    );
    const general = suites.filter((name) => /conformance|leaks|imagination|symmetry|matches/.test(name));
    expect(passed).toEqual(expect.arrayContaining(['index.test.ts', 'playthroughs.test.ts', ...general]));
    expect(general).toHaveLength(5);
  });

  test.each(LINES.map(([, , id = '']) => id))('bots play %s, and its rules are told', (id) => {
    const rules = typed(GAMES.command('npx overtrick rules').replace('oh-hell', id));
    expect(rules.status, rules.stderr).toBe(0);
    expect(rules.stdout).toMatch(/^# .+\n/);
    const play = typed(GAMES.command('npx overtrick play').replace('oh-hell', id));
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
    expect(GAMES.commands.filter((command) => !run.some((start) => command.startsWith(start)))).toEqual([]);
  });

  test('the page shows the files as they are', () => {
    const quoted = GAMES.blocks('ts').filter((text) => !text.startsWith('import '));
    expect(quoted.length).toBeGreaterThan(4);
    for (const text of quoted) expect(isQuoted(text, GAME_EXAMPLES), text).toBe(true);
  });
});

describe('a subject of the evening', () => {
  test('costs eight files in four folders, all of them on the page', () => {
    expect(files).toHaveLength(8);
    expect(new Set(files.map(dirname)).size).toBe(4);
    for (const file of files) expect(SUBJECTS.text).toContain(`\`${file}\``);
  });

  test('every suite runs on it and finds nothing', { timeout: 300_000 }, () => {
    const { passed, failed, stdout } = ranIn(SUBJECTS.command('npx vitest'));
    expect(failed, stdout).toBe(0);
    expect(passed.filter(({ name }) => name.startsWith('caddyCalled '))).toHaveLength(6);
  });

  test('no command of the page is left out', () => {
    const run = ['cp -r', 'cp packages', 'git apply', 'npm run types', 'npx vitest'];
    expect(SUBJECTS.commands.filter((command) => !run.some((start) => command.startsWith(start)))).toEqual(
      [],
    );
  });

  test('the page shows the files as they are', () => {
    const quoted = [...SUBJECTS.blocks('ts'), ...SUBJECTS.blocks('tsx')];
    expect(quoted.length).toBeGreaterThan(3);
    for (const code of quoted) expect(isQuoted(code, SUBJECT_EXAMPLE), code).toBe(true);
  });
});

/** Runs a command of vitest in the copy: the tests that passed, each with its file, and the number that failed. */
function ranIn(command: string) {
  const report = join(copy, 'report.json');
  const { stdout } = typed(`${command} --reporter=json --outputFile=${report}`);
  const { numFailedTests: failed, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const passed = testResults.flatMap(({ name: file, assertionResults }: Ran) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => ({ name: fullName, file: file.replace(/^.*\//, '') })),
  ) as readonly { readonly name: string; readonly file: string }[];
  return { passed, failed: Number(failed), stdout };
}

interface Ran {
  readonly name: string;
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
}
