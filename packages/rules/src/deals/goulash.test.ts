import { describe, expect, test } from 'vitest';
import { SUITS } from '../cards/card.ts';
import { suitLength } from '../cards/cardSet.ts';
import { SEATS, type Seat } from '../cards/seat.ts';
import { seededRandom } from '../random.ts';
import { setupOf } from '../testing/after.ts';
import { isFullDeal, makeDeal, randomDeal } from './deal.ts';
import { goulashDeal, goulashOf } from './goulash.ts';
import { makeSetup, parseSetup, randomSetup } from './setup.ts';

const SUIT_EACH = setupOf('N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432').deal;

describe('RULES 13.3: a goulash is sorted, stacked, cut once, and dealt in batches of five, five and three', () => {
  test.each<[Seat, number, string]>([
    ['W', 0, 'N:65432.KQJT9..543 JT987.A.5432.876 AKQ.32.T9876.JT9 .87654.AKQJ.AKQ2'],
    ['W', 1, 'N:76543.AKQJT..654 QJT98..65432.987 AK.432.JT987.QJT 2.98765.AKQ.AK32'],
    ['S', 0, 'N:JT987.A.5432.876 AKQ.32.T9876.JT9 .87654.AKQJ.AKQ2 65432.KQJT9..543'],
  ])('%s deals, cut at %i', (dealer, cut, deal) => {
    expect(makeDeal(goulashOf(SUIT_EACH, dealer, cut))).toBe(deal);
  });

  test('the same chance deals the same goulash, whole, and suits stay together', () => {
    const longest = (deal: ReturnType<typeof randomDeal>) =>
      Math.max(...SEATS.flatMap((seat) => SUITS.map((suit) => suitLength(deal[seat], suit))));
    let [goulashes, shuffled] = [0, 0];
    for (let i = 0; i < 200; i++) {
      const deal = goulashDeal('E', seededRandom(`${i}`));
      expect(isFullDeal(deal)).toBe(true);
      expect(goulashDeal('E', seededRandom(`${i}`))).toEqual(deal);
      goulashes += longest(deal);
      shuffled += longest(randomDeal(seededRandom(`${i}`)));
    }
    expect(goulashes / 200).toBeGreaterThan(shuffled / 200 + 0.3);
  });

  test('terms that say so are dealt so, and a record keeps it', () => {
    const terms = { dealer: 'W', vul: 'none', vulnerable: ['P1', 'P3'], dealing: 'goulash' } as const;
    const setup = randomSetup(terms, seededRandom('goulash'), true);
    expect(setup.deal).toEqual(goulashDeal('W', seededRandom('goulash')));
    const text = makeSetup(setup);
    expect(text).toMatchObject({ vulnerable: 'P1 P3', dealing: 'goulash' });
    expect(parseSetup({ ...text })).toEqual({ ok: true, value: setup });
  });
});

test.each([
  [{ vulnerable: 'P1 P1' }, 'vulnerable'],
  [{ vulnerable: 'NS' }, 'vulnerable'],
  [{ vulnerable: 'P1', vul: 'ns' }, 'vulnerable'],
  [{ vulnerable: 3 }, 'vulnerable'],
  [{ dealing: 'shuffled' }, 'dealing'],
])('a setup with %j is refused', (fields, at) => {
  expect(parseSetup({ dealer: 'S', vul: 'none', deal: makeDeal(SUIT_EACH), ...fields })).toMatchObject({
    ok: false,
    at,
  });
});
