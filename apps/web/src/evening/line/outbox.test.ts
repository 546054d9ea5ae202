import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Outbox, openOutbox, type Waiting } from './outbox.ts';

afterEach(() => vi.unstubAllGlobals());

/** A database that the browser has and does not open: a private window, or no room left. */
const closed = {
  open() {
    const request: Record<string, unknown> = { error: new Error('closed') };
    queueMicrotask(() => (request.onerror as () => void)());
    return request;
  },
};

const report = (id: string, tournament: string, more: Partial<Waiting> = {}): Waiting => ({
  id,
  tournament,
  token: 'key',
  command: { kind: 'reported', line: 'A1/1/1', side: 'both', result: '4S N 10' },
  made: 0,
  ...more,
});

const idsIn = async (outbox: Outbox, tournament: string): Promise<string> =>
  (await outbox.all(tournament)).map(({ id }) => id).join(' ');

describe.each([
  ['with a database', () => new IDBFactory()],
  ['without a database', () => undefined],
  ['with a database that does not open', () => closed],
])('an outbox %s', (_, database) => {
  const opened = (): Outbox => {
    vi.stubGlobal('indexedDB', database());
    return openOutbox();
  };

  test('keeps results in the order in which they were given', async () => {
    const outbox = opened();
    for (const id of ['c', 'a', 'b']) await outbox.add(report(id, 'monday'));
    expect(await idsIn(outbox, 'monday')).toBe('c a b');
    const [, second] = await outbox.all('monday');
    if (second) await outbox.put({ ...second, refused: 'no such board' });
    expect((await outbox.all('monday')).map(({ id, refused }) => [id, refused])).toEqual([
      ['c', undefined],
      ['a', 'no such board'],
      ['b', undefined],
    ]);
  });

  test('keeps the results of two evenings apart', async () => {
    const outbox = opened();
    await outbox.add(report('m1', 'monday', { isSent: true }));
    await outbox.add(report('f1', 'friday', { isSent: true }));
    await outbox.add(report('m2', 'monday'));
    await outbox.add(report('f2', 'friday'));
    expect([await idsIn(outbox, 'monday'), await idsIn(outbox, 'friday')]).toEqual(['m1 m2', 'f1 f2']);
    await outbox.forgetSent('monday');
    expect([await idsIn(outbox, 'monday'), await idsIn(outbox, 'friday')]).toEqual(['m2', 'f1 f2']);
  });

  test('keeps a view for each key', async () => {
    const outbox = opened();
    await outbox.keepView('monday 1', { round: 1 });
    await outbox.keepView('monday 2', { round: 2 });
    await outbox.keepView('monday 1', { round: 3 });
    expect(await outbox.viewOf('monday 1')).toEqual({ round: 3 });
    expect(await outbox.viewOf('monday 2')).toEqual({ round: 2 });
    expect(await outbox.viewOf('friday 1')).toBeUndefined();
  });
});

test('results are there when the page is opened again', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  await openOutbox().add(report('a', 'monday'));
  expect(await idsIn(openOutbox(), 'monday')).toBe('a');
});
