import { type KeyboardEvent, useState } from 'react';

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the centre of an element's visible part: a card under others shows its left and upper edge. */
function centreOf(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Finds the nearest of the elements in a direction; returns `undefined` at the edge. */
function nearest(from: Element, others: readonly HTMLElement[], [dx, dy]: readonly [number, number]) {
  const [x, y] = centreOf(from);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const [ox, oy] = centreOf(other);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    const distance = ahead + 3 * aside;
    if (ahead > 2 && distance < least) {
      best = other;
      least = distance;
    }
  }
  return best;
}

/**
 * Makes a group of buttons one Tab stop, with arrow keys between them. Give the group `onKeyDown`, and each button
 * `itemProps(key)`.
 * @param keys of the buttons in their order; the first is the Tab stop until another has had the focus
 */
export function useArrows(keys: readonly string[]) {
  const [last, setLast] = useState<string>();
  const stop = last !== undefined && keys.includes(last) ? last : keys[0];
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      const direction = DIRECTIONS[event.key];
      if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-item]')];
      const here = items.find((item) => item === document.activeElement);
      if (here === undefined) return;
      event.preventDefault();
      // at an edge, go to the next button in order: so each can be reached, whatever the layout
      (nearest(here, items, direction) ?? items[items.indexOf(here) + direction[0]])?.focus();
    },
    itemProps: (key: string) => ({
      'data-item': key,
      tabIndex: key === stop ? 0 : -1,
      onFocus: () => setLast(key),
    }),
  };
}
