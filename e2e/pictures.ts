// npm run pictures: draws the pictures of the docs from the real pages. Needs the built pages (npm run build).
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '@overtrick/server/server';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/lib/chromium.mjs';
import { hasten } from './support/pages.ts';
import { byMouse, playDeal, waitForTurn } from './support/table.ts';

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const dataDir = await mkdtemp(join(tmpdir(), 'overtrick-'));
const server = await startServer({ port: 0, host: '127.0.0.1', dataDir, seed: 'pictures', paceMs: 0 });
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });

/** Plays on until a card is to be played and tricks lie behind. */
async function playInto(page: Page, tricks: number): Promise<void> {
  const player = byMouse(page);
  for (let played = 0; played < tricks; ) {
    const turn = await waitForTurn(page);
    if (turn === 'result') return;
    if (turn === 'call') await player.pass();
    else {
      await player.playCard();
      played++;
    }
    await page.waitForTimeout(400);
  }
  await waitForTurn(page);
}

async function picture(
  name: string,
  size: { width: number; height: number },
  draw: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ viewport: size, deviceScaleFactor: 1.5, colorScheme: 'light' });
  await hasten(context);
  const page = await context.newPage();
  await page.goto(server.url);
  await draw(page);
  await page.waitForTimeout(600);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await context.close();
}

const sitDown = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('button', { name: 'Play now' }).click();
};

await mkdir(folder, { recursive: true });
await picture('lobby', { width: 1280, height: 800 }, async (page) => {
  await page.getByRole('button', { name: 'Play now' }).waitFor();
});
await picture('table', { width: 1280, height: 800 }, async (page) => {
  await sitDown(page);
  await playInto(page, 3);
});
await picture('auction', { width: 360, height: 740 }, async (page) => {
  await sitDown(page);
  await waitForTurn(page);
});
await picture('result', { width: 1280, height: 800 }, async (page) => {
  await sitDown(page);
  await playDeal(byMouse(page));
});

await browser.close();
await server.close();
await rm(dataDir, { recursive: true, force: true });
