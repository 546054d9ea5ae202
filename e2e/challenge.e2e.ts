import { inspect } from './support/inspect.ts';
import { hurry } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';
import { byMouse, playDeal, waitForTurn } from './support/table.ts';

test('two people play the board of the day, each alone, and neither sees what is still to play', async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/challenges');
  await page.getByRole('button', { name: 'To the board of the day' }).click();
  await page.getByLabel('Your name, as the others see it').fill('Ada');
  const link = page.url();
  await page.getByRole('button', { name: 'Play the boards' }).click();
  await waitForTurn(page);
  await playDeal(byMouse(page));
  await page.getByRole('link', { name: 'Compare with the others' }).click();
  await expect(page.getByText('Nobody else has finished', { exact: false })).toBeVisible();
  const context = await browser.newContext();
  await hurry(context);
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText('Ada')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'How it stands' })).toHaveCount(0);
  await other.getByLabel('Your name, as the others see it').fill('Bo');
  await other.getByRole('button', { name: 'Play the boards' }).click();
  await waitForTurn(other);
  await other.goto(link);
  await expect(other.getByRole('link', { name: 'Go on playing' })).toBeVisible();
  await inspect(page);
});
