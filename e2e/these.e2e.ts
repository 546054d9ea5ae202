import { inspect } from './support/audit/inspect.ts';
import { press, write } from './support/keys.ts';
import { expect, sharing as test } from './support/server.ts';

const DEALS = `N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754 board=5
12345678901234567890`;

for (const [button, heading] of [
  ['As a challenge', 'Contract bridge: the same 2 boards'],
  ['Bid them in pairs', 'The same 2 boards to bid'],
] as const) {
  test(`boards of a text, one by its number, are opened for others: ${button}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/analyse');
    await write(page.getByLabel('Board, file or link'), DEALS);
    await press(page.getByRole('button', { name: 'Open', exact: true }));
    await expect(page.getByRole('heading', { name: 'Play these 2 boards' })).toBeVisible();
    await inspect(page);
    await press(page.getByRole('button', { name: button }));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

test('boards of a text are played at a table', async ({ page }) => {
  await page.goto('/analyse');
  await write(page.getByLabel('Board, file or link'), DEALS);
  await press(page.getByRole('button', { name: 'Open', exact: true }));
  await press(page.getByRole('button', { name: 'At a table' }));
  const deal = page.getByRole('region', { name: 'The deal' });
  await expect(deal).toContainText('Board 5');
  await expect(deal).toContainText('Dealer North');
  await expect(
    page.getByRole('region', { name: 'Your hand' }).getByRole('button', { name: 'jack of hearts' }),
  ).toBeVisible();
});
