import { makeCard } from '@overtrick/rules/cards/card';
import { makeHand } from '@overtrick/rules/deals/deal';
import { describe, expect, test } from 'vitest';
import { formatOfText } from '../list.ts';
import { readPbn } from '../pbn/read.ts';
import { boardOf, errorOf } from '../testBoards.ts';
import { readLin } from './read.ts';
import { writeLin } from './write.ts';

const SOUTH = 'SAKJ2HQ7DKJ75CKT6';
const WEST = 'SQT94HKJT8D93C952';
const NORTH = 'S863H643D8642CA43';
const EAST = 'S75HA952DAQTCQJ87';
const DEAL = `${SOUTH},${WEST},${NORTH},`;

const board = (text: string) => boardOf(text, readLin);
const handsOf = (md: string) =>
  Object.fromEntries(
    Object.entries(board(`qx|o1|md|${md}|`).hands).map(([seat, hand]) => [seat, makeHand(hand)]),
  );

describe('the deal', () => {
  const whole = {
    S: 'AKJ2.Q7.KJ75.KT6',
    W: 'QT94.KJT8.93.952',
    N: '863.643.8642.A43',
    E: '75.A952.AQT.QJ87',
  };
  test.each([
    ['three hands', `1${DEAL}`, whole],
    ['all four', `1${DEAL}${EAST}`, whole],
    ['no last comma', `1${SOUTH},${WEST},${NORTH}`, whole],
    ['the first left out', `1,${WEST},${NORTH},${EAST}`, whole],
    ['in small letters and any order', `1s2jkahq7d57jkc6tk,${WEST},${NORTH}`, whole],
    ['ten in two signs', `1${SOUTH.replace('T', '10')},${WEST},${NORTH}`, whole],
    ['suits in any order, without voids', '1HAS2,,', { S: '2.A..' }],
    ['two hands', `1${SOUTH},,${NORTH},`, { S: whole.S, N: whole.N }],
    ['none', '1,,,', {}],
    ['nothing', '', {}],
  ])('%s', (_, md, hands) => {
    expect(handsOf(md)).toEqual(hands);
  });

  test.each([
    ['1', 'S'],
    ['2', 'W'],
    ['3', 'N'],
    ['4', 'E'],
  ])('dealer %s is %s', (digit, dealer) => {
    expect(board(`qx|o|md|${digit}${DEAL}|`).dealer).toBe(dealer);
  });

  test('a dealer that is not given follows from the number', () => {
    expect(board(`qx|o2|md|0${DEAL}|mb|p|`)).toMatchObject({ dealer: 'E', auction: { first: 'E' } });
    expect(errorOf(`qx|o|md|${DEAL}|mb|p|`, readLin)).toEqual(['ERR_DEALER', '1:1']);
  });

  test.each([
    ['o', 'none'],
    ['0', 'none'],
    ['-', 'none'],
    ['n', 'ns'],
    ['E', 'ew'],
    ['b', 'both'],
    ['', undefined],
    ['?', undefined],
  ])('vulnerability %j', (letter, vul) => {
    expect(board(`qx|o1|sv|${letter}|`).vul).toBe(vul);
  });

  test.each([
    [`md|1${SOUTH}2,${WEST},${NORTH},|`, 'ERR_CARD_TWICE'],
    [`md|1${SOUTH}3,${WEST},${NORTH},|`, 'ERR_CARD_TWICE'],
    [`md|1${SOUTH.replace('K', '')},${WEST},${NORTH},|`, 'ERR_HAND_SIZE'],
    [`md|1${SOUTH.replace('K', 'B')},${WEST},${NORTH},|`, 'ERR_RANK'],
    ['md|1S2,S3,S4,S5,S6|', 'ERR_DEAL_FORM'],
    ['sv|x|', 'ERR_VUL'],
    ['mc|14|', 'ERR_RESULT'],
    ['mc|all|', 'ERR_RESULT'],
  ])('%s is wrong', (pair, code) => {
    expect(errorOf(`qx|o1|${pair}`, readLin)).toEqual([code, '1:7']);
  });
});

describe('the auction', () => {
  const callsOf = (text: string) => board(`qx|o1|md|1${DEAL}|${text}`).auction?.calls;

  test.each([
    ['mb|1C|mb|p|mb|1N|mb|d|mb|r|', '1C P 1N X XX'],
    ['mb|1Cp1nDr|', '1C P 1N X XX'],
    ['mb|1NT|mb|Pass|mb|dbl|mb|rdbl|mb|X|mb|xx|', '1N P X XX X XX'],
    ['mb| 1c p |mb||mb|-|mb|ppp|', '1C P P P P'],
  ])('%s', (text, calls) => {
    expect(
      callsOf(text)
        ?.map(({ call }) => call)
        .join(' '),
    ).toBe(calls);
  });

  test('alerts, explanations, comments', () => {
    const auction = board(
      `qx|o1|md|1${DEAL}|nt|at the start|mb|1N!|an| 15-17 |mb|!2C|mb|p|an|!|mb|2D|an|a|an|b|nt|asked|mb|d?|`,
    ).auction;
    expect(auction).toEqual({
      first: 'S',
      calls: [
        { call: '1N', alert: true, note: '15-17' },
        { call: '2C', alert: true },
        { call: 'P', alert: true },
        { call: '2D', note: 'a; b', comments: ['asked'] },
        { call: 'X' },
      ],
      comments: ['at the start'],
    });
  });

  test.each([
    ['mb|1C|mb|8C|', '1:15'],
    ['mb|1Cp8C|', '1:12'],
    ['mb|1C\n|mb|q|', '2:5'],
  ])('%j is wrong', (text, at) => {
    expect(errorOf(`qx|1|${text}`, readLin)).toEqual(['ERR_CALL', at]);
  });
});

describe('the play', () => {
  const playOf = (text: string) => board(`qx|o1|md|1${DEAL}|${text}`).play;
  test.each([
    ['pc|SQ|pc|s3|pg||pc|h10|', 'SQ S3 HT'],
    ['pc|SQS3S5SA|pc| D2 D3 |', 'SQ S3 S5 SA D2 D3'],
    ['pc||pc|-|pc|SQ|', 'SQ'],
  ])('%s', (text, cards) => {
    expect(
      playOf(text)
        ?.cards.map(({ card }) => makeCard(card))
        .join(' '),
    ).toBe(cards);
  });

  test('comments, claims', () => {
    expect(board(`qx|o1|md|1${DEAL}|pc|SQ|nt|a good lead|mc|7|`)).toMatchObject({
      play: { cards: [{ comments: ['a good lead'] }] },
      stated: { tricks: 7 },
    });
    expect(board('qx|o1|mc||').stated).toEqual({});
  });

  test('no card', () => {
    expect(errorOf('qx|1|pc|SQ|pc|S1|', readLin)).toEqual(['ERR_CARD', '1:15']);
  });
});

describe('the boards of a file', () => {
  const namesOf = (text: string) =>
    readLin(text).map(({ label, board: read }) => [label, read.ok && read.value.players.S]);

  test.each([
    [
      'by qx',
      'qx|o1|pn|a,b,c,d|md|1|qx|o2|pn|e,f,g,h|md|2|',
      [
        ['1', 'a'],
        ['2', 'e'],
      ],
    ],
    [
      'by qx, without a deal',
      'qx|o1|\nqx|o2|',
      [
        ['1', undefined],
        ['2', undefined],
      ],
    ],
    [
      'by md',
      'pn|a,b,c,d|st||md|1|ah|Board 5|\npn|e,f,g,h|st||md|2|ah|Board 6|',
      [
        ['5', 'a'],
        ['6', 'e'],
      ],
    ],
    [
      'by md, all in one line',
      'pn|a,,,|st||md|1|rh||ah|Board 5|pn|e,,,|st||md|2|ah|6|',
      [
        ['5', 'a'],
        ['6', 'e'],
      ],
    ],
    [
      'by md alone',
      'md|1|sv|o|pg||md|2|',
      [
        ['#1', undefined],
        ['#2', undefined],
      ],
    ],
    ['by a title', 'qx|x|ah|The last one|md|1|', [['The last one', undefined]]],
    ['the number of the board, not of the page', 'qx|o1|md|1|ah|Board 9|', [['9', undefined]]],
    ['none', 'vg|Cup|pn|a,b,c,d|pg||', []],
    ['nothing', '', []],
  ])('%s', (_, text, names) => {
    expect(namesOf(text)).toEqual(names);
  });

  const MATCH = `vg|Cup,Final,I,3,4,Reds,1,Blues,0|
rs|4SS=,PASS,3NxW-2,4HXXN+1|pn|a,b,c,d,e,f,g,h|pg||
qx|o3|st||md|1${DEAL}|sv|n|mb|4S|mb|ppp|
qx|c3|st||md||
qx|o4|st||md|2,,,|mb|3N|mb|ddppp|
qx|c4|md|2,,,|mb|4H|mb|d|mb|r|mb|ppp|mc|9|
`;

  test('two rooms: players, deals, results that stand only once', () => {
    const boards = readLin(MATCH).flatMap(({ board: read }) => (read.ok ? [read.value] : []));
    expect(boards).toMatchObject([
      {
        label: 'o3',
        number: 3,
        room: 'open',
        players: { S: 'a', E: 'd' },
        dealer: 'S',
        vul: 'ns',
        stated: { tricks: 10 },
      },
      {
        label: 'c3',
        room: 'closed',
        players: { S: 'e', E: 'h' },
        dealer: 'S',
        vul: 'ns',
        stated: { contract: 'PASS' },
      },
      { label: 'o4', stated: {} },
      { label: 'c4', stated: { tricks: 9 } },
    ]);
    expect(boards.map((one) => Object.keys(one.hands).length)).toEqual([4, 4, 0, 0]);
    expect(boards.map((one) => one.tags.map(({ value }) => value).join())).toEqual(
      Array.from({ length: 4 }, () => 'Cup,Final,IMP,Reds,Blues'),
    );
    expect(boards.map((one) => one.pairs.map(({ tag }) => tag))).toEqual([['vg', 'rs'], [], [], []]);
  });

  test('a board without an auction is as the header has it', () => {
    expect(
      readLin('vg|,,I,7,7|rs|,4SxN-1|qx|o7|qx|c7|').map((item) => item.board.ok && item.board.value.stated),
    ).toEqual([{}, { contract: { level: 4, strain: 'S', doubling: 1 }, declarer: 'N', tricks: 9 }]);
  });

  test.each([
    ['4SS-1', '4S', 'ppp', 9],
    ['4SS-1', '4S', 'dppp', undefined],
    ['4SxS-1', '4S', 'dppp', 9],
    ['4SxS-1', '4S', 'ppp', undefined],
    ['4SxxS-1', '4S', 'dppp', undefined],
    ['4SS-1', '5S', 'ppp', undefined],
    ['4HS-1', '4S', 'ppp', undefined],
    ['4SN-1', '4S', 'ppp', undefined],
  ])(
    'the result %s of the header counts for a board of its contract: %s %s',
    (result, bid, calls, tricks) => {
      const [item] = readLin(`vg|,,I,1,1|rs|${result}|qx|o1|md|1,,,|mb|${bid}|mb|${calls}|`);
      expect(item?.board.ok && item.board.value.stated.tricks).toBe(tricks);
    },
  );

  test('two matches', () => {
    const text = 'vg|One|qx|o1|md|1S2,,,|qx|c1|vg|Two|qx|o1|qx|c1|';
    expect(
      readLin(text).map(({ board: read }) => read.ok && [read.value.tags[0]?.value, read.value.dealer]),
    ).toEqual([
      ['One', 'S'],
      ['One', 'S'],
      ['Two', 'N'],
      ['Two', 'N'],
    ]);
  });

  test('what has no place is kept', () => {
    expect(board('qx|o1|st|x|rh||zz|3.5|nt|hello|').pairs).toEqual([
      { tag: 'nt', value: 'hello' },
      { tag: 'st', value: 'x' },
      { tag: 'zz', value: '3.5' },
    ]);
  });

  test('a broken board does not stop the others', () => {
    const items = readLin(`qx|o1|md|1${DEAL}|\nqx|o2|md|1${SOUTH}Q|\nqx|o3|md|1${DEAL}|`);
    expect(items.map(({ label, board: read }) => [label, read.ok])).toEqual([
      ['1', true],
      ['2', false],
      ['3', true],
    ]);
  });

  test('a file that ends within a pair', () => {
    expect(readLin('qx|o1|mb|p|\nqx|o2|mb|1').map(({ lost = [] }) => lost.length)).toEqual([0, 1]);
    expect(errorOf('qx|o1|md|1|mb|p|pg', readLin)).toBe(undefined);
    expect(errorOf('qx|o1|mc|1', readLin)).toEqual(['ERR_TOKEN', '1:1']);
  });
});

describe('a board takes its hands from itself alone', () => {
  const read = (text: string) => readLin(text).flatMap(({ board: one }) => (one.ok ? [one.value] : []));

  test.each([
    ['1-2', undefined],
    ['Board 1-2', undefined],
    ['2a', undefined],
    ['3/2', undefined],
    ['Board 2', 2],
    ['Match 1 Board 2', 2],
    ['Board2', 2],
    ['# 2', 2],
    ['2', 2],
  ])('the head %j', (head, number) => {
    const [, second] = read(`qx|o2|md|1${DEAL}|ah|Board 2|\nqx|o2|md|,,,|ah|${head}|`);
    expect(second?.number).toBe(number);
    expect(second?.hands).toEqual({});
    if (number === undefined) expect(second?.label).toBe(head);
  });

  test('a number that stands twice in one room brings no hands along', () => {
    const [, second] = read(`qx|o7|md|1${DEAL}|\nqx|o7|md|,,,|`);
    expect(second?.hands).toEqual({});
  });

  test('through PBN and LIN and back, a name stays, and what has no hands has none', () => {
    const pbn = `[Board "1"]\n[Dealer "N"]\n[Deal "N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754"]\n
[Board "2"]\n\n[Board "1-2"]\n{text}\n\n[Board "Finale"]\n{text}\n\n[Board ""]\n{text}\n`;
    const boards = readPbn(pbn).flatMap(({ board: one }) => (one.ok ? [one.value] : []));
    const back = read(writeLin(boards).text);
    expect(back.map(({ label, number, hands }) => [label, number, Object.keys(hands).length])).toEqual([
      ['1', 1, 4],
      ['2', 2, 0],
      ['1-2', undefined, 0],
      ['Finale', undefined, 0],
      ['', undefined, 0],
    ]);
  });
});

describe('what was encoded for a link', () => {
  const LIN = `st||md|3${DEAL}|ah|Board 7|sv|o|mb|1C|pg||`;
  const link = (lin: string) => `https://www.bridgebase.com/tools/handviewer.html?lin=${lin}`;
  const numbersIn = (text: string) =>
    readLin(text).map(({ board: one }) => one.ok && [one.value.number, Object.keys(one.value.hands).length]);

  test.each([
    ['a link', link(encodeURIComponent(LIN))],
    ['a link with bars', link(LIN.replaceAll(' ', '%20'))],
    ['a link in a text', `The hand:\n<${link(encodeURIComponent(LIN))}>\nwas hard.\n`],
    ['LIN with an encoded value', LIN.replaceAll(' ', '%20')],
    ['LIN that is encoded', encodeURIComponent(LIN)],
  ])('%s', (_, text) => {
    expect(numbersIn(text)).toEqual([[7, 4]]);
  });

  test('two links are two boards', () => {
    const two = [LIN, LIN.replace('Board 7', 'Board 8')]
      .map((lin) => link(encodeURIComponent(lin)))
      .join('\n');
    expect(numbersIn(two)).toEqual([
      [7, 4],
      [8, 4],
    ]);
    expect(formatOfText(`Look: ${two}`)?.id).toBe('lin');
    expect(formatOfText(`[Event "${two}"]`)?.id).toBe('pbn');
  });

  test('a percent sign of its own stays', () => {
    expect(board(`qx|o1|md|1${DEAL}|mb|1N|an|50%20 50%|`).auction?.calls[0]?.note).toBe('50%20 50%');
    expect(board('qx|o1|ah|100%zz|').label).toBe('100%zz');
  });
});
