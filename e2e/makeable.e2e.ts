import { sideways } from './support/pages.ts';
import { expect, test } from './support/server.ts';
import { byMouse, playDeal, waitForTurn } from './support/table.ts';

test.use({ waits: false });

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`after a deal the page tells what could be made, at ${width} px`, async ({ page }, info) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).click();
    await waitForTurn(page);
    await playDeal(byMouse(page));
    const table = page.getByRole('region', { name: 'What could be made' });
    await expect(table).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
    await expect(table.getByRole('status')).toContainText('Par:');
    const cells = (await table.getByRole('cell').allTextContents()).map(Number);
    expect(cells).toHaveLength(20);
    for (const tricks of cells) {
      expect(tricks).toBeGreaterThanOrEqual(0);
      expect(tricks).toBeLessThanOrEqual(13);
    }
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await table.scrollIntoViewIfNeeded();
    await info.attach('makeable', { body: await page.screenshot(), contentType: 'image/png' });
  });
}
