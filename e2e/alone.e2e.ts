import type { Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { openEvening, phoneAt } from './support/evenings.ts';
import { isThorough } from './support/length.ts';
import { type Had, percentOf, sorted } from './support/matchpoints.ts';
import { goWithin } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';

/** The first names of players who are entered alone. */
const NAMES = ['Ana', 'Bo', 'Cai', 'Dee', 'Eva', 'Finn', 'Gil', 'Hana', 'Ivo'];

/** Returns the first name after a number: `3 Cai`, `1+5 Ana & Eva`. */
const nameIn = (label: string | null): string => /^\S+ (\w+)/.exec(label ?? '')?.[1] ?? '';

/** Returns a player's strength: the later they stand in the list, the worse their cards. */
const strength = (name: string): number => NAMES.length - NAMES.indexOf(name);

/** Returns the names of the players at a phone's table, by the words for their seats. */
async function sitting(table: Page): Promise<ReadonlyMap<string, string>> {
  const rows = await table
    .locator('dl')
    .first()
    .evaluate((list) =>
      [...list.querySelectorAll('dt')].map((seat) => [
        seat.textContent ?? '',
        seat.nextElementSibling?.textContent ?? '',
      ]),
    );
  return new Map(rows.map(([seat = '', who = '']) => [seat, nameIn(who)]));
}

/** Ends and publishes at the desk; returns the names and percentages of the page that remains, the best first. */
async function publishedRanking(desk: Page, path: string): Promise<readonly (readonly string[])[]> {
  await desk.getByRole('tab', { name: 'End' }).click();
  await desk.getByRole('button', { name: 'End the evening' }).click();
  await desk.getByRole('button', { name: 'Publish the result' }).click();
  await expect(desk.getByText('Published, version 1.')).toBeVisible();
  await goWithin(desk, path.replace(/\/join#.*/, ''));
  await expect(desk.getByText(/published/)).toBeVisible();
  const rows = desk.getByRole('table').first().locator('tbody tr');
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].slice(2).map((cell) => cell.textContent?.trim() ?? '')),
  );
}

test('eight players alone: each has another partner in each round, and a card of their own', async ({
  page: desk,
  browser,
  server,
}) => {
  const address = await openEvening(desk, {
    entrants: 8,
    boards: 14,
    names: NAMES.slice(0, 8),
    choices: ['Each player alone'],
    movement: /^Individual/,
  });
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const table = await context.newPage();
  await table.goto(server.url + address);
  await table.getByRole('button', { name: 'A1', exact: true }).click();
  await table.getByRole('textbox', { name: 'Or type it' }).fill('4S N HK =');
  await table.keyboard.press('Enter');
  await table.getByRole('button', { name: 'Agree', exact: true }).click();
  const northSouth = await table.locator('dt', { hasText: 'North–South' }).locator('+ dd').textContent();
  await table.getByRole('link', { name: 'Ranking and boards' }).click();
  await table.getByRole('link', { name: nameIn(northSouth), exact: true }).click();
  await expect(table.getByRole('cell', { name: '420', exact: true })).toBeVisible();
  await context.close();
});

/** The players of the match, at two to a table, who meet all others in turn. */
const MATCH = NAMES.slice(0, isThorough ? 8 : 4);
const ROUNDS = MATCH.length - 1;

test('a match of Two Handed Solo: players meet each other, to the ranking', async ({
  page: desk,
  browser,
  server,
}) => {
  const path = await openEvening(desk, {
    entrants: MATCH.length,
    boards: ROUNDS,
    game: 'Two Handed Solo Bridge',
    names: MATCH,
    movement: /^Howell/,
  });
  const places = ['A1', 'A2', 'A3', 'A4'].slice(0, MATCH.length / 2);
  const tables = await Promise.all(places.map((at) => phoneAt(browser, server.url, path, at)));
  const had: Had[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    for (const table of tables) {
      const [[, first = ''] = [], [, second = ''] = []] = [...(await sitting(table))];
      await table.getByRole('button', { name: 'Yes, in order' }).click();
      const board = /\d+/.exec(
        (await table.getByRole('list', { name: 'Boards' }).getByRole('button').textContent()) ?? '',
      )?.[0];
      // the better the first is against the second, the more tricks they take
      const tricks = strength(first) - strength(second);
      const result = tricks === 0 ? '=' : tricks > 0 ? `+${Math.min(tricks, 6)}` : String(tricks);
      await table.getByRole('textbox', { name: 'Or type it' }).fill(`1S S ${result}`);
      await table.keyboard.press('Enter');
      // five down and four over are unusual
      if (tricks <= -5 || tricks >= 4)
        await table.getByRole('button', { name: 'Yes, that is right' }).click();
      await table.getByRole('button', { name: 'Agree', exact: true }).click();
      had.push({ who: first, field: `${board} first`, points: Math.min(tricks, 6) });
      had.push({ who: second, field: `${board} second`, points: -Math.min(tricks, 6) });
    }
    if (round === ROUNDS) break;
    for (const table of tables) {
      await table.getByRole('button', { name: `Sit down to round ${round + 1}` }).click();
      await expect(table.getByRole('heading', { level: 1 })).toContainText(`round ${round + 1}`);
    }
  }
  const shown = await publishedRanking(desk, path);
  await inspect(desk);
  const expected = percentOf(had);
  expect(expected.size).toBe(MATCH.length);
  expect(sorted(shown)).toEqual(sorted(expected));
  await Promise.all(tables.map((table) => table.context().close()));
});
