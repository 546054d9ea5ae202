import { inspect } from './support/audit/inspect.ts';
import { choose, press, write } from './support/keys.ts';
import { expect, sharing as test } from './support/server.ts';

const LINK =
  'https://www.bridgebase.com/tools/handviewer.html?n=SAQ962HK7DQJ4C983&e=SKJ5HAQ2DK832CKT4&s=ST84HJT86DAT9CA65&w=S73H9543D765CQJ72&d=n&v=o&a=1SPPP';

test('the page of a board says what a hand is worth, and how each measure counts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/analyse');
  await write(page.getByLabel('Board, file or link'), LINK);
  await press(page.getByRole('button', { name: 'Open', exact: true }));
  const card = page.getByRole('region', { name: 'What is this hand worth?' });
  await press(card.locator('summary').first());
  await choose(card.getByRole('radio', { name: 'North' }));
  const measure = (name: string) => card.locator('li > details', { hasText: name }).first();
  for (const [name, worth] of [
    ['High-card points', '12'],
    ['Losing tricks', '7'],
    ['Kaplan–Rubens', '11.9'],
    ['Zar points', '26'],
  ] as const)
    await expect(measure(name).locator('summary')).toHaveText(new RegExp(`${name}\\s*${worth}$`));
  await press(measure('Goren points').locator('summary'));
  await expect(card.getByText('3 for a void, 2 for a singleton, 1 for a doubleton.')).toBeVisible();
  await expect(measure('Goren points').getByRole('listitem')).toHaveText([/^Honours: 12/, /^Short suits: 1/]);
  await inspect(page);
});
