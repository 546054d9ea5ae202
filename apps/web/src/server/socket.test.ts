import type { Answer } from '@overtrick/protocol/messages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { socketLink } from './socket.ts';

/** A connection whose answers the test gives. */
const line = vi.hoisted(() => {
  const listeners = new Map<string, Set<(...said: unknown[]) => void>>();
  const on = (event: string, listener: (...said: unknown[]) => void) => {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
  };
  return {
    connected: true,
    active: true,
    answer: (_: unknown): void => {},
    on,
    once: on,
    off: (event: string, listener: (...said: unknown[]) => void) => listeners.get(event)?.delete(listener),
    emit: (_name: string, _message: unknown, answer: (given: unknown) => void) => {
      line.answer = answer;
    },
    say: (event: string) => {
      for (const listener of listeners.get(event) ?? []) listener();
    },
  };
});
vi.mock('socket.io-client', () => ({ io: () => line }));
vi.mock('../device/deviceId.ts', () => ({ deviceId: () => 'a-device' }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const update = { table: 't', version: 7, deal: 1, steps: [], state: {} };
const done: Answer<'next'> = { ok: true, version: 7, update };

/** Sends a message on a link, and collects all updates and answers that it receives. */
function sent() {
  const said: unknown[] = [];
  const link = socketLink();
  link.open({ onOpen() {}, onLost() {}, onStopping() {}, onUpdate: (one) => said.push(one) });
  const answered = link.send('next', { table: 't', token: 'a-token', deal: 1 });
  answered.then((answer) => said.push(answer));
  return { said, answered };
}

test('an update that comes with its answer is heard first', async () => {
  const { said, answered } = sent();
  line.answer(done);
  await answered;
  expect(said).toEqual([update, done]);
});

test('an answer that comes too late is none, and its update is heard all the same', async () => {
  const { said, answered } = sent();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answered).toBeUndefined();
  line.answer(done);
  expect(said).toEqual([undefined, update]);
});

test('a line that is lost gives no answer', async () => {
  const { said, answered } = sent();
  line.say('disconnect');
  await answered;
  expect(said).toEqual([undefined]);
});
