import type { Io } from './io.ts';

/** The milliseconds before a bar appears, and between two drawings of it. */
const PATIENCE = 1000;
const PAUSE = 100;

export interface Progress {
  /** Shows the progress, in the unit of the total. */
  show(done: number): void;
  /** Removes the bar: at the end, and before something else is printed. */
  clear(): void;
}

const NONE: Progress = { show: () => {}, clear: () => {} };

/**
 * Starts a bar on the terminal of standard error, for work that takes over a second; without a terminal it shows
 * nothing.
 */
export function startProgress(io: Io, total: number | undefined, unit: string): Progress {
  const columns = io.errColumns;
  if (columns === undefined) return NONE;
  let due = performance.now() + PATIENCE;
  let shown = false;
  return {
    show(done) {
      if (performance.now() < due) return;
      due = performance.now() + PAUSE;
      shown = true;
      io.err(`\r${makeBar(done, total, unit, columns)}`);
    },
    clear() {
      if (shown) io.err('\r\x1b[2K');
      shown = false;
    },
  };
}

/** Draws `[#####-----]  50% 12/24 deals`, narrower than the terminal, or `12 deals` for an unknown total. */
export function makeBar(done: number, total: number | undefined, unit: string, columns: number): string {
  if (total === undefined) return `${done} ${unit}`;
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const tail = ` ${String(Math.floor(share * 100)).padStart(3)}% ${done}/${total} ${unit}`;
  const width = Math.max(4, Math.min(40, columns - 3 - tail.length));
  const full = Math.round(share * width);
  return `[${'#'.repeat(full)}${'-'.repeat(width - full)}]${tail}`;
}
