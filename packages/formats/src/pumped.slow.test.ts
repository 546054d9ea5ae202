import { threadCpuUsage } from 'node:process';
import { parseMovement } from '@overtrick/movements/text';
import { times } from '@overtrick/rules/internals/testing/length';
import { expect, test } from 'vitest';
import { readContestants } from './contestants/read.ts';
import { parseWish } from './dealer/wish/wish.ts';
import { EVENT_FORMATS, eventFormatOf } from './events/list.ts';
import { handviewerLin } from './handviewer.ts';
import { parseLesson } from './lesson/parse.ts';
import { FORMATS, formatOfText } from './list.ts';

const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1');

/** Everything that reads a text from outside, by what it reads. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'the format of a text': formatOfText,
  'the format of an event': (text) => eventFormatOf('', bytesOf(text)),
  'a link to the hand viewer': handviewerLin,
  'a list of contestants': readContestants,
  'a lesson': parseLesson,
  'a movement': parseMovement,
  ...Object.fromEntries(FORMATS.map(({ id, read }) => [`boards of ${id}`, (text: string) => read(text)])),
  ...Object.fromEntries(
    EVENT_FORMATS.map((format) => [`an event of ${format.id}`, (text: string) => format.read(bytesOf(text))]),
  ),
};

/** Beginnings that lead into the grammars, and parts that are repeated after them. */
const HEADS = [
  '',
  '[Event "x"]\n[Board "1"]\n[Deal "N:',
  '[Event "x"]\n[Auction "N"]\n',
  '[Event "x"]\n[Play "N"]\n',
  '[Event "x"]\n{',
  '[ScoreTable "',
  'pn|a,b,c,d|md|1S',
  'qx|o1|md|1SAKQ,S,S|mb|',
  'vg|a,b,I,1,2|rs|',
  'http://x.example/v?lin=',
  'D 1\nB 1\nH N:',
  'Board,North,East\n1,',
  '{"kind":',
  '<?xml version="1.0"?><USEBIO Version="1.2">',
  '<html><script>hv_popuplin("',
  '# Lesson\n?',
  '# Lesson\n= N ',
  '[Document]\nFrom Board=1\n',
  'name,name2\n',
];
const PARTS = [
  ...[' ', '\n', '\t', '[', ']', '{', '}', '"', '\\', ';', '%', ',', '|', '(', '=', '<', '>', '&', '.', '-'],
  ...['A', '9', 'é', '\0', '\r\n', '"",', '" "', '[A "', '[A "x"]\n', '{}', '{"a":', '[1,', 'md|', 'md|1S|'],
  ...[
    'mb|p|',
    'pc|SA|',
    'qx|o1|',
    'nt|x|',
    'AKQ.',
    'N:',
    'B 1\n',
    'T x\n',
    'H N:\n',
    'x,',
    '"x",',
    'x\n',
    '<a>',
  ],
  ...[
    '<a b="',
    '<!--',
    '&amp;',
    '=1=',
    '$1 ',
    '*',
    '+',
    '^R',
    '! ',
    '? ',
    '1NT ',
    'Pass ',
    '- ',
    '%20',
    '01 ',
    ';x\n',
  ],
];

const SMALL = 6_000;
/** The factor between the lengths of the two texts that are compared. */
const LONGER = times(3, 60);
/** The milliseconds of this thread that are ignored. */
const FREE_MS = 40;
/** The largest factor between the times of the two texts: two and a half times that of their lengths. */
const MOST = 2.5 * LONGER;

async function cost(read: (text: string) => unknown, text: string): Promise<number> {
  const before = threadCpuUsage();
  await read(text);
  const { user, system } = threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Builds a text that starts with a head and repeats a part. */
const pumped = (head: string, part: string, length: number): string =>
  head + part.repeat(Math.ceil((length - head.length) / part.length));

test.each(Object.entries(READERS))('%s is read in a time that grows as its length does', async (_, read) => {
  const slow: string[] = [];
  for (const head of HEADS)
    for (const part of PARTS) {
      const long = pumped(head, part, SMALL * LONGER);
      const ms = await cost(read, long);
      if (ms < FREE_MS) continue;
      // once more: the first time it is compiled, and memory is tidied up
      const small = await cost(read, pumped(head, part, SMALL));
      const again = await cost(read, long);
      if (again > FREE_MS && again > MOST * Math.max(small, 0.5))
        slow.push(`${JSON.stringify(head)} and ${JSON.stringify(part)}: ${small} ms, then ${again} ms`);
    }
  expect(slow).toEqual([]);
});

test.each([
  'a?b:',
  '(',
  '!',
  '-',
  'not ',
  'hcp(north)+',
  '1+',
  'shape(north,any 4333)+',
  'shape{north,5+M(xxx)}&&',
])('a script of %j again and again is judged within its steps', async (part) => {
  const text = `condition ${part.repeat(Math.floor(1900 / part.length))}1`;
  expect(await cost(parseWish, text)).toBeLessThan(5000);
});
