import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { setOf } from './cards/cardSet.ts';

// the examples in the comment that opens a module: `expression // value`
const EXAMPLE = /^ \* {5}(\S.*) \/\/ (.+)$/gm;

const modules = readdirSync(new URL('.', import.meta.url)).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);
const EXAMPLES = modules.flatMap((name) => {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  const [tour = ''] = /\/\*\*.*?\*\//s.exec(text) ?? [];
  return [...tour.matchAll(EXAMPLE)].map(
    ([, expression = '', value = '']) => [name, expression, value] as const,
  );
});

const evaluate = (expression: string, names: Readonly<Record<string, unknown>>): unknown =>
  new Function(...Object.keys(names), `return (${expression});`)(...Object.values(names));

test.each(EXAMPLES)('%s: %s is %s', async (name, expression, value) => {
  const exported = await import(/* @vite-ignore */ new URL(name, import.meta.url).href);
  expect(evaluate(expression, { setOf, ...exported })).toEqual(evaluate(value, {}));
});

test('every module with a notation has examples', () => {
  const withExamples = [...new Set(EXAMPLES.map(([name]) => name))];
  const withNotation = modules.filter((name) =>
    /^export (const|function) parse/m.test(readFileSync(new URL(name, import.meta.url), 'utf8')),
  );
  expect(withExamples).toEqual(withNotation);
});
