import { expect, test } from 'vitest';
import { stepsPage } from './stepKeys.ts';

/** Builds an element that is, or lies in, one of the given ones. */
const inside = (...found: readonly string[]) => ({
  closest: (selector: string) => selector.split(', ').find((one) => found.includes(one)) ?? null,
});
const press = (key: string, more: object = {}) => ({
  key,
  defaultPrevented: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  target: inside('button', 'body'),
  ...more,
});

test.each([
  ['an arrow, nothing focused', press('ArrowRight'), true],
  ['the other arrow', press('ArrowLeft'), true],
  ['no element at all', press('ArrowLeft', { target: null }), true],
  ['a key that scrolls', press('PageDown'), false],
  ['a key for the browser', press('ArrowLeft', { altKey: true }), false],
  ['a key that was used', press('ArrowRight', { defaultPrevented: true }), false],
  ['in a field', press('ArrowRight', { target: inside('input') }), false],
  ['in a list of choices', press('ArrowRight', { target: inside('[role="radiogroup"]') }), false],
  ['in what scrolls sideways', press('ArrowRight', { target: inside('[tabindex="0"]') }), false],
])('%s', (_, pressed, steps) => {
  expect(stepsPage(pressed)).toBe(steps);
});
