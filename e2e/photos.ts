// node e2e/photos.ts FOLDER [name…]: photographs every page and every game's table at three sizes, in light and dark, to be looked
// at one by one. Needs the built pages (npm run build). A name chooses pages or games; all when none is given.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@overtrick/server/server';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/lib/chromium.mjs';
import { SCENES } from './support/scenes.ts';
import { byMouse, playDeal } from './support/table.ts';
import { seatAt } from './support/visitor.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;
const SCHEMES = ['light', 'dark'] as const;

interface Subject {
  readonly name: string;
  /** The address, once what it shows is there. */
  readonly at: (server: string) => Promise<string>;
  /** The page to its end, not what is in sight at first. */
  readonly whole?: true;
  readonly does?: (page: Page) => Promise<void>;
}

const page = (name: string, path: string, more: Partial<Subject> = {}): Subject => ({
  name,
  at: async (server) => server + path,
  ...more,
});

const SUBJECTS: readonly Subject[] = [
  page('lobby', '/', { whole: true }),
  page('settings', '/', {
    does: (shown) => shown.getByRole('button', { name: 'Settings' }).click(),
  }),
  page('rules', '/rules/bridge', { whole: true }),
  page('account', '/account'),
  page('nowhere', '/nowhere'),
  page('result', '/', {
    whole: true,
    async does(shown) {
      await shown.getByRole('button', { name: 'Play now' }).click();
      await playDeal(byMouse(shown));
      await shown.waitForTimeout(1500);
    },
  }),
  ...SCENES.map((scene): Subject => ({ name: `table-${scene.game}`, at: (server) => seatAt(server, scene) })),
];

const [folder, ...names] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node e2e/photos.ts FOLDER [name…]');
await mkdir(folder, { recursive: true });
const dataDir = await mkdtemp(join(tmpdir(), 'overtrick-'));
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDir,
  seed: 'photos',
  paceMs: 0,
  opensPerMinute: 1000,
});
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });

async function shoot(context: BrowserContext, subject: Subject, url: string, name: string): Promise<void> {
  const shown = await context.newPage();
  await shown.goto(url);
  await shown.waitForLoadState('networkidle');
  await subject.does?.(shown);
  await shown.waitForTimeout(400);
  const picture = await shown.screenshot({ fullPage: subject.whole ?? false, animations: 'disabled' });
  await writeFile(join(folder ?? '', `${name}.png`), picture);
  await shown.close();
}

for (const subject of SUBJECTS) {
  if (names.length > 0 && !names.some((name) => subject.name.includes(name))) continue;
  const url = await subject.at(server.url);
  for (const viewport of SIZES)
    for (const colorScheme of SCHEMES) {
      const isPhone = viewport.width < 500;
      const context = await browser.newContext({
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
        hasTouch: isPhone,
        isMobile: isPhone,
      });
      await context.addInitScript(() => {
        const state = { pace: 'quick', confirmCards: 'once', confirmCalls: 'once' };
        localStorage.setItem('overtrick.preferences', JSON.stringify({ state, version: 1 }));
      });
      await shoot(context, subject, url, `${subject.name}-${viewport.width}-${colorScheme}`);
      await context.close();
    }
  console.log(subject.name);
}
await browser.close();
await server.close();
await rm(dataDir, { recursive: true, force: true });
