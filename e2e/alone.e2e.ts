import { openEvening } from './support/evenings.ts';
import { expect, test } from './support/server.ts';

/** Players who are entered alone, by their first names. */
const NAMES = ['Ana', 'Bo', 'Cai', 'Dee', 'Eva', 'Finn', 'Gil', 'Hana', 'Ivo'];

/** The first name after a number: `3 Cai`, `1+5 Ana & Eva`. */
const nameIn = (label: string | null): string => /^\S+ (\w+)/.exec(label ?? '')?.[1] ?? '';

test('nine players in threes: a table enters what each has, and each has a card', async ({
  page: desk,
  browser,
  server,
}) => {
  const address = await openEvening(desk, {
    entrants: 9,
    boards: 8,
    game: 'AWOL Bridge',
    names: NAMES,
    movement: /^Threes/,
  });
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const table = await context.newPage();
  await table.goto(server.url + address);
  await table.getByRole('button', { name: 'A1', exact: true }).click();
  await expect(table.getByText('Board 1: what has each?')).toBeVisible();
  const south = await table.locator('dt', { hasText: 'South' }).locator('+ dd').textContent();
  for (const [seat, points] of [
    ['South', '420'],
    ['West', '-50'],
  ] as const)
    await table.getByRole('spinbutton', { name: seat }).fill(points);
  await table.getByRole('button', { name: 'OK' }).click();
  await expect(table.getByText('South 420, West −50, East 0').first()).toBeVisible();
  await table.getByRole('button', { name: 'Agree', exact: true }).click();
  await table.getByRole('button', { name: 'Next board' }).click();
  await table.getByRole('button', { name: 'OK' }).click();
  await table.getByRole('button', { name: 'Agree', exact: true }).click();
  // each of the three is told their own way
  await expect(
    table.getByRole('listitem').filter({ hasText: /^\d \w+: (go to A\d|stay), (South|West|East)$/ }),
  ).toHaveCount(3);
  await table.getByRole('link', { name: 'Ranking and boards' }).click();
  await table.getByRole('link', { name: nameIn(south), exact: true }).click();
  await expect(table.getByRole('cell', { name: 'South 420, West −50, East 0' })).toBeVisible();
  await context.close();
});

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
