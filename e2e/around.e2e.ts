import { openTable } from '@overtrick/server/internals/testing/client';
import { choose, press } from './support/keys.ts';
import { sideways } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';

const PHONE = { width: 360, height: 740 };

test('on a phone the pages of a part stand in one row, the one at hand in sight between its neighbours', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const [path, name] of [
    ['/history', 'Your boards'],
    ['/analyse', 'Open any board'],
    ['/pad', 'Score pad'],
  ] as const) {
    await page.goto(path);
    const pages = page.getByRole('navigation', { name: 'Boards' });
    await expect(pages.getByRole('link', { name })).toBeInViewport({ ratio: 0.98 });
    for (const beside of await pages.locator('a:has(+ [aria-current]), [aria-current] + a').all())
      await expect(beside).toBeInViewport({ ratio: 0.5 });
    expect((await pages.boundingBox())?.height).toBeLessThan(60);
    expect(await sideways(page)).toBe(0);
  }
});

test('the drawn table of a rules page goes along with the words, and lies over nothing', async ({ page }) => {
  await page.goto('/rules/minibridge');
  const drawn = page.getByRole('heading', { name: 'The table', exact: true });
  await page.getByRole('heading', { name: 'The score' }).evaluate((heading) => heading.scrollIntoView());
  await expect(drawn).toBeInViewport();
  const example = page.getByRole('region', { name: 'An example deal' });
  await example.getByRole('button', { name: 'Next' }).waitFor();
  await example.evaluate((part) => part.scrollIntoView());
  const over = await page.getByRole('region', { name: 'The table', exact: true }).boundingBox();
  const under = await example.boundingBox();
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
  const last = await drawn.locator('xpath=..').boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
  await press(page.getByRole('link', { name: 'First deal: Minibridge' }));
  await expect(page.getByText('The guide', { exact: true })).toBeVisible();
});

test('the settings show the cards as they are chosen', async ({ page }) => {
  await page.goto('/');
  await press(page.getByRole('button', { name: 'Settings' }));
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  const suits = () =>
    dialog
      .locator('[aria-hidden] > span > [data-suit]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-suit')).join(''));
  await expect.poll(suits).toMatch(/^DD/);
  await choose(dialog.getByRole('radio', { name: 'Spades, hearts, diamonds, clubs' }));
  await expect.poll(suits).toBe('DDSSHHCC');
  await choose(dialog.getByRole('radio', { name: 'On the right' }));
  await expect.poll(suits).toBe('SSHHCCDD');
});

for (const [game, why] of [
  ['draw', /^The winner of the trick takes the top card of the stock/],
  ['memory', /^Remember the cards played/],
] as const)
  test(`at a table of ${game} it is said what tricks are played for that do not score`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(PHONE);
    const { table, token } = await openTable(server.url, { game, name: 'Ada', chair: 0 });
    await page.goto(`/t/${table}#${token}`);
    await expect(page.getByText(why)).toBeVisible();
  });

test('nothing is told of a score before those have come for whom a table waits', async ({ page }) => {
  await page.goto('/');
  await choose(page.getByRole('radio', { name: '3 people' }));
  await press(page.getByRole('button', { name: 'Play now' }));
  await page.getByRole('textbox', { name: 'Link to this table' }).waitFor();
  await page.keyboard.press('Escape');
  const sheet = page.getByRole('region', { name: 'Score sheet' });
  await expect(page.getByText('Waiting for two friends.')).toBeVisible();
  await expect(sheet).toBeHidden();
  await press(page.getByRole('button', { name: 'Start with computers' }));
  await expect(sheet).toBeVisible();
});

test('a new learner is told one thing at a time, and who has played a first deal nothing of it again', async ({
  page,
}) => {
  await page.goto('/learn/minibridge');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.waitFor();
  const basics = [
    /^The cards of a pack are in four suits/,
    /^Each player in turn plays one card/,
    /^To know how strong/,
  ];
  for (const basic of basics) {
    for (const other of basics) await expect(page.getByText(other)).toBeVisible({ visible: other === basic });
    await press(next);
  }
  await expect(page.getByText('The cards are dealt.')).toBeVisible();
  await page.evaluate(() => {
    const state = { lessons: {}, hands: {}, firstDeals: ['minibridge'], ownDeals: 0 };
    localStorage.setItem('overtrick.lessons', JSON.stringify({ state, version: 1 }));
  });
  await page.reload();
  await expect(page.getByText('The cards are dealt.')).toBeVisible();
});
