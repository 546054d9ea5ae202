// npm run icons: draws the icons and the social card of apps/web/public from icon.svg, in a browser.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { launchOptions } from '../scripts/lib/chromium.mjs';

const PUBLIC = new URL('../apps/web/public/', import.meta.url);
const svg = readFileSync(new URL('icon.svg', PUBLIC), 'utf8');
const font = (name: string): string => {
  const path = createRequire(fileURLToPath(new URL('../apps/web/package.json', import.meta.url))).resolve(
    name,
  );
  return `url(data:font/woff2;base64,${readFileSync(path).toString('base64')})`;
};

/**
 * Returns the picture without its background, for icons that a system cuts to a shape of its own: the important parts
 * lie in the middle.
 */
const maskable = (size: number): string =>
  `<div style="width:${size}px;height:${size}px;background:#1f5a61;display:grid;place-items:center">
    <div style="width:76%;height:76%">${svg}</div></div>`;

const plain = (size: number): string => `<div style="width:${size}px;height:${size}px">${svg}</div>`;

const CARD = `<style>
  @font-face { font-family: Serif; src: ${font('@fontsource/young-serif/files/young-serif-latin-400-normal.woff2')} }
  @font-face { font-family: Sans; src: ${font('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')}; font-weight: 300 900 }
  .card { box-sizing: border-box; width: 1200px; height: 630px; padding: 0 96px; display: flex; align-items: center; gap: 72px;
    background: #2a6066; color: #f7f2e6; }
  .mark { width: 320px; flex: none }
  h1 { font: 400 112px/1 Serif; letter-spacing: -0.015em; margin: 0 0 28px }
  p { font: 500 38px/1.4 Sans; margin: 0; color: #d3e3e1 }
</style>
<div class="card"><div class="mark">${svg}</div>
<div><h1>Overtrick</h1><p>Bridge and its whole family, for 2, 3 or 4.<br>A link is enough. No account, nothing to install.</p></div></div>`;

const PICTURES = [
  { name: 'icon-192.png', width: 192, height: 192, html: plain(192) },
  { name: 'icon-512.png', width: 512, height: 512, html: plain(512) },
  { name: 'icon-maskable-512.png', width: 512, height: 512, html: maskable(512) },
  { name: 'icon-180.png', width: 180, height: 180, html: maskable(180) },
  { name: 'card.png', width: 1200, height: 630, html: CARD },
] as const;

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
for (const { name, width, height, html } of PICTURES) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<body style="margin:0;background:transparent">${html}</body>`);
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(new URL(name, PUBLIC), await page.screenshot({ omitBackground: true }));
  console.log(name);
}
await browser.close();
