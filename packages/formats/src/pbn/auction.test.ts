import { describe, expect, test } from 'vitest';
import { boardOf, errorOf } from '../testBoards.ts';

describe('the auction section (3.5)', () => {
  const auctionOf = (text: string) => boardOf(`[Board "1"][Dealer "N"]${text}`).auction;
  const callsOf = (text: string) =>
    auctionOf(`[Auction "N"]\n${text}`)
      ?.calls.map(({ call }) => call)
      .join(' ');

  test.each([
    ['1C Pass 1NT X\nXX', '1C P 1N X XX'],
    ['1c p 1n dbl rdbl', '1C P 1N X XX'],
    ['1C Pass Pass AP', '1C P P P'],
    ['1C AP', '1C P P P'],
    ['Pass AP', 'P P P P'],
    ['AP', 'P P P P'],
    ['1C Pass 1S Pass Pass Pass AP', '1C P 1S P P P'],
    ['1C All Pass', '1C P P P'],
    ['1C Pass * ', '1C P'],
    ['1C - - -', '1C'],
    ['', ''],
  ])('%s', (text, calls) => {
    expect(callsOf(text)).toBe(calls);
  });

  test('columns before the dealer', () => {
    expect(auctionOf('[Auction "W"]\n- 1C Pass')).toMatchObject({
      first: 'N',
      calls: [{ call: '1C' }, { call: 'P' }],
    });
    expect(auctionOf('[Auction "?"]\n1C')?.first).toBe('N');
    expect(errorOf('[Board "1"]\n[Auction "?"]\n1C')).toEqual(['ERR_DEALER', '2:1']);
    expect(boardOf('[Board "1"]\n[Auction ""]\n[Contract "4S"]').auction).toBeUndefined();
  });

  test('notes, annotations, comments', () => {
    const auction = auctionOf(`[Auction "N"] {first}
1C =1= ; a club
Pass! $25 1NT=2=!? {x} {y} Pass $25 $25
+
[Note "1:strong: 16+"]
[Note "3:nobody"]`);
    expect(auction).toEqual({
      first: 'N',
      calls: [
        { call: '1C', note: 'strong: 16+', comments: [' a club'] },
        { call: 'P', nags: [1, 25] },
        { call: '1N', alert: true, nags: [5], comments: ['x', 'y'] },
        { call: 'P', nags: [25] },
      ],
      ending: '+',
      comments: ['first'],
      notes: ['nobody'],
    });
  });

  test('irregularities (3.9)', () => {
    expect(auctionOf('[Auction "N"]\n1D ^S ^I 1C ^S ^S 2D')?.calls).toEqual([
      { call: '1D' },
      { call: '1C', skipped: 1, insufficient: true },
      { call: '2D', skipped: 2 },
    ]);
  });

  test('escaped lines in it', () => {
    const board = boardOf('[Board "1"][Dealer "N"]\n[Auction "N"]\n1C Pass\n%[Board "9"]\nPass Pass\n');
    expect(board.auction?.calls).toHaveLength(4);
    expect(board.asides).toEqual([{ after: 'Auction', text: '\n%[Board "9"]' }]);
  });

  test.each([
    ['1C 8D', 'ERR_CALL', '2:4'],
    ['1C - 1D', 'ERR_CALL', '2:6'],
    ['1C * 1D', 'ERR_CALL', '2:6'],
    ['1C\n@', 'ERR_TOKEN', '3:1'],
    ['=1= 1C', 'ERR_TOKEN', '2:1'],
    ['^S ^S ^S ^S 1C', 'ERR_CALL', '2:13'],
  ])('%j is wrong', (text, code, at) => {
    expect(errorOf(`[Board "1"][Dealer "N"][Auction "N"]\n${text}`)).toEqual([code, at]);
  });
});
