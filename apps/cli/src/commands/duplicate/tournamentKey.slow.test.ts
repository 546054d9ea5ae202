import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@overtrick/server/internals/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { overtrick } from '../../testIo.ts';

let folder = '';
let server: RunningServer | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtrick-cli-'));
  for (const name of ['PUBLIC_URL', 'PORT']) vi.stubEnv(name, undefined);
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

const start = async () => {
  server = await startServer({ port: 0, host: '127.0.0.1', dataDir: folder });
  return server.url;
};
const stop = async () => {
  await server?.close();
  server = undefined;
};

/** Opens an evening and returns its id. */
async function opened(url: string): Promise<string> {
  const response = await fetch(`${url}/api/tournaments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Monday', form: 'pairs', game: 'bridge', method: 'mp' }),
  });
  return (await response.json()).tournament;
}

/** Returns the role that a token has at a server; undefined while the server does not know it. */
async function roleOf(url: string, id: string, token: string): Promise<string | undefined> {
  const response = await fetch(`${url}/api/tournaments/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return response.ok ? (await response.json()).view.head.role : undefined;
}

const key = (...args: string[]) => overtrick(['tournament', 'key', ...args, '--data', folder]);

test('the operator gets a link to the desk, whether the server runs or not', async () => {
  const first = await start();
  const id = await opened(first);
  const running = await key(id, '--address', `${first}/`);
  expect(running).toMatchObject({ code: 0, err: '' });
  const [, token = ''] = running.out.trimEnd().split('#');
  expect(running.out).toBe(`${first}/club/${id}/desk#${token}\n`);
  expect(token).toMatch(/^[\w-]{43}$/);
  await expect.poll(() => roleOf(first, id, token), { timeout: 30_000 }).toBe('director');
  await stop();
  const stopped = await key(id);
  expect(stopped.out).toMatch(new RegExp(`^http://localhost:3000/club/${id}/desk#[\\w-]{43}\n$`));
  vi.stubEnv('PUBLIC_URL', 'https://bridge.example');
  expect((await key(id)).out).toMatch(/^https:\/\/bridge\.example\/club\//);
  const second = await start();
  for (const link of [running.out, stopped.out])
    expect(await roleOf(second, id, link.trimEnd().split('#')[1] ?? '')).toBe('director');
});

test('an evening that is not there is named, and no store is made', async () => {
  await start();
  expect(await key('nosuchevening')).toEqual({
    code: 2,
    out: '',
    err: 'overtrick tournament key: there is no evening nosuchevening in this store: its id is the part after /club/ in the address of its page\n',
  });
  const none = join(folder, 'none');
  expect(await overtrick(['tournament', 'key', 'nosuchevening', '--data', none])).toEqual({
    code: 2,
    out: '',
    err: `overtrick tournament key: there is no store in the folder ${none}: set DATA_DIR or DATABASE_URL as the server has it, or name its folder with --data\n`,
  });
  expect(existsSync(none)).toBe(false);
});
