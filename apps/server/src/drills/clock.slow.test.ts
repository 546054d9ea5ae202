import { afterEach, describe, expect, test } from 'vitest';
import { asked, opened, readiness, SOON, versionOf } from '../testing/asking.ts';
import { openTournament } from '../testing/evenings.ts';
import { Kit } from '../testing/kit.ts';
import { type Spawned, spawnServer } from '../testing/spawned.ts';

const kit = new Kit();
const servers: Spawned[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.kill()));
  await kit.end();
});

const DAY_MS = 86_400_000;

/** Starts a server whose clock is ahead by this many days. */
async function startAt(days: number, env: Record<string, string>): Promise<Spawned> {
  const shift = `const now = Date.now; Date.now = () => now() + ${days * DAY_MS};`;
  const server = await spawnServer({
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shift)}`,
    ...env,
  });
  servers.push(server);
  return server;
}

/** Opens a tournament without a director that starts tomorrow by itself. */
async function eveningOfTomorrow(url: string): Promise<string> {
  const { tournament, token } = await openTournament(url, { policies: { medium: 'online', entry: 'open' } });
  const desk = kit.page(url);
  await desk.attend(tournament, token);
  await desk.done({ kind: 'scheduled', start: Date.now() + DAY_MS, boards: 6, minutesPerBoard: 7, every: 7 });
  return tournament;
}

/** Returns the state of a tournament after the server has checked it: another evening, due at once, is over by then. */
async function stateOf(url: string, tournament: string, days = 0): Promise<string> {
  await fetch(`${url}/api/tournaments/${tournament}`);
  const other = await openTournament(url, { policies: { medium: 'online', entry: 'open' } });
  const desk = kit.page(url);
  await desk.attend(other.tournament, other.token);
  const start = Date.now() + days * DAY_MS + 1000;
  await desk.done({ kind: 'scheduled', start, boards: 6, minutesPerBoard: 7 });
  await desk.until(({ read }) => read.state === 'over');
  const response = await fetch(`${url}/api/tournaments/${tournament}`);
  const { view } = (await response.json()) as { view: { head: { state: string } } };
  return view.head.state;
}

const PERSON = { name: 'Ann', password: 'correct horse battery' };

describe.each([400, -400])('a clock that is %i days off', (days) => {
  test('deletes nothing, begins no evening, and is reported', async () => {
    const env = { DATA_DIR: kit.folder() };
    const { url, ...first } = await startAt(0, env);
    const tables = [await opened(url), await opened(url)];
    const versions = await Promise.all(tables.map((table) => versionOf(url, table)));
    await asked(`${url}/api/account`, PERSON);
    const evening = await eveningOfTomorrow(url);
    await first.stop();
    const wrong = await startAt(days, env);
    await expect
      .poll(() => wrong.logged(), SOON)
      .toContain(days > 0 ? 'nothing was deleted' : 'the clock is');
    expect(await readiness(wrong.url)).toMatchObject({ status: 200 });
    for (const [i, table] of tables.entries())
      expect(await versionOf(wrong.url, table)).toBeGreaterThanOrEqual(versions[i] ?? 0);
    expect(await asked(`${wrong.url}/api/session`, PERSON)).toMatchObject({ status: 200 });
    expect(await opened(wrong.url)).toBeDefined();
    expect(await stateOf(wrong.url, evening, days)).toBe('setup');
    await wrong.stop();
    const right = await startAt(0, env);
    for (const table of tables) expect(await versionOf(right.url, table)).toBeGreaterThanOrEqual(3);
    expect(await stateOf(right.url, evening)).toBe('setup');
  });
});

test('where the clock is right though, somebody says that much may go', async () => {
  const env = { DATA_DIR: kit.folder() };
  const { url, ...first } = await startAt(0, env);
  const table = await opened(url);
  await first.stop();
  const second = await startAt(400, { ...env, DELETE_MANY: 'yes' });
  const isGone = () =>
    versionOf(second.url, table).then(
      () => false,
      () => true,
    );
  await expect.poll(isGone, SOON).toBe(true);
});
