import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localLink } from './link.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** A worker that does nothing by itself. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  onmessage: ((event: { data: FromWorker }) => void) | undefined;
  onerror: (() => void) | undefined;
  readonly messages: ToWorker[] = [];
  isEnded = false;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(message: ToWorker): void {
    this.messages.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }
}

const last = (): FakeWorker => FakeWorker.all.at(-1) as FakeWorker;

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.all.length = 0;
});

afterEach(() => vi.unstubAllGlobals());

test('a table whose worker fails is lost, answers what waits, and opens anew on retry', async () => {
  const events: string[] = [];
  const link = localLink(
    't1',
    () => {
      throw new Error('the table is on this device');
    },
    () => {},
  );
  link.open({
    onOpen: () => events.push('open'),
    onLost: () => events.push('lost'),
    onStopping() {},
    onUpdate() {},
  });
  last().onmessage?.({ data: { kind: 'open' } });
  const answer = link.send('leave', { table: 't1', token: '' });
  const failed = last();
  failed.onerror?.();
  expect(await answer).toBeUndefined();
  expect(failed.isEnded).toBe(true);
  expect(await link.send('leave', { table: 't1', token: '' })).toBeUndefined();
  link.retry();
  expect(FakeWorker.all).toHaveLength(2);
  expect(last().messages).toEqual([{ kind: 'open', table: 't1' }]);
  last().onmessage?.({ data: { kind: 'open' } });
  expect(events).toEqual(['open', 'lost', 'open']);
});
