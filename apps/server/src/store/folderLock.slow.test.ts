import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { versionOf } from '../testing/asking.ts';
import { openTable } from '../testing/client.ts';
import { Kit } from '../testing/kit.ts';
import { spawnFailing, spawnServer } from '../testing/spawned.ts';
import { holderOf, lockFolder } from './folderLock.ts';

const kit = new Kit();
afterEach(() => kit.end());

test('a second server refuses a folder in a sentence that names the first; a killed one leaves it free', async () => {
  const folder = kit.folder();
  const first = await spawnServer({ DATA_DIR: folder });
  kit.ending(() => first.kill());
  const { table, token } = await openTable(first.url);
  const holder = holderOf(folder);
  expect(holder?.url).toBe(first.url);
  const second = await spawnFailing({ DATA_DIR: folder });
  expect(second.code).toBe(1);
  expect(second.said.trim().split('\n')).toHaveLength(1);
  expect(second.said).toContain(`the data folder ${folder} (process ${holder?.pid}, at ${first.url}, since `);
  expect(second.said).toContain('Stop that server, or choose another folder');

  await first.kill();
  // what the killed one wrote about itself is still there
  expect(existsSync(join(folder, 'overtrick.server.json'))).toBe(true);
  expect(holderOf(folder)).toBeUndefined();
  const third = await spawnServer({ DATA_DIR: folder });
  kit.ending(() => third.kill());
  expect(await versionOf(third.url, { table, token })).toBeGreaterThan(0);
  expect(holderOf(folder)?.url).toBe(third.url);
  await third.stop();
  expect(holderOf(folder)).toBeUndefined();
  expect(readdirSync(folder)).not.toContain('overtrick.server.json');
});

test('a lock is for one server, also in one process, and can be taken again', () => {
  const folder = join(kit.folder(), 'not made yet');
  expect(holderOf(folder)).toBeUndefined();
  const lock = lockFolder(folder);
  expect(holderOf(folder)).toMatchObject({ pid: process.pid });
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
  lock.announce('http://127.0.0.1:3000');
  expect(holderOf(folder)?.url).toBe('http://127.0.0.1:3000');
  lock.release();
  const next = lockFolder(folder);
  next.release();
});
