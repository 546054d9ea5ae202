import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logOf } from '../../club/tournamentLog.ts';
import type { Store } from '../../store/store.ts';
import { ClubPage, openTournament } from '../../testing/club.ts';
import { Kit } from '../../testing/kit.ts';
import { openStoreHere } from '../../testing/stores.ts';
import { LongestRun } from '../../testing/threads/longestRun.ts';

const kit = new Kit();
afterEach(() => kit.end());

let runs: LongestRun;
beforeAll(() => {
  runs = new LongestRun();
});
afterAll(() => runs.stop());

const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';

/** A server with an evening whose log has many entries, and a count of the entries that are read from its store. */
async function longEvening(entries: number) {
  const dataDir = kit.folder();
  const first = await kit.server({ dataDir });
  const opened = await openTournament(first.url);
  await first.close();
  const filling = await openStoreHere({ dataDir });
  const log = logOf(opened.tournament);
  const length = (await filling.lengths([log])).get(log) ?? 0;
  for (let at = length; at < entries; at += 1000)
    await filling.append({
      log,
      length: at,
      bodies: Array.from({ length: Math.min(1000, entries - at) }, (_, i) =>
        JSON.stringify({
          at: at + i,
          by: 2,
          kind: 'dealt',
          board: 1 + (i % 900),
          deal: DEAL,
          source: 'file',
        }),
      ),
    });
  await filling.close();
  const store = await openStoreHere({ dataDir });
  let read = 0;
  const counting: Store = {
    ...store,
    append: (...args) => store.append(...args),
    lengths: (...args) => store.lengths(...args),
    close: () => store.close(),
    async read(...args) {
      const bodies = await store.read(...args);
      read += bodies.length;
      return bodies;
    },
  };
  const { url } = await kit.server({ store: counting });
  return { ...opened, url, entries, read: () => read };
}

test('a director gets a long log in parts, each entry once, with what is done meanwhile', async () => {
  const { url, tournament, token, entries } = await longEvening(6500);
  const [early, late] = [kit.page(url), kit.page(url)];
  await early.attend(tournament, token);
  expect(early.entries.length).toBeLessThan(entries);
  const done: Promise<unknown>[] = [];
  const attended = late.attend(tournament, token);
  for (let i = 0; i < 20; i++) done.push(early.do({ kind: 'announced', text: `Meanwhile ${i}`, to: 'all' }));
  await Promise.all([attended, ...done]);
  const whole = entries + 20;
  for (const page of [early, late]) {
    await page.until((now) => now.entries.length >= whole);
    expect(page.entries).toHaveLength(whole);
    const meanwhile = page.entries.flatMap((entry) => (entry.kind === 'announced' ? [entry.text] : []));
    expect(new Set(meanwhile).size).toBe(20);
    expect(page.entries.slice(10, entries).every(({ at }, i) => at === i + 10)).toBe(true);
  }
  // who comes back with most of it gets the rest alone
  const back = kit.page(url);
  back.entries = early.entries.slice(0, whole - 3);
  await back.attend(tournament, token, whole - 3);
  expect(back.entries).toHaveLength(whole);
  expect(back.received.join('').length).toBeLessThan(3000);
});

test('connections that ask for one log again and again have it read no more often than their address may', async () => {
  const { url, tournament, token, entries, read } = await longEvening(20_000);
  const CONNECTIONS = 16;
  const TIMES = 20;
  const before = read();
  await runs.take();
  const greedy = Array.from({ length: CONNECTIONS }, () => new ClubPage(url, '198.51.100.9'));
  let refused = 0;
  let isOver = false;
  const asking = Promise.all(
    greedy.map(async (page) => {
      for (let i = 0; i < TIMES; i++) {
        const answer = await page.attend(tournament, token);
        if (!answer.ok) refused += 1;
      }
    }),
  ).finally(() => {
    isOver = true;
  });
  let others = 0;
  while (!isOver) {
    const page = kit.page(url, `203.0.113.${others % 250}`);
    expect(await page.attend(tournament)).toMatchObject({ ok: true });
    page.close();
    others += 1;
  }
  await asking;
  for (const page of greedy) page.close();
  const readByThem = read() - before;
  expect(refused).toBeGreaterThan(CONNECTIONS);
  // the whole log each time would be so many; the address has what it may at once, and some seconds more
  expect(readByThem).toBeLessThan((CONNECTIONS * TIMES * entries) / 4);
  // the sixteen pages read what they get in this thread, too
  expect(await runs.take()).toBeLessThan(1500);
});
