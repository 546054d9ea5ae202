import type { Browser, Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { openEvening } from './support/evenings.ts';
import { expect, sharing as test } from './support/server.ts';

const EVENING = { name: 'Monday pairs', entrants: 8, boards: 7, movement: /^Howell/ };

/** Opens a link on another device. The desk makes links with an address of the network; the device is here. */
async function elsewhere(browser: Browser, url: string, link: string): Promise<Page> {
  const { pathname, hash } = new URL(link);
  const page = await (await browser.newContext({ baseURL: url, serviceWorkers: 'block' })).newPage();
  await page.goto(pathname + hash);
  return page;
}

test('a recovery link opens the desk on another device, until it is revoked', async ({
  browser,
  page: desk,
  server,
}) => {
  await openEvening(desk, EVENING);
  const offer = desk.getByRole('region', { name: 'Recovery link' });
  await desk.getByRole('tab', { name: 'Room' }).click();
  await expect(offer).toBeVisible();
  await inspect(desk);
  await offer.getByRole('button', { name: 'Get a recovery link' }).click();
  await expect(desk.getByRole('heading', { name: 'Recovery link' })).toBeFocused();
  await expect(offer).toBeHidden();
  await desk.getByRole('button', { name: 'Create a recovery link' }).click();
  const link = await desk.getByRole('textbox', { name: 'Recovery link' }).inputValue();
  await desk.getByText('Show as a code').click();
  await expect(desk.getByRole('img', { name: 'The recovery link as a code to scan' })).toBeVisible();
  await inspect(desk);
  await expectSheetAlone(desk, link);

  const other = await elsewhere(browser, server.url, link);
  await expect(other.getByRole('tab', { name: 'Plan' })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Recovery link' })).toBeHidden();
  await desk.reload();
  await expect(desk.getByRole('tab', { name: 'Links' })).toBeVisible();
  await expect(offer).toBeHidden();

  await desk.getByRole('tab', { name: 'Links' }).click();
  await desk
    .getByRole('listitem')
    .filter({ hasText: 'Director · recovery link' })
    .getByRole('button', { name: 'Revoke' })
    .click();
  await expect(other.getByRole('tab')).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole('alert')).toBeVisible();
  await expect(other.getByRole('tab')).toHaveCount(0);
  await inspect(other);
  await other.context().close();
});

/** Expects the printer to get the link with its code, and nothing else of the desk. */
async function expectSheetAlone(desk: Page, link: string): Promise<void> {
  await desk.evaluate(() => {
    // the browser of a test has no printer: the sheet stays as long as no print has ended
    window.print = () => {};
  });
  await desk.getByRole('button', { name: 'Print', exact: true }).click();
  await desk.emulateMedia({ media: 'print' });
  await expect(desk.getByText(link)).toBeVisible();
  await expect(desk.getByRole('img', { name: 'The recovery link as a code to scan' })).toHaveCount(1);
  await expect(desk.getByRole('tab')).toHaveCount(0);
  await desk.evaluate(() => dispatchEvent(new Event('afterprint')));
  await desk.emulateMedia({ media: null });
  await expect(desk.getByText(link)).toBeHidden();
}

test('an evening is deleted from the desk, and everybody reads that', async ({
  browser,
  page: desk,
  server,
}) => {
  const join = await openEvening(desk, EVENING);
  const phone = await elsewhere(browser, server.url, new URL(join, server.url).href);
  await phone.getByRole('button', { name: 'A1', exact: true }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('round 1');
  const address = new URL(desk.url()).pathname;

  await desk.getByRole('tab', { name: 'End' }).click();
  const asks = desk.getByRole('button', { name: 'Delete the evening' });
  await asks.click();
  const dialog = desk.getByRole('dialog', { name: 'Delete the evening' });
  await expect(dialog).toContainText('“Monday pairs” and all its results will be gone for good');
  await inspect(desk);
  await dialog.getByRole('button', { name: 'Keep the evening' }).click();
  await expect(dialog).toBeHidden();
  await asks.click();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(desk).toHaveURL(/\/club$/);
  await expect(desk.getByRole('link', { name: /Monday pairs/ })).toHaveCount(0);

  await expect(phone.getByRole('alert')).toHaveText(
    'The director has deleted this evening and all its results.',
  );
  await inspect(phone);
  await desk.goto(address);
  await expect(desk.getByRole('alert')).toContainText('There is no tournament at this link');
  await phone.context().close();
});
