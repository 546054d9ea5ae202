import { expect, test } from 'vitest';
import { present } from './present.ts';

test('fields without a value are absent, others stay as they are, in their order', () => {
  const zero: number | undefined = 0;
  const none: string | undefined = undefined;
  const made = present({ b: '', none, a: zero, no: false, nothing: null });
  expect(Object.entries(made)).toEqual([
    ['b', ''],
    ['a', 0],
    ['no', false],
    ['nothing', null],
  ]);
  expect('none' in made).toBe(false);
});
