import { readFile } from 'node:fs/promises';
import { inspect } from './support/audit/inspect.ts';
import { finished } from './support/finished.ts';
import { press, write } from './support/keys.ts';
import { variants } from './support/length.ts';
import { expect, sharing as test } from './support/server.ts';
import { byKeyboard, cardsInHand, playDeal, waitForTurn } from './support/table.ts';

test.use({ isAnalysed: true });

/** Four spades, made with an overtrick after a lead that gives nothing away. */
const LINK =
  'https://www.bridgebase.com/tools/handviewer.html?n=sk862h73dkj54ct83&e=s943ht842dq96cqj5&s=saqjt5ha6da73ck72&w=s7hkqj95dt82ca964&d=n&v=b&b=13&nn=Ada&a=PP1S(5%2B%20spades)P2SP4SPPP&p=HKH3H4HASAS7S2S3SQH5S6S4';

const TABS = ['Auction', 'Play', 'Field', 'Notes'];

// look.e2e.ts shows the same page at every size
for (const { width, colorScheme } of variants([
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const)) {
  test(`a pasted board can be stepped through, weighed and compared at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/analyse');
    await write(page.getByLabel('Board, file or link'), 'nothing');
    await press(page.getByRole('button', { name: 'Open', exact: true }));
    await expect(page.getByRole('alert')).toHaveText('There is no board in this text.');
    await write(page.getByLabel('Board, file or link'), LINK);
    await press(page.getByRole('button', { name: 'Open', exact: true }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contract bridge, board 13');
    const auction = page.getByRole('region', { name: /^The auction, and/ });
    await expect(auction).toContainText('5+ spades');
    await expect(auction.getByRole('listitem').nth(4)).not.toContainText('no meaning');
    const slider = page.getByRole('slider', { name: 'Step' });
    // nothing has the focus: the arrows step all the same
    const replay = page.getByRole('region', { name: 'Card by card' });
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveValue('1');
    await slider.press('End');
    await slider.press('PageUp');
    await expect(page.getByRole('region', { name: 'Card by card' })).toContainText('wins the trick.');
    await press(page.getByRole('tab', { name: 'Play' }));
    const play = page.getByRole('region', { name: 'The play, and what the cards cost' });
    // the queen of trumps from the wrong side gives nothing away, the king from dummy is not asked for
    await expect(play.getByRole('button', { name: 'hearts K' })).toBeVisible();
    await press(play.getByRole('button', { name: /^hearts K/ }));
    await expect(play.getByRole('button', { name: /^hearts K/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(replay.locator('[data-seat], [data-place]').first()).toBeInViewport();
    await inspect(page);
    for (const tab of TABS) {
      await press(page.getByRole('tab', { name: tab }));
      const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
      expect(screens).toBeLessThanOrEqual(3);
    }
    await press(page.getByRole('tab', { name: 'Notes' }));
    await inspect(page);
    const saved = page.waitForEvent('download');
    await press(page.getByRole('button', { name: 'PBN' }));
    expect(await readFile(await (await saved).path(), 'utf8')).toContain('[North "Ada"]');
    const viewer = page.getByRole('link', { name: 'Open in Bridge Base’s hand viewer' });
    await expect(viewer).toHaveAttribute(
      'href',
      /^https:\/\/www\.bridgebase\.com\/tools\/handviewer\.html\?lin=/,
    );
    const link = await page.getByLabel('Link to this board').inputValue();
    await page.goto('/');
    await page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contract bridge, board 13');
  });
}

test('a board that was just played has a page: error and luck, and other tables', async ({ page }) => {
  await page.goto('/');
  await press(page.getByRole('button', { name: 'Play now' }));
  await waitForTurn(page);
  await playDeal(byKeyboard(page));
  await press(page.getByRole('link', { name: 'Look at the board again' }));
  await press(page.getByRole('tab', { name: 'Play' }));
  const balance = page.getByRole('region', { name: 'Errors and luck' });
  await press(balance.getByRole('button', { name: 'Work out the players’ views' }));
  await expect(balance.getByRole('progressbar')).toBeVisible();
  await press(balance.getByRole('button', { name: 'Stop' }));
  await expect(balance.getByRole('columnheader', { name: 'Luck' })).toBeVisible();
  // all costs of cards beside the cards make the page no longer on a phone
  await page.reload();
  await press(page.getByRole('tab', { name: 'Play' }));
  await press(balance.getByRole('button', { name: 'Work out the players’ views' }));
  await expect(balance).toHaveAttribute('data-judged', 'done');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(
    3.1,
  );
  await page.setViewportSize({ width: 1280, height: 740 });
  await press(page.getByRole('tab', { name: 'Field' }));
  const others = page.getByRole('region', { name: 'At other tables' }).first();
  await press(others.getByRole('button', { name: 'Compare with 15 tables' }));
  // until all have finished nothing is said of one or two
  await expect(others.getByRole('status')).toHaveText(/^\d+ of 15 tables ha(s|ve) finished\.$/);
  await expect(others.getByText(/Better than/)).toBeHidden();
  await expect(others.getByRole('status')).toHaveText('15 of 15 tables have finished.', { timeout: 180_000 });
  // the own percentage before all rows, in which equal results stand together
  await expect(
    others.getByText(/^You: \d+(\.\d)?%\. Better than \d+ of 15 other tables(, equal to \d+)?\.$/),
  ).toBeVisible();
  await expect(others.getByRole('row', { name: /^Here/ })).toHaveCount(1);
  const tables = await others.getByRole('rowheader').allTextContents();
  const counted = tables.map((words) => Number(/\d+/.exec(words)?.[0] ?? 0));
  expect(counted.reduce((sum, n) => sum + n, 0)).toBe(15);
});

/** South declares four spades in a deal with only the cards and the auction known. */
const BARE = 'N:K862.73.KJ54.T83 943.T842.Q96.QJ5 AQJT5.A6.A73.K72 7.KQJ95.T82.A964 dealer=N vul=all';

test('the table says what each card is worth, the slider where tricks went, and notes stay', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto((await finished(server.url)).replace('/t/', '/board/').replace(/#.*/, '/1'));
  const replay = page.getByRole('region', { name: 'Card by card' });
  const slider = replay.getByRole('slider');
  // all four hands and what steps through them are seen at once
  for (const seat of ['N', 'S'])
    await expect(replay.locator(`section[data-seat="${seat}"]`)).toBeInViewport({ ratio: 1 });
  await expect(replay.getByRole('button', { name: 'Next', exact: true })).toBeInViewport();
  await press(page.getByRole('button', { name: 'Next mistake' }));
  const mistake = Number(await slider.inputValue());
  expect(mistake).toBeGreaterThan(4);
  // one step back: each card of the hand to play has its number
  await press(replay.getByRole('button', { name: 'Back' }));
  await expect(replay.getByText(/^Tricks with each card, with perfect play: .+ \d+\.$/)).toBeAttached();
  const numbers = await replay.locator('[data-best]').allTextContents();
  expect(new Set(numbers).size).toBeGreaterThan(1);
  const best = await replay.locator('[data-best="true"]').first().textContent();
  expect(Number(best)).toBe(Math.max(...numbers.map(Number)));
  await press(page.getByRole('tab', { name: 'Notes' }));
  await write(page.getByRole('textbox', { name: 'Your notes on these cards' }), 'Never duck that.');
  await page.reload();
  await press(page.getByRole('tab', { name: 'Notes' }));
  await expect(page.getByRole('textbox', { name: 'Your notes on these cards' })).toHaveValue(
    'Never duck that.',
  );
  // the arrows go from tab to tab where a tab has the focus
  await page.getByRole('tab', { name: 'Notes' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Field' })).toHaveAttribute('aria-selected', 'true');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const tab of TABS) {
    await press(page.getByRole('tab', { name: tab }));
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect(screens, tab).toBeLessThanOrEqual(3);
  }
});

test('a deal without an auction is bid and played from any seat', async ({ page }) => {
  await page.goto('/analyse');
  await write(page.getByLabel('Board, file or link'), BARE);
  await press(page.getByRole('button', { name: 'Open', exact: true }));
  await page.getByLabel('Your seat').selectOption('South');
  await press(page.getByRole('button', { name: 'Play it' }));
  await waitForTurn(page);
  expect(await cardsInHand(page)).toContain('ace of spades');
  await playDeal(byKeyboard(page));
});
