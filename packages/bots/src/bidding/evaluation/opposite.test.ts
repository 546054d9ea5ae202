import { describe, expect, test } from 'vitest';
import { handFrom } from '../../suites/table.ts';
import { handOf } from '../hand.ts';
import { auctionSituation } from '../table.ts';
import { tricksOpposite } from './opposite.ts';

/** Returns the expected tricks when North deals and nobody is vulnerable. */
const tricks = (
  hand: string,
  auction: Parameters<typeof auctionSituation>[2],
  strain: 'C' | 'D' | 'H' | 'S' | 'N',
) => tricksOpposite(auctionSituation('N', 'none', auction), handOf(handFrom(hand)), strain);

describe('what a hand is worth opposite partner’s calls', () => {
  test('a card more in their suit, an ace more, a singleton: each is worth more', () => {
    const plain = tricks('K73.Q84.KJ63.852', ['1S', 'P'], 'S');
    expect(tricks('K732.Q84.KJ63.85', ['1S', 'P'], 'S')).toBeGreaterThan(plain);
    expect(tricks('A73.Q84.KJ63.852', ['1S', 'P'], 'S')).toBeGreaterThan(plain);
    expect(tricks('K732.4.KJ632.852', ['1S', 'P'], 'S')).toBeGreaterThan(
      tricks('K732.43.KJ63.852', ['1S', 'P'], 'S'),
    );
  });

  test('it is worth more opposite a stronger partner', () => {
    expect(tricks('K73.Q84.KJ63.852', ['2N', 'P'], 'N')).toBeGreaterThan(
      tricks('K73.Q84.KJ63.852', ['1N', 'P'], 'N') + 1,
    );
  });

  test('game is near with twelve points and four trumps opposite an opening', () => {
    const found = tricks('KQ73.A84.K963.52', ['1S', 'P'], 'S');
    expect(found).toBeGreaterThan(9);
    expect(found).toBeLessThan(11);
  });
});
