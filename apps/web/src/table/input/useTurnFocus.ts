import { useEffect } from 'react';
import { useTable } from '../ctrl/context.ts';
import { canAct } from '../state/model.ts';

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
 * A thing that is tapped at the table takes no focus: a card goes away with it at once, which costs more than to play
 * it, and a card that the focus has lifted lies over others.
 */
addEventListener('mousedown', (event) => {
  if (!(event.target instanceof Element) || event.target.closest('[data-acting] button') === null) return;
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
});

/** True if the focus is of no use: nowhere, or on a hand that is not to play. */
function isIdle(): boolean {
  const at = document.activeElement;
  return (
    at === null ||
    at === document.body ||
    (at.closest('[data-hand]') !== null && at.closest('[data-acting]') === null)
  );
}

/** The hand, bidding box or prompt whose turn it is. The focus waits on it as a whole: Enter does nothing there. */
const ACTING = '[data-acting]';

/** From there an arrow key moves to the first button. */
addEventListener('keydown', (event) => {
  const group = document.activeElement;
  if (group === null || !group.matches(ACTING) || !event.key.startsWith('Arrow')) return;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const item =
    group.querySelector<HTMLElement>('[data-item][data-can="true"]') ??
    group.querySelector<HTMLElement>('[data-item][tabindex="0"]') ??
    group.querySelector<HTMLElement>('button:not(:disabled)');
  if (item === null) return;
  event.preventDefault();
  item.focus();
});

/**
 * Moves the focus, for visitors who use keys, to the hand or bidding box whose turn it is. It focuses none of the
 * buttons inside, because a key meant for something else would call or play.
 */
export function useTurnFocus(): void {
  const open = useTable(canAct);
  const turn = useTable(({ shown }) => shown?.view.turn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn may pass from hand to dummy
  useEffect(() => {
    if (!open || !byKey || !isIdle()) return;
    const group = document.querySelector<HTMLElement>(ACTING);
    if (group === null) return;
    group.tabIndex = -1;
    group.focus();
  }, [open, turn]);
}
