import { inspect } from './support/inspect.ts';
import { press } from './support/keys.ts';
import { expect, sharing as test } from './support/server.ts';

test('a newcomer goes from the lobby through a guided deal to a table, by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await press(page.getByRole('link', { name: 'Learn', exact: true }));
  await inspect(page);
  await press(page.getByRole('link', { name: 'Begin the first deal' }));
  await inspect(page);
  const done = page.getByText('That was your first deal.');
  for (let step = 0; step < 150 && !(await done.isVisible()); step++) {
    const choices = page.getByRole('group', { name: 'It is your turn. What would you do?' });
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await expect(choices.or(next).or(done).first()).toBeVisible();
    if (await done.isVisible()) break;
    if (await choices.isVisible()) await press(choices.getByRole('button').last());
    else await press(next);
  }
  await expect(done).toBeVisible();
  await inspect(page);
  await press(page.getByRole('link', { name: 'Back to the steps' }));
  await press(page.getByRole('button', { name: 'Play Minibridge' }));
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
});

test('a lesson answers every call, and is remembered', async ({ page }) => {
  await page.goto('/lesson/02-one-of-a-major');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2. Opening one of a major');
  const first = page.getByRole('region', { name: 'Hand 1 of 4' });
  await press(first.getByRole('button', { name: 'Pass' }));
  await expect(first.getByRole('status')).toContainText('Twelve points and a five-card major');
  await press(first.getByRole('button', { name: '1 spades' }));
  await expect(first.getByRole('status')).toContainText('1 spade: right.');
  for (const [hand, call] of [
    [2, '1 hearts'],
    [3, '1 spades'],
    [4, '1 clubs'],
  ] as const)
    await press(page.getByRole('region', { name: `Hand ${hand} of 4` }).getByRole('button', { name: call }));
  await expect(page.getByText('3 of 4 hands right at the first try.', { exact: false })).toBeVisible();
  await inspect(page);
  await press(page.getByRole('link', { name: 'Back to the steps' }));
  await expect(page.getByRole('listitem').filter({ hasText: '2. Opening one of a major' })).toContainText(
    '3 of 4 right',
  );
});
