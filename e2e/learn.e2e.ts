import { inspect } from './support/inspect.ts';
import { expect, sharing as test } from './support/server.ts';

test('a newcomer goes from the lobby through a guided deal to a table, by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn to play' }).first().press('Enter');
  await inspect(page);
  await page.getByRole('link', { name: 'Begin the first deal' }).press('Enter');
  await inspect(page);
  const done = page.getByText('That was your first deal.');
  for (let step = 0; step < 150 && !(await done.isVisible()); step++) {
    const choices = page.getByRole('group', { name: 'It is your turn. What would you do?' });
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await expect(choices.or(next).or(done).first()).toBeVisible();
    if (await done.isVisible()) break;
    if (await choices.isVisible()) await choices.getByRole('button').last().press('Enter');
    else await next.press('Enter');
  }
  await expect(done).toBeVisible();
  await inspect(page);
  await page.getByRole('link', { name: 'Back to the steps' }).press('Enter');
  await page.getByRole('button', { name: 'Play Minibridge' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
});

test('a lesson answers every call, and is remembered', async ({ page }) => {
  await page.goto('/lesson/02-one-of-a-major');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2. Opening one of a major');
  const first = page.getByRole('region', { name: 'Hand 1 of 4' });
  await first.getByRole('button', { name: 'Pass' }).click();
  await expect(first.getByRole('status')).toContainText('Twelve points and a five-card major');
  await first.getByRole('button', { name: '1 spades' }).click();
  await expect(first.getByRole('status')).toContainText('1 spade: right.');
  for (const [hand, call] of [
    [2, '1 hearts'],
    [3, '1 spades'],
    [4, '1 clubs'],
  ] as const)
    await page
      .getByRole('region', { name: `Hand ${hand} of 4` })
      .getByRole('button', { name: call })
      .click();
  await expect(page.getByText('3 of 4 hands right at the first try.', { exact: false })).toBeVisible();
  await inspect(page);
  await page.getByRole('link', { name: 'Back to the steps' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '2. Opening one of a major' })).toContainText(
    '3 of 4 right',
  );
});
