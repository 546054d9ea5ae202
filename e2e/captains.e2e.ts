import type { Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { openEvening, phoneAt } from './support/evenings.ts';
import { expect, sharing as test } from './support/server.ts';

const NAMES = ['Ana & Bo & Cai & Dee & Eva', 'Finn & Gil & Hana & Ivo'];

const opened = (desk: Page) =>
  openEvening(desk, {
    choices: ['Teams of four'],
    entrants: 2,
    boards: 4,
    names: NAMES,
    movement: /^Head to head: 2 rounds/,
  });

test('a captain says who sits where from the second segment on', async ({ browser, page: desk, server }) => {
  const join = await opened(desk);
  const [ana, finn] = await Promise.all(
    ['Ana', 'Finn'].map((name) => phoneAt(browser, server.url, join, name)),
  );
  if (ana === undefined || finn === undefined) throw new Error('there are two captains');
  await ana.getByText('Who sits where', { exact: true }).click();
  await ana.getByRole('combobox', { name: 'From round' }).selectOption('2');
  await ana.getByRole('combobox', { name: 'North–South 1' }).selectOption({ label: 'Eva' });
  await inspect(ana);
  await ana.getByRole('combobox', { name: 'North–South 2' }).selectOption({ label: 'Eva' });
  await expect(ana.getByText('Each of the four plays in one seat.')).toBeVisible();
  await ana.getByRole('combobox', { name: 'North–South 2' }).selectOption({ label: 'Bo' });
  await ana.getByRole('button', { name: 'Name the line-up' }).click();
  await expect(ana.getByText('The line-up is saved.')).toBeVisible();
  // the other team reads it at once; its own line-up stays as it was
  await finn.getByText('Who sits where', { exact: true }).click();
  await expect(finn.getByText('Round 2, Team 1: North–South Eva & Bo; East–West Cai & Dee')).toBeVisible();
  await expect(finn.getByText('Round 2, Team 2: North–South Finn & Gil; East–West Hana & Ivo')).toBeVisible();
  // the director may enter it for an absent captain
  await desk.getByRole('tab', { name: 'Teams' }).click();
  await desk.getByRole('button', { name: /Finn/ }).click();
  await desk.getByText('Who sits where', { exact: true }).click();
  await desk.getByRole('combobox', { name: 'East–West 1' }).selectOption({ label: 'Ivo' });
  await desk.getByRole('combobox', { name: 'East–West 2' }).selectOption({ label: 'Hana' });
  await inspect(desk);
  await desk.getByRole('button', { name: 'Name the line-up' }).click();
  await expect(finn.getByText('Round 1, Team 2: North–South Finn & Gil; East–West Ivo & Hana')).toBeVisible();
  await Promise.all([ana, finn].map((page) => page.context().close()));
});

test('a match without devices: both captains enter its card, and the director where they differ', async ({
  browser,
  page: desk,
  server,
}) => {
  const join = await opened(desk);
  const [ana, finn] = await Promise.all(
    ['Ana', 'Finn'].map((name) => phoneAt(browser, server.url, join, name)),
  );
  if (ana === undefined || finn === undefined) throw new Error('there are two captains');
  const enter = async (page: Page, home: string, away: string) => {
    await page.getByRole('spinbutton', { name: 'Points of Team 1' }).fill(home);
    await page.getByRole('spinbutton', { name: 'Points of Team 2' }).fill(away);
  };
  for (const [page, away] of [
    [ana, '12'],
    [finn, '21'],
  ] as const) {
    // the other captain's card opens nothing under this captain's finger
    if (page === finn) await expect(page.getByText('One captain has not entered it yet.')).toBeAttached();
    await page.getByText(/^The card of the match/).click();
    await enter(page, '30', away);
    await page.getByRole('button', { name: 'Enter the card' }).click();
  }
  for (const page of [ana, finn])
    await expect(page.getByText('The two cards differ: call the director.')).toBeVisible();
  await inspect(ana);
  await desk.getByRole('tab', { name: 'Ranking' }).click();
  await expect(desk.getByText('The two cards differ: your score decides.')).toBeVisible();
  await enter(desk, '30', '12');
  await inspect(desk);
  await desk.getByRole('button', { name: 'The director’s score' }).click();
  await expect(desk.getByText('The director’s score counts.')).toBeVisible();
  await expect(ana.getByText('Director: 30.00 – 12.00')).toBeVisible();
  await expect(desk.getByRole('table', { name: 'Ranking' }).locator('tbody tr').first()).toContainText('Ana');
  await Promise.all([ana, finn].map((page) => page.context().close()));
});
