import type { KeyboardEvent } from 'react';

/** The keys that move through the room, with the way of each: cells to the side, places down. */
const WAYS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-Infinity, 0],
  End: [Infinity, 0],
};

/** Moves the focus from cell to cell; of all cells one is on the way of the Tab key. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const way = WAYS[event.key];
  const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]');
  if (way === undefined || cell === null) return;
  // a table whose rounds are all folded has no cells
  const rows = [...event.currentTarget.querySelectorAll('tbody tr')]
    .map((row) => [...row.querySelectorAll<HTMLElement>('[data-cell]')])
    .filter((cells) => cells.length > 0);
  const row = rows.findIndex((cells) => cells.includes(cell));
  const [across, down] = way;
  const to = rows[within(row + down, rows.length)] ?? [];
  const column = rows[row]?.indexOf(cell) ?? 0;
  const next = to[within(column + across, to.length)];
  if (next === undefined) return;
  event.preventDefault();
  for (const one of rows.flat()) one.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

const within = (at: number, length: number): number => Math.min(Math.max(at, 0), length - 1);
