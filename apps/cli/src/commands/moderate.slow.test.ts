import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Reports } from '@overtrick/server/internals/moderation/reports';
import { openStore } from '@overtrick/server/internals/store/openStore';
import type { Store } from '@overtrick/server/internals/store/store';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { overtrick } from '../testIo.ts';

let folder = '';
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'overtrick-cli-'));
  // as a running server has it
  store = await openStore({ dataDir: folder });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const moderate = (...args: string[]) => overtrick(['moderate', ...args, '--data', folder]);

/** Reports somebody and returns the report's id. */
async function reported(text = 'You cannot play.'): Promise<string> {
  const from = { address: '198.51.100.1', device: 'device-of-ann-1234' };
  await new Reports(store).add(
    {
      place: { kind: 'table', id: 'table1' },
      secret: 'a secret of the table',
      about: { name: 'Rude', chair: 1, proof: 'a hash', marks: ['device abc', 'address 12'] },
      reason: 'insult',
      text: 'All evening.',
      said: [{ name: 'Rude', chair: 1, to: 'opponents', text, at: Date.UTC(2026, 10, 28, 10, 11) }],
      by: { name: 'Ann', chair: 0 },
    },
    from,
  );
  const { out } = await moderate('list', '--json');
  return JSON.parse(out.split('\n')[0] ?? '').id;
}

test('reports are listed, shown with what was said, and closed, while the store is open', async () => {
  expect(await moderate('list')).toEqual({ code: 0, out: 'no report is open\n', err: '' });
  const id = await reported();
  expect((await moderate('list')).out).toMatch(
    new RegExp(`^report .*\n${id} .* Rude +table table1 +insult\n$`),
  );
  const { out } = await moderate('show', id);
  for (const part of [
    'about     Rude, chair 1',
    'by        Ann, chair 0',
    'text      All evening.',
    '  2026-11-28 10:11 Rude (to opponents): You cannot play.',
    `  overtrick moderate ban ${id}/device`,
    `  overtrick moderate ban ${id}/address`,
    `  overtrick moderate ban ${id}/reporter`,
    `  overtrick moderate close ${id}`,
  ])
    expect(out).toContain(`${part}\n`);
  const { out: json } = await moderate('show', id, '--json');
  expect(JSON.parse(json)).toMatchObject({
    id,
    reason: 'insult',
    about: { name: 'Rude', chair: 1 },
    accounts: [],
  });
  for (const secret of ['secret', 'a hash', 'abc']) expect(out + json).not.toContain(secret);
  expect(await moderate('close', id, '--note', 'spoken to')).toMatchObject({
    code: 0,
    out: `the report ${id} is closed\n`,
  });
  expect((await moderate('list')).out).toBe('no report is open\n');
  expect((await moderate('list', '--all')).out).toContain(id);
  expect((await moderate('show', id)).out).toMatch(/closed {4}.* UTC spoken to\n/);
  expect(await moderate('close', id)).toMatchObject({
    code: 2,
    err: `overtrick moderate: the report ${id} is closed already\n`,
  });
});

test('several reports are closed at once, up to one that is none', async () => {
  const first = await reported();
  const second = await reported();
  expect(await moderate('close', first, second)).toMatchObject({
    code: 0,
    out: `the report ${first} is closed\nthe report ${second} is closed\n`,
  });
  expect(await moderate('close', first, 'nosuchreport')).toMatchObject({ code: 2 });
});

test('bans are made, listed and lifted', async () => {
  const id = await reported();
  expect((await moderate('bans')).out).toBe('nobody is banned\n');
  expect((await moderate('ban', `${id}/device`, '--note', 'insults')).out).toMatch(
    /^the device of Rude \(report \w+\) is banned \(\w{12}\); /,
  );
  const { out } = await moderate('bans', '--json');
  const ban = JSON.parse(out);
  expect(ban).toMatchObject({ who: `the device of Rude (report ${id})`, note: 'insults' });
  expect(await moderate('lift', ban.id)).toMatchObject({ code: 0, out: `the ban ${ban.id} is lifted\n` });
  expect((await moderate('bans')).out).toBe('nobody is banned\n');
});

test('what a stranger wrote moves no cursor and turns no text', async () => {
  const id = await reported('\u001b[2Jgone\u009b2J\u202eback\nnext');
  for (const args of [
    ['show', id],
    ['show', id, '--json'],
  ]) {
    const { out } = await moderate(...args);
    expect(out).toMatch(/gone/);
    expect(out.replaceAll('\n', '')).toMatch(/^[^\p{Cc}\p{Cf}]*$/u);
  }
  const { out } = await moderate('show', id, '--json');
  expect(JSON.parse(out).said[0].text).toBe('\u001b[2Jgone\u009b2J\u202eback\nnext');
});

test.each([
  [['show', 'nosuchreport'], 'there is no report nosuchreport: "overtrick moderate list --all" names them'],
  [['close', 'nosuchreport'], 'there is no report nosuchreport: "overtrick moderate list --all" names them'],
  [['ban', 'account:Nobody'], 'there is no account Nobody'],
  [['ban', 'Nobody'], expect.stringContaining('say whom: account:NAME, or the id of a report')],
  [['lift', 'nosuchban'], 'there is no ban nosuchban: "overtrick moderate bans" lists them'],
  [
    ['clear', 'request', 'aaaaaaaaaaaa'],
    'there is no request aaaaaaaaaaaa: it has ended, or was taken away before',
  ],
  [['clear', 'lesson', 'x'], 'there is no lesson x: it has ended, or was taken away before'],
  [['clear', 'table', 'x'], 'only a request or a lesson can be cleared, not table'],
])('%j is answered with what to do', async (args, why) => {
  const { code, err } = await moderate(...args);
  expect(code).toBe(2);
  expect(err.replace(/^overtrick moderate: /, '').trimEnd()).toEqual(why);
});

test('no store is made where there is none', async () => {
  const none = join(folder, 'none');
  expect(await overtrick(['moderate', 'list', '--data', none])).toEqual({
    code: 2,
    out: '',
    err: `overtrick moderate: there is no store in the folder ${none}: set DATA_DIR or DATABASE_URL as the server has it, or name its folder with --data\n`,
  });
  expect(existsSync(none)).toBe(false);
  expect(await overtrick(['moderate', 'shout'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('there are list, show, bans, close, ban, lift, clear'),
  });
});
