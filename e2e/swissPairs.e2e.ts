import { inspect } from './support/audit/inspect.ts';
import { openEvening } from './support/evenings.ts';
import { expect, test } from './support/server.ts';

test('a Swiss of pairs: the next round is drawn by victory points, and a card shows the matches', async ({
  page: desk,
}) => {
  await openEvening(desk, { entrants: 4, boards: 4, rounds: 2, choices: ['Swiss'] });
  const id = /club\/(\w+)/.exec(desk.url())?.[1] ?? '';
  const draw = async (round: number) => {
    await desk.getByRole('tab', { name: 'Plan' }).click();
    await inspect(desk);
    await desk.getByRole('button', { name: `Draw round ${round}` }).click();
    await expect(desk.getByRole('button', { name: `Draw round ${round}` })).toBeHidden();
  };
  await draw(1);
  await desk.getByRole('tab', { name: 'Room' }).click();
  for (const [i, result] of ['4S N 10', '4S N 9'].entries())
    for (const board of [1, 2]) {
      await desk.getByRole('button', { name: `Table A${i + 1}, round 1, board ${board}` }).click();
      await desk.getByRole('textbox', { name: 'Result' }).fill(result);
      await desk.getByRole('button', { name: 'Enter', exact: true }).click();
    }
  await draw(2);
  await desk.getByRole('tab', { name: 'Ranking' }).click();
  const points = desk.getByRole('table').first().locator('tbody tr td:last-child');
  await expect(points).toHaveText(['20.00', '20.00', '0.00', '0.00']);
  await desk.goto(`/club/${id}/pair/c1`);
  const matches = desk.getByRole('table', { name: 'Matches' });
  await expect(matches.locator('tbody tr')).toHaveCount(1);
  await expect(matches).toContainText(/100\.00 %|0\.00 %/);
  await inspect(desk);
});
