import { finished } from './support/finished.ts';
import { sideways } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';

test.use({ isAnalysed: true });

test('after a deal the page tells what could be made, on a phone and a desktop', async ({ page, server }) => {
  await page.goto(await finished(server.url));
  const table = page.getByRole('region', { name: 'Makeable contracts' });
  await expect(table).toHaveAttribute('aria-busy', 'false');
  await expect(table.getByRole('status')).toContainText('Par:');
  const cells = (await table.getByRole('cell').allTextContents()).map(Number);
  expect(cells).toHaveLength(20);
  for (const tricks of cells) {
    expect(tricks).toBeGreaterThanOrEqual(0);
    expect(tricks).toBeLessThanOrEqual(13);
  }
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await expect(table).toBeVisible();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  }
});
