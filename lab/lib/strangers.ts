// A thread of `abuse.ts`: misbehaves in the way that it is asked to, and says when it has.
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { openRaw, type RawSocket } from '@overtrick/server/internals/testing/rawSocket';
import type { Way } from './ways.ts';

// from an address of their own: what one address may do is counted
let url = '';
const event = (name: string, message: object): string => `420${JSON.stringify([name, message])}`;
const token = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');

async function opened(count: number, { half = false, isReading = true } = {}): Promise<RawSocket[]> {
  const sockets: RawSocket[] = [];
  for (let i = 0; i < count; i++) sockets.push(await openRaw(url, { half, from: '127.0.0.2' }));
  if (isReading) for (const { socket } of sockets) socket.resume();
  return sockets;
}

/** Sends the same again and again over a connection; another one when it is ended. */
async function insist(text: () => string, end: number, pauseMs: number): Promise<void> {
  while (performance.now() < end) {
    const [raw] = await opened(1).catch(() => []);
    while (raw !== undefined && !raw.socket.destroyed && performance.now() < end) {
      raw.send(text());
      await pause(pauseMs);
    }
    raw?.socket.destroy();
    await pause(20);
  }
}

const many = (count: number, one: () => Promise<unknown>): Promise<unknown> =>
  Promise.all(Array.from({ length: count }, one));

interface Crowd {
  readonly text?: string;
  readonly everyMs?: number;
  readonly half?: boolean;
  readonly isReading?: boolean;
}

async function crowd(count: number, end: number, { text, everyMs = 1e9, ...how }: Crowd): Promise<void> {
  const sockets = await opened(count, how);
  do {
    if (text !== undefined) for (const raw of sockets) raw.send(text);
    await pause(Math.max(0, Math.min(everyMs, end - performance.now())));
  } while (performance.now() < end);
  for (const { socket } of sockets) socket.destroy();
}

/** Returns the ways to misbehave. Each goes on until `end`, and closes the connections that it opened. */
const waysAt = (table: string, enter: string): Record<Way, (end: number) => Promise<unknown>> => ({
  nobody: (end) => pause(end - performance.now()),
  'floods of junk': (end) => many(50, () => insist(() => event('act', { table: 'x' }), end, 2)),
  'forged tokens': (end) =>
    many(50, () =>
      insist(
        () => event('act', { table, token: token(), deal: 1, version: 1, id: token(), action: 'P' }),
        end,
        50,
      ),
    ),
  'messages of ten megabytes': (end) => many(10, () => insist(() => 'x'.repeat(10_000_000), end, 50)),
  'a thousand at one table': (end) => crowd(1000, end, { text: enter }),
  '200 who ask and do not read': (end) => crowd(200, end, { text: enter, isReading: false, everyMs: 60 }),
  '500 connections that say nothing': (end) => crowd(500, end, { half: true, isReading: false }),
});

parentPort?.on('message', async (asked: { url: string; table: string; way: Way; seconds: number }) => {
  url = asked.url;
  const { table } = asked;
  await waysAt(table, event('enter', { table }))[asked.way](performance.now() + asked.seconds * 1000);
  parentPort?.postMessage('done');
});
