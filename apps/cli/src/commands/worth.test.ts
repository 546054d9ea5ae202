import { expect, test } from 'vitest';
import { overtrick } from '../testIo.ts';

test('a hand by every measure', async () => {
  const { code, out } = await overtrick(['worth', 'AQ962.K7.QJ4.983', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    hand: 'AQ962.K7.QJ4.983',
    worth: {
      work: 12,
      goren: 13,
      bergen: 13,
      losers: 7,
      newLosers: 8,
      controls: 3,
      quickTricks: 2,
      kaplanRubens: 11.9,
      zar: 12 + 3 + 8 + 3,
      fifths: 11.4,
    },
    suitQuality: { S: 7, H: 3, D: 5, C: 3 },
  });
});

test('hands as tables, with the sources', async () => {
  const { out } = await overtrick(['worth', 'AQ962.K7.QJ4.983', 'T4.QJT82.A97.AJ2']);
  expect(out).toMatch(/^AQ962\.K7\.QJ4\.983\n/);
  expect(out).toMatch(/Losing tricks +7 +fewer are better +F\. Dudley Courtenay/);
  expect(out).toContain('\n\nT4.QJT82.A97.AJ2\n');
});

test.each([
  ['AQ962.K7.QJ4', 'four suits'],
  ['AQ962.K7.QJ4.98', 'has 12 cards, not 13'],
  ['AQ962.K7.QJ4.9833', 'twice'],
])('%s is refused', async (hand, why) => {
  const { code, out, err } = await overtrick(['worth', 'T4.QJT82.A97.AJ2', hand]);
  expect({ code, out, err }).toEqual({ code: 2, out: '', err: expect.stringContaining(why) });
});
