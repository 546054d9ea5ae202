import { expect, test } from 'vitest';
import { FORMATS, findFormat, formatOfText } from './list.ts';

test('every format has an ending of its own, and is found by its id in any case', () => {
  const endings = FORMATS.flatMap((format) => format.endings);
  expect(new Set(endings).size).toBe(endings.length);
  for (const { id, endings: own } of FORMATS) {
    expect(own.length, id).toBeGreaterThan(0);
    for (const ending of own) expect(ending).toMatch(/^\.[a-z0-9]+$/);
    expect(findFormat(id.toUpperCase())?.id).toBe(id);
  }
  expect(findFormat('docx')).toBeUndefined();
});

test.each([
  ['[Document]\nVersion=1', 'dlm'],
  ['  [Document]', 'dlm'],
  ['% RBN 3.2\nB 1', 'rbn'],
  ['D 19980131\nE Nationals\nB 7\n', 'rbn'],
  ['H N:AKQ2.K32.432.432:::\n', 'rbn'],
  ['A SB:PP1SPPP\n', 'rbn'],
  ['Board,Dealer,North,East\n1,N,AK,QJ', 'csv'],
  ['"Deal";Vul\n', 'csv'],
  ['\n\nnumber,deal,x\n', 'csv'],
  ['board,north', undefined],
  ['north\nAK', undefined],
  ['some words\nnorth,south', undefined],
  ['D 19980131\n', undefined],
])('%j begins a file of %s', (text, id) => {
  expect(formatOfText(text)?.id).toBe(id);
});
