import { expect, test } from 'vitest';
import { fairQueue } from './fairQueue.ts';

const never = new AbortController().signal;

/** A task that ends when it is told to. */
function task() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, resolve };
}

test('keys take turns, each in its own order', async () => {
  const enqueue = fairQueue(1);
  const ran: string[] = [];
  const gate = task();
  const first = enqueue('x', never, () => gate.promise);
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) =>
    enqueue(name.charAt(0), never, async () => void ran.push(name)),
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
      enqueue(`k${i % 3}`, never, async () => {
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
  const first = enqueue('a', never, () => gate.promise);
  const giving = new AbortController();
  const ran: string[] = [];
  const given = enqueue('a', giving.signal, async () => void ran.push('given up'));
  const other = enqueue('a', never, async () => void ran.push('other'));
  giving.abort(new Error('no longer wanted'));
  await expect(given).rejects.toThrow('no longer wanted');
  gate.resolve();
  await Promise.all([first, other]);
  expect(ran).toEqual(['other']);
  await expect(enqueue('a', giving.signal, async () => 1)).rejects.toThrow('no longer wanted');
});
