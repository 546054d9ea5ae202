import { seededRandom } from '@overtrick/rules/random';
import type { Page } from '@playwright/test';
import { launchOptions } from '../scripts/lib/chromium.mjs';
import { playByOffers } from './support/anyGame.ts';
import { overlaps } from './support/audit/overlap.ts';
import { press } from './support/keys.ts';
import { sharedLesson } from './support/lessons.ts';
import { cutText, goWithin, sideways } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';
import { Traffic } from './support/traffic.ts';

// a browser of its own: one is enough for the file
test.describe.configure({ mode: 'default' });

/** A phone whose owner has set letters twice as large. */
test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  trace: 'off',
  launchOptions: launchOptions(['--blink-settings=defaultFontSize=32']),
});

async function expectReadable(page: Page): Promise<void> {
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await cutText(page)).toEqual([]);
  expect(await overlaps(page)).toEqual([]);
}

test('with letters twice as large a deal of bridge can be bid and played to its score', async ({ page }) => {
  await page.goto('/');
  await expectReadable(page);
  await press(page.getByRole('button', { name: 'Play now' }));
  await playByOffers(page, seededRandom('large'), [{ width: 360, height: 740 }]);
  await expect(page.getByText('Deal 1: the result')).toBeVisible();
  await expectReadable(page);
});

test('with letters twice as large every page can be read without scrolling sideways', async ({
  page,
  server,
}) => {
  const { lesson, token } = await sharedLesson(server.url);
  const traffic = new Traffic(page);
  await page.goto('/');
  for (const path of [
    '/rules/solo-500',
    '/learn',
    '/learn/minibridge',
    '/lesson/01-points',
    '/lessons/new',
    `/lessons/${lesson}`,
    `/lessons/${lesson}/results#${token}`,
    '/challenges',
    '/analyse',
    '/deals',
    '/results',
    '/history',
    '/account',
  ]) {
    const before = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await goWithin(page, path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before);
    await traffic.settled();
    await expectReadable(page);
  }
});

test('with letters twice as large all choices of a table can be read', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const unfold = () =>
    page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
  await unfold();
  await expect(page.getByText('Rules of the table').first()).toBeVisible();
  await unfold();
  await expectReadable(page);
});
