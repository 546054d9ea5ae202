import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { overtrick } from '../testIo.ts';

const FOUR = fileURLToPath(new URL('../../fixtures/four.pbn', import.meta.url));
const BROKEN = `${FOUR}:36:9: board 3: call 3 (N 1C): this bid is not higher than the last one (2 of 4 boards break the rules)\n`;

test('JSON: a value a board, the broken ones among them, and exit 2', async () => {
  const { code, out, err } = await overtrick(['replay', FOUR, '--json']);
  expect({ code, err }).toEqual({ code: 2, err: BROKEN });
  expect(out).toBe(
    [
      '{"board":"1","ok":true,"contract":"3NT","declarer":"S","tricks":9,"score":400}',
      '{"board":"2","ok":true,"contract":"PASS","declarer":null,"tricks":0,"score":0}',
      '{"board":"3","ok":false,"at":"36:9 call 3 (N 1C)","code":"ERR_INSUFFICIENT_BID","why":"this bid is not higher than the last one"}',
      '{"board":"4","ok":false,"at":"42:1","code":"ERR_CARD_TWICE","why":"N: SA appears twice in \\"AQ962A.K7.QJ4.983\\""}',
      '',
    ].join('\n'),
  );
});

test('text: a table', async () => {
  const { code, out, err } = await overtrick(['replay', FOUR]);
  expect({ code, err }).toEqual({ code: 2, err: BROKEN });
  expect(out).toBe(
    [
      'board  contract  by  tricks  score',
      '    1  3NT       S        9   +400',
      '    2  PASS                      0',
      '    3  –                            36:9 call 3 (N 1C): this bid is not higher than the last one',
      '    4  –                            42:1: N: SA appears twice in "AQ962A.K7.QJ4.983"',
      '',
    ].join('\n'),
  );
});

test('sound boards alone exit with 0; standard input is known by how it begins', async () => {
  const sound = (await readFile(FOUR, 'utf8')).split('[Board "3"]')[0] ?? '';
  const { code, out, err } = await overtrick(['replay', '-', '--json'], sound);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.split('\n')).toHaveLength(3);
});

test('what is stated against the cards is told', async () => {
  const deal = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
  const cards = [...'AKQJT98765432'].map((rank) => `C${rank} S${rank} H${rank} D${rank}`).join('\n');
  const head = `[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "${deal}"]\n[Declarer "S"]\n[Contract "7NT"]`;
  const { code, out } = await overtrick(
    ['replay', '-', '--json'],
    `${head}\n[Result "13"]\n[Play "W"]\n${cards}\n`,
  );
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    tricks: 13,
    differs: ['the cards give 0 tricks, not the 13 stated'],
  });
});

test('LIN, from standard input', async () => {
  const lin =
    'qx|o1|st||md|3SKT754H73D876CA86,SJ96HK82DT953CT75,S82HQT654DACKQ942,|rh||ah|Board 1|sv|o|mb|1H|mb|2D|mb|P|mb|P|mb|P|pg||\nmc|7|pg||\n';
  const { code, out, err } = await overtrick(['replay', '-', '--json'], lin);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject({ ok: true, contract: '2D', declarer: 'E', tricks: 7, score: 50 });
});

test('records of any game have its points too', async () => {
  const played = await overtrick([
    'play',
    'bridge',
    '--seed',
    '5',
    '--json',
    '--match',
    'boards',
    '--deals',
    '3',
  ]);
  const values = played.out
    .trimEnd()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  const { code, out } = await overtrick(
    ['replay', '-', '--json'],
    values.map(({ record }) => `${record}\n`).join(''),
  );
  expect(code).toBe(0);
  const replayed = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(replayed.map(({ board, contract, points }) => ({ board, contract, points }))).toEqual(
    values.map(({ outcome, points }) => ({
      board: String(outcome.board),
      contract: outcome.contract,
      points,
    })),
  );
});

test.each([
  [
    'nothing of bridge',
    'Dear all,\n',
    '<stdin>:1:1: this is not in any of the formats pbn, lin, jsonl, dup, bri, dge, dlm, rbn, csv\n',
  ],
  ['no board', '% PBN 2.1\n', '<stdin>:1:1: there is no board in the file\n'],
  ['a record that is none', '{"a":1}', '<stdin>:1:1: board #1: game: there is no game'],
  [
    'an illegal step',
    '{"game":"bridge","setup":{"dealer":"N","vul":"none","deal":"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"},"steps":["N 1NT","E 1C"]}',
    '<stdin>:1:1: board #1: step 2 (E 1C): ',
  ],
])('%s', async (_, text, why) => {
  const { code, err } = await overtrick(['replay', '-'], text);
  expect(code).toBe(2);
  expect(err.startsWith(why)).toBe(true);
  expect(err).toMatch(/^[^\n]+\n$/);
});
