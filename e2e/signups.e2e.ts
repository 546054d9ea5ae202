import type { Browser, Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { choose, press, write } from './support/keys.ts';
import { expect, test } from './support/server.ts';

/** Returns the English name of the weekday in some days: the list of an evening today may be closed already. */
const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-GB', { weekday: 'long' });

/** Creates a club that meets weekly and takes sign-ups for at most two pairs; returns its address. */
async function foundClub(page: Page): Promise<string> {
  await page.goto('/club');
  await page.getByLabel('Name of the club').fill('The Monday club');
  await page.getByRole('button', { name: 'Create the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Monday club' })).toBeVisible();
  await choose(page.getByRole('switch', { name: 'It meets every week' }));
  await page.getByLabel('Day', { exact: true }).selectOption(dayIn(3));
  await page.getByLabel('Time zone, such as Europe/London').fill('Europe/London');
  await choose(page.getByRole('radio', { name: 'Everybody', exact: true }));
  await page
    .getByRole('region', { name: 'How the club plays' })
    .getByRole('button', { name: 'Save' })
    .click();
  const terms = page.getByRole('region', { name: 'Sign-ups', exact: true });
  await choose(terms.getByRole('switch', { name: 'Take sign-ups for the next evening' }));
  await write(terms.getByLabel('Limit of pairs (optional)'), '2');
  await write(terms.getByLabel('Table money per player (optional)'), '£4');
  await inspect(page);
  await press(terms.getByRole('button', { name: 'Update sign-ups' }));
  await expect(terms.getByText('Saved.')).toBeVisible();
  return page.url();
}

/** Opens a club's page on another device. */
async function visit(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(address).origin,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Sign up for the next evening' })).toBeVisible();
  return page;
}

/** Signs up alone or with a partner, by the keyboard. */
async function signUp(page: Page, name: string, partner?: string): Promise<void> {
  if (partner === undefined) await choose(page.getByRole('radio', { name: 'I am looking for a partner' }));
  await write(page.getByLabel('Your name', { exact: true }), name);
  if (partner !== undefined) await write(page.getByLabel('Your partner’s name'), partner);
  await press(page.getByRole('button', { name: 'Sign up', exact: true }));
  await expect(page.getByRole('heading', { name: 'Your sign-up' })).toBeVisible();
}

test('people sign up on a club’s page, a single finds another, a reserve moves up, the desk has the list', async ({
  browser,
  page: owner,
}) => {
  await owner.setViewportSize({ width: 360, height: 740 });
  const address = await foundClub(owner);
  const ann = await visit(browser, address);
  await inspect(ann);
  await signUp(ann, 'Ann Lee', 'Bo Day');
  await expect(ann.getByText('You have a place.')).toBeVisible();
  const cy = await visit(browser, address);
  await signUp(cy, 'Cy Fox', 'Di Ray');
  // two singles: one asks, the other accepts
  const eve = await visit(browser, address);
  await signUp(eve, 'Eve Orr');
  const gus = await visit(browser, address);
  await signUp(gus, 'Gus Poe');
  await press(gus.getByRole('button', { name: 'Ask Eve Orr to play together' }));
  await expect(gus.getByText('You have asked Eve Orr to play with you.')).toBeVisible();
  await inspect(gus);
  await press(eve.getByRole('button', { name: 'Refresh the list' }));
  await expect(eve.getByText('Gus Poe asks you to play together.')).toBeVisible();
  await inspect(eve);
  await press(eve.getByRole('button', { name: 'Accept' }));
  await expect(eve.getByText('You are number 1 on the reserve list.', { exact: false })).toBeVisible();
  // a pair withdraws, and the first reserve has its place
  await press(ann.getByRole('button', { name: 'Withdraw', exact: true }));
  await press(ann.getByRole('button', { name: 'Yes, withdraw' }));
  await expect(ann.getByRole('heading', { name: 'Your sign-up' })).toHaveCount(0);
  await press(gus.getByRole('button', { name: 'Refresh the list' }));
  await expect(gus.getByText('You have a place.')).toBeVisible();
  await expect(gus.getByText('£4')).toHaveCount(0);
  // one more pair, as a reserve, and a single
  const hal = await visit(browser, address);
  await signUp(hal, 'Hal Roy', 'Ivy Nix');
  await expect(hal.getByText('You are number 1 on the reserve list.', { exact: false })).toBeVisible();
  // the owner pairs nobody, notes who has paid, and opens the evening
  await press(owner.getByRole('button', { name: 'Refresh the list' }));
  await press(owner.getByRole('button', { name: 'Cy Fox: table money paid' }));
  await expect(owner.getByText('Paid: 1 of 6.')).toBeVisible();
  await inspect(owner);
  await press(owner.getByRole('button', { name: 'Open the evening with these pairs' }));
  await expect(owner).toHaveURL(/\/desk$/);
  await owner.getByRole('tab', { name: 'Pairs' }).click();
  await expect(owner.getByRole('button', { name: /Cy Fox & Di Ray/ })).toBeVisible();
  await expect(owner.getByRole('button', { name: /Eve Orr & Gus Poe/ })).toBeVisible();
  const list = owner.getByRole('region', { name: 'From the club’s list' });
  await expect(list.getByText('Reserve list')).toBeVisible();
  // somebody signs up while the desk is open
  const kit = await visit(browser, address);
  await signUp(kit, 'Kit Low');
  const lou = await visit(browser, address);
  await signUp(lou, 'Lou Ash');
  await press(list.getByRole('button', { name: 'Refresh the list' }));
  await inspect(owner);
  await press(list.getByRole('button', { name: 'Make them a pair' }));
  await expect(owner.getByRole('button', { name: /Kit Low & Lou Ash/ })).toBeVisible();
  await press(list.getByRole('button', { name: 'Add Hal Roy & Ivy Nix' }));
  await expect(list.getByText('Everybody on the list is entered.')).toBeVisible();
  for (const visitor of [ann, cy, eve, gus, hal, kit, lou]) await visitor.context().close();
});
