import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    /** Is there once it was loaded. */
    axe: typeof axe;
  }
}

/** The rules that look at colours: they alone read styles, and take most of an audit's time. */
const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** All rules but those about colours. */
export const OTHER_RULES: RunOptions = {
  rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
};
export const COLOURS_ALONE: RunOptions = { runOnly: { type: 'rule', values: [...COLOUR_RULES] } };

/** Loads axe into a page, where it stays for the next time. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/** Describes the faults that axe found, a sentence for each rule. */
export const described = ({ violations }: Pick<AxeResults, 'violations'>): readonly string[] =>
  violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? 'by several checks'})`).join(', ')}`,
  );
