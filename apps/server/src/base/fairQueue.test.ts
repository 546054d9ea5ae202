import { expect, test } from 'vitest';
import { fairQueue, QueueFull } from './fairQueue.ts';

const never = new AbortController().signal;

/** Returns a task that the test ends itself. */
function task() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, resolve };
}

test('keys take turns, each in its own order', async () => {
  const enqueue = fairQueue(1);
  const ran: string[] = [];
  const gate = task();
  const first = enqueue(['x'], never, () => gate.promise);
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) =>
    enqueue([name.charAt(0)], never, async () => void ran.push(name)),
  );
  gate.resolve();
  await Promise.all([first, ...all]);
  expect(ran).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('so many run at a time and no more; one that fails makes room too', async () => {
  const enqueue = fairQueue(2);
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 9 }, (_, i) =>
      enqueue([`k${i % 3}`], never, async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        if (i % 2 === 0) throw new Error('fails');
        return i;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
});

test('a task that is given up while it waits is never run', async () => {
  const enqueue = fairQueue(1);
  const gate = task();
  const first = enqueue(['a'], never, () => gate.promise);
  const giving = new AbortController();
  const ran: string[] = [];
  const given = enqueue(['a'], giving.signal, async () => void ran.push('given up'));
  const other = enqueue(['a'], never, async () => void ran.push('other'));
  giving.abort(new Error('no longer wanted'));
  await expect(given).rejects.toThrow('no longer wanted');
  gate.resolve();
  await Promise.all([first, other]);
  expect(ran).toEqual(['other']);
  await expect(enqueue(['a'], giving.signal, async () => 1)).rejects.toThrow('no longer wanted');
});

test('a task of several keys takes the turn of the one that has the least to do', async () => {
  const enqueue = fairQueue(1);
  const ran: string[] = [];
  const gate = task();
  const first = enqueue(['busy'], never, () => gate.promise);
  const ask = (name: string, keys: readonly string[]) =>
    enqueue(keys, never, async () => void ran.push(name));
  const all = [
    ...['b1', 'b2', 'b3'].map((name) => ask(name, ['busy'])),
    ask('shared', ['busy', 'quiet']),
    ask('other', ['other']),
  ];
  gate.resolve();
  await Promise.all([first, ...all]);
  expect(ran).toEqual(['b1', 'shared', 'other', 'b2', 'b3']);
});

test('a task is told who waits, and how long it has itself', async () => {
  let now = 0;
  const enqueue = fairQueue(1, { now: () => now });
  const gate = task();
  const first = enqueue(['a'], never, () => gate.promise);
  const loads = ['a', 'a', 'b'].map((key) => enqueue([key], never, async (load) => load));
  now = 700;
  gate.resolve();
  await first;
  expect(await Promise.all(loads)).toEqual([
    { keys: 2, own: 2, waitedMs: 700 },
    { keys: 1, own: 1, waitedMs: 700 },
    { keys: 2, own: 1, waitedMs: 700 },
  ]);
});

test('what has waited for too long comes between the turns of others, the oldest first', async () => {
  let now = 0;
  const enqueue = fairQueue(1, { lateMs: 100, now: () => now });
  const ran: string[] = [];
  const gate = task();
  const first = enqueue(['a'], never, () => gate.promise);
  const ask = (name: string) =>
    enqueue([name.charAt(0)], never, async () => {
      ran.push(name);
    });
  const late = Array.from({ length: 20 }, (_, i) => ask(`a${i}`));
  now = 200;
  const fresh = ['b1', 'b2', 'c1'].map(ask);
  gate.resolve();
  await Promise.all([first, ...late, ...fresh]);
  const order = ran.join(' ');
  expect(order).toMatch(/^a0 .* a15 b1 a16 /);
  expect(ran).toHaveLength(23);
});

test('a key has a number of tasks, waiting or running, and all keys together another', async () => {
  const enqueue = fairQueue(1, { mostOfOne: 2, mostOfAll: 3 });
  const gate = task();
  const running = enqueue(['a'], never, () => gate.promise);
  const giving = new AbortController();
  const given = enqueue(['a'], giving.signal, async () => {});
  await expect(enqueue(['a'], never, async () => {})).rejects.toThrow(QueueFull);
  const others = enqueue(['b'], never, async () => {});
  await expect(enqueue(['c'], never, async () => {})).rejects.toThrow(QueueFull);
  giving.abort(new Error('gone'));
  await expect(given).rejects.toThrow('gone');
  const later = enqueue(['a'], never, async () => {});
  gate.resolve();
  await Promise.all([running, others, later]);
  await enqueue(['c'], never, async () => {});
});
