import type { Suit } from '@overtrick/rules/cards/card';
import { type CardSet, FULL, minus } from '@overtrick/rules/cards/cardSet';
import { parseHand } from '@overtrick/rules/deals/deal';
import { expect, test } from 'vitest';
import { canCount } from './cash.ts';

function hand(text: string): CardSet {
  const read = parseHand(text);
  if (!read.ok) throw new Error(read.why);
  return read.value;
}

/** Returns the most tricks that can be counted from two hands against these remaining cards. */
function most(
  a: string,
  b: string,
  pool: string,
  trump: Suit | undefined,
  by: 'own' | 'others' = 'own',
): number {
  const hands = [hand(a), hand(b)] as const;
  const can = (tricks: number) =>
    canCount(
      { hands, pool: hand(pool), ...(trump && { trump }), leader: by === 'own' ? 0 : undefined },
      tricks,
      20_000,
    );
  return [...Array(14).keys()].findLast(can) ?? 0;
}

test.each<[string, number, string, string, string, Suit | undefined, 'others'?]>([
  ['tops and the long card when as many rounds take all', 4, 'AKQ2...', '543.2..', 'JT9.543.2.2', undefined],
  ['not when one of them may hold four', 3, 'AKQ2...', '543.2..', 'JT98.543.2.', undefined],
  ['tops in two hands with an entry', 3, 'A..32.2', '.43.AK.', 'KQ.KQ.QJ.AK', undefined],
  ['tops across from a hand that cannot reach them are not', 1, 'A...32', '2.AK..', 'KQ.QJ.A.K', undefined],
  ['a finesse is not counted', 2, '32...2', 'AQ.A..', 'KJT.KQ..K', undefined],
  ['side winners wait until trumps are drawn', 4, 'AK2.A..', '3.2.43.', 'QJ.KQ.AKQ.', 'S'],
  ['and are not sure while one is out', 2, 'AK.A..', '32.3..', 'QJT.KQ2..', 'S'],
  ['a ruff above all trumps that are left', 2, '.32..', 'AK...', 'Q.AK..2', 'S'],
  ['when others lead, every suit must be held', 0, 'A.A..', '32...', 'K.K..QJ', undefined, 'others'],
  ['and then the tricks follow', 2, 'A.A..', '32...', 'KQ.KQ..', undefined, 'others'],
  ['or what they take before is lost', 2, 'AK.A..', '...432', 'Q.K..A', undefined, 'others'],
])('%s: %d', (_, tricks, a, b, pool, trump, leader) => {
  expect(most(a, b, pool, trump, leader)).toBe(tricks);
});

test('everything is counted when nobody else has a card that counts, and nothing when the search may not look', () => {
  const hands = [hand('AKQJT98765432...'), hand('.AKQJT98765432..')] as const;
  const pool = minus(minus(FULL, hands[0]), hands[1]);
  expect(canCount({ hands, pool, leader: 0 }, 13, 20_000)).toBe(true);
  expect(canCount({ hands, pool, leader: 0 }, 1, 0)).toBe(false);
});
