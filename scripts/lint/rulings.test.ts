import { expect, test } from 'vitest';
import { ruleBookOf, rulingFindings } from './rulings.ts';

const BOOK = ruleBookOf(`# 7. Honeymoon bridge

## 7.7 Bid first

1. Deal.
2. Bid. \`R-HM-1\` The dealer bids first.

- \`R-HM-2\` Seats do not change. _(no test: the table has them so)_
`);

const whysOf = (files: Readonly<Record<string, string>>) =>
  rulingFindings(
    BOOK,
    'rules.md',
    Object.entries(files).map(([file, text]) => ({ file, text })),
  ).map(({ file, line, why }) => `${file}:${line} ${why}`);

const TESTED = { 'a.test.ts': '// R-HM-1' };

test('what the book has may be cited, points of its lists too', () => {
  expect(whysOf({ ...TESTED, 'a.ts': '// RULES 7, 7.7; RULES 7.7.2\n// R-HM-2' })).toEqual([]);
});

test('a number that the book has not is found where it stands', () => {
  expect(whysOf({ ...TESTED, 'a.ts': '\n// RULES 7.8, R-HM-3\n// RULES 7.7.3' })).toEqual([
    'a.ts:2 rules.md has no R-HM-3',
    'a.ts:2 rules.md has no RULES 7.8',
    'a.ts:3 rules.md has no RULES 7.7.3',
  ]);
});

test('a game numbers rulings of its own in its own folder', () => {
  const own = { 'src/games/mine/rules.ts': '// R-MY-1' };
  expect(whysOf({ ...TESTED, ...own, 'src/games/mine/index.ts': '// R-MY-1' })).toEqual([]);
  expect(whysOf({ ...TESTED, 'src/games/mine/index.ts': '// R-MY-1' })).toHaveLength(1);
});

test('a ruling that no test cites is found, but for one of which the book says why', () => {
  expect(whysOf({ 'a.ts': '// R-HM-1' })).toEqual(['rules.md:1 no test cites R-HM-1']);
});
