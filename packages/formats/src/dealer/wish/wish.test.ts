import { size, suitLength } from '@overtrick/rules/cards/cardSet';
import { SEATS } from '@overtrick/rules/cards/seat';
import { pointsIn } from '@overtrick/rules/cards/strength';
import { isFullDeal, makeDeal } from '@overtrick/rules/deals/deal';
import { seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { dealtOf } from '../dealt.ts';
import { evaluatorOf } from '../evaluate.ts';
import { parseScript } from '../script.ts';
import { PRESET_IDS, PRESETS } from './presets.ts';
import { drawWished, LONGEST_WISH, parseWish, trustWish, type Wish } from './wish.ts';

function wishOf(text: string): Wish {
  const wish = parseWish(text);
  if (!wish.ok) throw new Error(`${wish.at}: ${wish.why}`);
  return wish.value;
}

describe('deals of a kind', () => {
  test('fit the script', () => {
    const wish = wishOf('condition hcp(south) >= 20 and spades(south) == 5');
    const random = seededRandom('fit');
    for (let i = 0; i < 20; i++) {
      const deal = drawWished(wish, random, { dealer: 'E' });
      expect(isFullDeal(deal)).toBe(true);
      expect([pointsIn([deal.S]) >= 20, suitLength(deal.S, 'S')]).toEqual([true, 5]);
    }
  });

  test.each(SEATS)('turn with the dealer %s where the script names one', (dealer) => {
    const wish = wishOf('dealer south condition hcp(south) >= 18 and hearts(west) >= 6');
    const deal = drawWished(wish, seededRandom('turn'), { dealer });
    expect(pointsIn([deal[dealer]])).toBeGreaterThanOrEqual(18);
    expect(suitLength(deal[SEATS[(SEATS.indexOf(dealer) + 1) % 4] ?? 'N'], 'H')).toBeGreaterThanOrEqual(6);
  });

  test('are the same for the same source', () => {
    const [one, other] = ['rnd(4) == 0 and hcp(north) > 10', 'rnd(4) == 0 and hcp(north) > 10'].map((text) =>
      makeDeal(drawWished(wishOf(text), seededRandom('same'), { dealer: 'N' })),
    );
    expect(one).toBe(other);
  });

  test('keep the cards that are settled', () => {
    const deal = drawWished(wishOf('predeal south SAKQJT'), seededRandom('settled'), { dealer: 'N' });
    expect(size(deal.S)).toBe(13);
    expect(suitLength(deal.S, 'S')).toBeGreaterThanOrEqual(5);
  });
});

test.each([
  ['condition hcp(nord)', 'ERR_DEALER_SYNTAX'],
  ['condition hcp(north) > 36', 'ERR_WISH_RARE'],
  ['condition 0', 'ERR_WISH_RARE'],
  ['condition tricks(north, spades) > 9', 'ERR_WISH_SLOW'],
  ['t = tricks(north, spades) u = 1 + t condition u ? 1 : 2', 'ERR_WISH_SLOW'],
])('%s is refused', (text, code) => {
  expect(parseWish(text)).toMatchObject({ ok: false, code, at: expect.stringMatching(/^\d+:\d+$/) });
});

test.each(PRESET_IDS)('the preset %s gives deals that fit it', (id) => {
  const script = parseScript(PRESETS[id]);
  if (!script.ok || script.value.condition === undefined) throw new Error(`${id}: no condition`);
  const fits = evaluatorOf(script.value.condition);
  const wish = wishOf(PRESETS[id]);
  const random = seededRandom(id);
  for (let i = 0; i < 25; i++) {
    const deal = drawWished(wish, random, { dealer: script.value.dealer ?? 'N' });
    expect(fits(dealtOf(deal))).toBe(1);
  }
  expect(PRESETS[id]).toMatch(/^# [a-z]/);
});

/** Builds a script whose last name mentions the one before it several times, and so on, down to a random name. */
const tower = (levels: number, mentions = 7): string =>
  [
    'a0=rnd(2)',
    ...Array.from({ length: levels }, (_, i) => `a${i + 1}=${Array(mentions).fill(`a${i}`).join('+')}`),
    `condition a${levels} < 0 || hcp(north) >= 0`,
  ].join(' ');

test.each([1, 2, 3])('names of chance that build on each other %i times are a wish', (levels) => {
  expect(parseWish(tower(levels)).ok).toBe(true);
});

test.each([5, 6, 7, 8, 9, 10])('… and %i times are refused with what they cost', (levels) => {
  expect(parseWish(tower(levels))).toMatchObject({
    ok: false,
    code: 'ERR_WISH_STEPS',
    why: expect.stringMatching(/^the script takes too long: \d+ of 6000 deals took [\d,]+ steps/),
  });
});

test('a wish that was kept before steps were counted gives a deal all the same', () => {
  const wish = trustWish(tower(9));
  expect(isFullDeal(drawWished(wish, seededRandom('kept'), { dealer: 'N' }))).toBe(true);
});

test('the longest script without chance is within its steps', () => {
  const sum = 'hcp(north)+'.repeat(170);
  const text = `condition ${sum}0 >= 0`;
  expect(text.length).toBeLessThanOrEqual(LONGEST_WISH);
  expect(parseWish(text).ok).toBe(true);
});
