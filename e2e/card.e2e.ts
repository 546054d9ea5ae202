import { Client, openTable } from '@overtrick/server/internals/testing/client';
import { inspect } from './support/audit/inspect.ts';
import { choose, press, write } from './support/keys.ts';
import { expect, sharing as test } from './support/server.ts';

test('a card is filled in once, printed, and put on a table, where the opponents read it', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/card');
  await write(page.getByLabel('1NT: points, and answers'), '12 to 14, Stayman');
  await inspect(page);
  await choose(page.getByRole('radio', { name: 'EBU' }));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: '1NT openings and responses' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '12 to 14, Stayman' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print the card' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const { table, token } = await openTable(server.url, { name: 'Ann' });
  const bea = new Client(server.url);
  await bea.enter(table);
  await bea.sit(1, 'Bea');
  await page.goto(`/t/${table}#${token}`);
  await press(page.getByRole('button', { name: 'More', exact: true }));
  await press(page.getByRole('button', { name: 'Convention card' }));
  await expect(page.getByText('Nobody has put a card on the table.')).toBeVisible();
  await press(page.getByRole('button', { name: 'Put it on the table' }));
  await expect(page.getByRole('definition').filter({ hasText: '12 to 14, Stayman' })).toBeVisible();
  await inspect(page);
  await bea.until(({ state }) => state.cards?.length === 1);
  expect(bea.state.cards?.[0]?.lines).toEqual([{ line: 'notrump', text: '12 to 14, Stayman' }]);
  // agreements beside the table's system, which the computer partner plays too
  await choose(page.getByRole('switch', { name: /^We play the table’s system/ }));
  await press(page.getByText('Agreements', { exact: true }));
  const drury = page.getByRole('group', { name: 'Drury by a passed hand' });
  await choose(drury.getByRole('radio', { name: 'Yes' }));
  await inspect(page);
  await press(page.getByRole('button', { name: 'Put it on the table' }));
  await bea.until(({ state }) => state.cards?.[0]?.choices?.drury === 'on');
  await expect(page.getByRole('definition').filter({ hasText: 'Yes' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Take it away' }));
  await bea.until(({ state }) => state.cards === undefined);
  bea.close();
});

test('a card that is wanted everywhere lies on each table, and opens from the plate', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/card');
  await write(page.getByLabel('Leads'), 'Third and fifth');
  await choose(page.getByRole('switch', { name: 'Put my card on every table' }));
  const { table, token } = await openTable(server.url, { name: 'Ann' });
  await page.goto(`/t/${table}#${token}`);
  const mark = page.getByRole('button', { name: 'Convention card of Ann' });
  await press(mark);
  await expect(page.getByRole('definition').filter({ hasText: 'Third and fifth' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Take it away' }));
  await page.keyboard.press('Escape');
  await expect(mark).toHaveCount(0);
  await inspect(page);
});

test('each system has a sheet to print', async ({ page }) => {
  await page.goto('/systems');
  await inspect(page);
  await press(page.getByRole('link', { name: 'Acol' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Acol' })).toBeVisible();
  await expect(page.getByText('middle of three small cards', { exact: false }).first()).toBeVisible();
  await inspect(page);
  const pages = await page.pdf({ format: 'A4' });
  expect(pages.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).toHaveLength(1);
});
