import { describe, expect, test } from 'vitest';
import { mendBoard } from './mend.ts';
import { replayBoard } from './replay.ts';
import { boardOf } from './testBoards.ts';

/** South plays 1NT doubled and makes six tricks. */
const HEAD = `[Board "91"]
[Dealer "R"]
[Vulnerable "None"]
[Deal "S:AKJ2.Q7.KJ75.KT6 QT94.KJT8.93.952 863.643.8642.A43 75.A952.AQT.QJ87"]
[Declarer "S"]
[Contract "1NTX"]
[Result "6"]
`;
const PLAY = `[Play "W"]
S9 S3 S7 SJ
HK H3 H2 HQ
HJ H4 H5 H7
`;
const CALLS = '1NT Pass Pass X\nPass Pass Pass\n';
const board = (dealer: string, calls: string, play = PLAY): string =>
  `${HEAD.replace('"R"', `"${dealer}"`)}[Auction "${dealer}"]\n${calls}${play}*\n`;

test('a trick that is left out altogether ends the play', () => {
  const gap = `${PLAY}-  -  -  -\nS4 -  -  -\n`;
  const broken = boardOf(board('S', CALLS.replace('1NT Pass', '1NT 2C'), gap));
  expect(broken.play?.beyond).toHaveLength(1);
  expect(mendBoard(broken).board).toEqual(broken);
});

describe('an auction without the passes before the opening', () => {
  test.each([
    ['E', 'a pass before the opening restored', 'P 1N P P X P P P'],
    ['W', '3 passes before the opening restored', 'P P P 1N P P X P P P'],
  ])('dealt by %s', (dealer, warning, calls) => {
    const broken = boardOf(board(dealer, CALLS));
    const mended = mendBoard(broken);
    expect(mended.warning).toBe(warning);
    expect(mended.board.auction?.calls.map(({ call }) => call).join(' ')).toBe(calls);
    expect(replayBoard(mended.board)).toMatchObject({ ok: true, contract: '1NTX', declarer: 'S', tricks: 6 });
  });

  test('is left where its declarer is partner: the lead may have been out of turn (Law 54A)', () => {
    const broken = boardOf(board('N', CALLS));
    expect(replayBoard(broken)).toMatchObject({ ok: true, differs: [expect.stringContaining('named')] });
    expect(mendBoard(broken)).toEqual({ board: broken });
  });

  test('is left, and said, where nothing proves it', () => {
    const broken = boardOf(board('E', CALLS, '').replace('[Result "6"]\n', ''));
    const mended = mendBoard(broken);
    expect(mended.board).toEqual(broken);
    expect(mended.warning).toContain('passes before the opening may be missing');
  });
});

describe('a play whose columns begin at another seat', () => {
  test('is turned', () => {
    // of North, East, South and West
    const shifted = '[Play "W"]\nS3 S7 SJ S9\nH3 H2 HQ HK\nH4 H5 H7 HJ\n';
    const mended = mendBoard(boardOf(board('S', CALLS, shifted)));
    expect(mended.warning).toBe('the columns of the play corrected, as the hands prove');
    expect(mended.board.play).toEqual(boardOf(board('S', CALLS)).play);
  });

  test('is left where another leader is stated, or the cards fit nowhere', () => {
    const other = boardOf(board('S', CALLS, PLAY.replace('"W"', '"E"')));
    expect(mendBoard(other)).toEqual({ board: other });
    const mixed = boardOf(board('S', CALLS, '[Play "W"]\nS9 S7 S3 SJ\n'));
    expect(mendBoard(mixed)).toEqual({ board: mixed });
  });
});

test('a sound board stays as it is', () => {
  const sound = boardOf(board('S', CALLS));
  expect(mendBoard(sound)).toEqual({ board: sound });
});
