import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LinFile, makeLin, parseLin } from './file.ts';

const pairsOf = (text: string): string[] => parseLin(text).pairs.map(({ tag, value }) => `${tag}=${value}`);

test('the example of the tour', () => {
  const text = 'qx|o1|md|3SA…,…,…,|ah|Board 1|sv|o|mb|1N!|an|15-17|mb|p|pg||\npc|S5|pg||mc|7|pg||\n';
  expect(pairsOf(text).join(' ')).toBe(
    'qx=o1 md=3SA…,…,…, ah=Board 1 sv=o mb=1N! an=15-17 mb=p pg= pc=S5 pg= mc=7 pg=',
  );
  expect(makeLin(parseLin(text))).toBe(text);
});

describe('pairs', () => {
  test.each([
    ['white space and tags in capitals', ' \n QX |o1|\r\n\tmb| 1N |', ['qx=o1', 'mb= 1N ']],
    ['stray bars', '|qx|o1|||mb|p||', ['qx=o1', 'mb=p']],
    ['text before a line', 'Hello, world!\nqx|o1|', ['qx=o1']],
    ['a link', 'https://x.org/view.html?lin=pn|a,b,c,d|md|1|', ['pn=a,b,c,d', 'md=1']],
    ['a pair without its bar', 'mb|1Cmb|p|mb|2C|', ['mb=1Cmb', 'mb=2C']],
    ['a value over lines', 'nt|one\ntwo|pg||', ['nt=one\ntwo', 'pg=']],
    ['an end within a pair', 'mb|1C|mb|p', ['mb=1C']],
    ['no pair', 'x', []],
    ['nothing', '', []],
  ])('%s', (_, text, pairs) => {
    expect(pairsOf(text)).toEqual(pairs);
  });

  test('places', () => {
    expect(parseLin('\n qx|o1|').pairs).toMatchObject([
      { gap: '\n ', place: { line: 2, column: 2 }, valuePlace: { line: 2, column: 5 } },
    ]);
  });
});

describe('round trips', () => {
  const place = { line: 1, column: 1 };
  const pair = fc.record({
    gap: fc.constantFrom('', '\n', ' ', '\n\n'),
    tag: fc.stringMatching(/^[a-z]{2}$/),
    value: fc.string().map((value) => value.replace(/[|\r]/g, '')),
    place: fc.constant(place),
    valuePlace: fc.constant(place),
  });
  const file: fc.Arbitrary<LinFile> = fc.record({
    pairs: fc.array(pair),
    after: fc.constantFrom('', '\n', '\n\n'),
    lineEnd: fc.constantFrom('\n', '\r\n'),
  });

  test('what is made is read', () => {
    fc.assert(
      fc.property(file, (made) => {
        const lineEnd = makeLin(made).includes('\r\n') ? '\r\n' : '\n';
        const { pairs, ...read } = parseLin(makeLin(made));
        const bare = pairs.map((one) => ({ ...one, place, valuePlace: place }));
        expect({ ...read, pairs: bare }).toEqual({ ...made, lineEnd });
      }),
    );
  });

  test('what is made of any text comes out as it is', () => {
    const pieces = fc.constantFrom('|', 'qx', 'mb|', 'p', '\n', ' ', '||', 'pc|S2|', '=', 'x');
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const once = makeLin(parseLin(parts.join('')));
        expect(makeLin(parseLin(once))).toBe(once);
      }),
    );
  });
});
