import { inspect } from './support/audit/inspect.ts';
import { joinLink, practise } from './support/evenings.ts';
import { press } from './support/keys.ts';
import { expect, sharing as test } from './support/server.ts';

/**
 * Builds a challenge of the given number of boards in which the visitor beat three others, two of them with equal
 * results.
 */
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
    // the wish to see it is stored
    await page.reload();
    await expect(ratings.getByRole('row').nth(2)).toBeVisible();
    await press(ratings.getByRole('button', { name: 'Leave it out' }));
    await expect(ratings.getByRole('table')).toHaveCount(0);
  });
}

test('a club’s evening counts once it is over, for the pair whose key the device has', async ({
  page: desk,
  browser,
  server,
}) => {
  await desk.goto('/club');
  // a real evening, whose desk nevertheless invents results
  let opened: Record<string, unknown> = {};
  await desk.route('**/api/tournaments', async (route) => {
    opened = route.request().postDataJSON();
    const { isPractice: _, ...real } = opened;
    await route.continue({ postData: JSON.stringify(real) });
  });
  await practise(desk, 0);
  const practice = await desk.request.post('/api/tournaments', { data: opened });
  const { tournament } = await practice.json();
  const told = await (await desk.request.get(`/api/tournaments/${tournament}`)).json();
  expect(told.view.head).toMatchObject({ isPractice: true });
  const join = await joinLink(desk);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(join);
  await page.getByRole('button', { name: 'Ana Ash' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('round 1');
  const ratings = page.getByRole('region', { name: 'How you compare' });
  const work = async () => {
    await page.goto(`${server.url}/challenges`);
    await expect(ratings).toBeVisible();
  };
  await work();
  await press(ratings.getByRole('button', { name: 'Work it out' }));
  await expect(ratings.getByRole('status')).toContainText('nobody else has finished a board of yours');
  await desk.getByRole('tab', { name: 'Room' }).click();
  const makeUp = desk.getByRole('button', { name: /^Fill in round/ });
  const isDone = desk.getByText('All rounds of the practice evening have been played. End it under “End”.');
  await expect(async () => {
    if ((await makeUp.count()) > 0) await makeUp.click({ timeout: 2000 });
    await expect(isDone).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 180_000 });
  await desk.getByRole('tab', { name: 'End' }).click();
  await desk.getByRole('button', { name: 'End the evening' }).click();
  await expect(desk.getByText('The evening is over.', { exact: false }).first()).toBeVisible();
  await work();
  await expect(ratings.getByRole('row').nth(1)).toHaveText(
    /^Contract bridge, with Bo Dahl\d+ \(\d+ to \d+\)\d+$/,
  );
  await inspect(page);
  // the device that invents results has no rating from them
  await desk.goto('/challenges');
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(desk.getByRole('region', { name: 'How you compare' })).toHaveCount(0);
  await context.close();
});
