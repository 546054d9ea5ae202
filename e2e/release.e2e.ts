import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuild, writeBundle } from '../scripts/release/bundle.ts';
import { hurry } from './support/pages.ts';
import { expect, plain, type Server, withKillable } from './support/server.ts';
import { byMouse, playDeal, result } from './support/table.ts';

/** The bundle of a release, and a server that runs from it. */
const test = plain.extend<{ bundle: string; server: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures named, also when there are none
  bundle: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'our club '));
    await writeBundle(folder, readBuild());
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  server: ({ bundle }, use) =>
    withKillable('1', use, [process.execPath, join(bundle, 'overtrick.js'), 'serve']),
  baseURL: ({ server }, use) => use(server.url),
  context: async ({ context }, use) => {
    await hurry(context);
    await use(context);
  },
});

const BOARD = `[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]
`;

test('a deal is played from the bundle, which has all that its code asks for', async ({
  page,
  bundle,
  server,
}) => {
  const { version, imports } = JSON.parse(readFileSync(join(bundle, 'package.json'), 'utf8'));
  expect(Object.keys(imports)).toContain('#thread/store');
  for (const file of Object.values<string>(imports)) expect(existsSync(join(bundle, file)), file).toBe(true);
  expect(existsSync(join(bundle, 'node_modules'))).toBe(false);
  const notices = readFileSync(join(bundle, 'THIRD-PARTY.txt'), 'utf8');
  for (const name of ['fastify', 'react', '@fontsource-variable/figtree'])
    expect(notices).toContain(`\n${name} `);
  expect(notices).toContain('Lucide Icons');

  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await playDeal(byMouse(page), { name: '1 notrump', keys: '1n' });
  await expect(result(page)).toBeVisible();
  // a wish for deals is read in a thread
  const wanted = { game: 'bridge', name: 'Ann', deals: 'hcp(north) >= 15' };
  const opened = await page.request.post(`${server.url}/api/tables`, { data: wanted });
  expect(opened.status(), await opened.text()).toBe(201);
  const { table } = await opened.json();
  expect(server.has(table)).toBe(true);

  const overtrick = (args: readonly string[], input = '') => {
    const options = { encoding: 'utf8', input, cwd: bundle } as const;
    return spawnSync(process.execPath, [join(bundle, 'overtrick.js'), ...args], options);
  };
  expect(overtrick(['--version']).stdout).toBe(`${version} (build ${readBuild().commit})\n`);
  // the solver has threads of its own
  const solved = overtrick(
    ['dd', '-', '--json', '--threads', '2'],
    `${BOARD}\n${BOARD.replace('"1"', '"2"')}`,
  );
  expect(solved.stderr).toBe('');
  expect(solved.stdout.trim().split('\n')).toHaveLength(2);
  // a PDF takes the bundle's own fonts
  const printed = overtrick(['print', 'hands', '-', '--no-solve', '--out', 'hands.pdf'], BOARD);
  expect(printed.stderr).toBe('');
  expect(readFileSync(join(bundle, 'hands.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
});
