import type { OptionSpec } from '@overtrick/rules/options';
import { expect, test } from 'vitest';
import { choicesOf, makeValue } from './optionText.ts';

test.each<[OptionSpec, string, string]>([
  [{ kind: 'flag', default: true, help: '' }, 'on, off', 'on'],
  [{ kind: 'choice', default: 'a', values: ['a', 'b'], help: '' }, 'a, b', 'a'],
  [{ kind: 'choice', default: 100, values: [100, 50], help: '' }, '100, 50', '100'],
  [{ kind: 'number', default: 4, min: 1, max: 9, help: '' }, '1 to 9', '4'],
  [{ kind: 'number', default: 4, min: 1, help: '' }, '1 or more', '4'],
  [{ kind: 'number', default: 4, max: 9, help: '' }, 'up to 9', '4'],
  [{ kind: 'number', default: 4, help: '' }, 'a whole number', '4'],
])('%j', (option, choices, usual) => {
  expect(choicesOf(option)).toBe(choices);
  expect(makeValue(option.default)).toBe(usual);
});
