import { expect, test } from 'vitest';
import { assert, defined, unreachable } from './assert.ts';

test('assert throws with its message when the condition is false', () => {
  expect(() => assert(true, 'fine')).not.toThrow();
  expect(() => assert(0, 'zero')).toThrow('assertion failed: zero');
});

test('defined gives the value, also a falsy one, and throws for undefined', () => {
  expect([defined(0, 'zero'), defined('', 'empty'), defined(false, 'false')]).toEqual([0, '', false]);
  expect(() => defined(undefined, 'nothing')).toThrow('assertion failed: nothing');
});

test('unreachable names the value that came', () => {
  expect(() => unreachable({ kind: 'new' } as never)).toThrow('unreachable: {"kind":"new"}');
});
