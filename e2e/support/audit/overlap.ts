import type { Page } from '@playwright/test';

/** A text's line or a control, and where it stands in the window. */
interface Box {
  readonly of: Element;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Finds texts and controls that lie over one another, a sentence each: what nobody can read, or press. Cards may lie
 * over one another, and a part that stays in sight lies over what is scrolled under it.
 */
export const overlaps = (page: Page, part = 'body'): Promise<string[]> =>
  page.evaluate((part) => {
    const CONTROLS = 'a, button, input, select, textarea, summary';
    /** Parts that overlap by design: fans of cards, drawings, and what is hidden from the eye. */
    const LAID =
      '[role="img"], [data-suit], [data-card], [data-can], [data-hand], [data-place], svg, figure, .hidden-text, .skip';
    /** In pixels: edges that touch, and what a letter's box has above and below the letter. */
    const TOUCHING = 3;
    const ABOVE_LETTERS = 0.22;

    /** Returns the part of a box that the parts around it do not cut off; undefined where nothing is left. */
    function seen(box: Box): Box | undefined {
      let { left, right, top, bottom } = box;
      for (let around: Element | null = box.of; around !== null && around !== document.body; ) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (overflowX !== 'visible' || overflowY !== 'visible') {
          const cut = around.getBoundingClientRect();
          left = Math.max(left, cut.left);
          right = Math.min(right, cut.right);
          top = Math.max(top, cut.top);
          bottom = Math.min(bottom, cut.bottom);
        }
        around = around.parentElement;
      }
      return right - left > TOUCHING && bottom - top > TOUCHING
        ? { of: box.of, left, right, top, bottom }
        : undefined;
    }

    /** True if a panel lies over the middle of an element: it is hidden there, as a question hides what is under it. */
    function isCovered(element: Element): boolean {
      const { left, top, width, height } = element.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      for (let one = over; one !== null && !one.contains(element) && !element.contains(one); ) {
        if (/^rgb\(/.test(getComputedStyle(one).backgroundColor)) return true;
        one = one.parentElement;
      }
      return false;
    }

    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest(LAID) === null;

    /** Returns what stays in sight while the rest is scrolled, or lies over the page as a dialog does. */
    function layerOf(element: Element): Element | null {
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        const { position } = getComputedStyle(around);
        if (
          position === 'fixed' ||
          position === 'sticky' ||
          around.matches('dialog, [role="dialog"], [popover]')
        )
          return around;
      }
      return null;
    }

    function* boxesOfTexts(root: Element): Generator<Box> {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const of = node.parentElement;
        if (of === null || node.textContent?.trim() === '' || !isSeen(of)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, right, top, bottom, height } of range.getClientRects()) {
          const air = height * ABOVE_LETTERS;
          yield { of, left, right, top: top + air, bottom: bottom - air };
        }
      }
    }

    function* boxesOfControls(root: Element): Generator<Box> {
      for (const of of root.querySelectorAll(CONTROLS)) {
        if (!isSeen(of)) continue;
        const { left, right, top, bottom } = of.getBoundingClientRect();
        yield { of, left, right, top, bottom };
      }
    }

    // where pairs of boxes meet is found first: all that is asked of the styles around them takes long
    const boxes = [...document.querySelectorAll(part)]
      .flatMap((root) => [...boxesOfTexts(root), ...boxesOfControls(root)])
      .sort((one, other) => one.top - other.top);
    const nameOf = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent ?? element.tagName).trim().slice(0, 40);
    /** True if one stands within the other, or both within one control: they are drawn together. */
    const belong = (one: Element, other: Element): boolean => {
      if (one.contains(other) || other.contains(one)) return true;
      const control = one.closest(CONTROLS) ?? one.closest('label');
      return control?.contains(other) ?? false;
    };
    /** Measures how far two boxes lie over each other; undefined where they only touch. */
    const shared = (one: Box | undefined, other: Box | undefined): readonly [number, number] | undefined => {
      if (one === undefined || other === undefined) return undefined;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > TOUCHING && down > TOUCHING ? [across, down] : undefined;
    };
    const found = new Set<string>();
    for (const [i, one] of boxes.entries())
      for (let j = i + 1; j < boxes.length; j++) {
        const other = boxes[j];
        if (other === undefined || other.top >= one.bottom - TOUCHING) break;
        if (shared(one, other) === undefined || belong(one.of, other.of)) continue;
        const size = shared(seen(one), seen(other));
        if (size === undefined || isCovered(one.of) || isCovered(other.of)) continue;
        if (layerOf(one.of) !== layerOf(other.of)) continue;
        found.add(
          `“${nameOf(one.of)}” and “${nameOf(other.of)}” lie over each other by ${size.map(Math.round).join(' × ')} px`,
        );
      }
    return [...found];
  }, part);
