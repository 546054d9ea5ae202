import { seededRandom } from '@overtrick/rules/random';
import { expect, test } from 'vitest';
import { dealt, localPlay } from './play.ts';
import { newPlay } from './testPlay.ts';

// R-GEN-4
test('who deals first on a device is drawn, and a reload does not draw again', () => {
  const firsts = Array.from({ length: 40 }, (_, i) => {
    const play = newPlay('testtable', 'token', { game: 'dummy-spades', match: 'target' });
    const { kept } = dealt(play, seededRandom(`${i}`));
    const again = localPlay(kept);
    expect(again?.kept).toEqual(kept);
    const dealer = kept.deals[0]?.setup.dealer;
    expect(again?.match.next(again.sheet)?.dealer).toBe(dealer);
    return dealer;
  });
  expect(new Set(firsts)).toEqual(new Set(['S', 'W', 'E']));
});
