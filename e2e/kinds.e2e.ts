import { inspect } from './support/audit/inspect.ts';
import { press } from './support/keys.ts';
import { expect, sharing as test } from './support/server.ts';

test('the desk has the boards of an evening dealt as deals of a kind', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/club');
  await press(page.getByRole('button', { name: 'Open a practice evening' }));
  await page.getByRole('tab', { name: 'Plan' }).click();
  const deal = page.getByRole('button', { name: 'Deal the boards without hands like this' });
  await expect(deal).toBeDisabled();
  await page.getByRole('combobox', { name: 'Deals' }).selectOption('Perhaps a slam');
  await inspect(page);
  await press(deal);
  // all boards of the plan have hands now
  await expect(deal).toBeDisabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
