import { expect, test } from 'vitest';
import { boardOf } from '../testBoards.ts';
import { readLin } from './read.ts';
import { writeLin } from './write.ts';

const BOARD = `[Board "7"]
[West "Doe, Jo"][South "S|s"]
[Dealer "S"][Vulnerable "All"]
[Deal "S:AKJ2.Q7.KJ75.KT6 QT94.KJT8.93.952 863.643.8642.A43 75.A952.AQT.QJ87"]
[Contract "1NTX"][Declarer "S"][Result "6"]
[Auction "S"] {start}
1NT =1= {asked} Pass =2= Pass $1 X
AP
[Note "1:15-17"][Note "2:"]
[Play "W"] {play}
S9 S3 S7 SJ
HK H3 {low} H2 HQ
HJ
*
`;

const LIN = `qx|o7|pn|S/s,Doe  Jo,,|st||md|1SAKJ2HQ7DKJ75CKT6,SQT94HKJT8D93C952,S863H643D8642CA43,|rh||ah|Board 7|sv|b|nt|start|mb|1N|an|15-17|nt|asked|mb|p!|mb|p|mb|d|mb|p|mb|p|mb|p|nt|play|pg||
pc|S9|pc|S3|pc|S7|pc|SJ|pg||
pc|HQ|pc|HK|pc|H3|nt|low|pc|H2|pg||
pc|HJ|mc|6|pg||
`;

test('a board as Bridge Base writes it', () => {
  expect(writeLin([boardOf(BOARD)])).toEqual({
    text: LIN,
    lost: [
      'LIN has no numeric annotations',
      'LIN separates names by commas, so names have none',
      'LIN has no bars in its texts',
    ],
  });
});

test('and read again', () => {
  const [item] = readLin(LIN);
  expect(item?.board.ok && writeLin([item.board.value])).toEqual({ text: LIN, lost: [] });
});

test('a match', () => {
  const text = `vg|Cup,Final,I,3,3,Reds,0,Blues,0|
rs|4SS=,|
pg||
qx|o3|st||md|1,,,|rh||ah|Board 3|sv|n|zz|1|pg||
qx|c3|st||md|1,,,|rh||ah|Board 3|sv|n|pg||
`;
  const boards = readLin(text).flatMap(({ board }) => (board.ok ? [board.value] : []));
  expect(writeLin(boards)).toEqual({ text, lost: [] });
  const bare = boards.map((board) => ({ ...board, pairs: [] }));
  expect(writeLin(bare).text).toMatch(/^vg\|Cup,Final,I,3,3,Reds,0,Blues,0\|\npg\|\|\nqx\|o3\|/);
});

test('what LIN cannot carry is said', () => {
  const board = boardOf(`{aside}
[Event "A, b"][Site "x"][Board "1"][Dealer "N"][Declarer "^S"][Contract "1C"]
[Auction "N"]
^S 1C * [Note "1:loose"]
[Play "N"]
C2 =1= - C3 +
[Note "1:low"]`);
  expect(writeLin([board, boardOf('[Board "2"][Contract "Pass"]')]).lost).toEqual([
    'LIN has no place for the tags Event, Site',
    'LIN keeps no contract, declarer and result of a board without an auction',
    'LIN keeps no comments outside auction and play',
    'LIN has no marks for irregularities',
    'LIN has no notes on cards',
    'LIN has no notes that no call refers to',
    'LIN cannot say that an auction or a play is to go on',
    'LIN knows no cards after one that is not known',
  ]);
});
