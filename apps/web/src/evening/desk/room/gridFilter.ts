import type { DeskView, GridCell } from '@overtrick/evening/view';

/** The boards that the grid shows: all, or those that need the director in some way. */
export const GRID_FILTERS = ['all', 'missing', 'doubts', 'unsettled'] as const;
export type GridFilter = (typeof GRID_FILTERS)[number];

/** The states of boards with which the director has nothing more to do. */
export const SETTLED: ReadonlySet<GridCell['state']> = new Set(['agreed', 'ruled', 'void', 'settled']);

/** Returns a function that is true for the boards shown by a filter. */
export function filterOf({ missing, disputed }: DeskView, filter: GridFilter): (cell: GridCell) => boolean {
  switch (filter) {
    case 'all':
      return () => true;
    case 'missing': {
      const lines = new Set([...missing, ...disputed]);
      return ({ line }) => lines.has(line);
    }
    case 'doubts':
      return ({ isDoubted, state }) => isDoubted === true || state === 'disputed';
    case 'unsettled':
      // a board without any report has nothing to settle yet
      return ({ state, seen }) => seen > 0 && !SETTLED.has(state);
  }
}

/** Returns the next filter; after the last comes the first. */
export const nextFilter = (filter: GridFilter): GridFilter =>
  GRID_FILTERS[(GRID_FILTERS.indexOf(filter) + 1) % GRID_FILTERS.length] ?? 'all';
