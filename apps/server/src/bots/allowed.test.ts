import { expect, test } from 'vitest';
import { allowedMs } from './allowed.ts';

test('alone a computer player has all its time; with others each has its part', () => {
  expect(allowedMs({ keys: 1, own: 1, waitedMs: 0 }, 1)).toBe(2000);
  expect(allowedMs({ keys: 10, own: 1, waitedMs: 0 }, 1)).toBe(200);
  expect(allowedMs({ keys: 10, own: 1, waitedMs: 0 }, 4)).toBe(800);
});

test('who asks at many tables has less for each, and others have not', () => {
  expect(allowedMs({ keys: 2, own: 120, waitedMs: 0 }, 1)).toBe(12.5);
  expect(allowedMs({ keys: 2, own: 1, waitedMs: 0 }, 1)).toBe(1000);
});

test('who has waited for long is answered at once', () => {
  expect(allowedMs({ keys: 1, own: 1, waitedMs: 2001 }, 8)).toBe(0);
});
