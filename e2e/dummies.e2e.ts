import type { Seat } from '@overtrick/rules/cards/seat';
import { quickThinker } from '@overtrick/server/internals/testing/thinkers';
import { showDummy, tooSmall } from './support/dummies.ts';
import { onFreshServer } from './support/fresh.ts';
import { beyondEdges, sideways } from './support/pages.ts';
import { sceneOf } from './support/scenes.ts';
import { expect, sharing as test } from './support/server.ts';
import { nextSurvey } from './support/survey.ts';
import { seatAt } from './support/visitor.ts';

/** Hands with ever longer suits, to a whole suit. */
const HANDS = [
  'AQ962.K75.QJ4.98',
  'AQJ9752.K7.Q4.98',
  'AKQJ9752..QJ984.',
  'AKQJ97532.K7.4.9',
  'AKQJT98765432...',
];
const SIZES = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 360, height: 640 },
  { width: 740, height: 360 },
];
/** From where North's hand lies opposite, to the left, to the right. */
const VISITORS: readonly Seat[] = ['S', 'W', 'E'];

for (const hand of HANDS)
  test(`each card of a dummy can be seen and touched: ${hand}`, async ({ page, server }) => {
    const pageOf = await showDummy(server.url, hand);
    for (const seat of VISITORS) {
      await page.goto(pageOf(seat));
      for (const size of SIZES) {
        await page.setViewportSize(size);
        for (const faces of ['cards', 'letters']) {
          await page.evaluate((faces) => {
            document.documentElement.dataset.faces = faces;
          }, faces);
          await expect(page.locator('[data-hand="N"] [data-card]')).toHaveCount(13);
          const where = `${faces}, ${seat} at ${size.width} × ${size.height}`;
          await expect.poll(() => tooSmall(page), { message: where }).toEqual([]);
          expect(await beyondEdges(page), where).toEqual([]);
          expect(await sideways(page), where).toBeLessThanOrEqual(0);
        }
      }
    }
  });

/** Phones held sideways: the shortest, one whose browser keeps a bar, and one between them and a tablet. */
const LYING = [
  { width: 568, height: 320 },
  { width: 600, height: 340 },
  { width: 667, height: 375 },
];

for (const game of ['minibridge', 'towie', 'single-dummy', 'semi-exposed', 'solo-whist', 'solo-500'])
  test(`beside open hands a phone held sideways has room for what is asked: ${game}`, async ({ page }) => {
    await onFreshServer({ seed: 'look 1', thinker: quickThinker() }, async ({ url }) => {
      await page.goto(await seatAt(url, sceneOf(game)));
      for (const size of LYING) {
        await page.setViewportSize(size);
        const where = `${size.width} × ${size.height}`;
        const faults = async () => (await nextSurvey(page, '')).faults;
        await expect.poll(faults, { message: where }).toEqual([]);
        expect(await beyondEdges(page), where).toEqual([]);
      }
    });
  });

test.describe('where words are long', () => {
  test.use({ locale: 'de-DE' });

  test('rows of thirteen lie on a short phone, and the own plate tells the role', async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const address = await seatAt(server.url, {
      ...sceneOf('solo'),
      does: ['7NT'],
      policies: { hints: true, undo: 'free' },
      until: ({ phase, contract, seat }) => phase === 'play' && contract?.declarer === seat,
    });
    await page.goto(address);
    const role = page.getByText('Alleinspieler', { exact: true });
    await expect(role).toBeVisible();
    expect(await role.evaluate((words) => words.scrollWidth - words.clientWidth)).toBeLessThanOrEqual(0);
    const rows = '[data-hand]:is([data-place="left"], [data-place="right"])';
    const cut = () =>
      page.evaluate((rows) => {
        const own = document.querySelector('[data-place="bottom"]')?.getBoundingClientRect().top ?? 0;
        return [...document.querySelectorAll<HTMLElement>(rows)]
          .map((row) => ({ row, plate: row.parentElement?.querySelector('[data-place]:not([data-hand])') }))
          .filter(
            ({ row, plate }) =>
              !plate ||
              plate.scrollHeight > plate.clientHeight ||
              row.getBoundingClientRect().top < plate.getBoundingClientRect().bottom ||
              row.getBoundingClientRect().bottom > own,
          )
          .map(({ row }) => row.dataset.place);
      }, rows);
    await expect(page.locator(rows)).toHaveCount(2);
    await expect.poll(cut).toEqual([]);
  });
});
