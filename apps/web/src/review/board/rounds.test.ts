import type { SeatCall } from '@overtrick/rules/auction/auction';
import { parseCall } from '@overtrick/rules/auction/call';
import { isSeat } from '@overtrick/rules/cards/seat';
import { expect, test } from 'vitest';
import { roundsOf } from './rounds.ts';

const calls = (text: string): readonly SeatCall[] =>
  text.split(' ').flatMap((word) => {
    const [seat, name = ''] = word.split(':');
    const call = parseCall(name);
    return isSeat(seat) && call !== undefined ? [{ seat, call }] : [];
  });

test.each([
  ['N:1S E:P S:2S W:P N:P', ['.NES', 'WN']],
  ['S:1D W:1S S:2D W:P', ['...S', 'W..S', 'W']],
  ['N:1NT S:2D N:P', ['.N.S', '.N']],
  ['W:P E:1H S:2D W:P E:P', ['W.ES', 'W.E']],
])('each call of %s stands under its seat', (text, rows) => {
  expect(roundsOf(calls(text)).map((round) => round.map((made) => made?.seat ?? '.').join(''))).toEqual(rows);
});

test('no calls are no rounds', () => {
  expect(roundsOf([])).toEqual([]);
});
