import type { Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { choose, press, write } from './support/keys.ts';
import { expect, test } from './support/server.ts';

/** Creates a club that meets on Mondays, with three members; returns its address. */
async function foundClub(page: Page): Promise<string> {
  await page.goto('/club');
  await write(page.getByLabel('Name of the club'), 'The Monday club');
  await press(page.getByRole('button', { name: 'Create the page' }));
  await expect(page.getByRole('heading', { level: 1, name: 'The Monday club' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the first evening' })).toBeDisabled();
  await choose(page.getByRole('switch', { name: 'It meets every week' }));
  await page.getByLabel('Time', { exact: true }).fill('19:30');
  await write(page.getByLabel('Time zone, such as Europe/London'), 'Europe/London');
  await write(page.getByLabel('Minutes per board'), '8');
  await press(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByText('Every Monday at 19:30 (Europe/London).', { exact: false })).toBeVisible();
  const list = page.getByRole('textbox', { name: 'Add members, one per line' });
  await write(list, 'Ann Lee, 17171, 2\nBo Day,,4\nCy Fox');
  await press(page.getByRole('button', { name: 'Add 3 members' }));
  await expect(page.getByRole('heading', { name: 'Members: 3' })).toBeVisible();
  await inspect(page);
  return page.url();
}

const PAIRS = ['Ann Lee & Bo Day', 'Cy Fox & Di Ray', 'Eve Orr & Flo May', 'Gus Poe & Hal Roy'];

/** Opens an evening of the page's club on a day, with the key of its device. */
const openOn = (page: Page, date: string): Promise<number> =>
  page.evaluate(async (day) => {
    const kept = JSON.parse(localStorage.getItem('overtrick.clubs') ?? '{}');
    const [{ club, token }] = kept.state.clubs;
    const { status } = await fetch(`/api/clubs/${club}/evenings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ date: day }),
    });
    return status;
  }, date);

/** Plays an evening of four pairs at its desk: enters them, plans, scores each slot and publishes. */
async function playByHand(page: Page, night: number): Promise<void> {
  await page.getByRole('tab', { name: 'Plan' }).click();
  const names = page.getByLabel('Names of the pair');
  for (const pair of PAIRS) {
    await names.fill(pair);
    await page.getByRole('button', { name: 'Add pair' }).click();
    await expect(names).toHaveValue('');
  }
  // the number of boards that the club plays
  await expect(page.getByLabel('Boards for each pair, about')).toHaveValue('24');
  await page.getByLabel('Boards for each pair, about').fill('3');
  await page.getByRole('button', { name: 'Make this plan' }).click();
  await page.getByRole('tab', { name: 'Room' }).click();
  const cells = page.locator('[data-cell]');
  await expect(cells.first()).toBeVisible();
  const count = await cells.count();
  for (let i = 0; i < count; i++) {
    await cells.nth(i).click();
    const sheet = page.getByRole('dialog');
    const tricks = 6 + ((i * (night + 2)) % 7);
    await sheet.getByRole('textbox', { name: 'Result' }).fill(`2NT N ${tricks}`);
    await page.keyboard.press('Enter');
    // four overtricks are unusual
    if (tricks === 12) await sheet.getByRole('button', { name: 'Yes, that is right' }).click();
    await expect(sheet).toHaveCount(0);
  }
  await page.getByRole('tab', { name: 'End' }).click();
  await page.getByRole('button', { name: 'End the evening' }).click();
  await page.getByRole('button', { name: 'Publish the result' }).click();
  await expect(page.getByText('Published, version 1.')).toBeVisible();
}

test('a club has a page: its evening is opened in one press, members are chosen by typing', async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const address = await foundClub(page);
  const { host, pathname } = new URL(address);
  await expect(page.getByRole('link', { name: 'Subscribe to the calendar' })).toHaveAttribute(
    'href',
    `webcal://${host}/api${pathname}/calendar.ics`,
  );
  await press(page.getByRole('button', { name: 'Open the first evening' }));
  await expect(page).toHaveURL(/\/desk$/);
  // the room says what comes first, and links to it
  await page.getByRole('tabpanel').getByRole('button', { name: 'Pairs' }).click();
  const names = page.getByLabel('Names of the pair');
  for (const pair of ['ann lee & BO day', 'Cy Fox & Di Ray', 'Eve Orr & Flo May', 'Gus Poe & Hal Roy']) {
    await names.fill(pair);
    await page.getByRole('button', { name: 'Add pair' }).click();
    await expect(names).toHaveValue('');
  }
  await names.fill('le');
  await expect(page.locator('datalist option')).toHaveAttribute('value', 'Ann Lee');
  await names.fill('Ivy Nix & Joe Poe');
  await press(page.getByRole('button', { name: 'Add pair' }));
  // a pair entered by mistake is removed
  await press(page.getByRole('button', { name: 'Ivy Nix & Joe Poe' }));
  await expect(page.getByRole('dialog', { name: 'Ivy Nix & Joe Poe', exact: true })).toBeVisible();
  await inspect(page, { part: 'dialog' });
  await press(page.getByRole('button', { name: 'Remove from the list' }));
  await expect(page.getByText('Ivy Nix')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ann Lee & Bo Day' }).click();
  // the handicap of both, and the name as in the list
  await expect(page.getByRole('spinbutton', { name: /andicap|ercent/ })).toHaveValue('3');
  await page.keyboard.press('Escape');
  await press(page.getByRole('link', { name: 'To the club' }));
  await expect(page.getByRole('link', { name: /The Monday club$/ })).toBeVisible();
  await inspect(page);
  // another press on the same day says that there is already an evening
  await press(page.getByRole('button', { name: 'Open the next evening like the last one' }));
  await expect(page.getByRole('alert')).toContainText('an evening on that day');

  // everybody sees the evening, and visitors with the link for members see the members
  const link = await page.getByRole('textbox', { name: 'The link for members' }).inputValue();
  const context = await browser.newContext({ baseURL: new URL(address).origin });
  const visitor = await context.newPage();
  await visitor.goto(address);
  await expect(visitor.getByText('This is what everybody sees.')).toBeVisible();
  await expect(visitor.getByText('Ann Lee')).toHaveCount(0);
  await visitor.goto('about:blank');
  await visitor.goto(link);
  await expect(visitor.getByText('Ann Lee')).toBeVisible();
  await expect(visitor.getByText('17171')).toHaveCount(0);
  expect(new URL(visitor.url()).hash).toBe('');

  // a member hides their name by their own link
  await press(page.getByRole('button', { name: 'Ann Lee' }));
  await press(page.getByRole('button', { name: 'Make a personal link' }));
  const own = await page.getByRole('textbox', { name: 'Make a personal link' }).inputValue();
  await inspect(page, { part: 'dialog' });
  await visitor.goto('about:blank');
  await visitor.goto(own);
  await expect(visitor.getByRole('heading', { name: 'You: Ann Lee' })).toBeVisible();
  await choose(visitor.getByRole('switch', { name: 'Hide the name' }));
  await expect(visitor.getByText('hidden')).toBeVisible();
  await inspect(visitor);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger.getByText('One member is not named.')).toBeVisible();
  await expect(stranger.getByText('Ann Lee')).toHaveCount(0);
  await stranger.context().close();
  await context.close();
});

test('members’ results over time and a series are worked out from published evenings', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await foundClub(page);
  const club = page.url();
  for (const night of [1, 2]) {
    // a single press would open both on the day on which the club meets next
    await openOn(page, `2026-11-0${night}`);
    await page.reload();
    await press(page.getByRole('link', { name: 'To the desk' }).first());
    await playByHand(page, night);
    await page.goto(club);
    await expect(page.getByText('4 ranked', { exact: false })).toHaveCount(night);
  }
  // a member added to the list later is found in the result of an earlier evening
  await write(page.getByRole('textbox', { name: 'Add members, one per line' }), 'Di Ray');
  await press(page.getByRole('button', { name: 'Add 1 member' }));
  await expect(page.getByRole('heading', { name: 'Members: 4' })).toBeVisible();
  await press(page.getByRole('button', { name: /^Look for members in the result again: November 2/ }));
  await press(page.getByRole('button', { name: 'A new series or ladder' }));
  const form = page.getByRole('dialog');
  await write(form.getByLabel('Name'), 'Winter');
  await write(form.getByLabel('Number of best evenings that count'), '1');
  await inspect(page, { part: 'dialog' });
  await press(form.getByRole('button', { name: 'Start it' }));
  await press(page.getByRole('link', { name: 'Winter' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Winter' })).toBeVisible();
  await expect(
    page
      .getByRole('row', { name: /Ann Lee/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('1=');
  await expect(page.getByText(/^\(\d+\.\d\d\)$/).first()).toBeVisible();
  await inspect(page);
  await press(page.getByRole('link', { name: 'To the club' }));
  await press(page.getByRole('button', { name: 'Cy Fox' }));
  await press(page.getByRole('link', { name: 'Results over time' }));
  await expect(page.getByRole('img', { name: 'Percent, above and below 50' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('cell', { name: 'a guest' })).toHaveCount(1);
  await expect(page.getByRole('cell', { name: 'Di Ray' })).toHaveCount(1);
  await inspect(page);
});

test('a club’s evening without a director is reached from its page, and a member is known there', async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const address = await foundClub(page);
  await choose(page.getByRole('radio', { name: 'Online tables' }));
  await choose(page.getByRole('switch', { name: 'An evening without a director' }));
  await inspect(page);
  await press(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Saved.')).toBeVisible();
  await press(page.getByRole('button', { name: 'Bo Day' }));
  await press(page.getByRole('button', { name: 'Make a personal link' }));
  const own = await page.getByRole('textbox', { name: 'Make a personal link' }).inputValue();
  await page.keyboard.press('Escape');
  await press(page.getByRole('button', { name: 'Open the first evening' }));
  await expect(page).toHaveURL(/\/desk$/);

  const context = await browser.newContext({ baseURL: new URL(address).origin });
  const visitor = await context.newPage();
  await visitor.goto(own);
  await expect(visitor.getByText(/^starts Mon/)).toBeVisible();
  await press(visitor.getByRole('link', { name: 'Come and play' }));
  await expect(visitor.getByText('The evening starts automatically', { exact: false })).toBeVisible();
  await expect(visitor.getByLabel('Your name')).toHaveValue('Bo Day');
  await inspect(visitor);
  await press(visitor.getByRole('button', { name: 'Enter', exact: true }));
  await expect(visitor).toHaveURL(/\/score$/);
  await page.getByRole('tab', { name: 'Pairs' }).click();
  await expect(page.getByRole('button', { name: 'Bo Day' })).toBeVisible();
  await context.close();
});

test('a room is split: a match of nights for two players has its own evenings', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const club = await foundClub(page);
  await press(page.getByRole('button', { name: 'A new series or ladder' }));
  const form = page.getByRole('dialog');
  await press(form.getByRole('button', { name: 'A match of nights for two players' }));
  await expect(form.getByLabel('Number of first evenings that count')).toHaveValue('6');
  await write(form.getByLabel('Number of first evenings that count'), '3');
  await write(form.getByLabel('Name'), 'Winter match');
  await inspect(page, { part: 'dialog' });
  await press(form.getByRole('button', { name: 'Start it' }));
  await expect(page.getByRole('link', { name: 'Winter match' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Open the first evening' }));
  await expect(page).toHaveURL(/\/desk$/);
  await page.goto(club);
  await press(page.getByText('Split the room'));
  await inspect(page);
  await press(page.getByRole('button', { name: 'Open one with that game too' }));
  await expect(page).toHaveURL(/\/desk$/);
  await page.goto(club);
  await expect(page.getByRole('link', { name: 'To the desk' })).toHaveCount(2);
  await press(page.getByRole('link', { name: 'Winter match' }));
  await expect(page.getByText('0 of 3 evenings played.', { exact: false })).toBeVisible();
  await inspect(page);
});
