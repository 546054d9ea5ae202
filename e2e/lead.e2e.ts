import { Client, oneNotrump, openTable } from '@overtrick/server/internals/testing/client';
import { inspect } from './support/audit/inspect.ts';
import { press } from './support/keys.ts';
import { expect, sharing as test } from './support/server.ts';

test('an opening lead lies face down until declarer has no more questions', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { table, token } = await openTable(server.url, { name: 'Ann', chair: 0, policies: { lead: 60 } });
  const ann = new Client(server.url);
  await ann.enter(table, token);
  const bea = new Client(server.url);
  await bea.enter(table);
  await bea.sit(3, 'Bea');
  await bea.until(({ state }) => state.you === 3);
  await Promise.all(
    [ann, bea].map((player) => player.playUntil(({ state }) => state.lead !== undefined, oneNotrump)),
  );
  await page.goto(`/t/${table}#${token}`);
  await expect(page.getByText('has led face down.', { exact: false })).toBeVisible();
  await inspect(page);
  const banner = page.getByRole('status').filter({ hasText: 'has led face down' });
  await expect(banner).toBeVisible();
  expect(ann.state.lead).not.toHaveProperty('card');
  await press(page.getByRole('button', { name: 'Auction', exact: true }).first());
  const auction = page.getByRole('dialog', { name: 'The auction' });
  await inspect(page);
  await page.keyboard.press('Escape');
  await expect(auction).toHaveCount(0);
  await press(page.getByRole('button', { name: 'No questions' }));
  await expect(page.getByText('Waiting for Bea.', { exact: false })).toBeVisible();
  await bea.say('face', { table, token: bea.token, deal: bea.state.deal });
  await expect(banner).toHaveCount(0);
  await ann.until(({ state }) => state.view.trick.length > 0);
  ann.close();
  bea.close();
});
