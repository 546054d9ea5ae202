import { expect, test } from 'vitest';
import { commentFindings } from './comments.ts';

const whys = (text: string) =>
  commentFindings('packages/rules/src/cards/seat.ts', text).map(({ why }) => why);

test.each([
  '/** The seat that acts next. */',
  '/** Is the deal over? */',
  '// where the rule is open, the table decides',
  '/**\n * One line.\n * @param seat the seat that asks\n * @throws never\n * @returns nothing\n */',
  '/**\n * A tour of a notation, of more lines:\n *\n *     N:AK.. -\n * and so on.\n */',
  '/**\n * One.\n * Two.\n * Three.\n * Four (Law 12C1).\n */',
  "const reason = 'he';",
  '**Blind nil.** What is in a text is no comment.',
])('%j may stay', (text) => {
  expect(whys(text)).toEqual([]);
});

test.each([
  ['/** What a seat may know. */', 'a comment is a sentence, and does not begin with a question'],
  ['/**\n * Who acts next.\n */', 'a comment is a sentence, and does not begin with a question'],
  [
    '/**\n * One.\n * Two.\n * Three.\n * Four.\n */',
    '4 lines of comment: at most 3, unless it cites a source',
  ],
  [`// ${'x'.repeat(118)}`, '121 columns of comment: at most 120'],
  ['/** The card that he plays. */', 'a player is "they" or a seat'],
])('%j may not', (text, why) => {
  expect(whys(text)).toEqual([why]);
});

test('a finding has its line', () => {
  expect(commentFindings('a.ts', 'x;\n\n/** How many. */')[0]?.line).toBe(3);
});
