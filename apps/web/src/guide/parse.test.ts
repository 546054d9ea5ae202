import { GAMES } from '@overtrick/rules/games/list';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anchorOf, type Block, parseBlocks, parseInline, partsOf, splitLead, undrawn } from './parse.ts';

test('blocks', () => {
  const source = `# Title
First line,
second line.

- one
- two,
  still two
1) not a new list

## Part
Text
- straight after it

| A | B |
|---|--:|
| 1 | 2 |

\`\`\`
  N

W   E
\`\`\`
# After it
`;
  expect(parseBlocks(source)).toEqual([
    { kind: 'heading', level: 1, text: 'Title' },
    { kind: 'paragraph', text: 'First line, second line.' },
    { kind: 'list', ordered: false, items: ['one', 'two, still two', 'not a new list'] },
    { kind: 'heading', level: 2, text: 'Part' },
    { kind: 'paragraph', text: 'Text' },
    { kind: 'list', ordered: false, items: ['straight after it'] },
    { kind: 'table', head: ['A', 'B'], rows: [['1', '2']] },
    { kind: 'drawing', text: '  N\n\nW   E' },
    { kind: 'heading', level: 1, text: 'After it' },
  ]);
});

describe('in a line', () => {
  test.each([
    ['plain', [{ kind: 'text', text: 'plain' }]],
    [
      'a **bold** and *slanted* `code`',
      [
        { kind: 'text', text: 'a ' },
        { kind: 'strong', text: 'bold' },
        { kind: 'text', text: ' and ' },
        { kind: 'em', text: 'slanted' },
        { kind: 'text', text: ' ' },
        { kind: 'code', text: 'code' },
      ],
    ],
    ['[rules](/rules/bridge)', [{ kind: 'link', text: 'rules', href: '/rules/bridge' }]],
    ['[bad](javascript:alert(1)', [{ kind: 'text', text: '[bad](javascript:alert(1)' }]],
    ['[bad](//elsewhere.example)', [{ kind: 'text', text: '[bad](//elsewhere.example)' }]],
    ['2 * 3 * 4', [{ kind: 'text', text: '2 * 3 * 4' }]],
    ['<b>no markup</b>', [{ kind: 'text', text: '<b>no markup</b>' }]],
  ])('%s', (line, pieces) => {
    expect(parseInline(line)).toEqual(pieces);
  });
});

test('any text is read, and every letter of a line without marks is kept', () => {
  fc.assert(
    fc.property(fc.string(), (source) => {
      expect(() =>
        parseBlocks(source).map((block) => 'text' in block && parseInline(block.text)),
      ).not.toThrow();
    }),
  );
  const plain = fc.stringMatching(/^[a-z ,.;]*$/);
  fc.assert(
    fc.property(plain, (line) => {
      expect(
        parseInline(line)
          .map(({ text }) => text)
          .join(''),
      ).toBe(line);
    }),
  );
});

const textsOf = (block: Block): readonly string[] =>
  block.kind === 'drawing'
    ? []
    : block.kind === 'list'
      ? block.items
      : block.kind === 'table'
        ? [...block.head, ...block.rows.flat()]
        : [block.text];

test.each(GAMES.map((game) => [game.id, game.rules] as const))(
  'the rules of %s leave no mark unread',
  (_, rules) => {
    const blocks = parseBlocks(rules);
    expect(blocks[0]).toMatchObject({ kind: 'heading', level: 1 });
    for (const piece of blocks.flatMap(textsOf).flatMap(parseInline)) {
      if (piece.kind === 'text') expect(piece.text).not.toMatch(/\*\*|`|^#|\]\(/);
    }
  },
);

test('a text is cut before its first part, and nothing of it is lost', () => {
  expect(splitLead('# T\nlead\n\n## A\ntext\n## B\n')).toEqual(['# T\nlead\n\n', '## A\ntext\n## B\n']);
  expect(splitLead('# T\n### no part')).toEqual(['# T\n### no part', '']);
});

test('a text can be shown without its drawings, and nothing else of it is lost', () => {
  expect(undrawn('# T\nlead\n\n```\n  N\nW   E\n```\n\nmore\n')).toBe('# T\nlead\n\n\n\nmore\n');
  expect(undrawn('no drawing')).toBe('no drawing');
});

test('the parts of a text are its headings of the second level, each with a name for links', () => {
  const parts = partsOf('# Whist\n\n## The deal\n\nText\n\n### Cards\n\n## Options: what is seen\n');
  expect(parts).toEqual(['The deal', 'Options: what is seen']);
  expect(parts.map(anchorOf)).toEqual(['part-the-deal', 'part-options-what-is-seen']);
});
