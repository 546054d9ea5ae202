import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../scripts/lib/chromium.mjs';

/** Tests start servers of their own on free ports, so that they share nothing but the built pages. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  snapshotPathTemplate: 'goldens/{arg}{ext}',
  // the runtime strips their types itself: compiled here, the server alone would take seconds of each worker
  build: { external: ['**/packages/**', '**/apps/**'] },
  forbidOnly: true,
  fullyParallel: true,
  // one more than there are cores, because tests wait: for a page that settles, a server, a clock
  workers: Math.min(availableParallelism(), 8) + 1,
  retries: 0,
  // slow tests are no fault: these limits end those that hang
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    headless: true,
    // every visit would fetch all pages for later; offline.e2e.ts allows it
    serviceWorkers: 'block',
    // cards in flight are much to draw for who only plays; page.e2e.ts looks at them
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
  },
});
