import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makePbn, type PbnFile, type PbnTag, parsePbn } from './file.ts';

const namesOf = (text: string): string[][] =>
  parsePbn(text).games.map(({ tags }) => tags.map(({ name }) => name));
const place = { line: 1, column: 1 };

test('the example of the tour', () => {
  const text = '% PBN 2.1\n[Board "1"]\n[Auction "N"]\n1C Pass 1H =1= Pass\n[Note "1:four or more"]\n';
  expect(parsePbn(text)).toEqual({
    games: [
      {
        before: '% PBN 2.1\n',
        tags: [
          {
            name: 'Board',
            value: '1',
            text: '',
            place: { line: 2, column: 1 },
            textPlace: { line: 2, column: 12 },
          },
          {
            name: 'Auction',
            value: 'N',
            text: '\n1C Pass 1H =1= Pass',
            place: { line: 3, column: 1 },
            textPlace: { line: 3, column: 14 },
          },
          {
            name: 'Note',
            value: '1:four or more',
            text: '',
            place: { line: 5, column: 1 },
            textPlace: { line: 5, column: 24 },
          },
        ],
        faults: [],
      },
    ],
    after: '',
    lineEnd: '\n',
  });
});

describe('games', () => {
  test.each([
    ['begin after an empty line', '[Board "1"]\n\n[Board "2"]\n', [['Board'], ['Board']]],
    ['or one of spaces and tabs', '[Board "1"]\n \t\n[Board "2"]\n', [['Board'], ['Board']]],
    ['of any line end', '[Board "1"]\r\n\r\n[Board "2"]\r\r[Board "3"]\r', [['Board'], ['Board'], ['Board']]],
    ['but not in a comment', '[Board "1"]\n{\n\n[Board "2"]\n\n}\n[Deal "x"]\n', [['Board', 'Deal']]],
    [
      'nor when only sections follow',
      '[Board "1"]\n\n[Auction "N"]\nAP\n\n[Play "N"]\n',
      [['Board', 'Auction', 'Play']],
    ],
    [
      'or more calls',
      '[Board "1"]\n[Auction "N"]\n1C Pass\n\nPass Pass\n[Play "N"]',
      [['Board', 'Auction', 'Play']],
    ],
    [
      'and where the tags begin again behind a deal',
      '[Board "1"]\n[Deal "x"]\n[Board "2"]\n[Deal "y"]\n',
      [
        ['Board', 'Deal'],
        ['Board', 'Deal'],
      ],
    ],
    [
      'not where a tag is only repeated',
      '[Board "1"]\n[Board "1"]\n[Deal "x"]\n[Deal "x"]',
      [['Board', 'Board', 'Deal', 'Deal']],
    ],
    ['nothing but text', 'no game\n', []],
    ['nothing at all', '', []],
  ])('%s', (_, text, names) => {
    expect(namesOf(text)).toEqual(names);
  });
});

describe('tags', () => {
  const first = (text: string): Partial<PbnTag> => parsePbn(text).games[0]?.tags[0] ?? {};

  test.each([
    ['white space and line ends between tokens', '[ \nBoard\t"1"\n ]', 'Board', '1'],
    [
      'an escaped quote and backslash',
      String.raw`[Event "the \"big\" \\ game"]`,
      'Event',
      String.raw`the "big" \ game`,
    ],
    ['a backslash before anything else', String.raw`[Note "1:5+\S"]`, 'Note', String.raw`1:5+\S`],
    ['a quote that nobody escaped', '[Event "the "big" game"]', 'Event', 'the "big" game'],
    ['an empty value', '[Site ""]', 'Site', ''],
    ['signs of comments', '[Site "{;%"]', 'Site', '{;%'],
    ['no quotes', '[Event Random Deal #]', 'Event', 'Random Deal #'],
    ['a byte order mark', '\uFEFF[Site "x"]', 'Site', 'x'],
  ])('%s', (_, text, name, value) => {
    expect(first(text)).toMatchObject({ name, value });
  });

  test('what follows is kept: rows, strings, comments, escaped lines', () => {
    const text = '\n1 "Smith [S]; Jones {J}" 60\n%[Board "9"]\n2 "x" 40 {a\n\n[b]} ; [c]';
    expect(first(`[ScoreTable "Rank;Names;Percentage"]${text}\n\n`)).toMatchObject({ text });
  });

  test.each([
    ['no value', '[Board]', 'ERR_TAG', '1:1'],
    ['no name', '[Event "x"]\n ["1"]', 'ERR_TAG', '2:2'],
    ['no end', '[Event "x"\n[Site "y"]', 'ERR_TAG', '1:1'],
    ['a string over the end of a line', '[Event "x\ny"]', 'ERR_TAG', '1:1'],
    ['a comment without end', '[Event "x"] {never', 'ERR_COMMENT', '1:13'],
  ])('%s is a fault of its game', (_, text, code, at) => {
    const [game, ...more] = parsePbn(text).games;
    expect(more).toEqual([]);
    expect(game?.faults.map((fault) => [fault.code, `${fault.place.line}:${fault.place.column}`])).toEqual([
      [code, at],
    ]);
  });

  test('a brace that is missing costs one game', () => {
    const game = (n: number, comment: string) => `[Board "${n}"]\n[Deal "x"]\n${comment}\n`;
    const text = [
      game(1, '{one}'),
      game(2, '{two'),
      game(3, '{three}'),
      game(4, '{not a {nested} one}'),
    ].join('\n');
    expect(parsePbn(text).games.map(({ faults }) => faults.map(({ code }) => code))).toEqual([
      [],
      ['ERR_COMMENT'],
      [],
      [],
    ]);
  });

  test('a fault stays with its own game', () => {
    const text = '[Board "1"]\n[Event "x\n\n[Board "2]\n[Deal "y"]\n\n[Board "3"]\n';
    expect(parsePbn(text).games.map(({ faults }) => faults.length)).toEqual([1, 1, 0]);
  });
});

describe('round trips', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9*+=$!?^-]{1,8}$/);
  const comment = fc.string().map((text) => `{${text.replace(/[}\r]/g, '')}}`);
  const line = fc
    .array(fc.oneof(word, comment), { minLength: 1, maxLength: 5 })
    .map((parts) => parts.join(' '));
  const text = fc.oneof(
    fc.constant(''),
    fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => `\n${lines.join('\n')}`),
  );
  const tag = fc.record({
    name: fc.stringMatching(/^[A-Z][a-z]{4,9}$/),
    value: fc.string().map((value) => value.replace(/[\n\r]/g, '')),
    text,
    place: fc.constant(place),
    textPlace: fc.constant(place),
  });
  const board = fc.nat().map((n) => ({ name: 'Board', value: String(n), text: '', place, textPlace: place }));
  const before = fc.array(comment, { maxLength: 2 }).map((lines) => lines.map((one) => `${one}\n`).join(''));
  const game = fc.record({
    before,
    tags: fc
      .tuple(board, fc.uniqueArray(tag, { selector: ({ name }) => name }))
      .map(([first, rest]) => [first, ...rest]),
    faults: fc.constant([]),
  });
  const file: fc.Arbitrary<PbnFile> = fc.record({
    games: fc.array(game, { minLength: 1, maxLength: 4 }),
    after: fc.oneof(
      fc.constant(''),
      comment.map((one) => `\n${one}\n`),
    ),
    lineEnd: fc.constantFrom('\n', '\r\n'),
  });
  const withoutPlaces = (read: PbnFile): PbnFile => ({
    ...read,
    games: read.games.map(({ tags, ...rest }) => ({
      ...rest,
      tags: tags.map((one) => ({ ...one, place, textPlace: place })),
    })),
  });

  test('what is made is read', () => {
    fc.assert(
      fc.property(file, (made) => {
        expect(withoutPlaces(parsePbn(makePbn(made)))).toEqual(made);
      }),
    );
  });

  test('what is made of any text comes out as it is', () => {
    const pieces = fc.constantFrom(
      '[',
      ']',
      '"',
      '{',
      '}',
      ';',
      '%',
      '\\',
      '\n',
      '\n\n',
      ' ',
      '[Board "1"]',
      '[Deal "x"]',
      'a',
      '[Auction "N"]',
    );
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const once = makePbn(parsePbn(parts.join('')));
        expect(makePbn(parsePbn(once))).toBe(once);
      }),
    );
  });
});
