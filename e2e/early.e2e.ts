import { Client, oneNotrump, openTable } from '@overtrick/server/internals/testing/client';
import { inspect } from './support/audit/inspect.ts';
import { press } from './support/keys.ts';
import { expect, sharing as test } from './support/server.ts';

test('two people end a rubber by agreement, and the sheet has the bonuses of an unfinished one', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { table, token } = await openTable(server.url, { name: 'Ann', match: 'rubber' });
  const ann = new Client(server.url);
  await ann.enter(table, token);
  const bea = new Client(server.url);
  await bea.enter(table);
  await bea.sit(1, 'Bea');
  await bea.until(({ state }) => state.you === 1);
  await Promise.all([ann, bea].map((player) => player.playUntil(({ isDealOver }) => isDealOver, oneNotrump)));
  await page.goto(`/t/${table}#${token}`);
  await press(page.getByRole('button', { name: 'End the match now' }));
  await expect(page.getByText('You want to end the match now. Bea must agree.')).toBeVisible();
  await inspect(page);
  await press(page.getByRole('button', { name: 'Play on' }));
  await expect(page.getByText('You want to end the match now.', { exact: false })).toHaveCount(0);
  await press(page.getByRole('button', { name: 'End the match now' }));
  await bea.until(({ state }) => state.canEnd === true && state.ending !== undefined);
  await bea.say('end', { table, token: bea.token, deal: bea.state.deal, wanted: true });
  await expect(page.getByText('The match is over', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next deal' })).toHaveCount(0);
  const { totals } = bea.state.standing;
  const best = Math.max(...Object.values(totals));
  await expect(page.getByText(new RegExp(`${best}`)).first()).toBeVisible();
  await inspect(page);
  ann.close();
  bea.close();
});
