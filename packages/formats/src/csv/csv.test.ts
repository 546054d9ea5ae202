import { expect, test } from 'vitest';
import { readBoardsCsv } from './read.ts';

const HANDS = 'T542.K93.AQ53.52,AK9.AQJ62.84.K74,J87.T85.KJ72.AQ9,Q63.74.T96.JT863';
const DEAL = 'N:T542.K93.AQ53.52 AK9.AQJ62.84.K74 J87.T85.KJ72.AQ9 Q63.74.T96.JT863';
const OWN = `board,dealer,vul,north,east,south,west,auction,contract,declarer,tricks\n7,S,both,${HANDS},,4H,E,10`;

const boardsOf = (text: string) =>
  readBoardsCsv(text).map(({ board }) => {
    if (!board.ok) throw new Error(board.why);
    return board.value;
  });

test.each([
  `Board No,dealer,Vulnerability,N,E,S,W,Bidding,contract,declarer,Result\n7,S,both,${HANDS},,4H,E,10`,
  `number,dealer,vulnerable,North hand,East hand,South hand,West hand,auction,contract,declarer,tricks\n7,S,both,${HANDS},,4H,E,10`,
  `Board Number,dealer,vul,hands,contract,declarer,tricks\n7,S,both,${DEAL},4H,E,10`,
])('the names that other programs give columns are read: %s', (text) => {
  const [board, ...others] = boardsOf(text);
  expect(others).toEqual([]);
  expect(board).toEqual(boardsOf(OWN)[0]);
});

test('a board of a table has its number, hands and result', () => {
  const [board] = boardsOf(OWN);
  expect(board).toMatchObject({ label: '7', number: 7, dealer: 'S', vul: 'both' });
});

const row = (more: Readonly<Record<string, string>>) => {
  const cells: Record<string, string> = {
    ...{
      board: '7',
      dealer: 'S',
      vul: 'both',
      deal: DEAL,
      auction: '',
      contract: '',
      declarer: '',
      tricks: '',
    },
    ...more,
  };
  const [item] = readBoardsCsv(`${Object.keys(cells).join()}\n${Object.values(cells).join()}`);
  if (!item?.board.ok) throw new Error('a board');
  return { board: item.board.value, lost: item.lost?.map(({ code }) => code) ?? [] };
};

test('an auction is read, alerts too, and needs a dealer', () => {
  const { board, lost } = row({ auction: '1NT! P  3NT X XX p P P' });
  expect(board.auction?.first).toBe('S');
  expect(board.auction?.calls.map(({ call }) => call)).toEqual(['1N', 'P', '3N', 'X', 'XX', 'P', 'P', 'P']);
  expect(board.auction?.calls.map(({ alert }) => alert === true)).toEqual([true, ...Array(7).fill(false)]);
  expect(lost).toEqual([]);
  const nobody = row({ auction: '1NT P P P', dealer: '' });
  expect([nobody.board.auction, nobody.lost]).toEqual([undefined, ['ERR_DEALER']]);
  expect(row({ dealer: '' }).lost).toEqual([]);
});

test('cards are read in the order of play', () => {
  expect(row({ play: 'SA H2' }).board.play?.cards).toHaveLength(2);
  expect(row({ play: 'SA H1' })).toMatchObject({ lost: ['ERR_CARD'] });
  expect(row({ play: '' }).board.play).toBeUndefined();
});

test.each([
  [{ auction: '1NT 8S' }, 'ERR_CALL'],
  [{ contract: '8S' }, 'ERR_CONTRACT'],
  [{ contract: '4S', declarer: 'N', tricks: '14' }, 'ERR_RESULT'],
  [{ contract: '4S', declarer: 'N', tricks: 'ten' }, 'ERR_RESULT'],
])('%j is left out, and that is said: %s', (more, code) => {
  const { board, lost } = row(more);
  expect(lost).toEqual([code]);
  expect([board.number, board.auction, board.stated]).toEqual([7, undefined, {}]);
});

test.each([
  ['pass', 'PASS', undefined],
  ['', undefined, undefined],
  ['-', undefined, undefined],
  ['3NTXX', { level: 3, strain: 'N', doubling: 2 }, 13],
])('the contract "%s" is read', (contract, read, tricks) => {
  const { board, lost } = row({ contract, ...(tricks !== undefined && { declarer: 'east', tricks: '13' }) });
  expect(board.stated.contract).toEqual(read);
  expect([board.stated.tricks, board.stated.declarer]).toEqual([tricks, tricks && 'E']);
  expect(lost).toEqual([]);
});

test.each([
  ['open', 'open'],
  ['Closed', 'closed'],
  ['blue', undefined],
  ['', undefined],
])('the room "%s" is %s', (room, read) => {
  expect(row({ room }).board.room).toBe(read);
});
