import { createHash } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { isThorough } from './length.ts';

/** More keys than any way through a page needs. */
const MOST_KEYS = 400;

/** Returns the key that brings the focus nearer to a target. */
function nextKey(target: Element, isOdd: boolean): string | undefined {
  const at = document.activeElement;
  const own = target.closest('button, a, input, select, textarea, summary, [tabindex]') ?? target;
  if (at === own) return undefined;
  const isRadio = (one: Element | null): one is HTMLInputElement =>
    one instanceof HTMLInputElement && one.type === 'radio';
  if (isRadio(at) && isRadio(own) && at.name === own.name) return 'ArrowDown';
  // tabs are one stop, with arrows from one to the next
  const tabs = own.closest('[role="tablist"]');
  if (tabs !== null && tabs === at?.closest('[role="tablist"]')) return 'ArrowRight';
  // a group of buttons is one stop, with arrows between them
  const group = own.hasAttribute('data-item')
    ? (own.closest('[data-hand]') ?? own.closest('[role="group"], fieldset, section'))
    : null;
  if (at?.hasAttribute('data-item') && group?.contains(at)) {
    const [from, to] = [at.getBoundingClientRect(), own.getBoundingClientRect()];
    const [dx, dy] = [to.left - from.left, to.top - from.top];
    const along = dx > 0 ? 'ArrowRight' : 'ArrowLeft';
    if (Math.abs(dy) <= Math.min(from.height, to.height) / 4) return along;
    // where nothing lies straight above or below, first to the side
    return isOdd ? along : dy > 0 ? 'ArrowDown' : 'ArrowUp';
  }
  return 'Tab';
}

/** From so many stops away the last part of the way to a target is walked, in the short run. */
const NEAR = 2;

/**
 * Moves the focus to the stop that lies `near` stops before a target, if it is further away: within the dialog or menu
 * that the target is in.
 */
function approach(target: Element, near: number): void {
  const around = target.closest('dialog, [popover], [role="dialog"], [role="menu"]') ?? document.body;
  const isStop = (one: HTMLElement): boolean =>
    one.tabIndex >= 0 && !one.matches(':disabled, [inert] *') && one.checkVisibility();
  const all = around.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  );
  const before = [...all].filter(
    (one) =>
      isStop(one) &&
      (one.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      !one.contains(target),
  );
  const at = document.activeElement;
  const isNear = before.slice(-near).some((one) => one === at) || at === target;
  if (!isNear) before.at(-near)?.focus();
}

/** One of so many targets is walked to from wherever the focus is, in the short run. */
const SAMPLE = 6;

/** True for the targets to which the whole way is walked: the same ones in every short run. */
const isWalked = (target: Locator): boolean =>
  isThorough || createHash('sha256').update(String(target)).digest().readUInt32BE() % SAMPLE === 0;

/**
 * Brings the focus there with Tab and arrows, as a person without a mouse does: the whole way in the long run, and for
 * some targets in the short one, which goes only the last steps to the others.
 */
async function reach(target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  const { keyboard } = target.page();
  if (!isWalked(target)) await target.evaluate(approach, NEAR);
  for (let keys = 0; keys < MOST_KEYS; keys++) {
    const key = await target.evaluate(nextKey, keys % 2 === 1);
    if (key === undefined) return;
    await keyboard.press(key);
  }
  const at = await target.page().evaluate(() => document.activeElement?.outerHTML.slice(0, 300));
  throw new Error(
    `no key leads from ${at} to ${await target.evaluate((own) => own.outerHTML.slice(0, 300))}`,
  );
}

/** Presses a button, follows a link, or opens a menu. */
export async function press(target: Locator): Promise<void> {
  await reach(target);
  await target.page().keyboard.press('Enter');
}

/** Writes into a field in place of its content. */
export async function write(target: Locator, text: string): Promise<void> {
  await reach(target);
  const { keyboard } = target.page();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.insertText(text);
}

/** Chooses one of several options, or ticks an unticked box. */
export async function choose(target: Locator): Promise<void> {
  await reach(target);
  if (!(await target.isChecked())) await target.page().keyboard.press('Space');
}

const RANK_KEYS: Readonly<Record<string, string>> = { ace: 'a', king: 'k', queen: 'q', jack: 'j', '10': 't' };

/** Returns the two keys of a card by its name, `queen of clubs`; `undefined` for the joker and for other names. */
export function cardKeys(name: string): readonly [string, string] | undefined {
  const [, rank, suit] = /^(\w+) of (\w)/.exec(name) ?? [];
  return rank === undefined || suit === undefined ? undefined : [suit, RANK_KEYS[rank] ?? rank];
}
