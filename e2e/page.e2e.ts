import { defined } from '@overtrick/rules/assert';
import type { Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { press, write } from './support/keys.ts';
import { variants } from './support/length.ts';
import { sideways } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';
import { byMouse, nextButton, type Player, playDeal, waitForTurn } from './support/table.ts';
import { idle } from './support/waits/idle.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 740, height: 360 },
  { width: 2560, height: 1440 },
] as const;

/** Changes the size of the window before each card or call. */
function resized(player: Player): Player {
  let turn = 0;
  const resize = () => player.page.setViewportSize(defined(SIZES[turn++ % SIZES.length], 'a size'));
  return {
    ...player,
    pass: () => resize().then(player.pass),
    playCard: () => resize().then(player.playCard),
  };
}

/** Expects no sideways scrolling at any size, and audits the phone's page, which differs most from the others. */
async function fitsAll(page: Page): Promise<void> {
  for (const size of SIZES.toReversed()) {
    await page.setViewportSize(size);
    expect(await sideways(page), `${size.width} × ${size.height}`).toBeLessThanOrEqual(0);
  }
  await inspect(page);
}

test('lobby, rules and every moment of a deal pass the audit', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await inspect(page);
  await press(page.getByRole('link', { name: 'Rules of Contract bridge' }));
  await expect(page.getByRole('heading', { name: 'Contract bridge', level: 1 })).toBeVisible();
  await inspect(page);
  await page.goBack();
  await press(page.getByRole('button', { name: 'Play now' }));
  await waitForTurn(page);
  await inspect(page);
  while ((await waitForTurn(page)) === 'call') {
    await byMouse(page).pass();
    await idle(page);
  }
  await inspect(page);
  await playDeal(byMouse(page));
  await inspect(page);
});

// look.e2e.ts shows the same page at every size
for (const { width, colorScheme } of variants([
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const)) {
  test(`an example deal can be stepped through at ${width} px, by buttons, slider and keys`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/first-evening');
    await expect(page.getByRole('heading', { name: 'Your first evening at a club' })).toBeVisible();
    await inspect(page);
    await page.goto('/rules/solo-500');
    const example = page.getByRole('region', { name: 'An example deal' });
    const slider = example.getByRole('slider', { name: 'Step' });
    await expect(example).toContainText('Step 0 of');
    await inspect(page);
    await press(example.getByRole('button', { name: 'Next' }));
    await example.getByRole('button', { name: 'Next' }).press('ArrowRight');
    await expect(example).toContainText('Step 2 of');
    await press(example.getByRole('button', { name: 'Back' }));
    await expect(slider).toHaveValue('1');
    await slider.press('End');
    await slider.press('PageUp');
    await expect(example).toContainText('wins the trick.');
    await slider.press('End');
    await expect(example.getByRole('region', { name: 'The score' })).toBeVisible();
    await expect(example.getByRole('button', { name: 'Next' })).toBeDisabled();
    await inspect(page);
    await press(example.getByRole('button', { name: 'To the start' }));
    await expect(example).toContainText('The cards are dealt.');
  });
}

test('a deal can be played at any size, which may change with every card', async ({ page }) => {
  await page.goto('/');
  await fitsAll(page);
  await press(page.getByRole('button', { name: 'Play now' }));
  await playDeal(resized(byMouse(page)));
  await fitsAll(page);
});

test.describe('at the pace of a person', () => {
  test.use({ waits: true, contextOptions: { reducedMotion: 'no-preference' } });
  test('a deal is shown step by step to its score', async ({ page }) => {
    await page.goto('/');
    await press(page.getByRole('button', { name: 'Play now' }));
    await playDeal(byMouse(page));
    await expect(nextButton(page)).toBeVisible();
  });
});

test('no page needs more than some twenty files', async ({ page }) => {
  for (const address of ['/', '/club', '/learn', '/rules/bridge', '/analyse', '/meet']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files.length, `${address}: ${files.join(' ')}`).toBeGreaterThan(5);
    expect(files.length, `${address}: ${files.join(' ')}`).toBeLessThanOrEqual(30);
  }
});

test('a wrong link, a wrong address and a wrong code say so in a sentence', async ({ page }) => {
  await page.goto('/t/nosuchtable');
  await expect(page.getByText('There is no such table').first()).toBeVisible();
  await page.goto('/nowhere');
  await expect(page.getByText('There is no page at this address.', { exact: false })).toBeVisible();
  await page.goto('/');
  await write(page.getByRole('textbox', { name: 'A code or a link' }), '?');
  await press(page.getByRole('button', { name: 'Join' }));
  await expect(page.getByText('neither a code nor a link to a table', { exact: false })).toBeVisible();
});
