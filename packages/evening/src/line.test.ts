import { expect, test } from 'vitest';
import { isPlace, makeLine, makePlace, makeSitting, parseLine, parseSitting, sectionOf } from './line.ts';

test.each([
  ['A3/2/7', { section: 'A', table: 3, round: 2, board: 7 }],
  ['BB120/99/999', { section: 'BB', table: 120, round: 99, board: 999 }],
  [' A1/1/1 ', { section: 'A', table: 1, round: 1, board: 1 }],
])('%s is a line, and is written the same', (text, line) => {
  expect(parseLine(text)).toEqual(line);
  expect(makeLine(line)).toBe(text.trim());
  expect([makeSitting(line), makePlace(line)]).toEqual([
    text.trim().split('/').slice(0, 2).join('/'),
    text.trim().split('/')[0],
  ]);
});

test.each([
  ['a3/2/7'],
  ['A0/2/7'],
  ['A3/0/7'],
  ['A3/2/0'],
  ['A3/2'],
  ['A3/2/7/1'],
  ['ABC3/2/7'],
  ['3/2/7'],
  ['A1000/2/7'],
  ['A3/2/x'],
  [''],
])('"%s" is no line', (text) => {
  expect(parseLine(text)).toBeUndefined();
});

test.each([
  ['A3/2', { section: 'A', table: 3, round: 2 }],
  [' A3/2 ', { section: 'A', table: 3, round: 2 }],
  ['A3/2/7', undefined],
  ['A3', undefined],
  ['A3/0', undefined],
])('the sitting %s', (text, sitting) => {
  expect(parseSitting(text)).toEqual(sitting);
});

test.each([
  ['A3', true, 'A'],
  ['BB12', true, 'BB'],
  ['A0', false, 'A'],
  ['A', false, 'A'],
  ['A3/2', false, 'A'],
  ['3', false, ''],
  ['', false, ''],
])('%s is a place: %s; its section is "%s"', (text, is, section) => {
  expect([isPlace(text), sectionOf(text)]).toEqual([is, section]);
});
