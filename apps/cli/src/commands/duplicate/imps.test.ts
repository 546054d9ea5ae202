import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { overtrick } from '../../testIo.ts';

test.each([
  [['0'], { difference: 0, imps: 0 }],
  [['40'], { difference: 40, imps: 1 }],
  [['-50'], { difference: -50, imps: -2 }],
  // the teams card of RULES 4.4
  [['420', '-450'], { difference: -30, imps: -1 }],
  [['500', '-620'], { difference: -120, imps: -3 }],
  [['-690', '1440'], { difference: 750, imps: 13 }],
  [['140', '100'], { difference: 240, imps: 6 }],
])('imps %j', async (words, value) => {
  const { code, out } = await overtrick(['imps', ...words, '--json']);
  expect([code, JSON.parse(out)]).toEqual([0, value]);
});

test('imps for reading, and what is no score', async () => {
  expect((await overtrick(['imps', '-450', '420'])).out).toBe('-30: -1 IMPs\n');
  expect(await overtrick(['imps', 'many'])).toEqual({
    code: 2,
    out: '',
    err: 'overtrick imps: a score must be a whole number, not many\n',
  });
});

test.each([
  [
    ['15', '--boards', '24', '--scale', 'seed24'],
    [13, 7],
  ],
  [
    ['-9', '--boards', '16', '--scale', 'wbf'],
    [7.45, 12.55],
  ],
  [
    ['9', '--boards', '16'],
    [12.55, 7.45],
  ],
  [
    ['17', '--boards', '24', '--scale', 'wbf-discrete'],
    [14, 6],
  ],
])('vp %j', async (words, vp) => {
  const { code, out } = await overtrick(['vp', ...words, '--json']);
  expect([code, JSON.parse(out)]).toEqual([0, { vp }]);
});

test('vp by a scale from a file', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'scale-')), 'old.json');
  const bands = [{ boards: [1, 8], upper: [0, 2, 4, 7, 10, 13, 16, 19, 23, 27] }];
  await writeFile(file, JSON.stringify({ id: 'old', name: 'ACBL before 2013', total: 20, bands }));
  expect((await overtrick(['vp', '3', '--boards', '7', '--scale', file, '--json'])).out).toBe(
    '{"vp":[12,8]}\n',
  );
  await writeFile(file, '{"id": "old"}');
  expect((await overtrick(['vp', '3', '--boards', '7', '--scale', file])).err).toBe(
    `${file}:name: name is a text, not undefined\n`,
  );
});

test.each([
  [
    ['15', '--boards', '16', '--scale', 'seed24'],
    'overtrick vp --boards: the scale seed24 is for 24 boards, not 16\n',
  ],
  [['x', '--boards', '16'], 'overtrick vp: the margin must be a whole number of IMPs, not x\n'],
  [
    ['1', '--boards', '16', '--scale', 'y'],
    'overtrick vp --scale: there is no scale y; there are wbf, wbf-discrete, wbf-half, seed24\n',
  ],
])('vp %j is refused', async (words, err) => {
  expect(await overtrick(['vp', ...words])).toEqual({ code: 2, out: '', err });
});
