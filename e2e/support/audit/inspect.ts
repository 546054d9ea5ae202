import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { isThorough } from '../length.ts';
import { sideways } from '../pages.ts';

/** The faults that may change with the theme alone. */
export const CONTRAST = ['color-contrast', 'link-in-text-block'];

interface Audit {
  /** The part of the page that is looked at, as a selector; the whole when left out. */
  readonly part?: string | undefined;
  /** All rules when left out. */
  readonly rules?: readonly string[] | undefined;
}

/**
 * One file for each state that the audit has found clean in this run, in all browsers: hundreds of tests pass through
 * the same states. In the long run every state is audited each time.
 */
const CLEAN = join(tmpdir(), 'audited');

/**
 * Expects no accessibility violation that stays and no sideways scroll: a page may still be moving, a colour fading.
 */
export async function inspect(page: Page, audit: Audit = {}): Promise<void> {
  await expect.poll(() => newViolations(page, audit)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
}

async function newViolations(page: Page, audit: Audit): Promise<readonly string[]> {
  if (isThorough) return violations(page, audit);
  const before = await stateOf(page, audit);
  if (existsSync(before)) return [];
  const found = await violations(page, audit);
  // the page may have moved on meanwhile: then it is not known what was audited
  if (found.length === 0 && (await stateOf(page, audit)) === before) {
    mkdirSync(CLEAN, { recursive: true });
    writeFileSync(before, '');
  }
  return found;
}

/**
 * Returns the file that stands for what the audit sees: the tree of elements with everything that names, describes or
 * styles them, the theme, and the kind of screen. Which words stand in it is of no matter, but whether there are any.
 */
async function stateOf(page: Page, { part, rules }: Audit): Promise<string> {
  const seen = await page.evaluate((part) => {
    const HEARD =
      /^(role|tabindex|type|for|href|lang|class|style|disabled|hidden|open|alt|title|placeholder|aria-.*)$/;
    // the words of these attributes change from deal to deal, and no rule reads them
    const WORDS = /^(href|alt|title|placeholder|aria-label|aria-description|aria-valuetext|for)$/;
    const REFERENCES = /^(aria-labelledby|aria-describedby|aria-controls)$/;
    const isResolved = (ids: string): boolean =>
      ids.split(' ').every((id) => document.getElementById(id) !== null);
    const toValue = (name: string, value: string): string | boolean => {
      if (REFERENCES.test(name)) return isResolved(value);
      return WORDS.test(name) ? value !== '' : value;
    };
    const described = (element: Element): string => {
      const attributes = [...element.attributes]
        .filter(({ name }) => HEARD.test(name))
        .map(({ name, value }) => `${name}=${toValue(name, value)}`)
        .sort();
      const children = [...element.childNodes].flatMap((node) => {
        if (node instanceof Element) return [described(node)];
        return node instanceof Text && node.data.trim() !== '' ? ['t'] : [];
      });
      return `${element.tagName} ${attributes.join(' ')}(${children.join('')})`;
    };
    const is = (query: string): boolean => matchMedia(query).matches;
    return JSON.stringify([
      location.pathname.split('/')[1],
      [...document.querySelectorAll(part ?? 'html')].map(described),
      is('(prefers-color-scheme: dark)'),
      is('(prefers-contrast: more)'),
      is('(pointer: coarse)'),
      [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`),
      innerWidth,
    ]);
  }, part);
  const hash = createHash('sha256')
    .update(seen)
    .update(JSON.stringify(rules ?? 'all'));
  return join(CLEAN, hash.digest('hex'));
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
