import { DEVICE_HEADER } from '@overtrick/protocol/device';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { choose, press, write } from './support/keys.ts';
import { expect, test } from './support/server.ts';

/** Opens the browser of another person, with a device and a clock of their own. */
async function other(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  return { page, close: () => context.close() };
}

const WISH = {
  kind: 'table',
  game: 'bridge',
  level: 'any',
  system: 'usual',
  zone: 'UTC',
  times: [{ day: 0, from: 600, to: 720 }],
  name: 'Eve',
};

test('a table for anybody is listed, joined by one press, and gone when it is full', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await press(page.getByRole('link', { name: 'Find a game' }));
  await expect(page.getByText('No table is waiting for players.')).toBeVisible();
  await inspect(page);
  const form = page.getByRole('region', { name: 'Open a table for anybody' });
  await form.getByLabel('Game').selectOption('Two Handed Solo Bridge');
  await form.getByLabel('Level').selectOption('For company');
  await write(form.getByLabel('A few words'), 'New here, <b>be kind</b>');
  await write(form.getByLabel('Your name'), 'Ada');
  await press(form.getByRole('button', { name: 'Open the table' }));
  await expect(page).toHaveURL(/\/t\//);

  const bea = await other(browser);
  await bea.page.goto('/meet');
  const tables = bea.page.getByRole('region', { name: 'Open tables' });
  await expect(tables.getByRole('listitem')).toContainText('Two Handed Solo Bridge · For company');
  await expect(tables.getByText('New here, <b>be kind</b>')).toBeVisible();
  await inspect(bea.page);
  await press(tables.getByRole('link', { name: 'Sit down with Ada' }));
  await expect(page.getByText('Guest').first()).toBeVisible();
  await expect(bea.page.getByRole('dialog')).toBeHidden();

  const cleo = await other(browser);
  await cleo.page.goto('/meet');
  await expect(cleo.page.getByText('No table is waiting for players.')).toBeVisible();
  await cleo.close();
  await bea.close();
});

test('a wish for partners shows in each clock, is answered with a table for the two, and is withdrawn', async ({
  browser,
}) => {
  const ada = await other(browser, { timezoneId: 'Europe/Vienna' });
  await ada.page.goto('/meet');
  const post = ada.page.getByRole('region', { name: 'Post a request' });
  await choose(post.getByRole('radio', { name: 'A club evening' }));
  await post.getByLabel('Level').selectOption('Club players');
  await post.getByLabel('System').selectOption('Acol');
  await post.getByLabel('Day').selectOption('Tuesday');
  await post.getByLabel('To').fill('18:00');
  await press(post.getByRole('button', { name: 'Post request' }));
  await expect(post.getByRole('alert')).toHaveText('The end must be later than the start, on the same day.');
  await post.getByLabel('To').fill('22:00');
  await press(post.getByRole('button', { name: 'Post request' }));
  await expect(post.getByRole('alert')).toHaveText('Enter a name for others to see.');
  await write(post.getByLabel('Your name'), 'Ada');
  await press(post.getByRole('button', { name: 'Post request' }));
  const own = ada.page.getByRole('region', { name: 'Your requests' });
  await expect(own).toContainText('No answer yet.');
  await inspect(ada.page);

  const ben = await other(browser, { timezoneId: 'America/New_York', viewport: { width: 360, height: 740 } });
  await ben.page.goto('/meet');
  const wishes = ben.page.getByRole('region', { name: 'Partners wanted' });
  const card = wishes.getByRole('article');
  await expect(card).toContainText(/Tuesday, 0?1(:00)? PM–0?4(:00)? PM/);
  await expect(card).toContainText('A club evening · Contract bridge · Club players · Acol');
  await wishes.getByLabel('Time of day').selectOption('Morning');
  await expect(card).toHaveCount(0);
  await wishes.getByLabel('Time of day').selectOption('Afternoon');
  await wishes.getByLabel('System').selectOption('Standard American (SAYC)');
  await expect(card).toHaveCount(0);
  await wishes.getByLabel('System').selectOption('Acol');
  await press(card.getByRole('button', { name: 'Answer Ada' }));
  await write(card.getByLabel('Your name'), 'Ben');
  await write(card.getByLabel('A line to them'), 'Next week?');
  await inspect(ben.page);
  await press(card.getByRole('button', { name: 'Open a table and tell them' }));
  await expect(ben.page).toHaveURL(/\/t\//);

  await ada.page.reload();
  await expect(own.getByRole('listitem')).toContainText('Next week?');
  await press(own.getByRole('link', { name: 'To the table of Ben' }));
  await expect(ben.page.getByText('Ada').first()).toBeVisible();
  await ada.page.goto('/meet');
  await press(own.getByText('Remove answers'));
  await inspect(ada.page);
  await press(own.getByRole('button', { name: 'Remove the answer of Ben' }));
  await expect(own).toContainText('No answer yet.');
  await press(own.getByRole('button', { name: 'Withdraw' }));
  await expect(own).toBeHidden();
  await ben.page.goto('/meet');
  await expect(ben.page.getByText('No such requests now.')).toBeVisible();
  await ada.close();
  await ben.close();
});

test('a wish that is reported is hidden at once where it was', async ({ page, server }) => {
  await fetch(`${server.url}/api/wishes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...WISH, words: 'Something rude' }),
  });
  await page.goto('/meet');
  await press(page.getByRole('button', { name: 'Report and hide the request of Eve' }));
  await expect(page.getByText('Something rude')).toBeHidden();
  await page.reload();
  await expect(page.getByText('No such requests now.')).toBeVisible();
});

test('whoever hides a wish sees nothing else of its poster, and whoever waits for a poster who withdraws is told', async ({
  page,
  browser,
  server,
}) => {
  const post = async (words: string): Promise<{ wish: string; token: string }> => {
    const response = await fetch(`${server.url}/api/wishes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [DEVICE_HEADER]: 'the-device-of-eve' },
      body: JSON.stringify({ ...WISH, words }),
    });
    return response.json();
  };
  await post('Something rude');
  const { wish, token } = await post('More of it');
  const ben = await other(browser);
  await ben.page.goto('/meet');
  const card = ben.page.getByRole('article').filter({ hasText: 'More of it' });
  await press(card.getByRole('button', { name: 'Answer Eve' }));
  await write(card.getByLabel('Your name'), 'Ben');
  await press(card.getByRole('button', { name: 'Open a table and tell them' }));
  await expect(ben.page.getByText('Waiting for a friend.')).toBeVisible();

  await page.goto('/meet');
  await expect(page.getByRole('article')).toHaveCount(2);
  await press(page.getByRole('button', { name: 'Report and hide the request of Eve' }).last());
  await expect(page.getByText('No such requests now.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);

  await fetch(`${server.url}/api/wishes/${wish}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  await expect(ben.page.getByText('There is no such table')).toBeVisible();
  await ben.close();
});
