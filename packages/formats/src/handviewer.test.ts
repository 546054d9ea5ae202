import { makeHand } from '@overtrick/rules/deals/deal';
import { expect, test } from 'vitest';
import { handviewerLin, makeHandviewerLink } from './handviewer.ts';
import { readLin } from './lin/read.ts';
import { writeLin } from './lin/write.ts';

const VIEWER = 'https://www.bridgebase.com/tools/handviewer.html';
const HANDS = 'n=sk862h73dkj54ct83&e=s943ht842dq96cqj5&s=saqjt5ha6da73ck72&w=s7hkqj95dt82ca964';

const boardIn = (link: string) => {
  const [item, ...others] = readLin(handviewerLin(link) ?? '');
  expect(others).toEqual([]);
  if (!item?.board.ok) throw new Error(`no board in ${link}`);
  return item.board.value;
};

test('a link in parts is read: hands, names, dealer, vulnerability, auction with meanings, cards', () => {
  const board = boardIn(
    `${VIEWER}?${HANDS}&d=n&v=b&b=7&nn=Ada&sn=Bo+C&a=PP1S!(5%2B%20cards)D2SP4SPPP&p=hkh3h2h6&c=9`,
  );
  expect(board).toMatchObject({ number: 7, dealer: 'N', vul: 'both', players: { N: 'Ada', S: 'Bo C' } });
  expect(board.hands.S && makeHand(board.hands.S)).toBe('AQJT5.A6.A73.K72');
  expect(board.auction?.calls.map(({ call }) => call).join(' ')).toBe('P P 1S X 2S P 4S P P P');
  expect(board.auction?.calls[2]).toMatchObject({ alert: true, note: '5+ cards' });
  expect(board.play?.cards).toHaveLength(4);
  expect(board.stated.tricks).toBe(9);
});

test('a hand that is left out follows from the others', () => {
  const board = boardIn(`${VIEWER}?${HANDS.replace(/&w=.*/, '')}&d=s&v=-`);
  expect(board).toMatchObject({ dealer: 'S', vul: 'none' });
  expect(board.hands.W && makeHand(board.hands.W)).toBe('7.KQJ95.T82.A964');
});

test('a link that holds LIN gives it as it is', () => {
  const lin = 'pn|A,B,C,D|st||md|3SAQJT5HA6DA73CK72,S7HKQJ95DT82CA964,SK862H73DKJ54CT83|sv|o|mb|p|';
  expect(handviewerLin(`${VIEWER}?lin=${encodeURIComponent(lin)}`)).toBe(lin);
  expect(handviewerLin(`${VIEWER}?lin=${lin}`)).toBe(lin);
});

test('a board that is written as a link is read from it as it was', () => {
  const board = boardIn(
    `${VIEWER}?${HANDS}&d=n&v=b&b=7&nn=Ada&a=PP1S!(5%2B%20cards)D2SP4SPPP&p=hkh3h2h6&c=9`,
  );
  const link = makeHandviewerLink(writeLin([board]).text);
  expect(link).toMatch(/^https:\/\/www\.bridgebase\.com\/tools\/handviewer\.html\?lin=[\w%.!~*'()-]+$/);
  expect(boardIn(link)).toEqual(board);
});

test.each(['', 'md|1S2', 'https://club.example/', `${VIEWER}?d=n`, '[Board "1"]'])(
  '%j is no such link',
  (text) => {
    expect(handviewerLin(text)).toBeUndefined();
  },
);

test('of a part that stands twice the first is read; what is behind # is none', () => {
  const link = `${VIEWER}?${HANDS}&d=e&d=s&b=3#&b=4`;
  expect(boardIn(link)).toMatchObject({ dealer: 'E', number: 3 });
});
