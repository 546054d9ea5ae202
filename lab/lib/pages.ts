import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@overtrick/server/internals/server';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/chromium.mjs';

/** Has a server with an empty store and a browser while `work` goes on. Computer players of its tables act at once. */
export async function withPages<T>(
  more: Partial<Parameters<typeof startServer>[0]>,
  work: (browser: Browser, url: string) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'overtrick-'));
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    paceMs: 0,
    opensPerMinute: 1000,
    ...more,
  });
  const browser = await chromium.launch(launchOptions());
  try {
    return await work(browser, server.url);
  } finally {
    await browser.close();
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
