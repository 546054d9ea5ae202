import { makeHand } from '@overtrick/rules/deals/deal';
import { describe, expect, test } from 'vitest';
import { boardOf, errorOf } from '../testBoards.ts';
import { readPbn } from './read.ts';

describe('the identification section', () => {
  test('fields', () => {
    const board = boardOf(`[Board "12"][Room "Closed"][West "Doe, Jo"][North "?"][East ""]
[Dealer "north"][Vulnerable "Love"][Deal "w:- 2... ... -"][Declarer "^e"][Contract "3nt x"][Result "^EW 9"]`);
    expect(board).toMatchObject({
      label: '12',
      number: 12,
      room: 'closed',
      players: { W: 'Doe, Jo' },
      dealer: 'N',
      vul: 'none',
      stated: {
        contract: { level: 3, strain: 'N', doubling: 1 },
        declarer: 'E',
        swapped: true,
        tricks: 9,
        misstated: true,
      },
      tags: [],
    });
    expect(Object.entries(board.hands).map(([seat, hand]) => [seat, makeHand(hand)])).toEqual([
      ['N', '2...'],
    ]);
  });

  test.each([
    ['"None"', 'none'],
    ['"Love"', 'none'],
    ['"-"', 'none'],
    ['"NS"', 'ns'],
    ['"ew"', 'ew'],
    ['"All"', 'both'],
    ['"BOTH"', 'both'],
    ['"?"', undefined],
    ['""', undefined],
  ])('vulnerable %s', (text, vul) => {
    expect(boardOf(`[Board "1"][Vulnerable ${text}]`).vul).toBe(vul);
  });

  test.each([
    ['9', { tricks: 9 }],
    ['^9', { tricks: 9, misstated: true }],
    ['NS 9', { tricks: 9 }],
    ['EW 9', { tricks: 4 }],
    ['EW 4 NS 9', { tricks: 9 }],
    ['NS 9 EW 4', { tricks: 9 }],
    ['?', {}],
    ['', {}],
    ['NS 3 EW 2', {}],
  ])('result "%s" of South', (text, stated) => {
    expect(boardOf(`[Board "1"][Declarer "S"][Result "${text}"]`).stated).toEqual({
      declarer: 'S',
      ...stated,
    });
  });

  test.each(['-1', '+1', '=', 'NS', '14', 'NS 9 NS 4', '9 EW 4', 'NS 9 EW 5', '99999999999999999999'])(
    'no result "%s"',
    (text) => {
      expect(errorOf(`[Board "1"]\n[Result "${text}"]`)).toEqual(['ERR_RESULT', '2:1']);
    },
  );

  test.each([
    ['Pass', { contract: 'PASS' }],
    ['4S', { contract: { level: 4, strain: 'S', doubling: 0 } }],
    ['1NTXX', { contract: { level: 1, strain: 'N', doubling: 2 } }],
    ['3NR', { contract: { level: 3, strain: 'N', doubling: 2 } }],
    ['NT', { strain: 'N' }],
    ['h', { strain: 'H' }],
    ['?', {}],
    ['', {}],
  ])('contract "%s"', (text, stated) => {
    expect(boardOf(`[Board "1"][Contract "${text}"]`).stated).toEqual(stated);
  });

  test('what it has no field for is kept: tags, tables, a partial result, comments, escaped lines', () => {
    const board = boardOf(`{before}
[Event "Cup"] {of the year}
[Board "?"]
; of the board
%escaped
[Result "NS 3 EW 2"]
[Room "7"]
[ScoreTable "Rank;Names"]
1 "A;B"
[Event "again"]`);
    expect(board.tags).toEqual([
      { name: 'Event', value: 'Cup', text: ' {of the year}' },
      { name: 'Result', value: 'NS 3 EW 2' },
      { name: 'Room', value: '7' },
      { name: 'ScoreTable', value: 'Rank;Names', text: '\n1 "A;B"' },
    ]);
    expect(board.asides).toEqual([
      { after: '', text: '{before}\n' },
      { after: 'Board', text: '\n; of the board\n%escaped' },
    ]);
  });

  test('the directives of the file are not part of its first board', () => {
    expect(boardOf('% PBN 2.1\n% EXPORT\n%Creator: x\n[Board "1"]').asides).toEqual([
      { after: '', text: '%Creator: x\n' },
    ]);
  });
});

describe('inheritance (4.8)', () => {
  const eventsOf = (text: string): unknown[] =>
    readPbn(text).map(
      ({ board }) => board.ok && board.value.tags.map(({ name, value }) => `${name} ${value}`),
    );

  test('of the nearest real value', () => {
    const games = [
      '[Event "Cup"][Board "1"]',
      '[Event "#"][Board "2"]',
      '[Board "3"]',
      '[Event "#"][Board "4"]',
    ];
    expect(eventsOf(games.join('\n\n'))).toEqual([['Event Cup'], ['Event Cup'], [], ['Event Cup']]);
  });

  test('without any it is empty', () => {
    expect(eventsOf('[Stage "#"][Board "1"]')).toEqual([['Stage ']]);
  });

  test('of a value for all games that follow, until another', () => {
    const games = [
      '[Event "##Cup"]\n[Stage "##One"]',
      '[Board "1"]',
      '[Stage "Two"][Board "2"]',
      '[Board "3"]',
    ];
    expect(eventsOf(games.join('\n\n'))).toEqual([
      ['Event Cup', 'Stage One'],
      ['Event Cup', 'Stage Two'],
      ['Event Cup', 'Stage Two'],
    ]);
  });

  test('of the number of a board', () => {
    expect(readPbn('[Board "7"]\n\n[Board "#"]\n[Contract "Pass"]').map(({ label }) => label)).toEqual([
      '7',
      '7',
    ]);
  });

  test('of a deal that another table played', () => {
    const text = '[Board "7"]\n[Dealer "W"]\n[Deal "N:A... - - -"]\n\n[West "x"]\n[Contract "Pass"]';
    expect(readPbn(text).map(({ board }) => board.ok && [board.value.label, board.value.dealer])).toEqual([
      ['7', 'W'],
      ['7', 'W'],
    ]);
    // another board has cards of its own, though it does not tell them
    const next = '[Board "7"]\n[Dealer "W"]\n[Deal "N:A... - - -"]\n\n[Board "8"]\n[Contract "Pass"]';
    expect(readPbn(next).map(({ board }) => board.ok && Object.keys(board.value.hands))).toEqual([['N'], []]);
    expect(errorOf('[Board "1"]\n[Deal "#"]')).toEqual(['ERR_DEAL_FORM', '2:1']);
  });

  test('a game that only has values to inherit is no board', () => {
    expect(readPbn('[Event "##Cup"]\n\n[TotalScoreTable "Rank"]\n1 2\n')).toEqual([]);
    expect(readPbn('')).toEqual([]);
  });
});

test('a board without a name has its place in the file', () => {
  expect(readPbn('[Contract "4S"]\n\n[Board "x"]\n\n[Deal "?"]').map(({ label }) => label)).toEqual([
    '#1',
    'x',
    '#3',
  ]);
});
