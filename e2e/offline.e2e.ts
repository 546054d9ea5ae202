import { defined } from '@overtrick/rules/assert';
import { hurry } from './support/pages.ts';
import { expect, test } from './support/server.ts';
import { byMouse, matchOver, nextButton, playDeal, result } from './support/table.ts';

test.use({ serviceWorkers: 'allow' });

test('the installed page plays bridge without the server; the deal joins the account later, once', async ({
  page,
  context,
  server,
}) => {
  await hurry(context);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await server.kill();
  // as who opens the page anew on a train
  await page.reload();
  await page.getByRole('link', { name: 'Rules of Contract bridge' }).click();
  await expect(page.getByRole('heading', { name: 'Contract bridge', level: 1 })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByText('You play on this device', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('dialog', { name: 'A hint' })).toContainText('A computer player would choose');
  await page.keyboard.press('Escape');
  await playDeal(byMouse(page), { name: '1 notrump', keys: '1n' });
  await expect(page.getByText('one deal waits for a connection', { exact: false })).toBeVisible();
  await nextButton(page).or(matchOver(page)).first().waitFor();

  // the deal is there after a reload too
  await page.reload();
  await expect(result(page)).toBeVisible();
  await server.start();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('every finished deal has joined your record', { exact: false })).toBeVisible();
  const id = defined(/\/t\/([a-z0-9]+)$/.exec(page.url())?.[1], 'a table');
  expect(server.table(id)).toMatchObject({ deal: 1, players: { 2: { kind: 'person', name: 'Guest' } } });
  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate(() => dispatchEvent(new Event('online')));
  await other.close();
  expect(server.table(id).version).toBe(3 + server.table(id).steps.length);
});
