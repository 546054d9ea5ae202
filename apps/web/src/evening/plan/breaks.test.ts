import { expect, test } from 'vitest';
import { readBreaks, writeBreaks } from './breaks.ts';

const evening = new Date(2026, 10, 21, 19, 0).getTime();

test('minutes and times of day are read, and written as they were', () => {
  const breaks = readBreaks('3 15; 6 20:45 ', evening);
  expect(breaks).toEqual([
    { after: 3, minutes: 15 },
    { after: 6, until: new Date(2026, 10, 21, 20, 45).getTime() },
  ]);
  expect(writeBreaks(breaks as Exclude<typeof breaks, { wrong: string }>)).toBe('3 15, 6 20:45');
});

test('a time that is past is that of the next day', () => {
  expect(readBreaks('9 0:30', evening)).toEqual([
    { after: 9, until: new Date(2026, 10, 22, 0, 30).getTime() },
  ]);
});

test('nothing is no break', () => expect(readBreaks(' , ', evening)).toEqual([]));

test.each(['3', '0 15', '3 0', '3 25:00', '3 20:60', 'three 15', '3 15 6'])('%s is no break', (wrong) => {
  expect(readBreaks(`2 10, ${wrong}`, evening)).toEqual({ wrong });
});
