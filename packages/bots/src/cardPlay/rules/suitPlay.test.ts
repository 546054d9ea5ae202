import { seedFor, times } from '@overtrick/rules/internals/testing/length';
import { fraction, seededRandom } from '@overtrick/rules/random';
import { expect, test } from 'vitest';
import { startOf } from './suitPlay.ts';

const SUITS = times(2000, 50_000);

test('a hand alone can always start a suit, with a winner if it has one', () => {
  const random = seededRandom(seedFor('alone in a suit'));
  for (let i = 0; i < SUITS; i++) {
    const ranks = Array.from({ length: 13 }, () => Math.floor(fraction(random) * 3));
    const held = (by: number) => ranks.reduce((bits, at, rank) => (at === by ? bits | (1 << rank) : bits), 0);
    const [own, theirs] = [held(0), held(1)];
    if (own === 0) continue;
    const start = startOf(own, 0, theirs);
    expect(start, `${own} against ${theirs}`).toBeDefined();
    expect((own >> (start?.rank ?? 13)) & 1).toBe(1);
    if (own > theirs) expect(start?.kind).toBe('cash');
  }
});
