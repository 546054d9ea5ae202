import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documents } from './documents.ts';
import { tableOf, withPart } from './part.ts';

process.chdir(new URL('../..', import.meta.url).pathname);

test.each([...documents()])('%s says what the code says: after a change, npm run docs', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('only what stands between the marks is made anew', () => {
  const page = 'a\n<!-- x: made by npm run docs -->\nold\n<!-- end of x -->\nb\n';
  const made = withPart(page, 'x', 'new');
  expect(made).toBe('a\n<!-- x: made by npm run docs -->\n\nnew\n\n<!-- end of x -->\nb\n');
  expect(withPart(made, 'x', 'new')).toBe(made);
  expect(() => withPart(page, 'y', 'new')).toThrow('no place for y');
});

test('a bar inside a cell is no border', () => {
  expect(tableOf(['a'], [['b|c']])).toBe('| a    |\n| ---- |\n| b\\|c |');
});
