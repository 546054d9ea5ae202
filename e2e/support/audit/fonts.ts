import type { Page } from '@playwright/test';

const MARK = 'data-own-text';
/** Only code and drawings get a monospaced font, which any machine has. */
const MONOSPACED = 'DejaVu Sans Mono';

/**
 * Lists the texts of a page, except names in Chinese, that are drawn, wholly or in part, with a font of the machine and
 * not of the pages.
 */
export async function textsInForeignFonts(page: Page): Promise<readonly string[]> {
  await page.evaluate((mark) => {
    const isText = ({ nodeType, textContent }: Node) =>
      nodeType === Node.TEXT_NODE && textContent?.trim() !== '' && !/\p{Script=Han}/u.test(textContent ?? '');
    // a letter looks the same wherever the same fonts apply: each is checked once
    const known = new Map<string, Set<string>>();
    for (const element of document.body.querySelectorAll('*:not(script, style)')) {
      const texts = [...element.childNodes].filter(isText).map(({ textContent }) => textContent ?? '');
      if (texts.length === 0 || !element.checkVisibility()) continue;
      const style = getComputedStyle(element);
      const { fontFamily, fontWeight, fontStyle, fontVariant, textTransform } = style;
      const asked = [fontFamily, fontWeight, fontStyle, fontVariant, textTransform].join();
      const letters = known.get(asked) ?? new Set();
      known.set(asked, letters);
      const around = ['::before', '::after'].map((place) => getComputedStyle(element, place).content);
      const drawn = [...texts, ...around].flatMap((text) => [...text]);
      element.toggleAttribute(
        mark,
        drawn.some((letter) => !letters.has(letter)),
      );
      for (const letter of drawn) letters.add(letter);
    }
  }, MARK);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: `[${MARK}]`,
  });
  const foreign = await Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
      const others = fonts.filter(
        ({ familyName, isCustomFont }) => !isCustomFont && familyName !== MONOSPACED,
      );
      if (others.length === 0) return [];
      const { outerHTML } = await cdp.send('DOM.getOuterHTML', { nodeId });
      return [`${others.map(({ familyName }) => familyName).join(', ')}: ${outerHTML.slice(0, 200)}`];
    }),
  );
  await cdp.detach();
  await page.evaluate((mark) => {
    for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  }, MARK);
  return foreign.flat();
}
