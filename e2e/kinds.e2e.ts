import { inspect } from './support/audit/inspect.ts';
import { press } from './support/keys.ts';
import { expect, sharing as test } from './support/server.ts';

test('the desk has the boards of an evening dealt as deals of a kind', async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/club');
  await press(page.getByRole('button', { name: 'Open a practice evening' }));
  await page.getByRole('tab', { name: 'Plan' }).click();
  const deal = page.getByRole('button', { name: 'Deal the missing boards by this script' });
  await expect(deal).toBeDisabled();
  await page.getByRole('combobox', { name: 'Deals' }).selectOption('Perhaps a slam');
  await inspect(page);
  await press(deal);
  // all boards of the plan have hands now
  await expect(deal).toBeDisabled();
  await expect(page.getByRole('alert')).toHaveCount(0);

  // a director sees no hands of later boards without giving a reason
  const sealed = page.getByRole('region', { name: 'Sealed hands' });
  await expect(sealed.getByText('Boards with hands: 1–')).toBeVisible();
  const open = sealed.getByRole('button', { name: /^Open hands of/ });
  await expect(open).toBeDisabled();
  await sealed.getByLabel('First board').fill('2');
  await sealed.getByLabel('Last board').fill('3');
  await sealed.getByLabel('Reason').fill('to duplicate them');
  await inspect(page);
  await expect(open).toHaveText('Open hands of boards 2–3');
  await press(open);
  await expect(sealed.getByRole('link')).toHaveText(['Board 2', 'Board 3']);
  await sealed.getByRole('link', { name: 'Board 2' }).click();
  await expect(page.getByRole('heading', { name: 'Board 2' })).toBeVisible();
  await expect(page.locator('[data-suit]').first()).toBeVisible();
  // everybody sees it
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(page.url().replace(/\/board\/2$/, ''));
  await expect(visitor.getByText('before everybody had played them: 2–3')).toBeVisible();
  await visitor.context().close();
});
