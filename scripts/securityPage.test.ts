import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// docs/security.md says what is promised and which test holds it: a promise without one is none
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n');
const [PROMISED = ''] = readFileSync(`${ROOT}docs/security.md`, 'utf8').split('\n## For operators');

const NAMED = [
  ...PROMISED.matchAll(/`?((?:[\w./-]+\/)?[\w-]+(?:\.slow)?\.(?:test|e2e)\.ts|lab\/bench\/\w+\.ts)/g),
].map(([, path = '']) => path);
const PROMISES = PROMISED.split('\n\n').filter((paragraph) => paragraph.startsWith('**'));

test('the page names tests', () => {
  expect(NAMED.length).toBeGreaterThan(40);
  expect(PROMISES.length).toBeGreaterThan(25);
});

const SERVER = 'apps/server/src/';

/** Returns the files that the page may mean: those of the server, if one of them has that name. */
function meant(path: string): readonly string[] {
  const named = FILES.filter((file) => file === path || file.endsWith(`/${path}`));
  const own = named.filter((file) => file.startsWith(SERVER));
  return own.length > 0 ? own : named;
}

test.each([...new Set(NAMED)])('%s is there, and is one file', (path) => {
  expect(meant(path), meant(path).join(', ')).toHaveLength(1);
});

test.each(PROMISES.map((paragraph) => [paragraph.replaceAll('\n', ' ').slice(2, 60), paragraph]))(
  'a test holds it: %s',
  (_, paragraph) => {
    const table = PROMISED.split('\n\n')[PROMISED.split('\n\n').indexOf(paragraph) + 1] ?? '';
    expect(`${paragraph} ${table.startsWith('|') ? table : ''}`).toMatch(/\.(?:test|e2e)\.ts/);
  },
);
