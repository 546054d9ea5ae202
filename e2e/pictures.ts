// npm run pictures: draws the pictures of the docs from the real pages, and the page that shows every table
// (docs/tables.md). Needs the built pages (npm run build). `npm run pictures -- solo club-desk` draws those only.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@overtrick/rules/games/list';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../scripts/lib/chromium.mjs';
import { practise, toTable } from './support/evenings.ts';
import { onFreshServer } from './support/fresh.ts';
import { hasten } from './support/pages.ts';
import { SCENES, type Scene } from './support/scenes.ts';
import { byMouse, playDeal, waitForTurn } from './support/table.ts';
import { seatAt } from './support/visitor.ts';

const DOCS = new URL('../docs/', import.meta.url);
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
/** On a wide screen the docs show a table at four fifths of its size. */
const SHRUNK = 0.8;

const browser = await chromium.launch(launchOptions());

interface Shot {
  readonly name: string;
  readonly size: typeof DESK;
  readonly scale: number;
  readonly url: string;
  readonly draw?: (page: Page) => Promise<void>;
}

/** Photographs a page as WebP, a third of a PNG's size. */
async function shoot(from: Browser, { name, size, scale, url, draw }: Shot): Promise<void> {
  const context = await from.newContext({
    viewport: size,
    deviceScaleFactor: scale,
    colorScheme: 'light',
    hasTouch: size === PHONE,
    isMobile: size === PHONE,
    reducedMotion: 'reduce',
  });
  await hasten(context);
  const page = await context.newPage();
  await page.goto(url);
  await draw?.(page);
  await page.waitForTimeout(800);
  const devtools = await context.newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  const path = fileURLToPath(new URL(`pictures/${name}.webp`, DOCS));
  await writeFile(path, Buffer.from(data, 'base64'));
  await context.close();
  console.log(path);
}

/** Plays until a card must be played and the given number of tricks is over. */
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

const sitDown = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('button', { name: 'Play now' }).click();
};

/** The pictures of the README. */
const PAGES: readonly Omit<Shot, 'url' | 'scale'>[] = [
  {
    name: 'lobby',
    size: DESK,
    draw: (page) => page.getByRole('button', { name: 'Play now' }).waitFor(),
  },
  {
    name: 'table',
    size: DESK,
    async draw(page) {
      await sitDown(page);
      await playInto(page, 3);
    },
  },
  {
    name: 'auction',
    size: PHONE,
    async draw(page) {
      await sitDown(page);
      await waitForTurn(page);
    },
  },
  {
    name: 'result',
    size: DESK,
    async draw(page) {
      await sitDown(page);
      await playDeal(byMouse(page));
    },
  },
  {
    name: 'club-desk',
    size: DESK,
    async draw(page) {
      await openEvening(page);
      await practise(page, 3);
    },
  },
  {
    name: 'club-table',
    size: PHONE,
    async draw(page) {
      await openEvening(page);
      await toTable(page);
    },
  },
  {
    name: 'club-agree',
    size: PHONE,
    async draw(page) {
      await openEvening(page);
      await toTable(page);
      await page.getByRole('textbox', { name: 'Or type it' }).fill('4S N HK +1');
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'club-results',
    size: DESK,
    async draw(page) {
      await openEvening(page);
      await practise(page, 6);
      await page.goto(page.url().replace(/\/desk$/, ''));
    },
  },
];

const openEvening = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Run a club evening' }).click();

const drawTable = (scene: Scene): Promise<void> =>
  onFreshServer({ seed: scene.seed ?? 'pictures 1' }, async (server) => {
    const url = await seatAt(server.url, scene);
    await shoot(browser, { name: `tables/${scene.game}`, size: DESK, scale: SHRUNK, url });
    if (scene.phone) await shoot(browser, { name: `tables/${scene.game}-phone`, size: PHONE, scale: 1, url });
  });

function tablesPage(): string {
  const sections = GAMES.map(({ id, name, summary }) => {
    const scene = SCENES.find(({ game }) => game === id);
    if (scene === undefined) throw new Error(`no picture of ${id}: enter it in e2e/support/scenes.ts`);
    const phone = scene.phone ? `\n\n![${name} on a phone](pictures/tables/${id}-phone.webp)` : '';
    return `## ${name}\n\n${summary} ${scene.caption}\n\n![${name}](pictures/tables/${id}.webp)${phone}`;
  });
  return `# The tables\n\nEvery game has a table of its own. The pictures are drawn from the real pages by \`npm run pictures\`.\n\n${sections.join('\n\n')}\n`;
}

const wanted = process.argv.slice(2);
await mkdir(new URL('pictures/tables/', DOCS), { recursive: true });
if (wanted.length === 0) await writeFile(new URL('tables.md', DOCS), tablesPage());
for (const page of PAGES)
  if (wanted.length === 0 || wanted.includes(page.name))
    await onFreshServer({ seed: 'pictures' }, ({ url }) =>
      shoot(browser, { ...page, scale: page.size === DESK ? 1 : 1.5, url }),
    );
for (const scene of SCENES) if (wanted.length === 0 || wanted.includes(scene.game)) await drawTable(scene);
await browser.close();
