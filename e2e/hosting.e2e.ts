import { Client, oneNotrump, openTable } from '@overtrick/server/internals/testing/client';
import { inspect } from './support/audit/inspect.ts';
import { choose, press } from './support/keys.ts';
import { expect, sharing as test } from './support/server.ts';

test('a host pauses the table, changes its settings, and starts another match with other partners', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { table, token } = await openTable(server.url, {
    name: 'Ann',
    match: 'boards',
    matchOptions: { boards: 1, first: 1 },
  });
  const ann = new Client(server.url);
  await ann.enter(table, token);
  const bea = new Client(server.url);
  await bea.enter(table);
  await bea.sit(1, 'Bea');
  await bea.until(({ state }) => state.you === 1);
  await page.goto(`/t/${table}#${token}`);
  const menu = page.getByRole('button', { name: 'More', exact: true });
  await press(menu);
  await press(page.getByRole('button', { name: 'Pause the table' }));
  await expect(page.getByText('The host has paused the table.')).toBeVisible();
  await bea.until(({ state }) => state.paused !== undefined);
  await inspect(page);
  await press(page.getByRole('button', { name: 'End the pause' }));
  await bea.until(({ state }) => state.paused === undefined);

  await Promise.all([ann, bea].map((player) => player.playUntil(({ isDealOver }) => isDealOver, oneNotrump)));
  await expect(page.getByText('The match is over', { exact: false })).toBeVisible();
  expect(bea.state.canRematch).toBe(false);
  await press(menu);
  await press(page.getByRole('button', { name: 'Change table settings' }));
  await choose(page.getByRole('switch', { name: 'Hints' }));
  await inspect(page);
  await press(page.getByRole('button', { name: 'Save' }));
  await bea.until(({ state }) => state.policies.hints);

  await press(page.getByRole('button', { name: 'Start another match' }));
  const dialog = page.getByRole('dialog', { name: 'Another match at this table' });
  await choose(dialog.getByRole('radio', { name: 'Draw cards for partners' }));
  await inspect(page);
  await press(dialog.getByRole('button', { name: 'Start another match' }));
  await expect(page.getByText(/^Partners were drawn: /)).toBeVisible();
  await inspect(page);
  await bea.until(({ state }) => state.deal === 2);
  await Promise.all([ann, bea].map((player) => player.playUntil(({ isDealOver }) => isDealOver, oneNotrump)));
  // two matches are reckoned up, and what one wins the others lose
  const rows = page.getByRole('region', { name: 'All matches together' }).locator('tbody tr');
  await expect(rows).toHaveCount(4);
  const { reckoning = [] } = bea.state;
  expect(reckoning.reduce((sum, { points }) => sum + points, 0)).toBe(0);
  await expect(rows.first()).toContainText(reckoning[0]?.name ?? '');
  await inspect(page);
  ann.close();
  bea.close();
});
