import { CARD_LINES } from '@overtrick/protocol/card';
import { expect, test } from 'vitest';
import { CARD_LAYOUTS } from './layouts.ts';

test.each(CARD_LAYOUTS)('the layout $id has each line of a card once', ({ parts }) => {
  expect(parts.flatMap(({ lines }) => lines).toSorted()).toEqual(CARD_LINES.toSorted());
});
