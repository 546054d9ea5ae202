import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inspect } from './support/audit/inspect.ts';
import { press, write } from './support/keys.ts';
import { expect, sharing as test } from './support/server.ts';

const CLUB = readFileSync(new URL('../packages/formats/fixtures/pairs.xml', import.meta.url), 'utf8');
/** A real evening of which one contract is mistyped, and its score has gone. */
const MISTYPED = CLUB.replace(
  /<CONTRACT>[^<]*<\/CONTRACT>([\s\S]*?)<SCORE>[^<]*<\/SCORE>/,
  '<CONTRACT>9Z</CONTRACT>$1<SCORE></SCORE>',
);

async function inspectBoth(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [360, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await inspect(page);
  }
}

test('results of another program are opened, compared, corrected and saved', async ({ page }) => {
  await page.goto('/club');
  await press(page.getByRole('link', { name: 'Open results' }));
  const open = (text: string) =>
    page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'club.xml', mimeType: 'text/xml', buffer: Buffer.from(text) });
  await open('<USEBIO/>');
  await expect(page.getByRole('alert')).toContainText('must contain an EVENT');
  await open(MISTYPED);
  const faults = page.getByRole('region', { name: 'Rows that cannot be read' });
  await expect(faults.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'What the file states' })).toContainText('values differ:');
  await inspectBoth(page);
  await write(faults.getByLabel('Result, such as 4S N 10'), CORRECTION);
  await press(faults.getByRole('button', { name: 'Use this result' }));
  await expect(page.getByText('1 result corrected.')).toBeVisible();
  await expect(faults).toHaveCount(0);
  // the file's totals of two pairs with a board less are not factored
  await expect(page.getByRole('region', { name: 'What the file states' })).toContainText(
    '2 of 36 values differ:',
  );
  const saved = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Bridgemate' }));
  expect((await saved).suggestedFilename()).toBe('club.bws');
});

/** The result that was mistyped. */
const CORRECTION = (() => {
  const [line = ''] = /<TRAVELLER_LINE>[\s\S]*?<\/TRAVELLER_LINE>/.exec(CLUB) ?? [];
  const of = (name: string): string => new RegExp(`<${name}>([^<]*)<`).exec(line)?.[1] ?? '';
  return `${of('CONTRACT')} ${of('PLAYED_BY')} ${of('TRICKS')}`;
})();
