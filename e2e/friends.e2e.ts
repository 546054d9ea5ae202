import type { Browser, Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { choose, press, write } from './support/keys.ts';
import { hurry } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';
import { byKeyboard, byMouse, cardsInHand, nextButton, playDeal } from './support/table.ts';

/** Opens a table for the given number of people, including the host; returns the link in the invitation. */
async function openFor(page: Page, people: 2 | 3, button = 'Play now'): Promise<string> {
  await page.goto('/');
  await write(page.getByRole('textbox', { name: 'Your name' }), 'Ada');
  await choose(page.getByRole('radio', { name: `${people} people` }));
  await press(page.getByRole('button', { name: button }));
  return page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
}

/** Opens the link as another visitor, who must choose a chair. */
async function friendAt(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext();
  await hurry(context);
  const friend = await context.newPage();
  await friend.goto(link);
  await expect(friend.getByRole('dialog')).toBeVisible();
  return friend;
}

async function sitDown(friend: Page, name: string): Promise<void> {
  const dialog = friend.getByRole('dialog');
  await write(dialog.getByRole('textbox', { name: 'Your name' }), name);
  await press(dialog.getByRole('button', { name: 'Sit down' }));
}

test('a friend opens the link, takes a chair, and both finish the deal', async ({
  page,
  browser,
  server,
}) => {
  const link = await openFor(page, 2);
  await page.keyboard.press('Escape');
  expect(link.startsWith(server.url)).toBe(true);
  expect(link).not.toContain('#');

  const friend = await friendAt(browser, link);
  await expect(friend.getByRole('dialog')).toContainText(/Ada invites you to [^.]+, [^.]+\. Free: North\./);
  await choose(friend.getByRole('dialog').getByRole('radio', { name: /^North/ }));
  await sitDown(friend, 'Grace');
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
  await friend.context().close();
});

test('a friend types the code that is read out, and the invitation closes when they sit down', async ({
  page,
  browser,
}) => {
  await openFor(page, 2);
  const invitation = page.getByRole('dialog', { name: 'Invite' });
  const spelt = await invitation
    .getByRole('region', { name: 'Or read out this code' })
    .getByText(/^[A-Z](, [A-Z]){5}$/)
    .textContent();
  const code = (spelt ?? '').replaceAll(', ', '');
  await inspect(page);
  const context = await browser.newContext();
  await hurry(context);
  const friend = await context.newPage();
  await friend.goto('/join');
  await inspect(friend);
  const field = friend.getByRole('textbox', { name: 'A code or a link' });
  await write(field, 'CFHJKO');
  await press(friend.getByRole('button', { name: 'Join' }));
  await expect(friend.getByRole('alert')).toContainText('A code has six letters');
  await write(field, code === 'CFHJKM' ? 'CFHJKP' : 'CFHJKM');
  await press(friend.getByRole('button', { name: 'Join' }));
  await expect(friend.getByRole('alert')).toContainText('No table has this code.');
  await write(field, `${code.slice(0, 3).toLowerCase()} - ${code.slice(3)}`);
  await press(friend.getByRole('button', { name: 'Join' }));
  await sitDown(friend, 'Grace');
  await expect(invitation).toHaveCount(0);
  await expect(page.getByRole('log')).toContainText('Grace sits down as');
  await expect(page.getByText('Waiting for a friend')).toHaveCount(0);
  await friend.goto('/join');
  await write(field, code);
  await press(friend.getByRole('button', { name: 'Join' }));
  await expect(friend.getByRole('alert')).toContainText('No table has this code.');
  await context.close();
});

test('who looks at the board again keeps the chair, and the others wait and see for whom', async ({
  page,
  browser,
}) => {
  const friend = await friendAt(browser, await openFor(page, 2));
  await sitDown(friend, 'Grace');
  await Promise.all([playDeal(byMouse(page)), playDeal(byKeyboard(friend))]);
  await press(friend.getByRole('link', { name: 'Look at the board again' }));
  await expect(friend.getByText('Your chair is kept')).toBeVisible();
  await expect(page.getByText('Still looking at this deal: Grace.')).toBeVisible();
  await press(nextButton(page));
  await expect(friend.getByText('Ready for the next deal:')).toBeVisible();
  await expect(page.getByText('Still looking at this deal: Grace.')).toBeVisible();
  await friend.getByRole('link', { name: 'Back to the table' }).focus();
  await friend.keyboard.press('Enter');
  await press(nextButton(friend));
  await expect(page.getByRole('region', { name: 'The deal' })).toContainText('Deal 2');
  await friend.context().close();
});

test('two friends come to a table for three: each is announced, no computer player takes a kept chair, and looking loses none', async ({
  page,
  browser,
  server,
}) => {
  const link = await openFor(page, 3, 'Play Contract bridge');
  const table = /\/t\/([a-z0-9]+)$/.exec(link)?.[1] ?? '';
  const kinds = () => server.table(table).players.map((player) => player?.kind ?? 'free');
  const invitation = page.getByRole('dialog', { name: 'Invite' });
  const coming = invitation.getByRole('status').first();
  await expect(coming).toHaveText('Waiting for two friends.');

  const grace = await friendAt(browser, link);
  await sitDown(grace, 'Grace');
  await expect(coming).toContainText(/^Grace sits down as \w+\.Waiting for a friend\.$/);
  await inspect(page);
  await expect(grace.getByText('Waiting for a friend.')).toBeVisible();
  // no computer player acts for people who wait, and nobody plays without them
  expect(kinds().filter((kind) => kind === 'person')).toHaveLength(2);
  expect(server.table(table).steps).toEqual([]);

  const bo = await friendAt(browser, link);
  await sitDown(bo, 'Bo');
  await expect(invitation).toHaveCount(0);
  for (const other of [page, grace]) {
    await expect(other.getByRole('log')).toContainText('Bo sits down as');
    await expect(other.getByText(/^Bo sits down as \w+\.$/).first()).toBeInViewport();
    await expect(other.getByText('Waiting for a friend')).toHaveCount(0);
  }
  await inspect(grace);
  expect(kinds().filter((kind) => kind === 'person')).toHaveLength(3);

  await Promise.all([playDeal(byMouse(page)), playDeal(byKeyboard(grace)), playDeal(byMouse(bo))]);
  await press(grace.getByRole('link', { name: 'Look at the board again' }));
  await expect(grace.getByText('Your chair is kept')).toBeVisible();
  await press(nextButton(page));
  await press(nextButton(bo));
  await expect(page.getByText('Still looking at this deal: Grace.')).toBeVisible();
  await expect(bo.getByText('Still looking at this deal: Grace.')).toBeVisible();
  expect(kinds().filter((kind) => kind === 'person')).toHaveLength(3);
  expect(server.table(table).deal).toBe(1);
  await press(grace.getByRole('link', { name: 'Back to the table' }));
  await press(nextButton(grace));
  for (const one of [page, grace, bo])
    await expect(one.getByRole('region', { name: 'The deal' })).toContainText('Deal 2');
  await grace.context().close();
  await bo.context().close();
});

test('a table for three waits for two friends, and begins with computer players when its host says so', async ({
  page,
}) => {
  await openFor(page, 3, 'Play Contract bridge');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Waiting for two friends.')).toBeVisible();
  await expect(page.getByText('Free', { exact: true })).toHaveCount(3);
  // shown once, where the page says whose turn it is
  await expect(page.getByText(/Waiting for two friends/)).toHaveCount(1);
  await expect(page.getByText('Play starts when everybody sits here')).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByRole('log')).not.toContainText('pass');
  await page.getByRole('button', { name: 'Start with computers' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Waiting for two friends')).toHaveCount(0);
  await playDeal(byKeyboard(page));
  await expect(nextButton(page)).toBeVisible();
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
