import { expect, test } from 'vitest';
import { memoryStore } from '../testing/stores.ts';
import { StoreFailure } from './store.ts';
import { Unchanged } from './unchanged.ts';

async function logs(...names: readonly string[]) {
  const store = memoryStore();
  for (const log of names) await store.append({ log, length: 0, bodies: ['1'] });
  let count = 0;
  const read = async ({ log }: { readonly log: string }): Promise<string> => {
    count += 1;
    if (log === 'damaged') throw new Error('damaged');
    if (log === 'away') throw new StoreFailure('away');
    return `${log} ${(await store.read(log)).length}`;
  };
  return { store, read, count: () => count };
}

test('a log is read once, however many ask at once, and again when it is longer', async () => {
  const { store, read, count } = await logs('a', 'b');
  const unchanged = new Unchanged<string>(store, 9);
  const asked = [{ log: 'a' }, { log: 'b' }];
  const all = await Promise.all([1, 2, 3].map(() => unchanged.read(asked, read)));
  for (const one of all) expect(one).toEqual(['a 1', 'b 1']);
  expect(count()).toBe(2);
  await store.append({ log: 'b', length: 1, bodies: ['2'] });
  expect(await unchanged.read(asked, read)).toEqual(['a 1', 'b 2']);
  expect(count()).toBe(3);
});

test('two things are made of one log, each by its key', async () => {
  const { store, read, count } = await logs('a');
  const unchanged = new Unchanged<string>(store, 9);
  const asked = ['one', 'other'].map((key) => ({ log: 'a', key }));
  expect(await unchanged.read(asked, async ({ log, key }) => `${await read({ log })} ${key}`)).toEqual([
    'a 1 one',
    'a 1 other',
  ]);
  expect(count()).toBe(2);
});

test('a damaged log spoils no other, and a store that fails is asked again', async () => {
  const { store, read, count } = await logs('a', 'damaged');
  const unchanged = new Unchanged<string>(store, 9);
  const asked = [{ log: 'damaged' }, { log: 'a' }];
  expect(await unchanged.read(asked, read)).toEqual([undefined, 'a 1']);
  for (let i = 0; i < 2; i++)
    await expect(unchanged.read([{ log: 'away' }], read)).rejects.toThrow(StoreFailure);
  expect(count()).toBe(4);
});

test('no more is kept than of some logs: those last asked for', async () => {
  const { store, read, count } = await logs('a', 'b', 'c');
  const unchanged = new Unchanged<string>(store, 2);
  for (const log of ['a', 'b', 'a', 'c', 'a']) await unchanged.read([{ log }], read);
  expect(count()).toBe(3);
  await unchanged.read([{ log: 'b' }], read);
  expect(count()).toBe(4);
});
