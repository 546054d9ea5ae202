import { makeEntry } from '@overtrick/table/entry';
import { expect, onTestFinished, test } from 'vitest';
import { startLog } from '../base/logs.ts';
import { joined } from '../boards/challenge.ts';
import { Lessons } from '../lessons/lessons.ts';
import { logOfChat } from '../live/chat.ts';
import { logOf } from '../store/logKinds.ts';
import { type Store, StoreFailure } from '../store/store.ts';
import { memoryStore } from '../testing/stores.ts';
import { type AccountEntry, befriended } from './account.ts';
import { logOf as accountLogOf, keyOf, lookLogOf, ownerLogOf } from './accountLogs.ts';
import { Accounts } from './accounts.ts';
import { Deletions } from './deletions.ts';

const [NAME, OTHER] = ['Zebedee', 'Bea'];
const KEY = keyOf(NAME);
const LESSON = 'lesson123456';
const LOGS = [
  'table1',
  'table2',
  logOfChat('table1'),
  logOf('challenge', 'week'),
  logOf('lesson', LESSON),
  logOf('lesson', 'own123456789'),
  accountLogOf(keyOf(OTHER)),
  accountLogOf(KEY),
  lookLogOf(NAME),
  ownerLogOf('passkey'),
];

/** Returns a store with the account's name at two tables, in a chat, in a challenge, in lessons and at a friend. */
async function storeWithZebedee(): Promise<Store> {
  const store = memoryStore();
  const begin = (log: string, entries: readonly object[]) =>
    store.append({ log, length: 0, bodies: entries.map((entry) => JSON.stringify(entry)) });
  for (const table of ['table1', 'table2'])
    await store.append({
      log: table,
      length: 0,
      bodies: [makeEntry({ kind: 'sat', chair: 0, name: NAME, proof: `proof ${table}` })],
    });
  await begin(logOfChat('table1'), [
    { chair: 0, name: NAME, to: 'table', text: 'my own words' },
    { chair: 1, name: OTHER, to: 'table', text: 'the words of another' },
  ]);
  await begin(logOf('challenge', 'week'), [joined('table1', NAME), joined('table3', OTHER)]);
  const lesson = { kind: 'lesson', text: 'a text', title: 'a title' };
  await begin(logOf('lesson', LESSON), [
    { ...lesson, proof: 'proof of another' },
    { kind: 'joined', pupil: 'pupil1234567', name: NAME, proof: 'proof of pupil' },
  ]);
  await begin(logOf('lesson', 'own123456789'), [{ ...lesson, title: NAME, proof: 'proof of own' }]);
  await begin(accountLogOf(keyOf(OTHER)), [
    { kind: 'registered', id: 'other', name: OTHER },
    befriended(KEY, { id: 'id' }),
  ]);
  await begin(accountLogOf(KEY), [
    { kind: 'registered', id: 'id', name: NAME },
    { kind: 'sat', table: 'table1', chair: 0, proof: 'proof table1' },
    { kind: 'sat', table: 'table2', chair: 0, proof: 'proof table2' },
    { kind: 'lesson', lesson: LESSON, proof: 'proof of pupil' },
    { kind: 'lesson', lesson: 'own123456789', proof: 'proof of own' },
    {
      kind: 'passkeyAdded',
      id: 'passkey',
      publicKey: '',
      count: 0,
      transports: [],
      device: '',
      at: 0,
    },
  ] satisfies readonly AccountEntry[]);
  for (const log of [lookLogOf(NAME), ownerLogOf('passkey')])
    await store.append({ log, length: 0, bodies: [accountLogOf(KEY)] });
  return store;
}

/** Wraps a store so that it fails after this many writes. */
function dyingAfter(store: Store, writes: number): Store & { readonly isDead: () => boolean } {
  let left = writes;
  const dies = async <T>(write: () => Promise<T>): Promise<T> => {
    if (left <= 0) throw new StoreFailure('the disk is full');
    left -= 1;
    return write();
  };
  return {
    ...store,
    append: (append) => dies(() => store.append(append)),
    rewrite: (log, bodies) => dies(() => store.rewrite(log, bodies)),
    delete: (logs, having) => dies(() => store.delete(logs, having)),
    isDead: () => left <= 0,
  };
}

function deletionsIn(store: Store, forget = async (): Promise<void> => {}): Deletions {
  const lessons = new Lessons(store);
  const deletions = new Deletions({ store, tables: { forget }, lessons, log: startLog('silent') });
  onTestFinished(() => deletions.stop());
  return deletions;
}

const textOf = async (store: Store): Promise<string> =>
  (await Promise.all(LOGS.map((log) => store.read(log)))).flat().join('\n');

test('a deletion that is interrupted at any write is finished after the next start', async () => {
  let interrupted = 0;
  for (let writes = 0; ; writes++) {
    const store = await storeWithZebedee();
    const dying = dyingAfter(store, writes);
    const begun = deletionsIn(dying).delete(KEY);
    if (writes === 0) {
      await expect(begun).rejects.toThrow(StoreFailure);
      continue;
    }
    await begun;
    const isWhole = !dying.isDead();
    if (!isWhole) interrupted += 1;
    // nobody can sign in to it meanwhile, and nobody can take its name
    expect(await new Accounts(store).signIn(NAME, 'a password')).toBeUndefined();
    await deletionsIn(store).resume();
    const text = await textOf(store);
    for (const gone of [NAME, KEY, 'my own words']) expect(text).not.toContain(gone);
    expect(text).toContain('the words of another');
    expect((await store.lengths(LOGS)).size).toBe(6);
    if (isWhole) break;
  }
  expect(interrupted).toBeGreaterThan(10);
});

test('a deletion that another process has finished leaves the next account of that name alone', async () => {
  const store = await storeWithZebedee();
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = deletionsIn(store, () => {
    begun.resolve();
    return over.promise;
  });
  const slowly = slow.delete(KEY);
  await begun.promise;
  await deletionsIn(store).resume();
  const session = await new Accounts(store).register(NAME, 'correct horse battery');
  over.resolve();
  await slowly;
  expect(session).toBeDefined();
  expect((await store.lengths([accountLogOf(KEY)])).size).toBe(1);
});

test('of an account that is being deleted the owner waits for no more than a while, and a stop for one step', async () => {
  const store = await storeWithZebedee();
  let steps = 0;
  const deletions = deletionsIn(store, async () => {
    steps += 1;
    if (steps === 1) void deletions.stop();
  });
  await deletions.delete(KEY);
  expect(steps).toBe(2);
  expect(await textOf(store)).toContain(NAME);
  await deletionsIn(store).resume();
  expect(await textOf(store)).not.toContain(NAME);
});
