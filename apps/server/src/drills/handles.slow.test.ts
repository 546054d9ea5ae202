import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { asked, opened, readiness, SOON } from '../testing/asking.ts';
import { Client } from '../testing/client.ts';
import { Kit } from '../testing/kit.ts';
import { type Spawned, spawnServer } from '../testing/spawned.ts';

const kit = new Kit();
let server: Spawned | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server?.kill();
  await kit.end();
});

/** Opens a connection from an address of this machine, sends the text, and waits. */
async function hold(url: string, from: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, localAddress: from });
  sockets.push(socket);
  socket.on('error', () => {});
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  if (!socket.destroyed) socket.write(text);
  return socket;
}

const SLOW = [
  'POST /api/tables HTTP/1.1',
  'Host: x',
  'Content-Type: application/json',
  'Content-Length: 100',
  '',
  '{',
];

/** Plays until it is the person's turn, so the bots have acted. */
async function plays(url: string): Promise<void> {
  const chair = await opened(url);
  if (chair === undefined) throw new Error('a table is refused');
  const client = new Client(url);
  await client.enter(chair.table, chair.token);
  await client.playUntil(({ state }) => state.view.calls.length >= 4 || state.view.phase !== 'auction');
  client.close();
}

test('200 file handles: nobody takes them all, and nothing that is loaded late ends the process', async () => {
  server = await spawnServer({ DATA_DIR: kit.folder(), TRUSTED_PROXIES: 'none' }, { handles: 200 });
  const { url } = server;
  // one address with silent connections and slow bodies
  for (let i = 0; i < 300; i++) await hold(url, '127.0.0.2', i % 2 === 0 ? '' : SLOW.join('\r\n'));
  expect(await readiness(url)).toMatchObject({ status: 200 });
  await plays(url);
  // from many addresses: some connections are refused, and the process survives
  await Promise.all(
    Array.from({ length: 300 }, (_, i) => hold(url, `127.0.0.${3 + (i % 100)}`, SLOW.join('\r\n'))),
  );
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect.poll(() => readiness(url).catch(() => undefined), SOON).toMatchObject({ status: 200 });
  await plays(url);
  expect(server.isRunning).toBe(true);
});

test('slow bodies and headers hold nobody up, and are ended', async () => {
  const { url } = await kit.server();
  const slow = await Promise.all(
    [SLOW.join('\r\n'), SLOW.slice(0, 2).join('\r\n'), ''].map((text) => hold(url, '127.0.0.1', text)),
  );
  const said = slow.map(async (socket) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    await once(socket, 'close');
    return text;
  });
  expect(await asked(`${url}/healthz`)).toMatchObject({ status: 200 });
  await plays(url);
  for (const text of (await Promise.all(said)).slice(0, 2)) expect(text).toMatch(/^HTTP\/1.1 408 /);
});
