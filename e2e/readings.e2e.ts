import { isBid } from '@overtrick/rules/auction/call';
import type { Locator, Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { press } from './support/keys.ts';
import { expect, sharing as test } from './support/server.ts';
import { seatAt } from './support/visitor.ts';

const box = (page: Page): Locator => page.getByRole('region', { name: 'Bidding box' });

/** Touch screens: the shortest phone, one upright, one on its side, a tablet. */
const TOUCHED = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
];

/** Opens a table of contract bridge for one person, where it is the visitor's turn to call. */
async function bidding(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('region', { name: 'Bidding box' }).waitFor();
}

test('a call says what partner will read before it is made, in the side panel', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await bidding(page);
  const reading = page.getByRole('region', { name: 'How partner reads it' });
  await expect(reading).toContainText('Point at a call');
  await box(page).getByRole('button', { name: 'Pass', exact: true }).hover();
  await expect(reading).not.toContainText('Point at a call');
  await expect(reading).toContainText(/points|nothing|no /);
  const highest = page
    .getByRole('region', { name: 'Bidding box' })
    .getByRole('button', { name: '7 notrump' });
  await highest.focus();
  await expect(reading).toContainText('7');
  // no call was made
  await expect(highest).toBeVisible();
  await inspect(page);
  await press(
    page.getByRole('button', { name: 'Computer players bid by Standard American Yellow Card.' }).first(),
  );
  const card = page.getByRole('dialog', { name: 'How they bid' });
  await expect(card).toContainText('15 to 17 points, balanced');
  await inspect(page);
  await press(card.getByText('Partner opens 1 notrump'));
  await expect(card).toContainText('Stayman');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('the first tap on a call says what partner will read', async ({ page }) => {
    await bidding(page);
    await box(page).getByRole('button', { name: 'Pass', exact: true }).tap();
    await expect(page.getByText('Partner reads:', { exact: false })).toBeVisible();
    // a call in the auction is not announced like the legal one: its caller is named
    await expect(
      page.getByRole('table').getByRole('button', { name: / (West|North|East)$/ }),
    ).not.toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Pass', exact: true })).toHaveCount(1);
    await inspect(page);
  });

  for (const { width, height } of TOUCHED)
    test(`no button moves between two taps, ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await bidding(page);
      const pass = box(page).getByRole('button', { name: 'Pass', exact: true });
      await pass.click({ trial: true });
      const before = await pass.boundingBox();
      await pass.tap();
      await expect(page.getByText('Partner reads:', { exact: false })).toBeVisible();
      expect(await pass.boundingBox()).toEqual(before);
      await pass.tap();
      await expect(page.getByText('Tap again to call.')).toBeHidden();
    });
});

test('nothing is read where nobody is told a meaning', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const { table, token } = await page.evaluate(async () => {
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'bridge', name: 'Ada', chair: 2, policies: { alerts: 'off' } }),
    });
    return answer.json();
  });
  await page.goto(`/t/${table}#${token}`);
  await page.getByRole('region', { name: 'Bidding box' }).waitFor();
  await expect(page.getByRole('region', { name: 'How partner reads it' })).toHaveCount(0);
});

test('where the table has announcements, everybody reads what an opening in notrump shows', async ({
  page,
  server: { url },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const address = await seatAt(url, {
    game: 'bridge',
    chair: 2,
    policies: { announcements: true, quiet: true },
    does: ['1NT'],
    until: ({ calls }) => calls.find(({ call }) => isBid(call))?.call === '1N',
  });
  await page.goto(address);
  const auction = page.getByRole('region', { name: 'Auction' });
  await expect(auction.getByText('announced: 15 to 17 points')).toHaveCount(1);
  await expect(auction.getByText('15–17')).toBeVisible();
  await inspect(page);
});
