/** Elements with their own use for the arrow keys: fields, lists of choices, and elements that scroll sideways. */
const OWN_ARROWS =
  'input, select, textarea, [contenteditable], [role="radiogroup"], [role="toolbar"], [role="tablist"], [role="slider"], [role="dialog"], [tabindex="0"]';

interface Pressed {
  readonly key: string;
  readonly defaultPrevented: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly target: unknown;
}

/**
 * True for an arrow key pressed where no element with its own use for it has the focus; it then steps through the deal.
 * Other keys scroll the page.
 */
export function stepsPage({ key, defaultPrevented, altKey, ctrlKey, metaKey, target }: Pressed): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  if (defaultPrevented || altKey || ctrlKey || metaKey) return false;
  const closest = (target as { closest?: (selector: string) => unknown } | null)?.closest;
  return typeof closest !== 'function' || closest.call(target, OWN_ARROWS) === null;
}
