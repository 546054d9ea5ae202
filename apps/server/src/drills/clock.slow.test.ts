import { afterEach, describe, expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import type { RunningServer } from '../server.ts';
import { asked, opened, readiness, SOON, versionOf } from '../testing/asking.ts';
import { openTournament } from '../testing/evenings.ts';
import { gatheredLog } from '../testing/gathered.ts';
import { Kit } from '../testing/kit.ts';

const kit = new Kit();
afterEach(() => kit.end());

const DAY_MS = 86_400_000;

/** Starts servers one after the other, each with the clock ahead by some days. */
function starter(dataDir: string) {
  const { jump } = kit.clock();
  let ahead = 0;
  return async (days: number, env: Record<string, string> = {}): Promise<RunningServer & Logged> => {
    jump((days - ahead) * DAY_MS);
    ahead = days;
    const config = parseConfig({ DATA_DIR: dataDir, BOT_PACE_MS: '0', ...env });
    if (!config.ok) throw new Error(config.why);
    const { log, take } = gatheredLog('warn');
    let text = '';
    const server = await kit.server({ ...config.value, port: 0, host: '127.0.0.1', log });
    return {
      ...server,
      logged() {
        text += take();
        return text;
      },
    };
  };
}

interface Logged {
  /** Returns the log so far. */
  logged(): string;
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
async function stateOf(url: string, tournament: string): Promise<string> {
  await fetch(`${url}/api/tournaments/${tournament}`);
  const other = await openTournament(url, { policies: { medium: 'online', entry: 'open' } });
  const desk = kit.page(url);
  await desk.attend(other.tournament, other.token);
  const start = Date.now() + 1000;
  await desk.done({ kind: 'scheduled', start, boards: 6, minutesPerBoard: 7 });
  await desk.until(({ read }) => read.state === 'over');
  const response = await fetch(`${url}/api/tournaments/${tournament}`);
  const { view } = (await response.json()) as { view: { head: { state: string } } };
  return view.head.state;
}

const PERSON = { name: 'Ann', password: 'correct horse battery' };

describe.each([400, -400])('a clock that is %i days off', (days) => {
  test('deletes nothing, begins no evening, and is reported', async () => {
    const startAt = starter(kit.folder());
    const { url, ...first } = await startAt(0);
    const tables = [await opened(url), await opened(url)];
    const versions = await Promise.all(tables.map((table) => versionOf(url, table)));
    await asked(`${url}/api/account`, PERSON);
    const evening = await eveningOfTomorrow(url);
    await first.close();
    const wrong = await startAt(days);
    await expect
      .poll(() => wrong.logged(), SOON)
      .toContain(days > 0 ? 'nothing was deleted' : 'the clock is');
    expect(await readiness(wrong.url)).toMatchObject({ status: 200 });
    for (const [i, table] of tables.entries())
      expect(await versionOf(wrong.url, table)).toBeGreaterThanOrEqual(versions[i] ?? 0);
    expect(await asked(`${wrong.url}/api/session`, PERSON)).toMatchObject({ status: 200 });
    expect(await opened(wrong.url)).toBeDefined();
    expect(await stateOf(wrong.url, evening)).toBe('setup');
    await wrong.close();
    const right = await startAt(0);
    for (const table of tables) expect(await versionOf(right.url, table)).toBeGreaterThanOrEqual(3);
    expect(await stateOf(right.url, evening)).toBe('setup');
  });
});

test('where the clock is right though, somebody says that much may go', async () => {
  const startAt = starter(kit.folder());
  const { url, ...first } = await startAt(0);
  const table = await opened(url);
  await first.close();
  const second = await startAt(400, { DELETE_MANY: 'yes' });
  const isGone = () =>
    versionOf(second.url, table).then(
      () => false,
      () => true,
    );
  await expect.poll(isGone, SOON).toBe(true);
});
