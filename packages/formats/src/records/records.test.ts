import { expect, test } from 'vitest';
import { readPbn } from '../pbn/read.ts';
import { readRecords } from './read.ts';
import { replayRecords } from './replay.ts';
import { writeRecords } from './write.ts';

const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
const setup = { board: 11, dealer: 'S', vul: 'none', deal: DEAL };
const line = (steps: readonly string[], rest: object = {}): string =>
  JSON.stringify({ game: 'bridge', options: { dummySeesDeclarer: false }, setup, steps, ...rest });

const CALLS = ['S 1H', 'W P', 'N 1S', 'E P', 'S 1NT', 'W P', 'N 3NT', 'E P', 'S P', 'W P'];
const CLAIMED = line([...CALLS, 'W H5', 'S claim 9']);
const PASSED = line(['S P', 'W P', 'N P', 'E P']);
const BIDDING = line(['S 1H']);
const ILLEGAL = line(['S 1H', 'W 1C']);
const AWOL = JSON.stringify({ game: 'awol', options: {}, setup: { ...setup, board: undefined }, steps: [] });

test('each record is played again', () => {
  const text = ['', CLAIMED, PASSED, BIDDING, ILLEGAL, 'nonsense', '{"game":"chess"}'].join('\n');
  expect(replayRecords(text).map(({ label, outcome }) => [label, outcome])).toEqual([
    ['11', { ok: true, contract: '3NT', declarer: 'S', tricks: 9, score: 400, points: { NS: 400, EW: 0 } }],
    ['11', { ok: true, contract: 'PASS', declarer: null, tricks: 0, score: 0, points: { NS: 0, EW: 0 } }],
    ['11', { ok: false, code: 'ERR_DEAL_UNFINISHED', at: '4:1', why: 'the deal is not over' }],
    ['#4', expect.objectContaining({ ok: false, code: 'ERR_INSUFFICIENT_BID', at: '5:1 step 2 (W 1C)' })],
    ['#5', expect.objectContaining({ ok: false, code: 'ERR_RECORD_FORM', at: '6:1' })],
    ['#6', expect.objectContaining({ ok: false, code: 'ERR_GAME_UNKNOWN', at: '7:1 game' })],
  ]);
});

test('records become boards and records again', () => {
  const text = `${CLAIMED}\n${PASSED}\n${BIDDING}\n`;
  const items = readRecords(text);
  const boards = items.flatMap(({ board }) => (board.ok ? [board.value] : []));
  expect(boards.map(({ number, stated }) => [number, stated.contract, stated.tricks])).toEqual([
    [11, { level: 3, strain: 'N', doubling: 0 }, 9],
    [11, 'PASS', undefined],
    [11, undefined, undefined],
  ]);
  expect(writeRecords(boards)).toEqual({ text, lost: [] });
});

test('what is no board says why', () => {
  const [awol, illegal] = readRecords(`${AWOL}\n${ILLEGAL}`);
  expect(awol?.board).toMatchObject({ ok: false, code: 'ERR_RECORD', at: '1:1' });
  expect(illegal?.board).toMatchObject({
    ok: false,
    at: '2:1',
    why: expect.stringContaining('step 2 (W 1C)'),
  });
});

test('what a record cannot carry is said', () => {
  const pbn = `[Board "1"]
[North "Ann"]
[Room "Open"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "${DEAL}"]
[Declarer "S"]
[Contract "3NT"]
[Result "9"]

[Board "2"]
[Deal "${DEAL.replace('AQ962', 'AQ96')}"]
[Dealer "N"]
[Vulnerable "None"]
[Contract "3NT"]
[Declarer "S"]
[Result "9"]

[Board "3"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "${DEAL}"]
[Declarer "S"]
[Contract "3NT"]
[Result "9"]
[Auction "S"]
1H =1= Pass 1S Pass 1NT Pass 3NT AP
[Note "1:five cards"]
`;
  const boards = readPbn(pbn).flatMap(({ board }) => (board.ok ? [board.value] : []));
  const { text, lost } = writeRecords(boards);
  expect(text.trimEnd().split('\n')).toHaveLength(boards.length);
  expect(lost).toEqual([
    'board 1 loses its contract, for it has no auction that leads there',
    'board 3 loses its result of 9 tricks, because the cards do not give it',
    'records have no names of players',
    'records have no notes and comments',
  ]);
});

test('a record without the number of a board is named by its place in the file', () => {
  const line = JSON.stringify({
    game: 'bridge',
    setup: {
      dealer: 'N',
      vul: 'none',
      deal: 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754',
    },
    steps: ['N P', 'E P', 'S P', 'W P'],
  });
  const boards = readRecords(`${line}\n${line}\n`).flatMap(({ board }) => (board.ok ? [board.value] : []));
  expect(boards.map(({ label, number }) => [label, number])).toEqual([
    ['1', undefined],
    ['2', undefined],
  ]);
});
