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
