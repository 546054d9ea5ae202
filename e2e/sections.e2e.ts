import { inspect } from './support/audit/inspect.ts';
import { expect, sharing as test } from './support/server.ts';

const NAMES = Array.from({ length: 21 }, (_, i) => `First ${i + 1} & Second ${i + 1}`);

test('many pairs go into two sections, one after the other to each, with the same boards', async ({
  page: desk,
}) => {
  await desk.goto('/club');
  const form = desk.getByRole('region', { name: 'A new evening', exact: true });
  await form.getByRole('textbox', { name: /^Names/ }).fill(NAMES.join('\n'));
  await form.getByRole('radio', { name: '2 sections: 11 + 10' }).check();
  await expect(form.getByRole('group', { name: 'Movement of A (11)' })).toBeVisible();
  await expect(form.getByRole('radio', { name: 'the same deals as other sections' })).toBeChecked();
  const second = form.getByRole('group', { name: 'Movement of B (10)' });
  // before the suggestions there is the choice between them and all by name
  await second.getByRole('radio').nth(3).check();
  const movement = await second.locator('strong').nth(1).textContent();
  await inspect(desk, { part: 'main' });
  await form.getByRole('button', { name: 'Open the evening' }).click();
  for (const place of ['A1', 'A6', 'B1', 'B5']) {
    const room = desk.getByRole('figure', { name: `Section ${place.slice(0, 1)}: tables by rounds` });
    await expect(room.getByRole('rowheader', { name: place, exact: true })).toBeVisible();
  }
  await desk.getByRole('tab', { name: 'Plan' }).click();
  await expect(desk.getByRole('heading', { name: new RegExp(`^Section B: ${movement}`) })).toBeVisible();
  // the second pair on the list is first in the second section
  await desk.getByRole('tab', { name: 'Pairs' }).click();
  await desk.getByRole('button', { name: /First 2 & Second 2/ }).click();
  await expect(desk.getByRole('dialog', { name: /First 2 & Second 2/ })).toContainText('B');
});

for (const [form, howMany, tab, most] of [
  ['Pairs', 'How many pairs?', 'Pairs', 120],
  ['Teams of four', 'How many teams?', 'Teams', 40],
] as const)
  test(`as many ${tab.toLowerCase()} as an evening may have come at once`, async ({ page: desk }) => {
    await desk.goto('/club');
    const part = desk.getByRole('region', { name: 'A new evening', exact: true });
    await part.getByRole('radio', { name: form, exact: true }).check();
    await part.getByRole('spinbutton', { name: howMany }).fill(`${most}`);
    await part.getByRole('button', { name: 'Open the evening' }).click();
    await desk.getByRole('tab', { name: tab }).click();
    await expect(desk.getByRole('tabpanel').getByRole('listitem')).toHaveCount(most);
  });

test('an evening that is refused leaves nothing behind', async ({ page: desk }) => {
  await desk.route('**/api/tournaments', async (route) => {
    const body = JSON.parse(route.request().postData() ?? '');
    const commands = [...body.commands, { kind: 'entered', contestant: 'c1' }];
    await route.continue({ postData: JSON.stringify({ ...body, commands }) });
  });
  await desk.goto('/club');
  const part = desk.getByRole('region', { name: 'A new evening', exact: true });
  await part.getByRole('button', { name: 'Open the evening' }).click();
  await expect(part.getByRole('alert')).toHaveText('There is a contestant c1 already.');
  await desk.reload();
  await expect(desk.getByRole('heading', { name: 'Evenings on this device' })).toHaveCount(0);
});
