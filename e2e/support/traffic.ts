import { expect, type Page, type Request } from '@playwright/test';
import { idle, watchFromStart } from './waits/idle.ts';

/** Counts a page's requests in progress; create it before the first navigation. */
export class Traffic {
  readonly #page: Page;
  readonly #underWay = new Set<Request>();
  readonly #watched: Promise<unknown>;
  #listeners: (() => void)[] = [];

  constructor(page: Page) {
    this.#page = page;
    this.#watched = watchFromStart(page);
    page.on('request', (request) => this.#underWay.add(request));
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => {
        this.#underWay.delete(request);
        for (const listener of this.#listeners.splice(0)) listener();
      });
  }

  /** Waits until the page shows everything: data from its socket, parts that load late, and its fonts. */
  async settled(): Promise<void> {
    const page = this.#page;
    await this.#watched;
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByText('Connecting…', { exact: true })).toHaveCount(0);
    // loaded parts may request more once the page has handled them
    do {
      await this.#answered();
      await idle(page);
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
    } while (this.#underWay.size > 0);
  }

  async #answered(): Promise<void> {
    while (this.#underWay.size > 0) await new Promise<void>((resolve) => this.#listeners.push(resolve));
  }
}
