import { afterEach, expect, test, vi } from 'vitest';
import { type Reader, startReader } from './reader.ts';

const readers: Reader[] = [];
afterEach(() => Promise.all(readers.splice(0).map((reader) => reader.close())));
const start = (options: Parameters<typeof startReader>[0] = {}): Reader => {
  const reader = startReader(options);
  readers.push(reader);
  return reader;
};

/** A thread that hangs at the text `stuck`. */
const STUCK = new URL('../testing/threads/stuckThread.ts', import.meta.url).href;

test('a text is read in another thread', async () => {
  const reader = start();
  expect(await reader.read('wish', { text: 'condition hcp(north) > 20' }, 'a')).toEqual({ ok: true });
  expect(await reader.read('wish', { text: 'condition hcp(nord) > 20' }, 'a')).toMatchObject({ ok: false });
  const one = await reader.read('draw', { text: 'condition hcp(north) > 20', seed: 's', count: 2 }, 'a');
  expect(await reader.read('draw', { text: 'condition hcp(north) > 20', seed: 's', count: 2 }, 'a')).toEqual(
    one,
  );
});

test('a text that never ends is ended with its thread, and the next one is read', async () => {
  const reader = start({ thread: STUCK, deadlineMs: 2000 });
  const stuck = reader.read('wish', { text: 'stuck' }, 'a');
  const next = reader.read('wish', { text: 'short' }, 'b');
  expect(await stuck).toMatchObject({ ok: false, code: 'ERR_SLOW' });
  expect(await next).toEqual({ ok: true, value: 'short' });
});

test('a text that takes all memory is ended with its thread, and the next one is read', async () => {
  const reader = start({ thread: STUCK });
  expect(await reader.read('wish', { text: 'greedy' }, 'a')).toMatchObject({ ok: false, code: 'ERR_SLOW' });
  expect(await reader.read('wish', { text: 'short' }, 'a')).toEqual({ ok: true, value: 'short' });
});

test('one who asks for much is told to wait, and holds nobody else up', async () => {
  const reader = start();
  const text = 'condition hcp(north) >= 0';
  const asked = Array.from({ length: 30 }, () => reader.read('wish', { text }, 'greedy'));
  const other = reader.read('wish', { text }, 'other');
  const answers = await Promise.all(asked);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(8);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'ERR_BUSY' });
  expect(await other).toEqual({ ok: true });
  await vi.waitFor(async () => expect(await reader.read('wish', { text }, 'greedy')).toEqual({ ok: true }));
});
