import { expect, test } from 'vitest';
import { policiesFor } from './policiesFor.ts';

const names = (id: string, hasPar?: true) => Object.keys(policiesFor({ id, ...(hasPar && { hasPar }) }));

test('systems are asked for where partners bid, the auction alone where it tells the result', () => {
  expect(names('bridge', true)).toEqual(expect.arrayContaining(['systemNS', 'systemEW', 'bidding', 'quiet']));
  expect(names('awol')).toContain('systemNS');
  expect(names('awol')).not.toContain('bidding');
  for (const id of ['spades', 'minibridge', 'solo']) expect(names(id)).not.toContain('systemEW');
});
