import { expect, type Page, type Request } from '@playwright/test';

/** For so long nothing is asked for once a page is whole, in milliseconds. */
const QUIET = 120;

/** Counts a page's requests under way; made before it goes anywhere. */
export class Traffic {
  readonly #page: Page;
  readonly #underWay = new Set<Request>();

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#underWay.add(request));
    page.on('requestfinished', (request) => this.#underWay.delete(request));
    page.on('requestfailed', (request) => this.#underWay.delete(request));
  }

  /** The page shows all that it has: what comes by its socket, the parts that load late, and its fonts. */
  async settled(): Promise<void> {
    const page = this.#page;
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByText('Connecting…', { exact: true })).toHaveCount(0);
    for (let since = Date.now(); Date.now() - since < QUIET; await page.waitForTimeout(20))
      if (this.#underWay.size > 0) since = Date.now();
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
  }
}
