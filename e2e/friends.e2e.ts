import { hurry } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';
import { byMouse, cardsInHand, nextButton, playDeal } from './support/table.ts';

test('a friend opens the link, takes a chair, and both finish the deal', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  await page.keyboard.press('Escape');
  expect(link.startsWith(server.url)).toBe(true);
  expect(link).not.toContain('#');

  const context = await browser.newContext();
  await hurry(context);
  const friend = await context.newPage();
  await friend.goto(link);
  await friend
    .getByRole('dialog')
    .getByRole('radio', { name: /^North/ })
    .check({ force: true });
  await friend.getByRole('dialog').getByRole('textbox', { name: 'Your name' }).fill('Grace');
  await friend.getByRole('dialog').getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByText('Grace').first()).toBeVisible();

  const own = await cardsInHand(page);
  const hers = await cardsInHand(friend);
  expect(hers).toHaveLength(13);
  expect(own.filter((card) => hers.includes(card))).toEqual([]);

  await Promise.all([playDeal(byMouse(page)), playDeal(byMouse(friend))]);
  await expect(nextButton(page)).toBeVisible();
  await expect(nextButton(friend)).toBeVisible();
  await nextButton(page).click();
  await nextButton(friend).click();
  await expect(friend.getByRole('region', { name: 'The deal' })).toContainText('Deal 2');
  await context.close();
});

test('a spectator sees no hand', async ({ page, browser }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  const context = await browser.newContext();
  await hurry(context);
  const other = await context.newPage();
  await other.goto(page.url().split('#')[0] ?? '');
  await other.getByRole('button', { name: 'Just watch' }).click();
  await expect(other.getByRole('region', { name: "South's hand" })).toContainText('13 cards');
  await expect(
    other.getByRole('main').getByRole('img', { name: / of (spades|hearts|diamonds|clubs)$/ }),
  ).toHaveCount(0);
  await context.close();
});
