import { AxeBuilder } from '@axe-core/playwright';
import { Client, oneNotrump, openTable } from '@overtrick/server/testing/client';
import type { Page } from '@playwright/test';
import { sideways } from './support/pages.ts';
import { expect, test } from './support/server.ts';

async function inspect(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' '))}`)).toEqual(
    [],
  );
  expect(await sideways(page)).toBeLessThanOrEqual(0);
}

test('a guest makes an account and finds the boards in it that he played before', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { table, token } = await openTable(server.url, { name: 'Ada' });
  const guest = new Client(server.url);
  await guest.enter(table, token);
  await guest.playUntil(({ isDealOver }) => isDealOver, oneNotrump);
  guest.close();
  await page.goto(`${server.url}/t/${table}#${token}`);
  await expect(page.getByText('Deal 1: the result')).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('radio', { name: 'Make an account' }).check({ force: true });
  await page.getByLabel('Name of the account').fill('Ada L');
  await page.getByLabel('Password').fill('analytical engine');
  await inspect(page);
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByText('Ada L')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Contract bridge/ })).toHaveCount(1);
  await inspect(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Name of the account').fill('ada l');
  await page.getByLabel('Password').fill('something else');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Name and password do not fit.');
});
