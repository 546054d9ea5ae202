import { parseCode } from '@overtrick/protocol/invite/code';
import { openedTable } from '@overtrick/table/fold';
import { OPENED } from '@overtrick/table/internals/testing/tables';
import { expect, test } from 'vitest';
import { startLog } from '../base/logs.ts';
import { memoryStore } from '../testing/stores.ts';
import { Codes, codesOf } from './codes.ts';
import { Guesses, MOST, WINDOW_MS } from './guesses.ts';

const log = startLog('silent');
const tableOf = (id: string) => openedTable(id, { ...OPENED, secret: `secret of ${id}` });
const [ONE, OTHER, THIRD] = ['table0one', 'table0two', 'table03ree'].map(tableOf) as [
  ReturnType<typeof tableOf>,
  ReturnType<typeof tableOf>,
  ReturnType<typeof tableOf>,
];
const DAY_MS = 86_400_000;

test('codes are of the letters that are not confused, each as likely as another', () => {
  const counts = new Map<string, number>();
  for (let i = 0; i < 2000; i++)
    for (const code of codesOf({ id: `table${i}`, secret: 'secret' })) {
      expect(parseCode(code)).toBe(code);
      for (const letter of code) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
  expect(counts.size).toBe(13);
  const mean = (2000 * 6 * 6) / 13;
  for (const count of counts.values()) expect(Math.abs(count - mean)).toBeLessThan(6 * Math.sqrt(mean));
});

test('a table has one code until it ends, and gets it from every process', async () => {
  const store = memoryStore();
  const [here, there] = [new Codes(store, log), new Codes(store, log)];
  const [first, second] = await Promise.all([here.open(ONE), there.open(ONE)]);
  expect(second).toEqual(first);
  expect(await there.tableOf(first?.code ?? '')).toBe(ONE.id);
  await there.end(ONE);
  expect(await here.tableOf(first?.code ?? '')).toBeUndefined();
});

test('the store knows no code', async () => {
  const store = memoryStore();
  const seen: string[] = [];
  const codes = new Codes(
    { ...store, append: async (append) => void seen.push(JSON.stringify(append)) },
    log,
  );
  const given = await codes.open(ONE);
  expect(seen).toHaveLength(1);
  expect(seen.join().toUpperCase()).not.toContain(given?.code);
});

test('a code that is another table’s is passed over, and used again only once it has ended', async () => {
  const store = memoryStore();
  const codes = new Codes(store, log, Date.now, ({ id }) =>
    id === ONE.id ? ['KMRTWX'] : ['KMRTWX', 'CFHJKM'],
  );
  expect(await codes.open(ONE)).toMatchObject({ code: 'KMRTWX' });
  expect(await codes.open(OTHER)).toMatchObject({ code: 'CFHJKM' });
  expect(await codes.open(THIRD)).toBeUndefined();
  await codes.end(THIRD);
  expect(await codes.tableOf('KMRTWX')).toBe(ONE.id);
  await codes.end(ONE);
  expect(await codes.open(THIRD)).toMatchObject({ code: 'KMRTWX' });
  expect(await codes.tableOf('KMRTWX')).toBe(THIRD.id);
});

test('a code ends after a day', async () => {
  let now = 0;
  const codes = new Codes(
    memoryStore(),
    log,
    () => now,
    () => ['KMRTWX'],
  );
  expect(await codes.open(ONE)).toEqual({ code: 'KMRTWX', until: DAY_MS });
  now = DAY_MS - 1;
  expect(await codes.tableOf('KMRTWX')).toBe(ONE.id);
  now = DAY_MS;
  expect(await codes.tableOf('KMRTWX')).toBeUndefined();
  expect(await codes.open(OTHER)).toEqual({ code: 'KMRTWX', until: 2 * DAY_MS });
});

test('wrong codes are counted by device, by address and in all, and those refused count for nobody else', async () => {
  let now = 0;
  const guesses = new Guesses(undefined, () => now);
  const tries = async (count: number, from: (i: number) => object) => {
    let taken = 0;
    for (let i = 0; i < count; i++) if (await guesses.take(from(i))) taken += 1;
    return taken;
  };
  expect(await tries(500, (i) => ({ address: `a${i}`, device: 'phone' }))).toBe(MOST.device);
  // a fifth of the remaining 90
  expect(await tries(500, (i) => ({ address: 'home', device: `d${i}` }))).toBe(18);
  expect(await tries(1000, (i) => ({ address: `b${i}`, device: `e${i}` }))).toBe(MOST.all - MOST.device - 18);
  now = WINDOW_MS;
  expect(await guesses.take({ address: 'home' })).toBe(true);
});

test('thirteen networks of a household guess no more than one, and thirteen households leave some to others', async () => {
  for (const isOneHousehold of [true, false]) {
    const guesses = new Guesses(undefined, () => 0);
    let taken = 0;
    for (let i = 0; i < 13; i++)
      for (let j = 0; j < 20; j++) {
        const address = isOneHousehold ? `2001:db8:1:${i}::/64` : `2001:db8:${i}:1::/64`;
        if (await guesses.take({ address, device: `d${i} ${j}` })) taken += 1;
      }
    if (isOneHousehold) expect(taken).toBe(MOST.address);
    expect(taken).toBeLessThan(MOST.all);
    expect(await guesses.take({ address: '192.0.2.77' })).toBe(true);
  }
});

test('a right code counts for nothing', async () => {
  const guesses = new Guesses(undefined, () => 0);
  for (let i = 0; i < 3 * MOST.address; i++) {
    expect(await guesses.take({ address: 'club' })).toBe(true);
    await guesses.give({ address: 'club' });
  }
});
