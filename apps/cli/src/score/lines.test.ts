import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readKey, readResult, unknownKey, VUL } from './fields.ts';
import { readLines, type ScoreLine } from './lines.ts';

function lineOf(text: string): ScoreLine {
  const lines = readLines(text);
  const line = lines.ok ? lines.value[0] : undefined;
  if (line === undefined) throw new Error(`no line in ${text}`);
  return line;
}

test('words and pairs with their places; comments and blank lines are passed over', () => {
  const lines = readLines('# head\n\n  4SX E 8  vul=ew # why\r\nPASS\n');
  expect(lines).toEqual({
    ok: true,
    value: [
      {
        words: [
          { text: '4SX', line: 3, column: 3 },
          { text: 'E', line: 3, column: 7 },
          { text: '8', line: 3, column: 9 },
        ],
        pairs: new Map([
          ['vul', { key: { text: 'vul', line: 3, column: 12 }, value: { text: 'ew', line: 3, column: 16 } }],
        ]),
        end: { text: '', line: 3, column: 18 },
      },
      {
        words: [{ text: 'PASS', line: 4, column: 1 }],
        pairs: new Map(),
        end: { text: '', line: 4, column: 5 },
      },
    ],
  });
});

test.each([
  ['', '1:1', 'there is no deal in the file'],
  ['# nothing\n#', '1:1', 'there is no deal in the file'],
  ['4S N 10 vul=ns vul=ew', '1:16', 'vul appears twice in this line'],
  ['\n4S N vul=ns 10', '2:13', '10 must come before the key=value pairs'],
  ['4S N 10 =ns', '1:9', '=ns has no key before its equals sign'],
  ['4S N 10 vul= x=1', '1:13', 'vul has no value'],
])('%j is wrong at %s', (text, at, why) => {
  expect(readLines(text)).toMatchObject({ ok: false, at, why });
});

describe('results', () => {
  test.each([
    ['4S N 10', { contract: { level: 4, strain: 'S', doubling: 0, declarer: 'N' }, tricks: 10 }],
    ['3ntxx west 0', { contract: { level: 3, strain: 'N', doubling: 2, declarer: 'W' }, tricks: 0 }],
    ['7C* e 13', { contract: { level: 7, strain: 'C', doubling: 1, declarer: 'E' }, tricks: 13 }],
    ['PASS', { tricks: 0 }],
    ['pass', { tricks: 0 }],
    ['P vul=ns', { tricks: 0 }],
  ])('%s', (text, value) => {
    expect(readResult(lineOf(text))).toEqual({ ok: true, value });
  });

  test.each([
    ['8S N 10', '1:1', 'a contract is written like 4S, 4SX or 3NTXX, or PASS, not 8S'],
    ['4S', '1:3', 'the declarer is N, E, S or W; the line ends before it'],
    ['4S Q 10', '1:4', 'the declarer is N, E, S or W, not Q'],
    ['4S N', '1:5', "declarer's tricks are a whole number from 0 to 13; the line ends before it"],
    ['4S N 14', '1:6', "declarer's tricks are a whole number from 0 to 13, not 14"],
    ['4S N -1', '1:6', "declarer's tricks are a whole number from 0 to 13, not -1"],
    ['4S N 9.5', '1:6', "declarer's tricks are a whole number from 0 to 13, not 9.5"],
    ['4S N 10 +1', '1:9', '+1 is one word too many: a line is CONTRACT DECLARER TRICKS, then key=value'],
    ['PASS N 0', '1:6', 'N is one word too many: PASS stands alone'],
    ['vul=ns', '1:7', 'a contract is written like 4S, 4SX or 3NTXX, or PASS; the line ends before it'],
  ])('%s is wrong at %s', (text, at, why) => {
    expect(readResult(lineOf(text))).toMatchObject({ ok: false, at, why });
  });
});

test('keys', () => {
  const line = lineOf('4S N 10 vul=all hcp=3');
  expect(readKey(line, 'vul', VUL)).toEqual({ ok: true, value: 'both' });
  expect(readKey(line, 'fit', VUL)).toEqual({ ok: true, value: undefined });
  expect(readKey(lineOf('PASS vul=some'), 'vul', VUL)).toMatchObject({ ok: false, at: '1:10' });
  expect(unknownKey(line, ['vul', 'hcp'])).toBe(undefined);
  expect(unknownKey(line, ['vul'])).toMatchObject({ at: '1:17', why: 'there is no key hcp; there is vul' });
  expect(unknownKey(line, [])).toMatchObject({ at: '1:9', why: 'there is no key vul; there is none' });
});

/** Any UTF-16 unit. */
const letter = fc.nat(0xffff).map((code) => String.fromCharCode(code));

test('any text gives lines or a place', () => {
  const words = fc.constantFrom(
    '4S',
    'N',
    '10',
    'PASS',
    '3NTX',
    'vul=ns',
    'vul=',
    '=',
    '#',
    '\n',
    '\r\n',
    '\t',
    'a=b=c',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: letter }),
        fc.array(words).map((list) => list.join(' ')),
      ),
      (text) => {
        const lines = readLines(text);
        if (!lines.ok) expect(lines.at).toMatch(/^\d+:\d+$/);
        else
          for (const line of lines.value) {
            const result = readResult(line);
            if (!result.ok) expect(result.at).toMatch(/^\d+:\d+$/);
          }
      },
    ),
  );
});
