import { inspect } from './support/inspect.ts';
import { expect, sharing as test } from './support/server.ts';

test('cloth, backs, order of suits and forced cards are chosen, kept and shown', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  const cloth = settings.getByRole('group', { name: 'Cloth' });
  await cloth.getByRole('radio', { name: 'Green' }).check();
  await settings.getByRole('group', { name: 'Backs of cards' }).getByRole('radio', { name: 'Red' }).check();
  await settings.getByRole('radio', { name: 'Spades, hearts, diamonds, clubs' }).check();
  await settings.getByLabel('Play a card that must be played').check();
  await inspect(page);
  await page.reload();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-felt', 'green');
  await expect(root).toHaveAttribute('data-back', 'red');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Play now' }).click();
  const suits = page.getByRole('region', { name: 'Your hand' }).getByRole('group');
  await suits.first().waitFor();
  const names = await suits.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const order = ['Spades', 'Hearts', 'Diamonds', 'Clubs'].map((suit) =>
    names.findIndex((name) => name.toLowerCase().includes(suit.toLowerCase())),
  );
  const held = order.filter((at) => at >= 0);
  expect(held.length).toBeGreaterThan(1);
  expect(held).toEqual(held.toSorted((a, b) => a - b));
  await inspect(page);
});
