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

/** Does the focus stand where it helps nobody: nowhere, or on a hand that isn't on turn? */
function isIdle(): boolean {
  const at = document.activeElement;
  return (
    at === null ||
    at === document.body ||
    (at.closest('[data-hand]') !== null && at.closest('[data-acting]') === null)
  );
}

/**
 * The hand, bidding box or prompt that has the turn, as the one place where the focus waits: Enter does nothing there.
 */
const ACTING = '[data-acting]';

/** From there an arrow leads to the first thing that can be done. */
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
 * For those who play by keys: when the turn comes, the focus goes to the hand or the bidding box that has it. It goes
 * to none of the buttons inside, since a key that was meant for something else would call or play.
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
