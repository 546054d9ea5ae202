import { expect, test, vi } from 'vitest';
import type { Io } from './io.ts';
import { makeBar, startProgress } from './progress.ts';

function terminal(columns?: number): { io: Io; written: string[] } {
  const written: string[] = [];
  const io: Io = {
    readStdin: async () => new Uint8Array(),
    out: async () => {},
    err: (text) => void written.push(text),
    ...(columns !== undefined && { errColumns: columns }),
  };
  return { io, written };
}

test.each([
  [0, '[----------------------------------------]   0% 0/20 deals'],
  [10, '[####################--------------------]  50% 10/20 deals'],
  [20, '[########################################] 100% 20/20 deals'],
])('%i of 20', (done, bar) => {
  expect(makeBar(done, 20, 'deals', 80)).toBe(bar);
});

test('a bar is narrower than its terminal; without a total it only counts', () => {
  for (const columns of [30, 40, 60]) expect(makeBar(7, 20, 'deals', columns).length).toBeLessThan(columns);
  expect(makeBar(7, undefined, 'deals', 80)).toBe('7 deals');
});

test('nothing before a second, then a bar, then nothing again', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { io, written } = terminal(80);
  const progress = startProgress(io, 20, 'deals');
  vi.advanceTimersByTime(900);
  progress.show(1);
  progress.clear();
  expect(written).toEqual([]);
  vi.advanceTimersByTime(200);
  progress.show(2);
  progress.show(3);
  expect(written).toEqual([`\r${makeBar(2, 20, 'deals', 80)}`]);
  progress.clear();
  progress.clear();
  expect(written.slice(1)).toEqual(['\r\x1b[2K']);
  vi.useRealTimers();
});

test('no bar where standard error is no terminal', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { io, written } = terminal();
  const progress = startProgress(io, 20, 'deals');
  vi.advanceTimersByTime(5000);
  progress.show(10);
  progress.clear();
  expect(written).toEqual([]);
  vi.useRealTimers();
});
