import { expect, test } from 'vitest';
import { newId } from '../../device/newId.ts';

test('an id fits the protocol, and no two are alike', () => {
  const ids = Array.from({ length: 200 }, newId);
  expect(new Set(ids).size).toBe(200);
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
});
