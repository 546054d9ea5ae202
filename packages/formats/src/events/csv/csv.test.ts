import { expect, test } from 'vitest';
import { makeCsv } from './cells.ts';
import { writeLogCsv } from './log.ts';

test.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1'])(
  'a text that a spreadsheet would compute is a text: %j',
  (text) => {
    expect(makeCsv([[text]])).toMatch(/^"?'/);
  },
);

test('numbers are numbers, and cells have quotes where they need them', () => {
  expect(
    makeCsv([
      ['a', -5, undefined, 0.5],
      ['b,c', 'say "no"', 'two\nlines'],
    ]),
  ).toBe('a,-5,,0.5\r\n"b,c","say ""no""","two\nlines"\r\n');
});

test('the log of a tournament has no hands, and nothing that opens a link', () => {
  const text = writeLogCsv([
    { kind: 'granted', role: 'player', proof: 'the-proof', contestant: 'c1', player: 1, at: 0, by: 0 },
    { kind: 'dealt', board: 1, deal: 'the-deal', source: 'hand', at: 1000, by: 1 },
    { kind: 'solved', board: 1, tricks: 'the-tricks', par: 0, at: 2000, by: 0 },
    { kind: 'reported', line: 'A1/1/1', side: 'NS', result: '4S N 10', at: 4000, by: 1, id: 'device-1' },
  ]);
  expect(text).not.toMatch(/the-|device-1/);
  expect(text.split('\r\n')).toEqual([
    'entry,time,by,kind,line,side,result,reason,more',
    '1,1970-01-01T00:00:00.000Z,0,granted,,,,,"{""role"":""player"",""contestant"":""c1"",""player"":1}"',
    '2,1970-01-01T00:00:01.000Z,1,dealt,,,,,"{""board"":1,""source"":""hand""}"',
    '3,1970-01-01T00:00:02.000Z,0,solved,,,,,"{""board"":1,""par"":0}"',
    '4,1970-01-01T00:00:04.000Z,1,reported,A1/1/1,NS,4S N 10,,',
    '',
  ]);
});
