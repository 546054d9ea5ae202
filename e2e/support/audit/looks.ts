import type { Page } from '@playwright/test';
import type { ElementContext } from 'axe-core';
import { COLOURS_ALONE, described, loadAxe } from './axe.ts';
import { isClean, noteClean } from './clean.ts';

declare global {
  interface Window {
    /** Is there once the page's texts were sorted by their looks: a few elements of each. */
    overtrickLooks?: Map<string, readonly Element[]>;
  }
}

/**
 * Returns the faults in colours of texts whose look this run has not found clean. A look is all that a contrast
 * depends on: the colours and sizes of the text and of everything behind it. Pages have some hundred texts, but few
 * looks. A text over an element that is not around it is judged by the first texts of its look alone.
 */
export async function colourFaults(page: Page, part: string | undefined): Promise<readonly string[]> {
  const looks = await page.evaluate(sortByLook, part);
  const unknown = looks.filter((look) => !isClean(look));
  if (unknown.length === 0) return [];
  await loadAxe(page);
  const results = await page.evaluate(
    ({ unknown, options }) => {
      const include = unknown.flatMap((look) => window.overtrickLooks?.get(look) ?? []);
      return window.axe.run({ include } as ElementContext, {
        ...options,
        resultTypes: ['violations'],
      });
    },
    { unknown, options: COLOURS_ALONE },
  );
  const faults = described(results);
  if (faults.length > 0) return faults;
  // colours may have changed meanwhile: what was audited is not known then
  const still = new Set(await page.evaluate(sortByLook, part));
  for (const look of unknown) if (still.has(look)) noteClean(look);
  return [];
}

/** Runs in the page: sorts the visible texts by their looks, and returns the looks. */
function sortByLook(part: string | undefined): string[] {
  /** The most elements that are kept of each look: one may be covered, and cannot be judged then. */
  const KEPT = 3;
  const behind = new Map<Element, string>();
  /** Describes all colours from the page's ground up to an element's own. */
  const groundOf = (element: Element | null): string => {
    if (element === null) return '';
    const known = behind.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';
    const all =
      groundOf(element.parentElement) + (isClear ? '' : `${backgroundColor} ${backgroundImage} ${opacity};`);
    behind.set(element, all);
    return all;
  };
  const isDisabled = (element: Element): boolean =>
    element.closest(':disabled, [aria-disabled="true"]') !== null ||
    element.closest('label')?.control?.matches(':disabled') === true;
  /** True for texts that are there for the eye: others are clipped to a point. */
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };

  const hasText = (element: Element): boolean =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const looks = new Map<string, Element[]>();
  for (const root of document.querySelectorAll(part ?? 'body'))
    for (const element of [root, ...root.querySelectorAll('*')]) {
      if (!hasText(element) || isDisabled(element) || !isSeen(element)) continue;
      const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
      const around = element.parentElement;
      const look = JSON.stringify([
        element.closest('a') !== null,
        color,
        fontSize,
        fontWeight,
        textShadow,
        textDecorationLine,
        around && getComputedStyle(around).color,
        groundOf(element),
      ]);
      const alike = looks.get(look) ?? [];
      if (alike.length < KEPT) alike.push(element);
      looks.set(look, alike);
    }
  window.overtrickLooks = looks;
  return [...looks.keys()];
}
