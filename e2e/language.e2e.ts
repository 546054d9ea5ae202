import { inspect } from './support/audit/inspect.ts';
import { press } from './support/keys.ts';
import { goWithin } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';

test.use({ locale: 'fr-FR' });

test('a visitor’s own language is spoken, and another one can be chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Combien êtes-vous ?' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await inspect(page);
  const card = page.getByRole('article', { name: 'Bridge contrat' });
  await expect(card).toContainText('Quatre joueurs en deux équipes');
  await press(card.getByText('Choisir comment jouer'));
  await expect(card.getByRole('radio', { name: 'Robre' })).toBeAttached();
  await press(page.getByRole('button', { name: 'Jouer maintenant' }));
  await expect(page.getByRole('region', { name: 'Votre main' })).toBeVisible();
  await expect(
    page
      .getByRole('button', { name: /^(As|Roi|Dame|Valet|10|[2-9]) de (pique|cœur|carreau|trèfle)$/ })
      .first(),
  ).toBeVisible();
  // words that come with their own pages
  await expect(page.getByRole('button', { name: 'Conversation', exact: true })).toBeVisible();
  await goWithin(page, '/learn');
  await expect(page.getByRole('heading', { name: 'Apprendre à jouer' })).toBeVisible();
  await goWithin(page, '/history');
  await expect(page.getByRole('heading', { name: 'Vos donnes' })).toBeVisible();
  await goWithin(page, '/rules/biritch');
  await expect(page.getByRole('heading', { name: 'La marque' }).first()).toBeVisible();
  await page.goto('/');
  await press(page.getByRole('button', { name: 'Réglages' }));
  await page.getByLabel('Langue').selectOption('de');
  await expect(page.getByRole('heading', { name: 'Wie viele seid ihr?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kontraktbridge' })).toBeVisible();
});

test('a club evening is run in the visitor’s language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/club');
  await expect(page.getByRole('heading', { name: 'Organiser une soirée de club' })).toBeVisible();
  await inspect(page);
  await press(page.getByRole('button', { name: 'Ouvrir une soirée d’essai' }));
  await press(page.getByRole('button', { name: 'Inventer la position 1' }));
  await expect(page.getByRole('button', { name: 'Inventer la position 2' })).toBeVisible();
  await inspect(page);
  await press(page.getByRole('button', { name: /^Table A1, position 1, donne \d+.*confirmée/ }).first());
  await expect(page.getByRole('dialog')).toContainText(
    / par (Nord|Est|Sud|Ouest), .* (Nord-Sud|Est-Ouest) \d/,
  );
  await press(page.getByRole('button', { name: 'Fermer' }));
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Classement' })).toBeFocused();
  await expect(page.getByRole('columnheader', { name: 'Paire' }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: /^\d+,\d\d$/ }).first()).toBeVisible();
  await inspect(page);
});

test.describe('with the pages kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('pages speak the visitor’s language without a connection too', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    for (const [path, title] of [
      ['/learn', 'Apprendre à jouer'],
      ['/history', 'Vos donnes'],
      ['/pad', 'Feuille de marque'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    }
  });
});
