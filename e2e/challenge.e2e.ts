import { inspect } from './support/audit/inspect.ts';
import { press, write } from './support/keys.ts';
import { hurry } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';
import { byKeyboard, playDeal, waitForTurn } from './support/table.ts';

test.use({ isAnalysed: true });

test('two people play the board of the day, each alone, and neither sees what is still to play', async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/challenges');
  await press(page.getByRole('button', { name: 'To the board of the day' }));
  await write(page.getByLabel('Your name, as the others see it'), 'Ada');
  const link = page.url();
  await press(page.getByRole('button', { name: 'Play the board' }));
  await waitForTurn(page);
  await playDeal(byKeyboard(page));
  await press(page.getByRole('link', { name: 'Compare with the others' }));
  await expect(page.getByText('Nobody else has finished', { exact: false })).toBeVisible();
  const context = await browser.newContext();
  await hurry(context);
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText('Ada')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'How it stands' })).toHaveCount(0);
  await write(other.getByLabel('Your name, as the others see it'), 'Bo');
  await press(other.getByRole('button', { name: 'Play the board' }));
  await waitForTurn(other);
  await other.goto(link);
  await expect(other.getByRole('link', { name: 'Continue playing' })).toBeVisible();
  await inspect(page);
  await press(page.getByRole('link', { name: 'Play the same boards' }));
  const day = page.getByRole('region', { name: 'Board of the day' });
  await expect(day).toContainText('One day in a row.');
  await expect(day).toContainText(/With 15 tables of computer players: [\d.]+ ?%, place \d+ of 16\./, {
    timeout: 180_000,
  });
  await expect(page.getByRole('region', { name: 'Finished' })).toContainText('1 of 1 finished · 2 players');
  await inspect(page);
  // a rating is there once it is wanted, and not of one board
  const ratings = page.getByRole('region', { name: 'How you compare' });
  await expect(ratings.getByRole('table')).toHaveCount(0);
  await press(ratings.getByRole('button', { name: 'Work it out' }));
  await expect(ratings).toContainText('There is nothing to compare yet');
  await press(ratings.getByRole('button', { name: 'Leave it out' }));
  await other.goto(new URL('/challenges', link).href);
  await expect(other.getByRole('region', { name: 'To be played' })).toContainText('0 of 1 finished');
  await expect(other.getByRole('region', { name: 'Board of the day' })).not.toContainText('in a row');
  await press(page.getByRole('link', { name: 'Your boards' }));
  await write(page.getByRole('searchbox'), 'bridge deal 1');
  await expect(page.getByText('1 board', { exact: true })).toBeVisible();
  await write(page.getByRole('searchbox'), 'no such board');
  await expect(page.getByText('No board matches.')).toBeVisible();
  await inspect(page);
  await press(page.getByRole('button', { name: 'Show all again' }));
  await expect(page.getByText('1 board', { exact: true })).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});
