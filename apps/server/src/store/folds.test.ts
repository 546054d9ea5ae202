import { setImmediate as others } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { memoryStore } from '../testing/stores.ts';
import { Folds } from './folds.ts';
import { PAGE } from './pages.ts';
import { rewriteMarked } from './rewriting.ts';
import type { Store } from './store.ts';

/** Appends a log's words in their order. Throws if one of them is `damaged`. */
function wordsAfter(known: readonly string[] | undefined, bodies: readonly string[]): readonly string[] {
  if (bodies.includes('damaged')) throw new Error('damaged');
  return (known ?? []).concat(bodies.filter((body) => !body.startsWith('{')));
}

/** Returns a store that counts the entries read from it. */
function counting(store: Store): Store & { count: number } {
  const counted = {
    ...store,
    count: 0,
    async read(...asked: Parameters<Store['read']>) {
      const bodies = await store.read(...asked);
      counted.count += bodies.length;
      return bodies;
    },
  };
  return counted;
}

const words = (count: number, from = 0): string[] => Array.from({ length: count }, (_, i) => `${from + i}`);
const LONG = 20 * PAGE + 7;

describe('a log', () => {
  test('is read once, however many ask, and from then on what it has more', async () => {
    const store = counting(memoryStore());
    await store.append({ log: 'a', length: 0, bodies: words(LONG) });
    const folds = new Folds(store, wordsAfter);
    const all = await Promise.all(Array.from({ length: 10 }, () => folds.read('a')));
    for (const one of all) expect(one).toEqual(words(LONG));
    expect(store.count).toBeLessThan(LONG + 50);
    store.count = 0;
    await store.append({ log: 'a', length: LONG, bodies: words(3, LONG) });
    expect(await folds.read('a')).toEqual(words(LONG + 3));
    expect(store.count).toBeLessThan(10);
  });

  test('leaves others their turn while it is read', async () => {
    const store = memoryStore();
    await store.append({ log: 'a', length: 0, bodies: words(LONG) });
    let [turns, isDone] = [0, false];
    const counted = (async () => {
      for (; !isDone; turns++) await others();
    })();
    await new Folds(store, wordsAfter).read('a');
    isDone = true;
    await counted;
    expect(turns).toBeGreaterThanOrEqual(LONG / PAGE - 1);
  });

  test('that is none tells nothing, and nothing is added to it unless anybody may begin it', async () => {
    const store = memoryStore();
    const folds = new Folds(store, wordsAfter);
    expect(await folds.read('a')).toBeUndefined();
    expect(await folds.add('a', () => [{}])).toBe(false);
    expect(await new Folds(store, wordsAfter, []).add('a', (known) => (known.length === 0 ? [{}] : []))).toBe(
      true,
    );
    expect(await store.read('a')).toEqual(['{}']);
  });

  test('that cannot be read spoils no other, and can be asked for again', async () => {
    const store = memoryStore();
    await store.append({ log: 'a', length: 0, bodies: ['damaged'] });
    await store.append({ log: 'b', length: 0, bodies: ['b'] });
    const folds = new Folds(store, wordsAfter);
    for (let i = 0; i < 2; i++) {
      await expect(folds.read('a')).rejects.toThrow('damaged');
      expect(await folds.read('b')).toEqual(['b']);
    }
  });

  test('that another process has rewritten is read anew, were that under way meanwhile', async () => {
    const store = memoryStore();
    await store.append({ log: 'a', length: 0, bodies: words(LONG) });
    const folds = new Folds(store, wordsAfter);
    await folds.read('a');
    const [reading] = [folds.read('a'), rewriteMarked(store, 'a', new Map([[2, 'gone']]))];
    await reading;
    expect((await folds.read('a'))?.slice(0, 3)).toEqual(['0', 'gone', '2']);
    const fresh = new Folds(store, wordsAfter);
    await Promise.all([fresh.read('a'), rewriteMarked(store, 'a', new Map([[1, 'gone']]))]);
    expect((await fresh.read('a'))?.slice(0, 3)).toEqual(['gone', 'gone', '2']);
  });

  test.each([2, 5, PAGE + 9])(
    'that was deleted and begun again is another one: %i entries',
    async (length) => {
      const store = memoryStore();
      await store.append({ log: 'a', length: 0, bodies: words(5) });
      const folds = new Folds(store, wordsAfter);
      await folds.read('a');
      await store.delete(['a']);
      expect(await folds.read('a')).toBeUndefined();
      await store.append({ log: 'a', length: 0, bodies: words(5) });
      await folds.read('a');
      await store.delete(['a']);
      await store.append({ log: 'a', length: 0, bodies: words(length, 100) });
      expect(await folds.read('a')).toEqual(words(length, 100));
    },
  );

  test('to which many add at once has what each has added', async () => {
    const store = memoryStore();
    await store.append({ log: 'a', length: 0, bodies: ['a'] });
    const [one, other] = [new Folds(store, wordsAfter), new Folds(store, wordsAfter)];
    await Promise.all(words(40).map((word, i) => (i % 2 ? one : other).add('a', () => [{ word }])));
    const stored = await store.read('a');
    expect(new Set(stored.slice(1)).size).toBe(40);
  });
});

test('no more is kept than some logs: the one last asked for is', async () => {
  const store = counting(memoryStore());
  const long = words(90_000);
  for (const log of ['a', 'b', 'c']) await store.append({ log, length: 0, bodies: long });
  const folds = new Folds(store, wordsAfter);
  for (const log of ['a', 'b', 'c']) await folds.read(log);
  store.count = 0;
  await folds.read('c');
  expect(store.count).toBeLessThan(10);
  await folds.read('a');
  expect(store.count).toBeGreaterThan(90_000);
});
