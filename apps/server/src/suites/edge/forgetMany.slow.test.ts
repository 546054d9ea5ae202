import { expect, onTestFinished, test } from 'vitest';
import { keyOf } from '../../accounts/accountLogs.ts';
import { Deletions } from '../../accounts/deletions.ts';
import { startLog } from '../../base/logs.ts';
import { Lessons } from '../../lessons/lessons.ts';
import { databaseLog } from '../../store/databaseLog.ts';
import { gatheringStore } from '../../store/gatheringStore.ts';
import { openDatabase } from '../../store/openDatabase.ts';
import { Kit } from '../../testing/kit.ts';
import { fillStore, leftOfZebedee, ZEBEDEE } from '../../testing/store/largeStore.ts';
import { LongestRun } from '../../testing/threads/longestRun.ts';

const IS_LONG = process.env.OVERTRICK_LENGTH === 'long';
const SIZES = IS_LONG
  ? { tables: 50_000, own: 5000, steps: 20, lines: 20_000, entries: 90_000, friends: 2000 }
  : { tables: 2000, own: 200, steps: 20, lines: 20_000, entries: 90_000, friends: 50 };
/** The longest processor time for which a deletion may block the main thread, or the store, milliseconds. */
const MOST_MS = 100;

test('no step of a deletion holds others for long, however large the store and the account are', async () => {
  const kit = new Kit();
  onTestFinished(() => kit.end());
  const db = await openDatabase({ dataDir: kit.folder(), databaseUrl: undefined });
  await fillStore(db, SIZES);
  // in this thread, so that SQLite's work counts too
  const store = gatheringStore(databaseLog(db), {});
  kit.ending(() => store.close());
  const deletions = new Deletions({
    store,
    tables: { forget: async () => {} },
    lessons: new Lessons(store),
    log: startLog('silent'),
  });
  expect(await leftOfZebedee(db)).toBeGreaterThan(SIZES.own + SIZES.lines);
  const runs = new LongestRun();
  kit.ending(() => runs.stop());
  await runs.take();
  await deletions.delete(keyOf(ZEBEDEE));
  // on a busy machine it may not be finished when its owner stops waiting
  await deletions.resume();
  expect(await runs.take()).toBeLessThan(MOST_MS);
  expect(await leftOfZebedee(db)).toBe(0);
});
