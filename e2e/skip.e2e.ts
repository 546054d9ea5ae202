import { Client, oneNotrump, openTable } from '@overtrick/server/internals/testing/client';
import type { Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { press, write } from './support/keys.ts';
import { beyondEdges, hurry } from './support/pages.ts';
import { expect, killing as own, sharing as test } from './support/server.ts';
import { nextButton, result, waitForTurn } from './support/table.ts';

const SKIP = 'Skip to the end';
const skipButton = (page: Page) => page.getByRole('button', { name: SKIP, exact: true });
const idOf = (address: string): string => /\/t\/([a-z0-9]+)/.exec(address)?.[1] ?? '';

/** Opens a table at which the visitor makes the first call; returns its address. */
async function seated(server: string): Promise<string> {
  const { table, token } = await openTable(server, { game: 'bridge', name: 'Ada', chair: 0 });
  const client = new Client(server);
  await client.enter(table, token);
  client.close();
  return `${server}/t/${table}#${token}`;
}

test.describe('with the whole verdict', () => {
  test.use({ isAnalysed: true });
  test('who is alone skips to the end from the menu, by keys; the record says which cards were not theirs', async ({
    page,
    server,
  }) => {
    const address = await seated(server.url);
    await page.goto(address);
    await waitForTurn(page);
    await press(page.getByRole('button', { name: 'More' }));
    const entry = page.getByRole('dialog').getByRole('button', { name: SKIP });
    await entry.focus();
    await page.keyboard.press('Enter');
    await expect(result(page)).toBeVisible();
    const { steps } = server.table(idOf(address));
    expect(steps.length).toBeGreaterThan(3);
    expect(steps.every(({ by }) => by === 'bot')).toBe(true);
    // the verdict neither praises nor blames the visitor for computer players' cards
    await page.locator('[data-verdict="done"]').waitFor({ timeout: 180_000 });
    await expect(page.getByText(/You played|your cards|the information you had/)).toHaveCount(0);
    await page.getByRole('link', { name: 'Look at the board again' }).click();
    await expect(
      page.getByText(
        /^Computer players finished this deal for everybody: \d+ of these calls and cards are theirs\.$/,
      ),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Back to the table' }).click();
    // the visitor plays the next deal again
    await press(nextButton(page));
    await waitForTurn(page);
    await expect(page.getByText('Computer players are finishing')).toBeHidden();
  });
});

test('whoever is dummy is offered to skip at the table, and whoever has cards to choose is not', async ({
  page,
  server,
}) => {
  const { table, token } = await openTable(server.url, { name: 'Ada', chair: 0, policies: { quiet: true } });
  const [ada, grace] = [new Client(server.url), new Client(server.url)];
  await ada.enter(table, token);
  await grace.enter(table);
  expect((await grace.sit(2, 'Grace')).ok).toBe(true);
  await grace.enter(table, grace.token);
  await page.goto(`${server.url}/t/${table}#${token}`);
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  await expect(skipButton(page)).toHaveCount(0);
  const isLed = ({ state: { view } }: Client) => view.phase === 'play' && view.trick.length > 0;
  await Promise.all([ada.playUntil(isLed), grace.playUntil(isLed, oneNotrump)]);
  await press(skipButton(page));
  await expect(
    page.getByText('You would like to skip to the end. Waiting for: Grace. Play goes on meanwhile.'),
  ).toBeVisible();
  // another address of the same page would not load it again
  await page.goto('about:blank');
  await page.goto(`${server.url}/t/${table}#${grace.token}`);
  await expect(page.getByText(/^Ada would like to skip to the end/)).toBeVisible();
  for (const client of [ada, grace]) client.close();
});

test('with a friend it takes both, and whoever thinks better of it plays on', async ({
  page,
  browser,
  server,
}) => {
  const address = await seated(server.url);
  await page.goto(address);
  const context = await browser.newContext();
  await hurry(context);
  const friend = await context.newPage();
  await friend.goto(address.replace(/#.*/, ''));
  await write(friend.getByRole('dialog').getByRole('textbox', { name: 'Your name' }), 'Grace');
  await press(friend.getByRole('dialog').getByRole('button', { name: 'Sit down' }));
  await expect(page.getByText('Grace').first()).toBeVisible();
  // typed, as users of screen readers do
  await page.getByRole('textbox', { name: 'Command' }).fill('skip');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('You would like to skip to the end. Waiting for: Grace. Play goes on meanwhile.'),
  ).toBeVisible();
  await expect(friend.getByText(/^Ada would like to skip to the end/)).toBeVisible();
  for (const width of [360, 1280]) {
    await friend.setViewportSize({ width, height: 780 });
    await expect.poll(() => beyondEdges(friend)).toEqual([]);
  }
  await inspect(friend);
  await press(page.getByRole('button', { name: 'Cancel' }));
  await expect(friend.getByText(/^Ada would like to skip to the end/)).toBeHidden();
  await press(page.getByRole('button', { name: 'More' }));
  await press(page.getByRole('dialog').getByRole('button', { name: SKIP }));
  await press(skipButton(friend));
  for (const one of [page, friend]) await expect(result(one)).toBeVisible();
  await context.close();
});

own.describe('without a connection', () => {
  own.use({ serviceWorkers: 'allow' });
  own('the rest of a deal is played too, and the server hears by whom', async ({ page, context, server }) => {
    await hurry(context);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await server.kill();
    await page.reload();
    await press(page.getByRole('button', { name: 'Play now' }));
    await waitForTurn(page);
    await press(page.getByRole('button', { name: 'More' }));
    await press(page.getByRole('dialog').getByRole('button', { name: SKIP }));
    await expect(result(page)).toBeVisible();
    await server.start();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(
      page.getByText('every finished deal has joined your record', { exact: false }),
    ).toBeVisible();
    const { steps } = server.table(idOf(page.url()));
    expect(steps.length).toBeGreaterThan(3);
    expect(steps.every(({ by }) => by === 'bot')).toBe(true);
  });
});
