import type { Action } from '@overtrick/rules/action';
import { inspect } from './support/audit/inspect.ts';
import { expect, sharing as test } from './support/server.ts';
import { seatAt } from './support/visitor.ts';

test('all bids of Two-handed Solo 500 and its other choices are in sight on a low desktop', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(await seatAt(server.url, { game: 'solo-500', until: (view) => view.phase === 'bids' }));
  const asked = page.getByRole('region', { name: 'What to do' });
  for (const name of [/^Misère/, /^Open misère/, 'Pass'])
    await expect(asked.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  expect(await asked.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeLessThanOrEqual(1);
});

test('who bids in Spades is told what nil is, and that it may be left alone', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(await seatAt(server.url, { game: 'spades', until: (view) => view.phase === 'bids' }));
  const asked = page.getByRole('region', { name: 'What to do' });
  await expect(asked).toContainText('Nil is a bid to take no tricks yourself');
  await expect(asked).toContainText('If you do not want it, just bid a number');
  await expect(asked.getByRole('button', { name: '13' })).toBeInViewport({ ratio: 1 });
  await inspect(page);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  for (const game of ['secret', 'spades', 'solo-500'])
    test(`no answer moves between two taps: ${game}`, async ({ page, server }) => {
      const isChoice = ({ kind }: Action) => ['bid', 'choose', 'declare'].includes(kind);
      await page.goto(await seatAt(server.url, { game, until: ({ legal }) => legal.some(isChoice) }));
      const answer = page
        .getByRole('region', { name: 'What to do' })
        .locator('button:not([aria-pressed], :disabled)')
        .last();
      await answer.click({ trial: true });
      const before = await answer.boundingBox();
      await answer.tap();
      await expect(page.getByText('Tap again to confirm.')).toBeVisible();
      expect(await answer.boundingBox()).toEqual(before);
      await answer.tap();
      await expect(page.getByText('Tap again to confirm.')).toBeHidden();
    });
});
