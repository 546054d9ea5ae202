import type { Page } from '@playwright/test';

/** Something that the page offers to press. */
export interface Offer {
  /** Its place among the page's offers: see `OFFERS`. */
  readonly index: number;
  readonly name: string;
  /** The name of the part of the page that it stands in. */
  readonly part: string;
  readonly kind: 'button' | 'toggle';
  /** A toggle that is on, a card or call that waits for its second tap. */
  readonly isOn: boolean;
}

export interface Survey {
  readonly offers: readonly Offer[];
  /** The faults that a person would trip over, a sentence each. */
  readonly faults: readonly string[];
  /** True if the result of a deal is shown. */
  readonly isOver: boolean;
  /** A text that changes with everything visible about the visitor's turn. */
  readonly sign: string;
}

/** The things that can be done on one's turn, cards to choose from, and the answers to a claim. */
export const OFFERS =
  ':is([data-acting] button, [data-hand] [aria-pressed], [role="alertdialog"] button):not(:disabled, [aria-disabled="true"])';

/**
 * The least sizes in CSS pixels: for a finger, for a mouse, and of what a card under others shows (WCAG 2.5.5, 2.5.8).
 * A plate is round at its ends, and has an edge: a card may be so far within.
 */
const SIZES = { finger: 44, mouse: 32, strip: 24, touching: 3 };

/** Between two looks at the page. */
const POLLING_MS = 30;

/**
 * Waits until the page asks for something or shows a result, and differs from `before`; then looks at all that can be
 * pressed: is it in sight, uncovered, large enough?
 */
export async function nextSurvey(page: Page, before: string): Promise<Survey> {
  const found = await page.waitForFunction(
    survey,
    { before, selector: OFFERS, sizes: SIZES },
    { polling: POLLING_MS },
  );
  const { value } = await found.evaluate((value) => ({ value }));
  await found.dispose();
  if (value === undefined) throw new Error('a survey came back empty');
  return value;
}

/** Runs in the page: nothing from outside of it can be used. */
function survey({
  before,
  selector,
  sizes,
}: {
  before: string;
  selector: string;
  sizes: typeof SIZES;
}): Survey | undefined {
  const buttons = [...document.querySelectorAll<HTMLElement>(selector)];
  const isOver = document.querySelector('[data-result]') !== null;
  const log = document.querySelector('[role="log"]')?.textContent ?? '';
  const sign = `${log}|${buttons.map((button) => button.outerHTML).join('')}`;
  if (sign === before || (!isOver && buttons.length === 0)) return undefined;

  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    faults.push(`the page can be scrolled sideways by ${scrollWidth - clientWidth} px`);

  const nameOf = (element: Element): string =>
    element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.tagName;
  const partOf = (element: Element): string =>
    element.closest('section, fieldset, [role="alertdialog"]')?.getAttribute('aria-label') ?? '';

  // who sits where, and each card on the cloth, can be read; over a page that is scrolled one's own hand stays in sight
  const isWhole = document.documentElement.scrollHeight <= innerHeight + 1;
  const plates = isWhole ? [...document.querySelectorAll('main [data-seat]')] : [];
  // a card on its way lies nowhere yet
  const moving = document
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target ?? []) : []));
  for (const card of document.querySelectorAll('main :is([data-place][data-won], [data-hand] [data-card])')) {
    if (moving.some((element) => element.contains(card))) continue;
    const lies = card.getBoundingClientRect();
    for (const plate of plates) {
      const stands = plate.getBoundingClientRect();
      const across = Math.min(lies.right, stands.right) - Math.max(lies.left, stands.left);
      const down = Math.min(lies.bottom, stands.bottom) - Math.max(lies.top, stands.top);
      if (Math.min(across, down) > sizes.touching)
        faults.push(
          `${plate.textContent} and a card lie over each other by ${Math.round(across)} × ${Math.round(down)} px`,
        );
    }
  }

  const offers = buttons.map((button, index): Offer => {
    const isCard = button.dataset.card !== undefined;
    const name = nameOf(button);
    const seen = (): string | undefined => {
      const { top, left, bottom, right, width, height } = button.getBoundingClientRect();
      if (top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1)
        return 'is not wholly in sight';
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      if (there !== null && button.contains(there)) return undefined;
      // the card that has the focus is lifted above its neighbours
      if (there !== null && document.activeElement?.contains(there)) return undefined;
      return `lies under ${there === null ? 'nothing' : nameOf(there).slice(0, 40)}`;
    };
    // a list may be scrolled
    if (seen() !== undefined) button.scrollIntoView({ block: 'nearest' });
    const wrong = seen();
    if (wrong !== undefined) faults.push(`“${name}” ${wrong}`);
    const { width, height } = button.getBoundingClientRect();
    const least = isCard ? sizes.strip : matchMedia('(pointer: coarse)').matches ? sizes.finger : sizes.mouse;
    if (Math.min(width, height) < least - 0.5)
      faults.push(`“${name}” is ${Math.round(width)} × ${Math.round(height)} px`);
    const pressed = button.getAttribute('aria-pressed');
    return {
      index,
      name,
      part: partOf(button),
      kind: pressed === null ? 'button' : 'toggle',
      isOn: pressed === 'true' || button.dataset.raised === 'true',
    };
  });
  return { offers, faults, isOver, sign };
}
