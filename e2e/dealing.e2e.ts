import type { Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { press, write } from './support/keys.ts';
import { expect, sharing as test } from './support/server.ts';

const SCRIPT = `condition hcp(north) >= 15 and hcp(north) <= 17
action average "points opposite" hcp(south), frequency "spades" (spades(south), 0, 5),
  frequency "majors" (spades(south), 0, 5, hearts(south), 0, 5)`;

/** Expects the page to pass the audit on a light desktop and on a dark phone. */
async function inspectBoth(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [360, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await inspect(page);
  }
}

test('deals by a script are shown, counted and played', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/deals');
  const script = page.getByLabel('Script');
  const go = page.getByRole('button', { name: 'Deal', exact: true });
  await write(script, 'condition hcp(north) >= 15\ncondition hpc(south) > 10');
  await press(go);
  await expect(page.getByRole('alert')).toContainText('Line 2, column 11:');
  await expect(script).toBeFocused();
  expect(await selected(page)).toBe('hpc');
  await inspectBoth(page);
  await write(script, 'condition tricks(north, spades) > 9');
  await press(go);
  await expect(page.getByRole('alert')).toContainText('counts tricks');
  await write(script, SCRIPT);
  await press(go);
  const done = page.getByRole('region', { name: /^[\d,]+ deals of 500,000 tried$/ });
  await expect(done.getByText('points opposite').locator('..')).toContainText(/8\.\d/);
  const spades = done.getByRole('figure', { name: 'spades' });
  await expect(spades.getByRole('row')).toHaveText([/^0/, /^1/, /^2/, /^3/, /^4/, /^5/, /^>5/]);
  await expect(done.getByRole('figure', { name: 'majors' }).getByRole('columnheader')).toHaveCount(8);
  await expect(done.getByRole('list').getByRole('listitem')).toHaveCount(12);
  await inspectBoth(page);
  await press(page.getByRole('button', { name: 'Play deals like these at a table' }));
  await expect(page).toHaveURL(/\/t\/[a-z0-9]+/);
});

test('another kind, chosen while deals are made, takes their place', async ({ page }) => {
  await page.goto('/deals');
  const go = page.getByRole('button', { name: 'Deal', exact: true });
  await press(go);
  await page.getByLabel('Start with').selectOption({ index: 1 });
  await expect(page.getByRole('region', { name: /^12 deals of [\d,]+ tried$/ })).toBeVisible();
  await expect(go).toBeEnabled();
});

/** Returns the selected letters of the field that has the focus. */
const selected = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at instanceof HTMLTextAreaElement ? at.value.slice(at.selectionStart, at.selectionEnd) : '';
  });
