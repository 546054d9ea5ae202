import { inspect } from './support/inspect.ts';
import { press } from './support/keys.ts';
import { expect, sharing as test } from './support/server.ts';

/** A challenge of so many boards in which the visitor had the better of three others, and two of them the same. */
const told = (challenge: string, boards: number, partner?: string) => ({
  challenge,
  game: 'bridge',
  options: {},
  boards,
  method: 'mp',
  ...(partner !== undefined && { bidding: 'quiet' }),
  entrants: ['Ann', 'Bo', 'Cy', 'Di'].map((name) => ({ name, done: boards })),
  you: 0,
  finished: Array.from({ length: boards }, (_, i) => ({
    board: i + 1,
    party: 'NS',
    seat: 'S',
    results: [620, 140, 140, -100].map((points, entrant) => ({
      entrant,
      tricks: 9,
      points: { NS: Math.max(0, points), EW: Math.max(0, -points) },
      record: '',
      ...(entrant === 0 && partner !== undefined && { partner }),
    })),
  })),
});

for (const width of [360, 1280]) {
  test(`ratings are worked out by game and partnership, with their range, at ${width} px`, async ({
    page,
  }) => {
    const all = [told('aaaaaaaaaaaa', 16), told('bbbbbbbbbbbb', 4, 'Bo')];
    await page.route('**/api/challenges/*', (route) => {
      const one = all.find(({ challenge }) => route.request().url().includes(challenge));
      return one === undefined ? route.fallback() : route.fulfill({ json: one });
    });
    await page.addInitScript(
      (ids) => {
        const taken = ids.map((challenge) => ({ challenge, table: 'x', token: 'x' }));
        localStorage.setItem('overtrick.challenges', JSON.stringify({ state: { taken }, version: 1 }));
      },
      all.map(({ challenge }) => challenge),
    );
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/challenges');
    const ratings = page.getByRole('region', { name: 'How you compare' });
    await press(ratings.getByRole('button', { name: 'Work it out' }));
    await expect(ratings.getByRole('row').nth(1)).toHaveText('Contract bridge1880 (1682 to 2078)16');
    await expect(ratings.getByRole('row').nth(2)).toHaveText(
      'Contract bridge, the bidding, with BoToo few boards: 4 more to go4',
    );
    await inspect(page);
    // it stays wanted
    await page.reload();
    await expect(ratings.getByRole('row').nth(2)).toBeVisible();
    await press(ratings.getByRole('button', { name: 'Leave it out' }));
    await expect(ratings.getByRole('table')).toHaveCount(0);
  });
}
