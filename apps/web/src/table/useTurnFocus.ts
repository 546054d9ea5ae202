import { useEffect } from 'react';
import { useTable } from './context.ts';
import { canAct } from './model.ts';

let byKey = false;
addEventListener(
  'keydown',
  () => {
    byKey = true;
  },
  true,
);
addEventListener(
  'pointerdown',
  () => {
    byKey = false;
  },
  true,
);

/*
 * What is tapped at the table takes no focus: a card goes away with it at once, which costs more than to play it, and what the
 * focus has lifted lies over others.
 */
addEventListener('mousedown', (event) => {
  if (!(event.target instanceof Element) || event.target.closest('[data-acting] button') === null) return;
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
});

/** Does the focus stand where it helps nobody: nowhere, or on a hand that isn't on turn? */
function isIdle(): boolean {
  const at = document.activeElement;
  return (
    at === null ||
    at === document.body ||
    (at.closest('[data-hand]') !== null && at.closest('[data-acting]') === null)
  );
}

/** For who plays by keys: when the turn comes, the focus goes to the hand or the bidding box that has it. */
export function useTurnFocus(): void {
  const open = useTable(canAct);
  const turn = useTable(({ shown }) => shown?.view.turn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn may pass from hand to dummy
  useEffect(() => {
    if (!open || !byKey || !isIdle()) return;
    const item =
      document.querySelector<HTMLElement>('[data-acting] [data-item][data-can="true"]') ??
      document.querySelector<HTMLElement>('[data-acting] [data-item][tabindex="0"]') ??
      document.querySelector<HTMLElement>('[data-acting] button:not(:disabled)');
    item?.focus();
  }, [open, turn]);
}
