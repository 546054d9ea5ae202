import type { Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { overlaps } from './support/audit/overlap.ts';
import { cutText, sideways } from './support/pages.ts';
import { expect, sharing as test } from './support/server.ts';
import { openWall } from './support/wall.ts';

const HEIGHT = 1080;
test.use({ viewport: { width: 1920, height: HEIGHT } });

const SHORT = ['Ann Lee', 'Bo Day', 'Cy Fox', 'Di Ray', 'Eve Orr'];
const LONG = [
  'Ann-Marie van der Linden-Hartog',
  'Łucja Żak-Wiśniewska',
  'Maximilian Wolfeschlegelsteinhausen',
];

/** Returns the height of the smallest capital letters of the wall, as a part of the screen's height. */
const smallestLetters = (wall: Page, part: string): Promise<number> =>
  wall.evaluate(
    ([selector = '', height = 0]) =>
      Math.min(
        ...[...document.querySelectorAll(`main ${selector}`)].map((element) => {
          const { fontFamily, fontSize, fontWeight } = getComputedStyle(element);
          const context = document.createElement('canvas').getContext('2d');
          if (context === null) return 0;
          context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
          return context.measureText('H').actualBoundingBoxAscent / height;
        }),
      ),
    [part, HEIGHT] as const,
  );

/** Expects that everything on the wall fits the screen, in letters that can be read from ten metres. */
async function expectReadable(wall: Page): Promise<void> {
  expect(await wall.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(HEIGHT);
  expect([...(await cutText(wall)), ...(await overlaps(wall)), await sideways(wall)]).toEqual([0]);
  expect(await smallestLetters(wall, ':is(h2, li strong, [data-read])')).toBeGreaterThan(0.048);
  expect(await smallestLetters(wall, '[role="timer"] > *')).toBeGreaterThan(0.042);
}

const heading = async (wall: Page): Promise<string> =>
  (await wall.locator('h2, h2 + span').allTextContents()).join(' ');

/** Turns by hand to every page of the wall, and returns their headings. */
async function turnedThrough(wall: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  for (let now = await heading(wall); !seen.includes(now); now = await heading(wall)) {
    seen.push(now);
    await expectReadable(wall);
    await wall.keyboard.press('ArrowRight');
  }
  return seen;
}

for (const [sections, pairs, names] of [
  [1, 10, SHORT],
  [6, 14, LONG],
] as const)
  test(`the wall of ${sections} sections shows everything in letters for ten metres`, async ({
    page,
    request,
  }) => {
    const nameOf = (pair: number, player: number) => names[(pair * 3 + player) % names.length] ?? '';
    const { tournament, act } = await openWall(request, { sections, pairs, nameOf });
    const all = [...'ABCDEF'].slice(0, sections);
    await page.goto(`/club/${tournament}/screen`);
    await expect(page.getByRole('heading', { name: 'Section A, round 1' })).toBeVisible();
    await expect(page.getByText('Not started')).toHaveCount(sections);
    await act(...all.map((section) => ({ kind: 'clock', section, act: 'start' })));
    await expect(page.getByRole('timer').first()).toContainText(/Round 1\s*2\d:\d\d/);
    await inspect(page, { part: 'main' });
    const first = await turnedThrough(page);
    for (const section of all) {
      const own = first.filter((title) => title.startsWith(`Section ${section}, round 1`));
      expect(own).toEqual(own.map((_, i) => `Section ${section}, round 1 ${i + 1} of ${own.length}`));
      expect(own.length).toBeGreaterThan(1);
    }
    await act(...all.map((section) => ({ kind: 'clock', section, act: 'next' })));
    await expect(page.getByRole('timer').first()).toContainText(/Move\s*[12]:\d\d/);
    await expect(page.getByRole('heading', { name: 'Section A, round 2' })).toBeVisible();
    await act({ kind: 'announced', text: 'Coffee is served in the hall downstairs.', to: 'all' });
    await expect(page.getByRole('heading', { name: 'Announcement' })).toBeVisible();
    await expectReadable(page);
  });

test('the wall turns its pages by the server’s time, and stops on a key', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { tournament } = await openWall(request, {
    ...{ sections: 2, pairs: 6, nameOf: (pair, player) => `Player ${pair}${player}` },
  });
  await page.clock.install({ time: new Date('2026-11-29T19:00:00Z') });
  await page.goto(`/club/${tournament}/screen`);
  await expect(page.locator('h2')).toBeVisible();
  const seen = new Set([await page.locator('h2').textContent()]);
  for (let turn = 0; turn < 4 && seen.size < 2; turn++) {
    await page.clock.runFor(5000);
    seen.add(await page.locator('h2').textContent());
  }
  expect([...seen].toSorted()).toEqual(['Section A, round 1', 'Section B, round 1']);
  await page.keyboard.press('Space');
  const held = await heading(page);
  await page.clock.runFor(60_000);
  expect(await heading(page)).toBe(held);
  await page.keyboard.press('ArrowLeft');
  expect(await heading(page)).not.toBe(held);
  await page.getByRole('button', { name: 'Turn pages', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Stop turning pages' })).toBeVisible();
});

test('the wall on the director’s device shows what everybody may see', async ({ page, request }) => {
  const { tournament, token, act } = await openWall(request, {
    ...{ sections: 1, pairs: 6, nameOf: (pair, player) => `Player ${pair}${player}` },
    policies: { ranking: 'published' },
  });
  await page.goto(`/club/${tournament}/desk#${token}`);
  await expect(page.getByRole('tab', { name: 'Ranking' })).toBeVisible();
  const line = { kind: 'reported', line: 'A1/1/1', result: '4S N 10', side: 'both' };
  await act(line, { kind: 'announced', text: 'Table one, please hurry.', to: ['A1'] }, { kind: 'ended' });
  await page.goto(`/club/${tournament}/screen`);
  await expect(page.getByText('The ranking is shown when it is published.')).toBeVisible();
  await expect(page.getByText('please hurry')).toHaveCount(0);
  // the desk has its own key still
  await page.goto(`/club/${tournament}/desk`);
  await expect(page.getByRole('tab', { name: 'Ranking' })).toBeVisible();
});
