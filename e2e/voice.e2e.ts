import { openTable } from '@overtrick/server/internals/testing/client';
import type { Page } from '@playwright/test';
import { launchOptions } from '../scripts/lib/chromium.mjs';
import { inspect } from './support/audit/inspect.ts';
import { press, write } from './support/keys.ts';
import { hurry } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';

// a browser of its own: one is enough for the file
test.describe.configure({ mode: 'default' });

// a tone in the place of a microphone, and the address of this machine as it is
test.use({
  launchOptions: launchOptions([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    '--disable-features=WebRtcHideLocalIpsWithMdns',
  ]),
});

const join = (page: Page) => press(page.getByRole('button', { name: 'Join voice chat' }));

test('two people at a table hear each other, once both have asked for it', async ({
  page,
  browser,
  server,
}) => {
  const { url } = server;
  const { table, token } = await openTable(url, { name: 'Ann', chair: 0, policies: { voice: true } });
  await page.goto(`${url}/t/${table}#${token}`);
  const context = await browser.newContext();
  await hurry(context);
  const friend = await context.newPage();
  await friend.goto(`${url}/t/${table}`);
  await write(friend.getByRole('dialog').getByRole('textbox', { name: 'Your name' }), 'Bea');
  await press(friend.getByRole('dialog').getByRole('button', { name: 'Sit down' }));

  const talk = page.getByRole('region', { name: 'Talk' });
  await expect(talk.getByRole('button', { name: 'Join voice chat' })).toBeVisible();
  await join(page);
  await expect(talk).toContainText('Players who have joined can hear you.');
  await expect(friend.getByRole('region', { name: 'Talk' })).toContainText('Ann is in voice chat.');
  await join(friend);
  await expect(talk).toContainText(/Bea (speaks|hears you)\./);
  await expect(friend.getByRole('region', { name: 'Talk' })).toContainText('Ann speaks.');
  await inspect(page);

  // silence is no tone
  await press(page.getByRole('button', { name: 'Mute microphone' }));
  await expect(friend.getByRole('region', { name: 'Talk' })).toContainText('Ann hears you.');
  await press(page.getByRole('button', { name: 'Unmute microphone' }));
  await expect(friend.getByRole('region', { name: 'Talk' })).toContainText('Ann speaks.');

  await press(page.getByRole('button', { name: 'Leave voice chat' }));
  const left = friend.getByRole('region', { name: 'Talk' });
  await expect(left).not.toContainText(/Ann (talks|is being|hears|speaks)/);
  await context.close();
});

test('where the table has no voices nobody is asked for one', async ({ page, server }) => {
  const { url } = server;
  const { table, token } = await openTable(url, { name: 'Ann', chair: 0 });
  await page.goto(`${url}/t/${table}#${token}`);
  await press(page.getByRole('button', { name: 'Talk', exact: true }));
  await expect(page.getByRole('region', { name: 'Talk' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join voice chat' })).toHaveCount(0);
});
