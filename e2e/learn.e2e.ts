import type { Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { press } from './support/keys.ts';
import { WIDTHS } from './support/length.ts';
import { beyondEdges, sideways } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';

/** The cards that the learner can play now. */
const OPEN_CARDS = 'main button[data-can="true"]';
const MOST_CARDS = 60;

/**
 * Wins the tricks of a hand by trial: plays any card, and another one where it was wrong. Returns the number of cards
 * that were undone.
 */
async function solveHand(page: Page): Promise<number> {
  const onward = page.getByRole('button', { name: 'Next hand' }).or(page.getByText('Well played.'));
  const back = page.getByRole('button', { name: 'Undo' });
  const cards = page.locator(OPEN_CARDS);
  let taken = 0;
  /** The wrong cards, by the cards that were on the table then. */
  const wrong = new Set<string>();
  for (let i = 0; i < MOST_CARDS; i++) {
    await cards.first().or(onward).first().waitFor();
    if (await onward.first().isVisible()) return taken;
    const seen = await page.getByRole('region', { name: 'Trick' }).ariaSnapshot();
    const names = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const left = `${names.length} ${seen}`;
    const name = names.find((one) => !wrong.has(`${left} ${one}`));
    if (name === undefined) throw new Error(`no card is right: ${names.join(', ')}`);
    await press(page.getByRole('button', { name, exact: true }));
    const answer = page.getByText(`${name}: that costs a trick.`);
    const said = page.getByText(`${name}: good.`).or(onward);
    await said.or(answer).or(cards).first().waitFor();
    if (await answer.isVisible()) {
      wrong.add(`${left} ${name}`);
      await press(back);
      taken++;
    }
  }
  throw new Error('the hand has no end');
}

for (const width of WIDTHS)
  test(`who has never held cards plays the first ones, and a deal of their own, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/');
    let steps = 0;
    await page.getByRole('radio', { name: 'I am new to it' }).check();
    steps++;
    await press(page.getByRole('link', { name: 'Never held cards?', exact: false }));
    steps++;
    await expect(page.locator(OPEN_CARDS)).toHaveCount(2);
    // the next thing to press is a card
    expect(steps).toBeLessThanOrEqual(3);
    await inspect(page);
    for (let hand = 1; hand <= 6; hand++) {
      const way = page.getByRole('list', { name: 'Hands' });
      await expect(way.getByRole('button').nth(hand - 1)).toHaveAttribute('aria-current', 'step');
      await solveHand(page);
      expect(await beyondEdges(page)).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      if (hand < 6) await press(page.getByRole('button', { name: 'Next hand' }));
    }
    await inspect(page);
    await press(page.getByRole('button', { name: 'Play Minibridge' }));
    await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
    // the learner declares: only they must choose trumps
    await expect(page.locator('[data-acting] button').first()).toBeVisible();
    await page.getByRole('button', { name: 'More', exact: true }).waitFor();
    await page.goto('/learn');
    await expect(page.getByText('Done', { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Cards and tricks' })).toContainText('6 of 6');
  });

test('a card that loses a trick is played, and can be taken back', async ({ page }) => {
  await page.goto('/learn/start');
  await press(page.getByRole('button', { name: '3 of hearts' }));
  await expect(page.getByText('3 of hearts: that costs a trick.')).toBeVisible();
  await expect(page.getByText('The king would have won this trick.', { exact: false })).toBeVisible();
  // the result is shown: the others continue
  await expect(page.getByRole('region', { name: 'Trick' }).getByRole('img')).not.toHaveCount(4);
  await press(page.getByRole('button', { name: 'Undo' }));
  await press(page.getByRole('button', { name: 'ace of spades' }));
  await expect(
    page
      .getByText('Hearts were led', { exact: false })
      .or(page.getByText('follow', { exact: false }))
      .first(),
  ).toBeVisible();
  await press(page.getByRole('button', { name: 'king of hearts' }));
  await expect(page.getByText('king of hearts: good.')).toBeVisible();
});

test('a lesson in card play goes hand by hand, and is remembered', async ({ page }) => {
  await page.goto('/lesson/play/02-finesse');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2. The finesse');
  await inspect(page);
  for (let hand = 1; hand <= 3; hand++) {
    await expect(page.getByRole('heading', { level: 2, name: `Hand ${hand} of 3` })).toBeVisible();
    await solveHand(page);
    if (hand < 3) await press(page.getByRole('button', { name: 'Next hand' }));
  }
  await expect(page.getByRole('link', { name: 'To the next lesson' })).toBeVisible();
  await press(page.getByRole('link', { name: 'Back to the steps' }));
  await expect(page.getByRole('listitem').filter({ hasText: 'The finesse' })).toContainText('3 hands done');
});

test('a guided deal is played at its table by keyboard: any choice is played, and answered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await press(page.getByRole('link', { name: 'Learn', exact: true }));
  await inspect(page);
  await press(page.getByRole('link', { name: 'Start the first deal' }));
  const done = page.getByText('That was your first deal.');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const choices = page.getByRole('group', { name: 'It is your turn. What would you do?' });
  const cards = page.locator(OPEN_CARDS);
  await next.or(choices).first().waitFor();
  await inspect(page);
  let other = 0;
  for (let step = 0; step < 160; step++) {
    await cards.first().or(choices).or(next).or(done).first().waitFor();
    if (await done.isVisible()) break;
    if (await choices.isVisible()) await press(choices.getByRole('button').last());
    else if ((await cards.count()) > 0) {
      const card = cards.last();
      // the playable cards are visible without scrolling
      await expect(card).toBeInViewport({ ratio: 1 });
      const name = await card.getAttribute('aria-label');
      await press(card);
      // the pressed card is the card played
      await expect(page.locator('[data-step]')).toContainText(`${name}`, { ignoreCase: true });
      if (await page.getByText('The guide does something else here', { exact: false }).isVisible()) other++;
    } else await press(next);
  }
  await expect(done).toBeVisible();
  expect(other).toBeGreaterThan(0);
  await inspect(page);
  await press(page.getByRole('link', { name: 'Back to the steps' }));
  await expect(page.getByRole('listitem').filter({ hasText: 'A deal with a guide' })).toContainText('1 of 1');
});

test('a lesson answers every call, and is remembered', async ({ page }) => {
  await page.goto('/lesson/02-one-of-a-major');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2. Opening one of a major');
  const first = page.getByRole('region', { name: 'Hand 1 of 4' });
  await press(first.getByRole('button', { name: 'Pass' }));
  await expect(first.getByRole('status')).toContainText('Twelve points and a five-card major');
  await press(first.getByRole('button', { name: '1 spades' }));
  await expect(first.getByRole('status')).toContainText('1 spade: right.');
  for (const [hand, call] of [
    [2, '1 hearts'],
    [3, '1 spades'],
    [4, '1 clubs'],
  ] as const) {
    await press(page.getByRole('button', { name: 'Next hand' }));
    await press(page.getByRole('region', { name: `Hand ${hand} of 4` }).getByRole('button', { name: call }));
  }
  await expect(page.getByText('3 of 4 hands right on the first try.', { exact: false })).toBeVisible();
  await inspect(page);
  await press(page.getByRole('link', { name: 'Back to the steps' }));
  await expect(page.getByRole('listitem').filter({ hasText: 'Opening one of a major' })).toContainText(
    '3 of 4 right',
  );
});
