import type { Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { joinLink, practise, toTable } from './support/evenings.ts';
import { expect, sharing as test } from './support/server.ts';

/** Types a result on the table's page, for both sides. */
async function enter(phone: Page, board: number, typed: string): Promise<void> {
  const other = phone.getByText('Another board', { exact: true });
  await other.click();
  await phone.getByRole('spinbutton', { name: 'Number of the board' }).fill(`${board}`);
  await phone.getByRole('button', { name: 'Enter this board' }).click();
  await expect(phone.getByText('This board is not planned here', { exact: false })).toBeVisible();
  await phone.getByRole('textbox', { name: 'Or type it' }).fill(typed);
  await phone.keyboard.press('Enter');
  await phone.getByRole('button', { name: 'Agree', exact: true }).click();
}

test('a board off the plan is entered at the table, and the director accepts it or finds its place', async ({
  page: phone,
  context,
}) => {
  await phone.goto('/club');
  await practise(phone, 1);
  const desk = await context.newPage();
  await desk.goto(phone.url());
  await phone.goto(await joinLink(phone));
  await phone.getByRole('button', { name: 'A1', exact: true }).click();
  await phone.getByRole('button', { name: 'Sit down to round 2' }).click();
  await expect(phone.getByRole('heading', { name: 'Table A1 · round 2' })).toBeVisible();
  const planned = phone.getByRole('list', { name: 'Boards' }).getByRole('button');
  const numbers = (await planned.allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0]));
  const [first = 1] = numbers;
  await phone.getByText('Another board', { exact: true }).click();
  await phone.getByRole('spinbutton', { name: 'Number of the board' }).fill('99');
  await phone.getByRole('button', { name: 'Enter this board' }).click();
  await expect(phone.getByText('Your section does not play board 99.')).toBeVisible();
  await inspect(phone);
  await phone.getByText('Another board', { exact: true }).click();
  const others = [13, 14, 11, 12].filter((board) => !numbers.includes(board));
  const [one = 13, two = 14] = others;
  await enter(phone, one, '4S N =');
  await expect(planned).toHaveCount(numbers.length + 1);
  await enter(phone, two, '2H E +1');
  await expect(
    phone.getByText(`Board ${two}: 2 hearts by East, 1 trick over. East–West 140.`, { exact: true }),
  ).toBeVisible();

  // the one was played in the wrong round: it counts (Law 15)
  await desk.getByRole('button', { name: new RegExp(`^Table A1, round 2, board ${one},`) }).click();
  await inspect(desk);
  await desk.getByRole('button', { name: 'Accept this board' }).click();
  await desk.getByRole('button', { name: 'Change the results' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  // the other had a wrong number
  await desk.getByRole('button', { name: new RegExp(`^Table A1, round 2, board ${two},`) }).click();
  await desk.getByRole('button', { name: `It is the result of board ${first}` }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await expect(
    desk.getByRole('button', { name: new RegExp(`^Table A1, round 2, board ${two},`) }),
  ).toHaveCount(0);
  await expect(
    desk.getByRole('button', { name: new RegExp(`^Table A1, round 2, board ${first},.*, agreed`) }),
  ).toBeVisible();
  await expect(planned).toHaveCount(numbers.length + 1);
  await expect(planned.filter({ hasText: `Board ${two}` })).toHaveCount(0);

  // at the desk as well
  await desk.getByRole('button', { name: new RegExp(`^Table A1, round 2, board ${first},`) }).click();
  await desk.getByText('Another board at this table in this round').click();
  await desk.getByRole('spinbutton', { name: 'Number of the board' }).fill(`${two}`);
  await desk.getByRole('textbox', { name: 'Result' }).last().fill('3NT W =');
  await desk.getByRole('button', { name: 'Enter this board' }).click();
  await expect(
    desk.getByRole('button', { name: new RegExp(`^Table A1, round 2, board ${two},.*, agreed`) }),
  ).toBeVisible();

  // the pairs of two tables had changed seats, and a table had taken the boards of the next round
  const atTable = (place: string) =>
    desk.getByRole('button', { name: new RegExp(`^Table ${place}, round 2, board`) });
  await atTable('A2').first().click();
  const dialog = desk.getByRole('dialog').first();
  const northSouth = dialog.getByRole('combobox', { name: 'North–South' });
  await dialog.getByText('Others sat here').click();
  const expected = await northSouth.inputValue();
  await desk.keyboard.press('Escape');
  await atTable('A1').first().click();
  await dialog.getByText('Others sat here').click();
  const came = await northSouth.inputValue();
  await northSouth.selectOption(expected);
  await inspect(desk);
  await dialog.getByRole('button', { name: 'Change the seats' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await atTable('A2').first().click();
  await dialog.getByText('Others sat here').click();
  await expect(northSouth).toHaveValue(came);
  await dialog.getByText('Other boards were played here').click();
  const boards = dialog.getByRole('textbox', { name: 'Boards of this table in this round' });
  await boards.fill('13–x');
  await expect(dialog.getByText('Write numbers like 5–8 or 5, 6, 9.')).toBeVisible();
  await inspect(desk);
  await boards.fill(`${one}, ${two}`);
  await dialog.getByRole('button', { name: 'Change the boards' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await expect(atTable('A2')).toHaveCount(2);
  await expect(
    desk.getByRole('button', { name: new RegExp(`^Table A2, round 2, board ${two},`) }),
  ).toBeVisible();
  await desk.close();
});

test('an unusual result is asked about however it is entered', async ({ page: phone }) => {
  await phone.goto('/club');
  await toTable(phone);
  const typed = phone.getByRole('textbox', { name: 'Or type it' });
  await typed.fill('7NT N -5');
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('alert').filter({ hasText: 'Is it right?' })).toBeVisible();
  await inspect(phone);
  await typed.fill('3NT N =');
  await expect(phone.getByText('Is it right?', { exact: false })).toHaveCount(0);
  await typed.fill('7NT N -5');
  await phone.keyboard.press('Enter');
  await phone.getByRole('button', { name: 'Yes' }).click();
  await expect(phone.getByRole('button', { name: 'Agree', exact: true })).toBeVisible();
});
