import type { Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { openEvening } from './support/evenings.ts';
import { expect, sharing as test } from './support/server.ts';

/** Opens a match of two teams of four boards in two segments; returns the link for the wall. */
async function openMatch(desk: Page): Promise<string> {
  const join = await openEvening(desk, {
    choices: ['Teams of four'],
    entrants: 2,
    boards: 4,
    names: ['Ana Ash & Bo Dahl & Cai Berg & Dee East', 'Eva Cole & Finn Ford & Gil Gray & Hana Hill'],
    movement: /^Head to head: 2 rounds/,
  });
  await desk.getByRole('tab', { name: 'Ranking' }).click();
  return join;
}

/** Types a result, and lets the other side agree. */
async function score(page: Page, typed: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Or type it' }).fill(typed);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Agree', exact: true })).toHaveCount(0);
}

test('two tables play a match of teams: each segment is compared when both have settled it', async ({
  browser,
  page: desk,
  server,
}) => {
  const join = await openMatch(desk);
  const tables: Page[] = [];
  for (const place of ['A1', 'A2']) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      baseURL: server.url,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(join);
    await page.getByRole('button', { name: place, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('round 1');
    tables.push(page);
  }
  const [first, second] = tables;
  if (first === undefined || second === undefined) throw new Error('there are two tables');
  const next = (page: Page) => page.getByRole('button', { name: 'Next board' }).click();
  await score(first, '4S N =');
  await next(first);
  await score(first, '3NT S +1');
  await score(second, '4S N +1');
  // half of the segment at the other table is missing: nobody sees the match yet
  for (const page of tables) await expect(page.getByRole('heading', { name: 'Matches' })).toHaveCount(0);
  await next(second);
  await score(second, 'P');
  for (const page of tables) {
    await expect(page.getByRole('heading', { name: 'Matches' })).toBeVisible();
    const rows = page.getByRole('table', { name: /against/ }).locator('tbody tr');
    // 420 and 450; 630 and nothing
    await expect(rows).toHaveText([/^1.*420.*450.*1$/, /^2.*630.*12$/]);
    await inspect(page);
  }
  // the points for 11 IMPs in two boards on the WBF's scale
  await expect(desk.getByRole('table', { name: 'Ranking' }).locator('tbody tr').first()).toContainText(
    'Ana Ash',
  );
  // a score card for each pair of a team, from its own side
  await first.goto(first.url().replace(/\/score.*/, '/pair/c1'));
  const cards = first.getByRole('table');
  await expect(cards.nth(0).locator('thead')).toHaveText(/Board.*Contract.*By.*Tricks.*Plus.*Minus.*IMPs/);
  const rows = (at: number) => cards.nth(at).locator('tbody tr');
  const said = (at: number) =>
    rows(at).evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].slice(2).map((cell) => cell.textContent ?? '')),
    );
  expect(await said(0)).toEqual([
    ['N', '10', '420', '', '−1'],
    ['S', '10', '630', '', '12'],
  ]);
  expect(await said(1)).toEqual([
    ['N', '11', '', '450', '−1'],
    ['', '', '', '', '12'],
  ]);
  await inspect(first);
  for (const page of tables) await page.context().close();
});

test('a Swiss of five teams: the desk proposes each round and draws it', async ({ page: desk }) => {
  await openEvening(desk, { choices: ['Teams of four', 'Swiss'], entrants: 5, boards: 8 });
  await desk.getByRole('tab', { name: 'Plan' }).click();
  const drawing = desk.getByRole('region', { name: 'The next round' });
  await expect(drawing.getByRole('listitem')).toHaveText([
    /^Team \d against Team \d$/,
    /^Team \d against Team \d$/,
    /^Team \d: a bye$/,
  ]);
  await inspect(desk);
  await drawing.getByRole('button', { name: 'Draw round 1' }).click();
  await expect(drawing.getByText('A match of the last round is not over.')).toBeVisible();
  await drawing.getByRole('radio', { name: 'Current standings' }).check();
  await expect(drawing.getByRole('button', { name: 'Draw round 2' })).toBeVisible();
  await desk.getByRole('tab', { name: 'Room' }).click();
  await expect(desk.getByRole('row', { name: /^A[1-4]/ })).toHaveCount(4);
  // the desk proposes as a penalty the match points that a wrong draw gave: none where all got the same
  await desk.getByRole('tab', { name: 'Ranking' }).click();
  const card = desk.locator('details').filter({ hasText: 'The card of the match' }).first();
  await card.locator('summary').click();
  await card.getByRole('spinbutton').nth(0).fill('20');
  await card.getByRole('spinbutton').nth(1).fill('0');
  await card.getByRole('button', { name: 'The director’s score' }).click();
  await expect(card.getByText('The director’s score counts.')).toBeVisible();
  const [team = ''] = /Team \d/.exec((await card.locator('summary').textContent()) ?? '') ?? [];
  await desk.getByRole('tab', { name: 'Teams' }).click();
  await desk.getByRole('button', { name: new RegExp(`^${team.slice(-1)}`) }).click();
  const dialog = desk.getByRole('dialog', { name: team });
  await dialog.getByText('A match against a wrong opponent').click();
  await dialog.getByRole('button', { name: 'Propose points' }).click();
  await expect(dialog.getByRole('spinbutton', { name: 'Penalty in points' })).toHaveValue('0');
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Wrong opponent in round 1');
  await inspect(desk, { part: 'dialog' });
});

test('a Swiss of the rounds that the director wants; phones wait for the next draw', async ({
  page: desk,
  context,
}) => {
  const join = await openEvening(desk, {
    choices: ['Teams of four', 'Swiss'],
    entrants: 4,
    boards: 6,
    rounds: 3,
  });
  await desk.getByRole('tab', { name: 'Plan' }).click();
  await desk.getByRole('button', { name: 'Draw round 1' }).click();
  const phone = await context.newPage();
  await phone.goto(join);
  await phone.getByRole('button', { name: 'A1', exact: true }).click();
  const sit = phone.getByRole('button', { name: 'Sit down to round 1' });
  await sit.or(phone.getByRole('textbox', { name: 'Or type it' })).waitFor();
  if (await sit.isVisible()) await sit.click();
  for (const next of [true, false]) {
    await phone.getByRole('textbox', { name: 'Or type it' }).fill('4S N =');
    await phone.keyboard.press('Enter');
    await phone.getByRole('button', { name: 'Agree', exact: true }).click();
    if (next) await phone.getByRole('button', { name: 'Next board' }).click();
  }
  await expect(phone.getByText('Round 1 is over. The next round is being drawn.')).toBeVisible();
  await inspect(phone);
  await desk.getByRole('radio', { name: 'Current standings' }).check();
  await desk.getByRole('button', { name: 'Draw round 2' }).click();
  await desk.getByRole('button', { name: 'Draw round 3' }).click();
  await expect(desk.getByText('All rounds have been drawn.')).toBeVisible();
  await expect(phone.getByText('The next round is being drawn.', { exact: false })).toHaveCount(0);
  await phone.close();
});
