import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { defined } from '@overtrick/rules/assert';
import { afterEach, expect, test } from 'vitest';
import { Lines } from './lines.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

interface Open {
  readonly lines: Lines;
  readonly raw: ServerResponse;
  /** The reader’s end of the connection, which reads nothing until the test resumes it. */
  readonly reader: Socket;
  readonly slow: () => number;
}

/** Opens a stream whose reader reads nothing. */
async function opened(): Promise<Open> {
  let slow = 0;
  let found: Omit<Open, 'reader' | 'slow'> | undefined;
  const server = createServer((_, raw) => {
    found = { raw, lines: new Lines(raw, () => slow++) };
    found.lines.begin({ 'content-type': 'application/x-ndjson' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
  reader.pause();
  reader.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  ends.push(() => {
    reader.destroy();
    server.closeAllConnections();
    server.close();
  });
  await expect.poll(() => found).toBeDefined();
  return { ...defined(found, 'it was asked'), reader, slow: () => slow };
}

const LINE = 'x'.repeat(100_000);

test('a reader that does not read is cut off, and another one is not', async () => {
  const { lines, raw, reader, slow } = await opened();
  for (let i = 0; i < 200 && !raw.destroyed; i++) {
    lines.write(LINE);
    await new Promise(setImmediate);
  }
  expect(raw.destroyed).toBe(true);
  expect(slow()).toBe(1);
  const other = await opened();
  let bytes = 0;
  other.reader.on('data', (chunk) => {
    bytes += chunk.length;
  });
  other.reader.resume();
  for (let i = 0; i < 200; i++) {
    other.lines.write(LINE);
    expect(await other.lines.drained()).toBe(true);
  }
  await expect.poll(() => bytes).toBeGreaterThan(200 * LINE.length);
  expect(other.slow()).toBe(0);
  expect(await lines.drained()).toBe(false);
  reader.destroy();
});

test('one long line is sent whole, but a reader who takes nothing from beat to beat is cut off', async () => {
  const { lines, raw, slow } = await opened();
  lines.write(LINE.repeat(100));
  await new Promise(setImmediate);
  expect(raw.destroyed).toBe(false);
  lines.beat();
  lines.beat();
  expect(raw.destroyed).toBe(true);
  expect(slow()).toBe(1);
});

test('a stream that ends ends the wait for its reader', async () => {
  const { lines, raw } = await opened();
  lines.write(LINE.repeat(100));
  const drained = lines.drained();
  raw.destroy();
  expect(await drained).toBe(false);
  lines.write('nothing');
  lines.end();
});
