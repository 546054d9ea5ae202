import { inspect } from './support/audit/inspect.ts';
import { expect, test } from './support/server.ts';

test('a movement is chosen by name, and is suggested first the next time', async ({ page: desk }) => {
  await desk.goto('/club');
  const form = desk.getByRole('region', { name: 'A new evening', exact: true });
  await form.getByRole('spinbutton', { name: 'How many pairs?' }).fill('16');
  const options = form.getByRole('group', { name: 'Movement' }).getByRole('radio');
  // two boards a round or more come first
  await expect(options.nth(2)).toBeChecked();
  await form.getByRole('radio', { name: 'All, by name' }).check();
  await expect(form.getByRole('radio', { name: /^Mitchell: Not for 16 pairs/ })).toBeDisabled();
  await form.getByRole('spinbutton', { name: 'How many pairs?' }).fill('119');
  await expect(form.getByRole('radio', { name: /^Three-quarter Howell: Not for 119 pairs/ })).toBeDisabled();
  await form.getByRole('spinbutton', { name: 'How many pairs?' }).fill('16');
  await form.getByRole('radio', { name: /^Howell: 15 rounds of 1/ }).check();
  await form.getByRole('spinbutton', { name: 'Boards per round' }).fill('2');
  await expect(form.getByRole('radio', { name: /^Howell: 15 rounds of 2, 30 boards each/ })).toBeChecked();
  await form.getByRole('radio', { name: /^Web Mitchell/ }).check();
  await form.getByRole('combobox', { name: 'Rounds' }).selectOption('7');
  await expect(form.getByRole('radio', { name: /^Web Mitchell: 7 rounds of 3/ })).toBeChecked();
  await inspect(desk, { part: 'main' });
  await form.getByRole('button', { name: 'Open the evening' }).click();
  await desk.getByRole('tab', { name: 'Plan' }).click();
  await expect(desk.getByRole('heading', { name: /^Section A: Web Mitchell/ })).toBeVisible();
  await desk.goto('/club');
  await form.getByRole('spinbutton', { name: 'How many pairs?' }).fill('16');
  await expect(form.getByRole('radio', { name: /^Web Mitchell ?last time/ }).first()).toBeChecked();
  // a number that no kind seats
  await form.getByRole('radio', { name: 'Each player alone' }).check();
  await form.getByRole('spinbutton', { name: 'How many players?' }).fill('55');
  await expect(form.getByRole('status')).toHaveText(
    'Not for 55 players. The nearest numbers that fit: 4–5, 8–52, 64.',
  );
});
