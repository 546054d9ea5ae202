import type { Io } from './io.ts';

/** Milliseconds before a bar is shown, and between two drawings of it. */
const PATIENCE = 1000;
const PAUSE = 100;

export interface Progress {
  /** Says how much is done, in the unit of the total. */
  show(done: number): void;
  /** Takes the bar away: at the end, and before something else is printed. */
  clear(): void;
}

const NONE: Progress = { show: () => {}, clear: () => {} };

/** A bar on the terminal that standard error is, for work that takes over a second; elsewhere nothing. */
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

/** `[#####-----]  50% 12/24 deals`, narrower than the terminal; `12 deals` when the total is not known. */
export function makeBar(done: number, total: number | undefined, unit: string, columns: number): string {
  if (total === undefined) return `${done} ${unit}`;
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const tail = ` ${String(Math.floor(share * 100)).padStart(3)}% ${done}/${total} ${unit}`;
  const width = Math.max(4, Math.min(40, columns - 3 - tail.length));
  const full = Math.round(share * width);
  return `[${'#'.repeat(full)}${'-'.repeat(width - full)}]${tail}`;
}
