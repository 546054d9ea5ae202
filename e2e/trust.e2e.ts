import { openTable } from '@overtrick/server/testing/client';
import type { Browser, Page } from '@playwright/test';
import { inspect } from './support/inspect.ts';
import { hurry } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';
import { passButton } from './support/table.ts';

/** Another person's browser. */
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
  await friend.getByText('Rules of this table').click();
  await expect(friend.getByText('If the other side agrees')).toBeVisible();
  await inspectAtAll(friend);
  await friend.getByRole('textbox', { name: 'Your name' }).fill('Grace');
  await friend.getByRole('button', { name: 'Ask the host' }).click();
  const knock = page.getByRole('alertdialog', { name: 'Somebody asks to sit down' });
  await expect(knock).toContainText('Grace would like to sit East.');
  await inspectAtAll(page);
  await knock.getByRole('button', { name: 'Let in' }).click();
  await expect(friend.getByRole('region', { name: 'Your hand' })).toBeVisible();

  await passButton(page).click();
  await expect(calls(friend)).toContainText('Pass');
  await page.keyboard.press('u');
  const asked = friend.getByRole('alertdialog', { name: 'Take back?' });
  await expect(asked).toContainText('Ada would like to take back the last call or card.');
  await inspectAtAll(friend);
  await asked.getByRole('button', { name: 'Let it be taken back' }).click();
  await expect(passButton(page)).toBeVisible();
  await expect(calls(page)).not.toContainText('Pass');
});

test('a computer player acts for who wants a rest, until he plays himself again', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Let a computer player act for me' }).click();
  await expect(page.getByText('A computer player acts for you.')).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: 'Play yourself again' }).click();
  await expect(page.getByText('A computer player acts for you.')).toBeHidden();
});

test('the rules of a table are chosen when it is opened, and can be looked up', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('article').first();
  await card.getByText('Choose how to play').click();
  await card.getByRole('radio', { name: 'Tournament' }).check({ force: true });
  await card.getByText('Rules of the table').first().click();
  await expect(card.getByRole('radio', { name: 'Refused ones are settled' })).toBeChecked();
  await card.getByRole('radio', { name: 'At any time, for practice' }).check({ force: true });
  await inspect(page);
  await card.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Rules of this table' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('At any time, for practice');
  await expect(dialog).toContainText('Refused ones are settled');
  await dialog.getByText('Fair cards').click();
  await expect(dialog.locator('code')).toHaveText(/^[0-9a-f]{64}$/);
  await inspect(page);
});
