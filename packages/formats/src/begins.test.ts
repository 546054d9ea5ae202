import { describe, expect, test } from 'vitest';
import { handviewerLin } from './handviewer.ts';
import { FORMATS, formatOfText } from './list.ts';

/** Beginnings after which a reader looks for something, what is repeated behind them, and an end that is not it. */
const HEADS = [
  '',
  ' ',
  '[',
  '[A',
  '%',
  '{ ',
  '<a>"\'',
  "<a>'",
  'D x\n',
  'north',
  ',',
  'https://a/',
  'https://a/?',
];
const PUMPED = [
  ' ',
  '\n',
  '\t',
  ',',
  ' ,',
  '"',
  "'",
  'md|',
  'A',
  '?',
  '?a',
  'D \n',
  '[A ',
  'north',
  '&',
  '(',
  '1N',
];
const TAILS = ['', 'x', ' x', '"x', '\n['];

/** As long as a file of an evening may be, where each letter looked at again costs seconds. */
const LENGTH = 60_000;
/** Quadratic work takes several seconds at that length, linear work a few milliseconds. */
const MOST_MS = 1000;

/** Returns the processor time of this process that the work takes, milliseconds. */
function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe.each(HEADS.map((head) => [JSON.stringify(head), head] as const))(
  'a text that begins with %s',
  (_, head) => {
    test.each(PUMPED.map((each) => [JSON.stringify(each), each] as const))(
      'and repeats %s is linear work',
      (_name, each) => {
        for (const tail of TAILS) {
          const text = head + each.repeat(LENGTH / each.length) + tail;
          for (const { id, begins } of FORMATS)
            expect([id, tail, processorMs(() => begins.test(text)) < MOST_MS]).toEqual([id, tail, true]);
          expect([tail, processorMs(() => formatOfText(text)) < MOST_MS]).toEqual([tail, true]);
          expect([tail, processorMs(() => handviewerLin(text)) < MOST_MS]).toEqual([tail, true]);
        }
      },
    );
  },
);

test.each([
  ['board,north,east', 'csv'],
  ['\n\n "deal" ; x', 'csv'],
  ['north\teast', 'csv'],
  ['a b,c,"North",d', 'csv'],
  ['board,north', undefined],
  ['northern,east', undefined],
  ['board north,east', undefined],
])('%j begins as %s', (text, id) => {
  expect(formatOfText(text)?.id).toBe(id);
});
