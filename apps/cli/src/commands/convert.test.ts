import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { overtrick } from '../testIo.ts';

const FOUR = fileURLToPath(new URL('../../fixtures/four.pbn', import.meta.url));

let folder = '';
const inFolder = (name: string): string => join(folder, name);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overtrick-convert-'));
  const sound = (await readFile(FOUR, 'utf8')).split('[Board "3"]')[0] ?? '';
  await writeFile(inFolder('two.pbn'), sound);
});
afterEach(() => rm(folder, { recursive: true }));

const replayed = async (path: string) => (await overtrick(['replay', path, '--json'])).out;
const results = async (path: string) =>
  (await replayed(path))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ contract, declarer, tricks, score }) => ({ contract, declarer, tricks, score }));

/** Returns the cards of each board of a file, as text. */
async function cardsOf(name: string): Promise<readonly string[]> {
  expect((await overtrick(['convert', inFolder(name), inFolder('cards.jsonl')])).code).toBe(0);
  const lines = (await readFile(inFolder('cards.jsonl'), 'utf8')).trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line).setup.deal);
}

test.each([
  ['two.lin', 'a.pbn'],
  ['two.jsonl', 'b.lin'],
  ['two.pbn', 'c.jsonl'],
])('by way of %s and %s the boards stay the same', async (first, second) => {
  const wanted = await results(inFolder('two.pbn'));
  expect(wanted).toHaveLength(2);
  expect((await overtrick(['convert', inFolder('two.pbn'), inFolder(first)])).code).toBe(0);
  expect((await overtrick(['convert', inFolder(first), inFolder(second)])).code).toBe(0);
  expect(await results(inFolder(second))).toEqual(wanted);
});

test('what cannot be carried over is said', async () => {
  const { code, out, err } = await overtrick(['convert', inFolder('two.pbn'), inFolder('two.jsonl')]);
  expect({ code, out, err }).toEqual({
    code: 0,
    out: '',
    err: `${inFolder('two.jsonl')}: records have no names of players\n`,
  });
  const lin = await overtrick(['convert', inFolder('two.pbn'), inFolder('two.lin')]);
  expect(lin).toEqual({ code: 0, out: '', err: '' });
  expect(await readFile(inFolder('two.lin'), 'utf8')).toContain('pn|Sven,Wes,Nora,Eva|');
});

test('wrong input writes nothing, and leaves what was there', async () => {
  await writeFile(inFolder('kept.lin'), 'kept');
  const { code, out, err } = await overtrick(['convert', FOUR, inFolder('kept.lin')]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toBe(`${FOUR}:42:1: board 4: N: SA appears twice in "AQ962A.K7.QJ4.983"\n`);
  expect(await readFile(inFolder('kept.lin'), 'utf8')).toBe('kept');
  expect(await readdir(folder)).toEqual(['kept.lin', 'two.pbn']);
});

test.each([
  [
    ['two.pbn', 'two.txt'],
    'two.txt: the file name must end in .pbn, .lin, .jsonl, .dup, .bri, .dge, .dlm, .rbn, .csv\n',
  ],
  [['two.pbn', 'no/two.lin'], 'no/two.lin: there is no such file or folder\n'],
  [['none.pbn', 'two.lin'], 'none.pbn: there is no such file or folder\n'],
])('%j', async (names, why) => {
  const { code, err } = await overtrick(['convert', ...names.map(inFolder)]);
  expect({ code, err }).toEqual({ code: 2, err: inFolder(why) });
});

describe('boards that cannot be read', () => {
  const game = (n: number, deal: string, more = ''): string =>
    `[Board "${n}"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "${deal}"]\n${more}\n`;
  const DEAL = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
  const THREE = game(1, DEAL) + game(2, DEAL.replace('A', 'K')) + game(3, DEAL);

  test('cost the file, and nothing is written', async () => {
    await writeFile(inFolder('three.pbn'), THREE);
    const { code, err } = await overtrick(['convert', inFolder('three.pbn'), inFolder('three.lin')]);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('three.pbn:9:1: board 2: ') });
    expect(await readdir(folder)).not.toContain('three.lin');
  });

  test('are left out with --keep-going, and named', async () => {
    await writeFile(inFolder('three.pbn'), THREE);
    const { code, err } = await overtrick([
      'convert',
      '--keep-going',
      inFolder('three.pbn'),
      inFolder('three.lin'),
    ]);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('three.pbn:9:1: board 2: ') });
    expect((await readFile(inFolder('three.lin'), 'utf8')).match(/ah\|Board \d\|/g)).toEqual([
      'ah|Board 1|',
      'ah|Board 3|',
    ]);
  });

  test('but for their auction are carried without it', async () => {
    await writeFile(inFolder('one.pbn'), game(1, DEAL, '[Auction "N"]\n1C ____\n'));
    const { code, err } = await overtrick(['convert', inFolder('one.pbn'), inFolder('one.lin')]);
    expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining('the board is kept without it') });
    expect(await readFile(inFolder('one.lin'), 'utf8')).toContain('md|3');
  });
});

test.each(['dup', 'bri', 'dge', 'dlm', 'rbn', 'csv'])(
  'by way of .%s the cards stay the same',
  async (ending) => {
    const [there, back] = [inFolder(`a.${ending}`), inFolder('back.pbn')];
    const wanted = await cardsOf('two.pbn');
    expect(wanted).toEqual([expect.stringMatching(/^N:/), expect.stringMatching(/^N:/)]);
    expect((await overtrick(['convert', inFolder('two.pbn'), there])).code).toBe(0);
    expect((await overtrick(['convert', there, back])).code).toBe(0);
    expect(await cardsOf('back.pbn')).toEqual(wanted);
    expect(await cardsOf(`a.${ending}`)).toEqual(wanted);
  },
);

test.each([
  ['game.acm', 'ACBLscore'],
  ['deals.zip', 'archive'],
  ['deals.pdf', 'save it as text'],
])('%s says what would help', async (name, why) => {
  await writeFile(inFolder(name), 'PK');
  const { code, err } = await overtrick(['convert', inFolder(name), inFolder('x.pbn')]);
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(why) });
});

test('a score file gives its hands with their results, and is not written', async () => {
  const usebio = fileURLToPath(new URL('../../../../packages/formats/fixtures/pairs.xml', import.meta.url));
  expect((await overtrick(['convert', usebio, inFolder('pairs.pbn')])).code).toBe(0);
  const boards = (await replayed(inFolder('pairs.pbn'))).trimEnd().split('\n');
  expect(boards.length).toBeGreaterThan(100);
  expect(boards.every((line) => JSON.parse(line).ok)).toBe(true);
  // dealing machines get each board once
  expect((await overtrick(['convert', usebio, inFolder('pairs.dup')])).code).toBe(0);
  expect((await readFile(inFolder('pairs.dup'))).length).toBe(27 * 156);
  const { code, err } = await overtrick(['convert', inFolder('pairs.pbn'), inFolder('x.xml')]);
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('the file name must end in') });
});
