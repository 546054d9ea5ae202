import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restAfterErrors } from './queue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A worker that asks for the next question at once, and fails at each while its service is away. */
class Failing extends EventEmitter {
  isPaused = false;
  tries = 0;

  async pause(): Promise<void> {
    this.isPaused = true;
  }

  async resume(): Promise<void> {
    this.isPaused = false;
    this.tryOn();
  }

  /** Tries until it is paused, as the queue's loop does: without a pause it would never end. */
  tryOn(): void {
    while (!this.isPaused && this.tries < 10_000) {
      this.tries++;
      this.emit('error', new Error('away'));
    }
  }
}

test('a worker whose service is away asks a few times a minute, not without a break', async () => {
  const worker = new Failing();
  const stop = restAfterErrors(worker as never);
  worker.tryOn();
  expect(worker.tries).toBe(1);
  await vi.advanceTimersByTimeAsync(700);
  expect(worker.tries).toBe(4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(worker.tries).toBeLessThan(25);
  stop();
  const { tries } = worker;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(worker.tries).toBe(tries);
});

test('a worker that has answered again rests as briefly as at first', async () => {
  const worker = new Failing();
  restAfterErrors(worker as never);
  worker.tryOn();
  await vi.advanceTimersByTimeAsync(30_000);
  worker.emit('completed');
  const { tries } = worker;
  // the current pause ends within five seconds, and the next ones are short
  await vi.advanceTimersByTimeAsync(5_700);
  expect(worker.tries - tries).toBeGreaterThanOrEqual(3);
});
