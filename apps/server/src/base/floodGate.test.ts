import { describe, expect, test } from 'vitest';
import { FloodGate } from './floodGate.ts';

/** Counts the messages that pass at a moment. */
const passing = (gate: FloodGate, at: number): number => {
  let count = 0;
  while (gate.pass(at)) count++;
  return count;
};

test('a burst passes at once, and then as many as fit into the time', () => {
  const gate = new FloodGate(2, 5, 1000);
  expect([passing(gate, 1000), passing(gate, 1499), passing(gate, 1500), passing(gate, 2500)]).toEqual([
    5, 0, 1, 2,
  ]);
  // a long silence saves up no more than a burst
  expect(passing(gate, 1_000_000)).toBe(5);
});

test('to look whether one may pass uses up nothing', () => {
  const gate = new FloodGate(1, 1, 0);
  expect([gate.has(0), gate.has(0), gate.pass(0), gate.has(0), gate.has(999), gate.has(1000)]).toEqual([
    ...[true, true, true, false, false, true],
  ]);
});

describe('messages that passed elsewhere', () => {
  test('count, and leave the rest', () => {
    const gate = new FloodGate(2, 5, 0);
    gate.spend(3, 0);
    expect(passing(gate, 0)).toBe(2);
  });
  test('however many they are, silence nobody for longer than after one burst', () => {
    const gate = new FloodGate(2, 5, 0);
    gate.spend(1_000_000, 0);
    // five below nothing: two a second bring them back in two and a half seconds, and one more half a second later
    expect([gate.has(2999), gate.has(3000)]).toEqual([false, true]);
  });
});
