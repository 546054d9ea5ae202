import { GAMES } from '@overtrick/rules/games/list';
import type { Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { WIDTHS } from './support/length.ts';
import { beyondEdges } from './support/pages.ts';
import { killing as alone, expect, sharing } from './support/server.ts';

const test = sharing;

async function beginRubber(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Keep score of real cards' }).click();
  await expect(page.getByRole('heading', { name: 'Score pad', level: 1 })).toBeVisible();
  await page.getByRole('radio', { name: 'Rubber' }).check();
  for (const [seat, name] of Object.entries({ North: 'Ann', East: 'Ben', South: 'Cleo', West: 'Dan' }))
    await page.getByLabel(`Name of ${seat}`).fill(name);
  await page.getByRole('group', { name: 'Who deals first?' }).getByRole('radio', { name: 'Ben' }).check();
  await page.getByLabel('Name', { exact: true }).fill('Friday');
}

/** Enters one deal, one tap for each part. */
async function enter(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.getByRole('button', { name: key, exact: true }).click();
  await page.getByRole('button', { name: 'Write it down' }).click();
}

const now = (page: Page) => page.getByRole('region', { name: /^Deal \d+$/ });
const totals = (page: Page) => page.getByRole('row', { name: /^Total/ });

for (const width of WIDTHS)
  test(`a rubber with real cards is kept to its end, ${width} px`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 780 });
    await beginRubber(page);
    await inspect(page);
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.getByRole('heading', { name: 'Friday', level: 1 })).toBeVisible();
    await expect(now(page)).toContainText('Dealer: Ben. Nobody vulnerable.');
    await inspect(page);

    await enter(page, ['4 spades', 'Ann', '10 tricks, =', 'Ann and Cleo 100']);
    await expect(now(page)).toContainText('Dealer: Cleo. Vulnerable: Ann and Cleo.');
    await expect(totals(page)).toContainText('220');
    // doubled, two down, vulnerable
    await enter(page, ['Doubled', '2 hearts', 'Cleo', '6 tricks, −2', 'Nobody']);
    await expect(totals(page)).toHaveText(/220\s*500/);

    // it was one down: a tap on the answer goes back to that question
    await page.getByRole('button', { name: 'Correct deal 2' }).click();
    await expect(page.getByRole('heading', { name: 'Correcting deal 2' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Correcting deal 2' })).toBeInViewport();
    await inspect(page);
    await page.getByRole('button', { name: /^Change How many tricks .* 6$/ }).click();
    await enter(page, ['7 tricks, −1', 'Nobody']);
    await expect(totals(page)).toHaveText(/220\s*200/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(totals(page)).toHaveText(/220\s*500/);

    // half a deal is there after the phone has slept
    await page.getByRole('button', { name: '3 notrump' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Change What was the contract\? 3NT$/ })).toBeVisible();
    await inspect(page);
    await page.getByRole('button', { name: 'Cleo', exact: true }).click();
    await page.getByRole('button', { name: '9 tricks, =' }).click();
    await page.getByRole('button', { name: 'Nobody' }).click();
    // 100 and the rubber's 700
    await expect(page.getByText('This scores Ann and Cleo +800.')).toBeVisible();
    await page.getByRole('button', { name: 'Write it down' }).click();
    await expect(page.getByRole('heading', { name: 'Ann and Cleo won by 520.' })).toBeFocused();
    await expect(page.getByRole('row', { name: /^Bonus/ })).toHaveText(/700$/);
    await inspect(page);
    expect(await beyondEdges(page)).toEqual([]);

    await page.getByRole('button', { name: 'Copy the text' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(
      '1. Dealer: Ben. Nobody vulnerable. 4S N 10 NS:100: Ann and Cleo 220, Ben and Dan 0',
    );
    expect(copied).toContain('Total: Ann and Cleo 1,020, Ben and Dan 500');

    // several pads; each can be deleted
    await page.getByRole('button', { name: 'Another match with these players' }).click();
    await expect(now(page)).toContainText('Dealer: Ben.');
    await page.getByRole('link', { name: 'All pads' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Friday' })).toHaveCount(2);
    await inspect(page);
    await page.getByRole('button', { name: 'Delete Friday' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Friday' })).toHaveCount(1);
  });

test('an entry that cannot be is refused with a sentence, by keyboard alone', async ({ page }) => {
  await beginRubber(page);
  await page.getByLabel('Name', { exact: true }).press('Enter');
  const line = page.getByLabel('Or type it');
  const problem = page.getByRole('alert');
  for (const [typed, sentence] of [
    ['4S N 14', '“14” does not answer: How many tricks for declarer’s side?'],
    ['8S', '“8S” does not answer: What was the contract?'],
    ['4S N = - 3', '“3” is one word too many.'],
  ] as const) {
    await line.fill(typed);
    await line.press('Enter');
    await expect(problem).toHaveText(sentence);
  }
  await line.fill('4s n +1 -');
  await line.press('Enter');
  await expect(page.getByText('This scores Ann and Cleo +150.')).toBeVisible();
  await page.getByRole('button', { name: 'Write it down' }).press('Enter');
  await expect(totals(page)).toContainText('150');
});

test('a correction that ends the match earlier is said', async ({ page }) => {
  await beginRubber(page);
  await page.getByRole('button', { name: 'Begin' }).click();
  const line = page.getByLabel('Or type it');
  for (const deal of ['3NTX N 9 -', '2H N 8 -', '1C E 7 -']) {
    await line.fill(deal);
    await line.press('Enter');
    await page.getByRole('button', { name: 'Write it down' }).click();
  }
  // a double is drawn as at the table, and not as a letter
  const first = page.getByRole('listitem').filter({ hasText: '1.' }).first();
  await expect(first.getByText('X', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Correct deal 2' }).click();
  await page.getByRole('button', { name: 'Start again' }).click();
  await line.fill('4H N 10 -');
  await line.press('Enter');
  await page.getByRole('button', { name: 'Write it down' }).click();
  await expect(page.getByText('The match is over; one deal after its end does not count.')).toBeVisible();
});

test('every game has a pad, in which a deal is entered by taps alone', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/pad');
  for (const { id, name } of GAMES) {
    await page.getByLabel('Game', { exact: true }).selectOption(id);
    await page.getByRole('button', { name: 'Begin' }).click();
    const done = page.getByRole('button', { name: 'Write it down' });
    const key = page.locator('main section fieldset button').last();
    for (let tap = 0; tap < 16 && !(await done.isVisible()); tap++) await key.click();
    expect(await beyondEdges(page), name).toEqual([]);
    await done.click();
    await expect(page.getByRole('button', { name: 'Correct deal 1' }), name).toBeVisible();
    await inspect(page, { part: 'main' });
    await page.goBack();
  }
  expect(faults).toEqual([]);
});

alone.describe('without a connection', () => {
  alone.use({ serviceWorkers: 'allow' });

  alone('a pad is opened and written in', async ({ page, server }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await server.kill();
    await page.goto('/pad');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByLabel('Or type it').fill('PASS');
    await page.getByLabel('Or type it').press('Enter');
    await page.getByRole('button', { name: 'Write it down' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Correct deal 1' })).toBeVisible();
  });
});
