import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { sideways } from './pages.ts';

/** The faults that may change with the theme alone. */
export const CONTRAST = ['color-contrast', 'link-in-text-block'];

interface Audit {
  /** The part of the page that is looked at, as a selector; the whole when left out. */
  readonly part?: string | undefined;
  /** All rules when left out. */
  readonly rules?: string[];
}

/** No accessibility violation, no sideways scroll. */
export async function inspect(page: Page, { part, rules }: Audit = {}): Promise<void> {
  // there are no frames of others, for which it would open a page of its own each time
  const builder = new AxeBuilder({ page }).setLegacyMode();
  if (part !== undefined) builder.include(part);
  if (rules !== undefined) builder.withRules(rules);
  let told = (await builder.analyze()).violations.map(toldOf);
  // a colour on its way to another is neither: what is wrong must be so twice
  if (told.length > 0) told = (await builder.analyze()).violations.map(toldOf);
  expect(told).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

const toldOf = ({ id, nodes }: Violation): string =>
  `${id}: ${nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? 'by several checks'})`).join(', ')}`;
