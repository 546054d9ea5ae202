import { inspect } from './support/audit/inspect.ts';
import { practise } from './support/evenings.ts';
import { expect, test } from './support/server.ts';

test('the desk begins a final with a consolation from an evening that is over, by the keyboard alone', async ({
  page: desk,
}) => {
  await desk.goto('/club');
  await practise(desk, 0);
  const makeUp = desk.getByRole('button', { name: /^Fill in round/ });
  const isDone = desk.getByText('All rounds of the practice evening have been played. End it under “End”.');
  // the server slows down clients that send as fast as this; the next press sends the commands that it refused
  await expect(async () => {
    if ((await makeUp.count()) > 0) await makeUp.click({ timeout: 2000 });
    await expect(isDone).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 180_000 });
  const tab = (name: string) => desk.getByRole('tab', { name }).click();
  await tab('Ranking');
  const rows = desk.getByRole('table', { name: 'Ranking' }).locator('tbody tr');
  await expect(rows).toHaveCount(8);
  const namesIn = () => rows.locator('td:nth-child(3)').allTextContents();
  const before = await namesIn();
  await tab('End');
  await expect(desk.getByRole('heading', { name: 'The next evening' })).toHaveCount(0);
  await desk.getByRole('button', { name: 'End the evening' }).click();
  const form = desk.getByRole('form', { name: 'The next evening' });
  await expect(form.getByRole('textbox', { name: 'Name of the evening' })).toHaveValue('Evening 2');
  await form.getByRole('radio', { name: 'Everybody; all evenings count' }).focus();
  await desk.keyboard.press('ArrowDown');
  await desk.keyboard.press('ArrowDown');
  await expect(form.getByRole('textbox', { name: 'Name of the evening' })).toHaveValue('Final');
  await expect(form.getByRole('spinbutton', { name: 'Qualifiers of 8' })).toHaveValue('4');
  await form.getByRole('spinbutton', { name: /^Boards/ }).fill('6');
  await inspect(desk);
  await form.getByRole('button', { name: 'Start the next evening' }).focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('The next evening has started.')).toBeVisible();
  await tab('Ranking');
  // the finalists before the others, whatever they bring
  await expect(rows.locator('td:nth-child(2)')).toHaveText(['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4']);
  expect(await namesIn()).toEqual(before);
  await tab('Plan');
  await expect(desk.getByRole('heading', { name: /^Section [AB]:/ })).toHaveCount(2);
  await inspect(desk);
  await tab('Room');
  await desk.getByRole('button', { name: 'Fill in round 8 with sample results' }).click();
  await tab('Ranking');
  const sections = async () =>
    (await rows.locator('td:nth-child(2)').allTextContents()).map((number) => number.charAt(0)).join('');
  await expect(desk.getByText(/^\d+ of \d+ results (is|are) in/)).toBeVisible();
  expect(await sections()).toBe('AAAABBBB');
});
