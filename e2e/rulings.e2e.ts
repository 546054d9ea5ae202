import type { Locator, Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { openEvening } from './support/evenings.ts';
import { expect, sharing as test } from './support/server.ts';

/** Plays an evening of two tables and three rounds of one board, with all results. */
async function played(desk: Page): Promise<void> {
  const names = ['Ana & Bo', 'Cai & Dee', 'Eva & Finn', 'Gil & Hana'];
  await openEvening(desk, { entrants: 4, boards: 3, names, movement: /^Howell: 3 rounds of 1/ });
  await desk.getByRole('tab', { name: 'Room' }).click();
  for (const [i, result] of ['4S N 10', '4S N 11', '3NT N 9', '3NT N 8', '2H S 8', '2H S 9'].entries()) {
    await desk
      .getByRole('button', { name: /, to play/ })
      .first()
      .click();
    await desk.getByRole('textbox', { name: 'Result', exact: true }).fill(result);
    await desk.getByRole('button', { name: 'Enter', exact: true }).click();
    await expect(desk.getByRole('button', { name: /, agreed/ })).toHaveCount(i + 1);
  }
}

/** Opens the dialog of a table's board in the first round. */
async function opened(desk: Page, place: string): Promise<Locator> {
  await desk
    .getByRole('button', { name: new RegExp(`^Table ${place}, round 1, board \\d+,`) })
    .first()
    .click();
  return desk.getByRole('dialog');
}

test('a weighted and a split score, put together at the desk, with their effect', async ({ page: desk }) => {
  await played(desk);
  const dialog = await opened(desk, 'A1');
  await dialog.getByText('Weighted or split score').click();
  await dialog.getByRole('textbox', { name: 'Result 1' }).fill('4S N 10');
  await dialog.getByRole('spinbutton', { name: 'Share of result 1' }).fill('60');
  await expect(dialog.getByText('The shares add up to 60 %; they must make 100 %.')).toBeVisible();
  const take = dialog.getByRole('button', { name: 'Use this score' });
  await expect(take).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Result 2' }).fill('-50');
  await dialog.getByRole('spinbutton', { name: 'Share of result 2' }).fill('40');
  await inspect(desk);
  await take.click();
  await expect(dialog.getByRole('textbox', { name: 'Result', exact: true })).toHaveValue(
    /^0\.6\*(420|620)\+0\.4\*-50$/,
  );
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Law 12C1c: a hesitation');
  await expect(dialog.getByRole('list', { name: 'What this changes' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Correct or rule' }).click();
  const again = await opened(desk, 'A1');
  await expect(again.getByText(/ruled: 60 % of (420|620), 40 % of −50/).first()).toBeVisible();
  await again.getByText('Weighted or split score').click();
  await again.getByRole('radio', { name: 'Separate for each side' }).check();
  await again.getByRole('radio', { name: 'A percentage' }).first().check();
  await again.getByRole('spinbutton', { name: 'Percent of the top' }).fill('40');
  await again.getByRole('textbox', { name: 'Result 1' }).fill('-50');
  await inspect(desk);
  await again.getByRole('button', { name: 'Use this score' }).click();
  await again.getByRole('textbox', { name: 'Reason' }).fill('Law 12C1e');
  await again.getByRole('button', { name: 'Correct or rule' }).click();
  const split = await opened(desk, 'A1');
  await expect(split.getByText('North–South: 40 %; East–West: −50').first()).toBeVisible();
});

test('an appeal marks the ranking until it is heard', async ({ page: desk }) => {
  await played(desk);
  const dialog = await opened(desk, 'A2');
  await dialog.getByText('Appeal', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'What the appeal is about' }).fill('the claim');
  await dialog.getByRole('button', { name: 'Enter the appeal' }).click();
  await expect(desk.getByRole('heading', { name: 'Open appeals: 1' })).toBeVisible();
  await desk.getByRole('tab', { name: 'Ranking' }).click();
  const mark = desk.getByText('One appeal is open: the ranking may change.');
  await expect(mark).toBeVisible();
  await desk.getByRole('tab', { name: 'Room' }).click();
  const heard = await opened(desk, 'A2');
  await heard.getByRole('textbox', { name: 'Decision on: the claim' }).fill('the ruling stands');
  await inspect(desk);
  await heard.getByRole('button', { name: 'Record the decision' }).click();
  await expect(desk.getByText('No results are missing or in doubt.')).toBeVisible();
  const after = await opened(desk, 'A2');
  await after.getByText('History').click();
  await expect(after.getByRole('listitem').last()).toContainText('The appeal was decided: the ruling stands');
  await desk.keyboard.press('Escape');
  await desk.getByRole('tab', { name: 'Ranking' }).click();
  await expect(mark).toHaveCount(0);
});

test('a fouled board is compared apart, and as one again', async ({ page: desk }) => {
  await played(desk);
  const dialog = await opened(desk, 'A2');
  await dialog.getByText('The board was fouled').click();
  const marks = dialog.getByRole('group', { name: 'Played the changed board' }).getByRole('checkbox');
  await expect(marks).toHaveCount(2);
  // changing all of them would make one field again
  const apart = dialog.getByRole('button', { name: 'Score separately' });
  await expect(apart).toBeDisabled();
  await marks.first().uncheck();
  await inspect(desk);
  await apart.click();
  const effect = desk.getByRole('dialog', { name: 'What this changes' });
  await inspect(desk);
  // nothing is decided before its effect was seen
  await effect.getByRole('button', { name: 'Leave everything as it is' }).click();
  await expect(effect).toHaveCount(0);
  await apart.click();
  await expect(effect.getByRole('listitem').first()).toContainText('→');
  await effect.getByRole('button', { name: 'Change the results' }).click();
  const again = await opened(desk, 'A2');
  await expect(marks.last()).toBeChecked();
  await again.getByRole('button', { name: 'Score together' }).click();
  await effect.getByRole('button', { name: 'Change the results' }).click();
  const history = await opened(desk, 'A2');
  await history.getByText('History').click();
  await expect(history.getByRole('listitem').last()).toContainText('scored as one again');
});

test('handicaps make a second ranking; a substitute plays from a round on', async ({ page: desk }) => {
  await played(desk);
  await desk.getByRole('tab', { name: 'Pairs' }).click();
  const open = () => desk.getByRole('button', { name: /Gil & Hana/ }).click();
  await open();
  await desk.getByRole('spinbutton', { name: 'Handicap in percent' }).fill('50');
  await inspect(desk);
  await desk.getByRole('button', { name: 'Save the handicap' }).click();
  await open();
  await desk.getByText('Substitute', { exact: true }).click();
  await desk.getByRole('combobox', { name: 'In place of' }).selectOption({ label: 'Hana' });
  await desk.getByRole('textbox', { name: 'Name of the substitute' }).fill('Ivo');
  await desk.getByRole('spinbutton', { name: 'From round' }).fill('2');
  await inspect(desk);
  await desk.getByRole('button', { name: 'Enter the substitute' }).click();
  await desk.getByRole('button', { name: /Gil & Hana & Ivo/ }).click();
  await desk.getByText('Substitute', { exact: true }).click();
  await expect(desk.getByText('Ivo for Hana from round 2 on')).toBeVisible();
  await desk.keyboard.press('Escape');
  await desk.getByRole('tab', { name: 'Ranking' }).click();
  const [first, second] = [/^Ranking$/, /^Ranking, with handicap$/].map((name) =>
    desk.getByRole('table', { name }).locator('tbody tr').filter({ hasText: 'Gil' }).locator('td').last(),
  );
  const [plain, more] = [Number(await first?.textContent()), Number(await second?.textContent())];
  expect(more).toBeCloseTo(plain + 50, 2);
  await inspect(desk);
});
