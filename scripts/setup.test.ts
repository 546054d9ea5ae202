import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const HERE = import.meta.dirname;

let checkout = '';
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'overtrick checkout '));
  cpSync(join(HERE, 'lib'), join(checkout, 'scripts', 'lib'), { recursive: true });
  const newNode = join('apps', 'server', 'src', 'newNode.mjs');
  cpSync(join(HERE, '..', newNode), join(checkout, newNode));
  cpSync(join(HERE, 'setup.mjs'), join(checkout, 'scripts', 'setup.mjs'));
  for (const folder of ['packages', 'apps/web']) mkdirSync(join(checkout, folder), { recursive: true });
  write('tsconfig.base.json', {});
  write('package-lock.json', { packages: { '': {}, ...RUNS, ...BUILDS } });
});
afterEach(() => rmSync(checkout, { recursive: true }));

/** A package that a server runs with, and one that builds its pages. */
const RUNS = { 'node_modules/fastify': { version: '5.0.0' } };
const BUILDS = { 'node_modules/vite': { version: '8.0.0', dev: true } };
const PAGE = 'apps/web/dist/index.html';
const STAMP = 'apps/web/dist/.sources';

function write(path: string, content: unknown): void {
  const file = join(checkout, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

/** Sets the server up where these packages are installed. */
function setUp(installed: object): { status: number | null; said: string } {
  write('node_modules/.package-lock.json', { packages: installed });
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(checkout, 'scripts', 'setup.mjs')], {
    encoding: 'utf8',
    // no npm: a setup that installs or builds fails
    env: { PATH: dirname(process.execPath) },
  });
  return { status, said: stdout + stderr };
}

test('after npm ci --omit=dev, built pages are taken as they are, and nothing is installed', () => {
  write(PAGE, '<html>');
  expect(setUp(RUNS)).toEqual({ status: 0, said: '' });
});

test.each([
  ['no pages', {}, 'The pages are not built.'],
  ['older pages', { [PAGE]: '<html>', [STAMP]: 'other sources' }, 'The pages are those of another version.'],
])('after npm ci --omit=dev, %s: a sentence says what to do', (_, files: object, sentence) => {
  for (const [path, content] of Object.entries(files)) write(path, content);
  const { status, said } = setUp(RUNS);
  expect(status).toBe(1);
  expect(said).toContain(sentence);
  expect(said).toContain('Run npm ci and npm run build, then npm prune --omit=dev');
});

test.each([
  [
    'a package that runs is of another version',
    { 'node_modules/fastify': { version: '4.0.0' } },
    'npm ci --omit=dev',
  ],
  ['of a whole installation one is missing', { ...BUILDS }, 'npm ci\n'],
])('%s: it is installed', (_, installed, command) => {
  write(PAGE, '<html>');
  const { said } = setUp(installed);
  expect(said).toContain('Installing packages (node_modules/fastify is ');
  expect(said).toContain(command);
});
