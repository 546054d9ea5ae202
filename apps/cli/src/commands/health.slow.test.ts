import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { overtrick } from '../testIo.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

/** Starts a server that answers like this, and returns its port. */
async function answering(status: number, body: object): Promise<string> {
  server = createServer((_, answer) => answer.writeHead(status).end(JSON.stringify(body)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return String(typeof address === 'object' ? address?.port : address);
}

test('a server that is ready is healthy', async () => {
  const port = await answering(200, { ok: true });
  expect(await overtrick(['health', '--port', port])).toEqual({ code: 0, out: 'ready\n', err: '' });
});

test('one that is not says why, and none is no health', async () => {
  const port = await answering(503, { ok: false, why: 'the disk is full' });
  expect(await overtrick(['health', '--port', port])).toEqual({
    code: 2,
    out: '',
    err: 'overtrick health: the server is not ready: the disk is full\n',
  });
  server?.close();
  await expect.poll(async () => (await overtrick(['health', '--port', port])).err).toContain('ECONNREFUSED');
});
