import { inspect } from './support/audit/inspect.ts';
import { openEvening } from './support/evenings.ts';
import { press, write } from './support/keys.ts';
import { expect, sharing as test } from './support/server.ts';

test('a ruling is found by its questions, without an evening, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/rulings');
  await expect(page.getByRole('heading', { name: 'The play' })).toBeVisible();
  await inspect(page);
  await press(page.getByRole('link', { name: 'A revoke' }));
  await write(page.getByRole('textbox', { name: 'Result at the table' }), '4S N 10');
  const answer = (name: string) => press(page.getByRole('button', { name, exact: true }));
  await answer('Declarer');
  await expect(page.getByRole('heading', { name: 'Was it the twelfth trick?' })).toBeFocused();
  await answer('No');
  await answer('Yes');
  await answer('Before either of them called on the next board, and in the same round');
  await answer('Neither');
  await answer('The player who revoked');
  await inspect(page);
  await answer('Yes');
  await expect(page.getByRole('heading', { name: 'Law 64A1' })).toBeFocused();
  await expect(
    page.getByText(/2 tricks to the defenders: 4 spades by North.*→ 4 spades by North/),
  ).toBeVisible();
  await inspect(page);
  // an answer is changed
  await press(page.getByRole('button', { name: 'Change the answer: Who won the trick of the revoke?' }));
  await answer('Their partner');
  await expect(page.getByRole('heading', { name: 'Law 64A2' })).toBeVisible();
});

test('a ruling fills in the result and its reason at the desk', async ({ page: desk }) => {
  await openEvening(desk, { entrants: 4, boards: 3, movement: /^Howell: 3 rounds of 1/ });
  await desk.getByRole('tab', { name: 'Room' }).click();
  const cell = desk.getByRole('button', { name: /^Table A1, round 1, board/ });
  await cell.click();
  await desk.getByRole('textbox', { name: 'Result', exact: true }).fill('4S N 10');
  await desk.getByRole('button', { name: 'Enter', exact: true }).click();
  await cell.click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByText('Ruling assistant').click();
  await dialog.getByRole('button', { name: 'A revoke' }).click();
  for (const name of ['A defender', 'No', 'Yes', /^Before either/, 'Neither', 'Their partner'])
    await dialog.getByRole('button', { name, exact: typeof name === 'string' }).click();
  await inspect(desk);
  await dialog.getByRole('button', { name: 'Use this ruling' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Result', exact: true })).toHaveValue('4S N 11');
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(/^A revoke, Law 64A2:/);
  await dialog.getByRole('button', { name: 'Correct or rule' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await expect(desk.getByRole('button', { name: /^Table A1, round 1, board .*ruled/ })).toBeVisible();
});
