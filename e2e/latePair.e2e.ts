import { inspect } from './support/audit/inspect.ts';
import { openEvening } from './support/evenings.ts';
import { expect, sharing as test } from './support/server.ts';

test('a late pair takes the half table: its effect is shown first, and everybody sees it', async ({
  page: desk,
  context,
}) => {
  await openEvening(desk, { entrants: 7, boards: 14, movement: /^Howell/ });
  const id = /club\/(\w+)/.exec(desk.url())?.[1] ?? '';
  await desk.getByRole('tab', { name: 'Room' }).click();
  // the pair without opponents sits out in round 1
  const first = desk.getByRole('figure').getByRole('button', { name: /round 1, board/ });
  await expect(first).toHaveCount(6);
  for (const cell of await first.all()) {
    await cell.click();
    await desk.getByRole('textbox', { name: 'Result' }).fill('3NT N 9');
    await desk.getByRole('button', { name: 'Enter', exact: true }).click();
  }
  await desk.getByRole('tab', { name: 'Plan' }).click();
  await desk.getByRole('textbox', { name: 'Names of the pair' }).fill('Ulf & Vera');
  await desk.getByRole('button', { name: 'Add pair' }).click();
  await desk.getByRole('spinbutton', { name: 'From round' }).fill('2');
  const take = desk.getByRole('button', { name: 'Ulf & Vera takes the half table of section A' });
  await take.click();
  const effect = desk.getByRole('dialog', { name: 'What this changes' });
  await expect(effect.getByRole('listitem').filter({ hasText: 'Ulf & Vera: – → 8. 40.00 %' })).toBeVisible();
  await inspect(desk);
  await effect.getByRole('button', { name: 'Leave everything as it is' }).click();
  await expect(desk.getByText('Nothing was changed.')).toBeVisible();
  // without an award nothing in the ranking moves, and nothing is asked
  await desk.getByRole('radio', { name: 'no score, as if the opponents had sat out' }).check();
  await take.click();
  await expect(desk.getByText('Done.')).toBeVisible();
  const plan = desk.getByRole('table').first();
  const sitOut = /^\(\d\)$/;
  await expect(plan.getByRole('row').nth(1).getByRole('cell', { name: sitOut })).toHaveCount(1);
  await expect(plan.getByRole('row').nth(2).getByRole('cell', { name: sitOut })).toHaveCount(0);
  const everybody = await context.newPage();
  await everybody.goto(`/club/${id}`);
  const meetings = everybody.getByRole('table').last();
  await expect(meetings.getByRole('row').nth(1)).toContainText('(');
  await expect(meetings.getByRole('row').nth(2)).toContainText('8–3');
  await expect(meetings.getByRole('row').nth(2)).not.toContainText('(');
  await everybody.close();
});
