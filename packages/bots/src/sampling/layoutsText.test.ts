import { expect, test } from 'vitest';
import { layoutsText } from './layoutsText.ts';

test.each([
  [1, 1, 'In the layout that I imagined, no other choice does better.'],
  [1, 12, 'In every layout that I imagined, no other choice does better.'],
  [0.75, 12, 'In 9 of the 12 layouts that I imagined, no other choice does better.'],
  [0.5, 12, 'On average over the 12 layouts that I imagined, no other choice does better.'],
  [0, 3, 'On average over the 3 layouts that I imagined, no other choice does better.'],
])('best in %d of %d layouts: %s', (share, layouts, words) => {
  expect(layoutsText(share, layouts, 'imagined', 'does better')).toBe(words);
});
