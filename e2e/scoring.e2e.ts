import { inspect } from './support/audit/inspect.ts';
import { openEvening } from './support/evenings.ts';
import { goWithin } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';

test('the scoring is chosen for a new evening, and changed at the desk with its effect in sight', async ({
  page: desk,
}) => {
  await openEvening(desk, { entrants: 4, boards: 6, movement: /^Howell/, scoring: 'Cross-IMPs' });
  const id = /club\/(\w+)/.exec(desk.url())?.[1] ?? '';
  await desk.getByRole('tab', { name: 'Room' }).click();
  // a slam at one table and a part score at the other: worlds apart in IMPs, one top in matchpoints
  const results = ['6S N 12', '2S N 8'];
  for (const [i, result] of results.entries()) {
    await desk.getByRole('button', { name: `Table A${i + 1}, round 1, board 1` }).click();
    await desk.getByRole('textbox', { name: 'Result' }).fill(result);
    await desk.getByRole('button', { name: 'Enter', exact: true }).click();
  }
  await desk.getByRole('tab', { name: 'Ranking' }).click();
  await expect(desk.getByRole('columnheader', { name: 'Points' })).toBeVisible();
  const points = desk.getByRole('table').first().locator('tbody tr').first().locator('td').last();
  // 980 against 110: 870 is 13 IMPs
  await expect(points).toHaveText('13.00');

  await desk.getByRole('tab', { name: 'Plan' }).click();
  const scoring = desk.getByRole('combobox', { name: 'Scoring' });
  await expect(scoring).toHaveValue('crossImps');
  await scoring.selectOption({ label: 'Matchpoints' });
  await inspect(desk);
  await desk.getByRole('button', { name: 'Change the scoring' }).click();
  const effect = desk.getByRole('dialog', { name: 'What this changes' });
  await expect(effect).toContainText('100.00 %');
  await effect.getByRole('button', { name: 'Change the results' }).click();
  await desk.getByRole('tab', { name: 'Ranking' }).click();
  await expect(points).toHaveText('100.00');

  // a published result is not scored anew
  await desk.getByRole('tab', { name: 'End' }).click();
  await desk.getByRole('button', { name: 'End the evening' }).click();
  await desk.getByRole('button', { name: 'Publish the result' }).click();
  await expect(desk.getByText('Published, version 1.')).toBeVisible();
  await desk.getByRole('tab', { name: 'Plan' }).click();
  await desk.getByRole('combobox', { name: 'Scoring' }).selectOption({ label: 'Butler (IMPs)' });
  await expect(desk.getByRole('button', { name: 'Change the scoring' })).toBeDisabled();
  await goWithin(desk, `/club/${id}`);
  await expect(desk.getByText('100.00').first()).toBeVisible();
});
