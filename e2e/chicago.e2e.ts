import { isThorough } from './support/length.ts';
import { expect, test } from './support/server.ts';
import { byKeyboard, byMouse, matchOver, nextButton, type Player, playDeal } from './support/table.ts';

/** Starts with one button, and plays four deals that count to the final score sheet. */
async function playChicago(player: Player): Promise<void> {
  const { page } = player;
  const played = page.getByRole('region', { name: 'Score sheet' }).last();
  for (let deal = 1; deal <= 12; deal++) {
    await playDeal(player, deal === 1 ? { name: '1 notrump', keys: '1n' } : undefined);
    await expect(played).toBeVisible();
    if (await matchOver(page).first().isVisible()) return;
    await expect(nextButton(page)).toBeVisible();
    await player.nextDeal();
    await expect(page.getByRole('region', { name: 'The deal' })).toContainText(`Deal ${deal + 1}`);
  }
  throw new Error('twelve deals and no end');
}

test('a Chicago from the button to the final score sheet, by mouse', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Mouse');
  await page.getByRole('button', { name: 'Play now' }).click();
  await playChicago(byMouse(page));
  await expect(page.getByText(/You won by|They won by|It is a tie/).first()).toBeVisible();
});

// games.e2e.ts plays by keys too
if (isThorough)
  test('a Chicago from the button to the final score sheet, by keyboard alone', async ({ page }) => {
    await page.goto('/');
    const name = page.getByRole('textbox', { name: 'Your name' });
    const start = page.getByRole('button', { name: 'Play now' });
    for (let i = 0; i < 20 && !(await name.evaluate((field) => field === document.activeElement)); i++)
      await page.keyboard.press('Tab');
    await page.keyboard.type('Keys');
    for (let i = 0; i < 20 && !(await start.evaluate((button) => button === document.activeElement)); i++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await playChicago(byKeyboard(page));
    await expect(page.getByText(/You won by|They won by|It is a tie/).first()).toBeVisible();
  });
