import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { sideways } from './pages.ts';

/** The faults that may change with the theme alone. */
export const CONTRAST = ['color-contrast', 'link-in-text-block'];

interface Audit {
  /** The part of the page that is looked at, as a selector; the whole when left out. */
  readonly part?: string | undefined;
  /** All rules when left out. */
  readonly rules?: readonly string[] | undefined;
}

/** No accessibility violation that stays, no sideways scroll: a page may be on its way, a colour to another one. */
export async function inspect(page: Page, audit: Audit = {}): Promise<void> {
  await expect.poll(() => violations(page, audit)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
}

/** Finds the faults of the page, a sentence for each rule. Axe stays in the page for the next time. */
async function violations(page: Page, { part, rules }: Audit): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const results = await page.evaluate(
    ({ part, rules }) =>
      (window as unknown as { axe: typeof axe }).axe.run(part ?? document, {
        resultTypes: ['violations'],
        ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
      }),
    { part, rules },
  );
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? 'by several checks'})`).join(', ')}`,
  );
}
