import { Client, openTable } from '@overtrick/server/internals/testing/client';
import type { Browser, Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { choose, press, write } from './support/keys.ts';
import { hurry } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';
import { passButton } from './support/table.ts';

/** Opens another person's browser. */
async function other(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await hurry(context);
  return context.newPage();
}

const calls = (page: Page) => page.getByRole('region', { name: 'Auction' });

const WIDTHS = [360, 768, 1280];

async function inspectAtAll(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await inspect(page);
  }
}

test('the host turns away all who ask at once', async ({ page, server }) => {
  const { table, token } = await openTable(server.url, { chair: 0, name: 'Ada', policies: { join: 'host' } });
  await page.goto(`${server.url}/t/${table}#${token}`);
  const knocking = Array.from({ length: 2 }, (_, i) => new Client(server.url, `198.51.100.${i + 1}`));
  for (const [i, one] of knocking.entries()) {
    await one.enter(table);
    await one.sit(i + 1, `Guest ${i + 1}`);
  }
  const knock = page.getByRole('alertdialog', { name: 'Request to join' });
  await expect(knock).toContainText('Guest 1');
  await press(knock.getByRole('button', { name: 'Decline all 2' }));
  await expect(knock).toBeHidden();
  for (const one of knocking) one.close();
});

test('the host removes somebody, who cannot come back', async ({ page, server }) => {
  const { table, token } = await openTable(server.url, { chair: 0, name: 'Ada', policies: { join: 'link' } });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${server.url}/t/${table}#${token}`);
  const rude = new Client(server.url, '198.51.100.1');
  await rude.enter(table);
  expect(await rude.sit(1, 'Rude')).toMatchObject({ ok: true });
  await press(page.getByRole('button', { name: /^Talk/ }));
  await press(page.getByRole('button', { name: 'Remove Rude from the table' }));
  const asked = page.getByRole('group', { name: 'Remove Rude from the table' });
  await expect(asked).toContainText('cannot sit down at this table again');
  await inspect(page);
  await press(asked.getByRole('button', { name: 'Remove Rude from the table' }));
  await expect(asked).toBeHidden();
  expect(await rude.sit(1, 'Rude')).toMatchObject({ ok: false, code: 'ERR_CLOSED' });
  rude.close();
});

test('the host lets a friend in, and what was called is taken back when the friend agrees', async ({
  page,
  browser,
  server,
}) => {
  const { table, token } = await openTable(server.url, {
    chair: 0,
    name: 'Ada',
    policies: { join: 'host', spectators: 'off', undo: 'opponents' },
  });
  await page.goto(`${server.url}/t/${table}#${token}`);
  const friend = await other(browser);
  await friend.goto(`${server.url}/t/${table}`);
  await expect(friend.getByRole('heading', { name: 'This table has no spectators' })).toBeVisible();
  await press(friend.getByText('Rules of this table'));
  await expect(friend.getByText('If the other side agrees')).toBeVisible();
  await inspectAtAll(friend);
  await write(friend.getByRole('textbox', { name: 'Your name' }), 'Grace');
  await press(friend.getByRole('button', { name: 'Ask the host' }));
  const knock = page.getByRole('alertdialog', { name: 'Request to join' });
  await expect(knock).toContainText('Grace would like to sit East.');
  await inspectAtAll(page);
  await press(knock.getByRole('button', { name: 'Admit' }));
  await expect(friend.getByRole('region', { name: 'Your hand' })).toBeVisible();

  await press(passButton(page));
  await expect(calls(friend)).toContainText('Pass');
  await page.keyboard.press('u');
  const asked = friend.getByRole('alertdialog', { name: 'Undo?' });
  await expect(asked).toContainText('Ada would like to undo the last call or card.');
  await inspectAtAll(friend);
  await press(asked.getByRole('button', { name: 'Allow' }));
  await expect(passButton(page)).toBeVisible();
  await expect(calls(page)).not.toContainText('Pass');
});

test('a table without spectators says who invites to what, as long as somebody may sit down', async ({
  browser,
  server,
}) => {
  const opened = (join: 'link' | 'closed') =>
    openTable(server.url, { chair: 0, name: 'Ada', policies: { join, spectators: 'off' } });
  const { table } = await opened('link');
  const grace = await other(browser);
  await grace.goto(`${server.url}/t/${table}`);
  await expect(grace.getByRole('main')).toContainText(
    'Ada invites you to Contract bridge, Chicago. Free: East, South, and West.',
  );
  await inspectAtAll(grace);
  await write(grace.getByRole('textbox', { name: 'Your name' }), 'Grace');
  await press(grace.getByRole('button', { name: 'Sit down' }));
  await expect(grace.getByRole('region', { name: 'Your hand' })).toBeVisible();
  const bo = await other(browser);
  await bo.goto(`${server.url}/t/${table}`);
  await expect(bo.getByRole('main')).toContainText(/Ada invites you to .* Free: \w+ and \w+\./);
  await bo.goto(`${server.url}/t/${(await opened('closed')).table}`);
  await expect(bo.getByRole('main')).toContainText('This table is closed: nobody else can sit down.');
  await expect(bo.getByRole('main')).not.toContainText('invites you');
});

test('a computer player acts for who wants a rest, until he plays himself again', async ({ page }) => {
  await page.goto('/');
  await press(page.getByRole('button', { name: 'Play now' }));
  await press(page.getByRole('button', { name: 'More' }));
  await press(page.getByRole('button', { name: 'Let a computer player act for me' }));
  await expect(page.getByText('A computer player acts for you.')).toBeVisible();
  await inspect(page);
  await press(page.getByRole('button', { name: 'Play yourself again' }));
  await expect(page.getByText('A computer player acts for you.')).toBeHidden();
});

test('a kind of deals is chosen when a table is opened, and everybody can read it there', async ({
  page,
}) => {
  await page.goto('/');
  const card = page.getByRole('article').first();
  await press(card.getByText('Options', { exact: true }));
  const deals = card.getByRole('combobox', { name: 'Deals' });
  await expect(deals).toHaveValue('any');
  await deals.selectOption('Partner has a strong notrump');
  await press(card.getByText('The script', { exact: true }));
  await expect(card.getByRole('textbox', { name: 'The script' })).toHaveValue(/hcp\(north\) >= 15/);
  await inspect(page);
  await deals.selectOption('By your own script');
  await card.getByRole('textbox', { name: 'The script' }).fill('condition hcp(souht) > 20');
  await press(card.getByRole('button', { name: 'Open the table' }));
  await expect(card.getByRole('alert')).toContainText('a hand is expected here');
  await card.getByRole('textbox', { name: 'The script' }).fill('condition spades(south) >= 8');
  await press(card.getByRole('button', { name: 'Open the table' }));
  await expect(page).toHaveURL(/\/t\//);
  // South holds the cards that were asked for
  const hand = page.getByRole('region', { name: 'Your hand' });
  await expect(hand.getByRole('group', { name: /^spades, (8|9|1\d) cards$/ })).toBeVisible();
  await press(page.getByRole('button', { name: 'More' }));
  await press(page.getByRole('button', { name: 'Rules of this table' }));
  await expect(page.getByRole('dialog')).toContainText('condition spades(south) >= 8');
  await inspect(page);
});

test('the rules of a table are chosen when it is opened, and can be looked up', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('article').first();
  await press(card.getByText('Options', { exact: true }));
  await choose(card.getByRole('radio', { name: 'Tournament' }));
  await press(card.getByText('Rules of the table').first());
  await expect(card.getByRole('radio', { name: 'The umpire decides' })).toBeChecked();
  await choose(card.getByRole('radio', { name: 'At any time, for practice' }));
  await inspect(page);
  await press(card.getByRole('button', { name: 'Open the table' }));
  await press(page.getByRole('button', { name: 'More' }));
  await press(page.getByRole('button', { name: 'Rules of this table' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('At any time, for practice');
  await expect(dialog).toContainText('The umpire decides');
  await press(dialog.getByText('Fair cards'));
  await expect(dialog.locator('code')).toHaveText(/^[0-9a-f]{64}$/);
  await inspect(page);
});
