import { describe, expect, test } from 'vitest';
import type { Board } from '../board.ts';
import { readPbn } from '../pbn/read.ts';
import { replayItem } from '../replay.ts';
import { boardOf } from '../testBoards.ts';
import { readRbn } from './read.ts';
import { writeRbn } from './write.ts';

const BOARD = `D 19980131
E Spring Nationals:Open Teams
F I
K Italy:USA
N Ann+Bo:Cy+Di:C
B 7
H N:AKQ2.K32.432.432:JT98.QJT.KQJ.KQJ:7654.654.AT9.AT9:
A SB:PP1S*P:2S^1PPP
1 a raise
C 2S:N
P CKA32:S4825:
R 8
`;

describe('reading', () => {
  test('every label', () => {
    const board = boardOf(BOARD, readRbn);
    expect(board).toMatchObject({
      label: '7',
      number: 7,
      room: 'closed',
      dealer: 'S',
      vul: 'both',
      players: { N: 'Ann', S: 'Bo', W: 'Cy', E: 'Di' },
      stated: { contract: { level: 2, strain: 'S' }, declarer: 'N', tricks: 8 },
    });
    expect(board.tags).toEqual([
      { name: 'Event', value: 'Spring Nationals, Open Teams' },
      { name: 'Date', value: '1998.01.31' },
      { name: 'Scoring', value: 'IMP' },
      { name: 'HomeTeam', value: 'Italy' },
      { name: 'VisitTeam', value: 'USA' },
    ]);
    expect(board.auction?.calls.map(({ call }) => call)).toEqual(['P', 'P', '1S', 'P', '2S', 'P', 'P', 'P']);
    expect(board.auction?.calls[2]).toEqual({ call: '1S', alert: true });
    expect(board.auction?.calls[4]).toEqual({ call: '2S', note: 'a raise' });
    expect(board.play?.cards).toHaveLength(8);
  });

  test('the last hand is the rest', () => {
    const { hands } = boardOf(BOARD, readRbn);
    expect(Object.keys(hands).sort()).toEqual(['E', 'N', 'S', 'W']);
  });

  test('a hand without a card beside three whole ones is the rest', () => {
    const text = 'B 1\nH N:AKQJ.T98.765.432:T98.765.432.AKQJ:765.432.AKQJ.T98:...\n';
    expect(boardOf(text, readRbn).hands).toEqual(boardOf(text.replace(':...', ''), readRbn).hands);
  });

  test('another table of the same board has its hands, another board has none', () => {
    const items = readRbn(`${BOARD}\nN E+F:G+H:O\nA SB:A\nR P\n\nB 8\nA SB:A\n`);
    expect(items.map(({ label }) => label)).toEqual(['7', '7', '8']);
    const counts = items.map(({ board }) => (board.ok ? Object.keys(board.value.hands).length : -1));
    expect(counts).toEqual([4, 4, 0]);
  });

  test.each([
    ['A NZ:1C1C:Q', 'ERR_CALL', '3:11'],
    ['P SAK:3', 'ERR_CARD', '3:7'],
    ['C 8S:N', 'ERR_CONTRACT', '3:3'],
    ['R 14', 'ERR_RESULT', '3:3'],
  ])('%s loses itself, not the deal', (line, code, at) => {
    const [item] = readRbn(`B 1\nH N:${'AKQJT98765432...:.AKQJT98765432..:..AKQJT98765432.:'}\n${line}\n`);
    expect(item?.board.ok).toBe(true);
    expect(item?.lost).toMatchObject([{ code, at }]);
    expect(item && replayItem(item)).toMatchObject({ ok: false, code });
  });
});

describe('writing', () => {
  test.each([
    ['passed out', ['P', 'P', 'P', 'P'], 3],
    ['after a bid', ['1N', 'P', 'P', 'P'], 2],
  ] as const)('a note on a pass that ends an auction is kept: %s', (_, calls, at) => {
    const { play: _play, ...bare } = boardOf(BOARD, readRbn);
    const noted = calls.map((call, i) => (i === at ? { call, note: 'slow' } : { call }));
    const board: Board = { ...bare, dealer: 'N', auction: { first: 'N', calls: noted }, stated: {} };
    const { text, lost } = writeRbn([board]);
    expect(lost).toEqual([]);
    expect(boardOf(text, readRbn).auction?.calls).toEqual(noted);
  });

  test('what is written is read the same', () => {
    const board = boardOf(BOARD, readRbn);
    const { text, lost } = writeRbn([board]);
    expect(lost).toEqual([]);
    expect(boardOf(text, readRbn)).toEqual(board);
    expect(text).toContain('A SB:PP1S*P:2S^1A\n1 a raise\n');
    expect(text).toContain('P CKA32:S4825\n');
  });

  test('a dash for a form of scoring says nothing', () => {
    const [item] = readRbn('D 20240101\nF -\nB 1\nH N:AKQJ.T98.765.432:T98.765.432.AKQJ:765.432.AKQJ.T98');
    const { tags } = item?.board.ok ? item.board.value : { tags: undefined };
    expect(tags).toEqual([{ name: 'Date', value: '2024.01.01' }]);
  });

  test('a passed-out board, and one with unknown hands', () => {
    const [passed] = readPbn(
      '[Board "3"]\n[Dealer "S"]\n[Vulnerable "EW"]\n[Deal "N:AKQ2.K32.432.432 - - -"]\n[Auction "S"]\nAP\n',
    );
    if (!passed?.board.ok) throw new Error('a board');
    const { text } = writeRbn([passed.board.value]);
    expect(text).toBe('% RBN 3.2\nB 3\nH S:::AKQ2.K32.432.432:\nA SE:A\nR P\n');
    expect(boardOf(text, readRbn)).toMatchObject({ dealer: 'S', vul: 'ew', stated: { contract: 'PASS' } });
  });
});

describe('what RBN cannot carry is said', () => {
  const BOARD_LOST = `[Board "1"][Dealer "N"][Vulnerable "None"][Declarer "N"][Contract "1N"][Result "7"]`;
  const AUCTION = '[Auction "N"]\n1NT Pass Pass Pass';
  const lostOf = (text: string) =>
    writeRbn(readPbn(text).flatMap(({ board }) => (board.ok ? [board.value] : []))).lost;
  const COMMENTS = 'RBN gets no comments';
  test.each<[string, string, readonly string[]]>([
    ['a board', `${BOARD_LOST}\n${AUCTION}`, []],
    ['a comment before it', `{aside}\n${BOARD_LOST}`, [COMMENTS]],
    ['a comment on a call', `${BOARD_LOST}\n${AUCTION.replace('1NT', '1NT {a comment}')}`, [COMMENTS]],
    ['a comment on a card', `${BOARD_LOST}\n[Play "E"]\nSA {a comment} S2 S3 S4`, [COMMENTS]],
    ['a comment before the calls', `${BOARD_LOST}\n[Auction "N"]\n{first} 1NT Pass Pass Pass`, [COMMENTS]],
    ['a comment before the cards', `${BOARD_LOST}\n[Play "E"]\n{first} SA S2 S3 S4`, [COMMENTS]],
    [
      'an annotation on a call',
      `${BOARD_LOST}\n${AUCTION.replace('1NT', '1NT $1')}`,
      ['RBN gets no numeric annotations'],
    ],
    [
      'an annotation on a card',
      `${BOARD_LOST}\n[Play "E"]\nSA $1 S2 S3 S4`,
      ['RBN gets no numeric annotations'],
    ],
    ['a note on a call', `${BOARD_LOST}\n${AUCTION.replace('1NT', '1NT =1=')}\n[Note "1:15 to 17"]`, []],
    [
      'a note on a card',
      `${BOARD_LOST}\n[Play "E"]\nSA =1= S2 S3 S4\n[Note "1:top"]`,
      ['RBN gets no notes on cards, and nine on calls of an auction'],
    ],
    [
      'a name with a plus sign',
      `${BOARD_LOST}[North "A+B"]`,
      ['names in RBN have no plus signs and no colons'],
    ],
    ['a tag without a place', `${BOARD_LOST}[Annotator "Me"]`, ['RBN has no place for the tags Annotator']],
  ])('%s', (_, text, lost) => {
    expect(lostOf(text)).toEqual(lost);
  });
});
