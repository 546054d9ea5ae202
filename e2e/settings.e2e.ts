import { inspect } from './support/audit/inspect.ts';
import { beyondEdges, sideways } from './support/pages.ts';
import { sceneOf } from './support/scenes.ts';
import { expect, sharing as test } from './support/server.ts';
import { nextSurvey } from './support/survey.ts';
import { seatAt } from './support/visitor.ts';

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
  // a hand to learn with lies in the same order
  await page.goto('/lesson/02-one-of-a-major');
  const cards = page.locator('[data-lay="row"]').first().locator('[data-suit]');
  await expect(cards).toHaveCount(13);
  const lie = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('data-suit') ?? ''));
  expect(lie).toEqual(lie.toSorted((a, b) => 'SHDC'.indexOf(a) - 'SHDC'.indexOf(b)));
});

test('the cards of the own hand have the size that is chosen, and cover nothing at any size of the screen', async ({
  page,
  server,
}) => {
  await page.goto(await seatAt(server.url, sceneOf('bridge')));
  const card = page.getByRole('region', { name: 'Your hand' }).getByRole('button').last();
  const sizes = ['normal', 'small', 'large'];
  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [768, 1024],
    [1280, 800],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const widths: number[] = [];
    for (const size of sizes) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.handSize = chosen;
      }, size);
      const where = `${size} at ${width}`;
      // on a phone held sideways the hand is a strip, cut at its foot by design
      if (height > 500) expect((await nextSurvey(page, '')).faults, where).toEqual([]);
      expect(await beyondEdges(page), where).toEqual([]);
      expect(await sideways(page), where).toBeLessThanOrEqual(0);
      widths.push((await card.boundingBox())?.width ?? 0);
    }
    const [normal = 0, small = 0, large = 0] = widths;
    expect(small).toBeLessThan(normal);
    expect(large).toBeGreaterThan(normal);
  }
});

test('the size of the hand is chosen, kept and put where the style sheets look for it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const size = page.getByRole('group', { name: 'Size of your hand' });
  await size.getByRole('radio', { name: 'Large' }).check();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hand-size', 'large');
});

test('the history tells the course of each game, drawn and in words', async ({ page }) => {
  const played = (deal: number, game: string, points: number) => ({
    table: 'abcdef',
    deal,
    game,
    match: 'boards',
    seat: 'S',
    points,
    against: 0,
    role: 'other',
    at: 1_700_000_000_000 + deal,
  });
  const boards = [
    played(4, 'bridge', 90),
    played(3, 'solo', 40),
    played(2, 'bridge', 420),
    played(1, 'bridge', 110),
  ];
  await page.goto('/');
  await page.evaluate(
    (kept) =>
      localStorage.setItem('overtrick.history', JSON.stringify({ state: { boards: kept }, version: 1 })),
    boards,
  );
  await page.goto('/history');
  const games = page.getByRole('region', { name: 'By game' });
  await expect(games.getByRole('row')).toHaveCount(3);
  const bridge = games.getByRole('row', { name: /Contract bridge/ });
  await expect(bridge.getByRole('cell')).toHaveText(['3', '', '+620']);
  await expect(bridge.getByRole('img')).toHaveAccessibleName(/110.*620/);
  await inspect(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await inspect(page);
  const boxes = await Promise.all(
    ['Game', 'You were'].map((label) => page.getByRole('combobox', { name: label }).boundingBox()),
  );
  const [game, role] = boxes;
  expect((game?.x ?? 0) + (game?.width ?? 0)).toBeLessThan(role?.x ?? 0);
});
