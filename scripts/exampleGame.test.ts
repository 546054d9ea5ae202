import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

// docs/adding-a-game.md says that a game costs one folder and one line: here it is added to a copy of the rules
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ID = 'knockout-whist';
const NAME = 'knockoutWhist';
const EXAMPLE = join(ROOT, 'packages/rules/examples', ID);
const copy = mkdtempSync(join(tmpdir(), 'overtrick-example-'));
const rules = join(copy, 'packages/rules');
const node = (script: string, ...args: string[]) =>
  spawnSync('node', [join(ROOT, script), ...args], { cwd: copy, encoding: 'utf8' });

beforeAll(() => {
  cpSync(join(ROOT, 'packages/rules'), rules, {
    recursive: true,
    filter: (path) => !/node_modules|examples|\/games\/[^/]+\/playthroughs/.test(path),
  });
  cpSync(
    join(ROOT, 'packages/rules/src/games/bridge/playthroughs'),
    join(rules, 'src/games/bridge/playthroughs'),
    {
      recursive: true,
    },
  );
  cpSync(join(ROOT, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(
    join(copy, 'vitest.config.ts'),
    `export default { test: { root: ${JSON.stringify(rules)}, testTimeout: 60_000 } };\n`,
  );
  // the folder
  cpSync(EXAMPLE, join(rules, 'src/games', ID), { recursive: true });
  // the line, with its import
  const list = join(rules, 'src/games/list.ts');
  const before = readFileSync(list, 'utf8');
  const line = `import { ${NAME} } from './${ID}/index.ts';\n`;
  writeFileSync(list, line + before.replace(/,\n\];/, `,\n  ${NAME},\n];`));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the folder and the line are all that the types ask for', () => {
  const tsc = 'node_modules/typescript-7/bin/tsc';
  const checked = ['tsconfig.json', 'tsconfig.test.json'].map((file) =>
    node(tsc, '--project', join(rules, file)),
  );
  expect(checked.map(({ stdout }) => stdout)).toEqual(['', '']);
  expect(checked.map(({ status }) => status)).toEqual([0, 0]);
});

test('every suite runs on it and finds nothing', () => {
  const report = join(copy, 'report.json');
  const { stdout } = node(
    'node_modules/vitest/vitest.mjs',
    ...['run', `src/games/${ID}`, 'src/suites', '-t', `${ID}|R-KO`],
    ...['--reporter=json', `--outputFile=${report}`],
  );
  const { numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  expect(numFailedTests, stdout).toBe(0);
  const passed = testResults.flatMap(({ name, assertionResults }: Ran) =>
    assertionResults.some(({ status }) => status === 'passed') ? [name.replace(/^.*\//, '')] : [],
  );
  const suites = readdirSync(join(rules, 'src/suites')).filter((name) => name.endsWith('.test.ts'));
  const general = suites.filter((name) =>
    /conformance|leaks|imagination|symmetry|matches|playthroughs/.test(name),
  );
  expect(passed).toEqual(expect.arrayContaining(['index.test.ts', ...general]));
  expect(general).toHaveLength(6);
});

test('the page of the docs shows the files as they are', () => {
  const page = readFileSync(join(ROOT, 'docs/adding-a-game.md'), 'utf8');
  const quoted = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, text = '']) => text);
  const sources = ['index.ts', 'state.ts', 'imagine.ts'].map((name) =>
    unindented(readFileSync(join(EXAMPLE, name), 'utf8')),
  );
  expect(quoted.length).toBeGreaterThan(2);
  for (const text of quoted) {
    const isLine = text.includes(NAME) && text.split('\n').length <= 4;
    expect(isLine || sources.some((source) => source.includes(unindented(text)))).toBe(true);
  }
});

/** A part of a function stands further left on the page. */
const unindented = (text: string): string => text.replaceAll(/^ +/gm, '').trim();

interface Ran {
  readonly name: string;
  readonly assertionResults: readonly { readonly status: string }[];
}
