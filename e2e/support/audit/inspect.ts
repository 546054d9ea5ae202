import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { isThorough } from '../length.ts';
import { sideways } from '../pages.ts';
import { COLOURS_ALONE, described, loadAxe, OTHER_RULES } from './axe.ts';
import { isClean, noteClean } from './clean.ts';
import { colourFaults } from './looks.ts';

/** On a busy machine one look at a large page takes half a minute, and a colour may have been fading. */
const PATIENCE_MS = 120_000;

interface Audit {
  /** The part of the page that is looked at, as a selector; the whole when left out. */
  readonly part?: string | undefined;
  /** True where only colours are looked at: all that a theme changes. */
  readonly isColourOnly?: boolean;
}

/**
 * Expects no accessibility violation that stays and no sideways scroll: a page may still be moving, a colour fading.
 * Skips states and looks that this run has found clean, since hundreds of tests pass through the same ones; the long
 * run audits everything each time.
 */
export async function inspect(page: Page, audit: Audit = {}): Promise<void> {
  const look = () => (isThorough ? allFaults(page, audit) : newFaults(page, audit));
  await expect.poll(look, { timeout: PATIENCE_MS }).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
}

const allFaults = (page: Page, { part, isColourOnly = false }: Audit): Promise<readonly string[]> =>
  faultsOf(page, part, isColourOnly ? COLOURS_ALONE : {});

async function newFaults(page: Page, { part, isColourOnly = false }: Audit): Promise<readonly string[]> {
  const inColours = await colourFaults(page, part);
  return isColourOnly ? inColours : [...inColours, ...(await otherFaults(page, part))];
}

/** Returns the faults that have nothing to do with colours, where this run has not found the page's state clean. */
async function otherFaults(page: Page, part: string | undefined): Promise<readonly string[]> {
  const before = await page.evaluate(describeState, part);
  if (isClean(before)) return [];
  const found = await faultsOf(page, part, OTHER_RULES);
  // the page may have moved on meanwhile: then it is not known what was audited
  if (found.length === 0 && (await page.evaluate(describeState, part)) === before) noteClean(before);
  return found;
}

/** Finds the faults of the page by these rules, a sentence for each rule. */
async function faultsOf(
  page: Page,
  part: string | undefined,
  options: RunOptions,
): Promise<readonly string[]> {
  await loadAxe(page);
  const results = await page.evaluate(
    ({ part, options }) =>
      window.axe.run(part ?? document, {
        ...options,
        resultTypes: ['violations'],
      }),
    { part, options },
  );
  return described(results);
}

/**
 * Runs in the page: describes all that the rules read which do not look at colours, that is the visible elements with
 * everything that names or describes them. Which words stand in them is of no matter, but whether there are any.
 */
function describeState(part: string | undefined): string {
  const HEARD = /^(role|tabindex|type|for|href|lang|disabled|hidden|open|alt|title|placeholder|aria-.*)$/;
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
    // a list of thirteen has no fault that one of two has not
    const different = children.filter((child, index) => child !== children[index - 1]);
    const seen = element.checkVisibility({ visibilityProperty: true }) ? '' : 'hidden ';
    return `${element.tagName} ${seen}${attributes.join(' ')}(${different.join('')})`;
  };
  return JSON.stringify([
    location.pathname.split('/')[1],
    [...document.querySelectorAll(part ?? 'html')].map(described),
    matchMedia('(pointer: coarse)').matches,
    document.documentElement.lang,
    innerWidth,
  ]);
}
