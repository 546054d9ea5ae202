import { describe, expect, test } from 'vitest';
import { eventIn } from '../testEvent.ts';
import { pairNumber } from './pair.ts';
import { readUsebio } from './read.ts';

test.each([
  ['9', '9'],
  ['9NS', '9'],
  ['12ew', '12'],
  [' 7 ', '7'],
  ['NS', 'NS'],
  ['', undefined],
  [' ', undefined],
  [undefined, undefined],
])('the number of a pair %j is %j', (text, number) => {
  expect(pairNumber(text)).toBe(number);
});

describe('a pair of a file', () => {
  const player = (name: string | undefined, number: string | undefined): string =>
    `<PLAYER>${name === undefined ? '' : `<PLAYER_NAME>${name}</PLAYER_NAME>`}${number === undefined ? '' : `<NATIONAL_ID_NUMBER>${number}</NATIONAL_ID_NUMBER>`}</PLAYER>`;
  const pair = (number: string, direction: string, players = ''): string =>
    `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER>${direction === '' ? '' : `<DIRECTION>${direction}</DIRECTION>`}${players}</PAIR>`;
  const line =
    '<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><SCORE>420</SCORE></TRAVELLER_LINE>';
  const read = (pairs: string, winners: 1 | 2 = 1) =>
    eventIn(
      readUsebio(
        `<USEBIO><EVENT><WINNER_TYPE>${winners}</WINNER_TYPE><PARTICIPANTS>${pairs}</PARTICIPANTS><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>${line}</BOARD></EVENT></USEBIO>`,
      ),
    ).contestants;

  test('has its players, with their numbers; 0 is no number', () => {
    const players =
      player('Ann', '12345') + player('Bea', '0') + player(undefined, '77') + player(undefined, undefined);
    expect(read(pair('1', '', players) + pair('2', ''))).toEqual([
      {
        id: '1',
        number: '1',
        players: [{ name: 'Ann', number: '12345' }, { name: 'Bea' }, { name: '', number: '77' }],
      },
      { id: '2', number: '2' },
    ]);
  });

  test.each([
    ['NS', 'EW'],
    ['N', 'E'],
    ['North', 'East'],
    ['S', 'W'],
    ['south', 'west'],
  ])('sits %s, and its opponents %s, where there are two winners', (ns, ew) => {
    expect(read(pair('1', ns) + pair('2', ew), 2)).toEqual([
      { id: '1NS', number: '1', direction: 'NS' },
      { id: '2EW', number: '2', direction: 'EW' },
    ]);
    expect(read(pair('1', ns) + pair('2', ew), 1).map(({ direction }) => direction)).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('has its direction in its number, if it is nowhere else', () => {
    expect(read(pair('1NS', '') + pair('2EW', ''), 2).map(({ id }) => id)).toEqual(['1NS', '2EW']);
  });
});
