import { choose, press, write } from './support/keys.ts';
import { hurry } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';
import { byKeyboard, byMouse, cardsInHand, nextButton, playDeal } from './support/table.ts';

test('a friend opens the link, takes a chair, and both finish the deal', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/');
  await write(page.getByRole('textbox', { name: 'Your name' }), 'Ada');
  await press(page.getByRole('button', { name: 'Play now' }));
  await press(page.getByRole('button', { name: 'Invite' }));
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  await page.keyboard.press('Escape');
  expect(link.startsWith(server.url)).toBe(true);
  expect(link).not.toContain('#');

  const context = await browser.newContext();
  await hurry(context);
  const friend = await context.newPage();
  await friend.goto(link);
  await choose(friend.getByRole('dialog').getByRole('radio', { name: /^North/ }));
  await write(friend.getByRole('dialog').getByRole('textbox', { name: 'Your name' }), 'Grace');
  await press(friend.getByRole('dialog').getByRole('button', { name: 'Sit down' }));
  await expect(page.getByText('Grace').first()).toBeVisible();

  const own = await cardsInHand(page);
  const hers = await cardsInHand(friend);
  expect(hers).toHaveLength(13);
  expect(own.filter((card) => hers.includes(card))).toEqual([]);

  await Promise.all([playDeal(byMouse(page)), playDeal(byKeyboard(friend))]);
  await expect(nextButton(page)).toBeVisible();
  await expect(nextButton(friend)).toBeVisible();
  await press(nextButton(page));
  await press(nextButton(friend));
  await expect(friend.getByRole('region', { name: 'The deal' })).toContainText('Deal 2');
  await context.close();
});

test('a spectator sees no hand', async ({ page, browser }) => {
  await page.goto('/');
  await press(page.getByRole('button', { name: 'Play now' }));
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  const context = await browser.newContext();
  await hurry(context);
  const other = await context.newPage();
  await other.goto(page.url().split('#')[0] ?? '');
  await press(other.getByRole('button', { name: 'Just watch' }));
  await expect(other.getByRole('region', { name: "South's hand" })).toContainText('13 cards');
  await expect(
    other.getByRole('main').getByRole('img', { name: / of (spades|hearts|diamonds|clubs)$/ }),
  ).toHaveCount(0);
  await context.close();
});
