import { describe, expect, test } from 'vitest';
import { isDealLines, readDealLines } from './dealLines.ts';

const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
const LAST = '53644737765488792839237440000';

test.each([
  [DEAL, true],
  [`"${DEAL}"`, true],
  [DEAL.toLowerCase(), true],
  [`${DEAL} dealer=S vul=both board=7`, true],
  ['12345', true],
  ['#12,345', true],
  ["12'345", true],
  [`${DEAL}\n\n17\n`, true],
  [`17\n${DEAL}`, true],
  [`${DEAL}\nand words`, false],
  [`words\n${DEAL}`, false],
  ['', false],
  ['\n \n', false],
  ['[Event "x"]', false],
])('%j consists of deals: %s', (text, is) => {
  expect(isDealLines(text)).toBe(is);
});

describe('a line', () => {
  const read = (text: string) => {
    const [item] = readDealLines(text);
    return item?.board.ok ? item.board.value : item?.board.code;
  };
  test('has a deal, with the first hand as dealer and nobody vulnerable, unless it says more', () => {
    expect(read(DEAL)).toMatchObject({ dealer: 'N', vul: 'none' });
    expect(read(DEAL.replace('N:', 'e:'))).toMatchObject({ dealer: 'E', vul: 'none' });
    expect(read(`${DEAL} dealer=S vul=both`)).toMatchObject({ dealer: 'S', vul: 'both' });
    expect(read(`${DEAL} board=7`)).toMatchObject({ label: '7', number: 7 });
  });
  test('has a deal by its number', () => {
    expect(read('0')).toMatchObject({ label: '0', dealer: 'N', vul: 'none' });
    expect(read('# 12,345')).toEqual(read("12'345"));
    expect(read(String(BigInt(LAST) - 500n))).toMatchObject({ label: expect.any(String) });
    expect(read('9'.repeat(40))).toBe('ERR_DEAL_FORM');
    expect(read('9'.repeat(30))).toBe('ERR_DEAL_FORM');
  });
  test.each([['words'], [DEAL.replace('AQ962', 'AQ96')], [DEAL.replace('J73', 'A73')]])(
    'of %s is none',
    (text) => {
      expect(read(text)).toBe('ERR_DEAL_FORM');
    },
  );
  test('is counted and found again', () => {
    expect(readDealLines(`\n${DEAL}\n\n17`).map(({ label, place }) => [label, place.line])).toEqual([
      ['#1', 2],
      ['17', 4],
    ]);
  });
});
