import { isBid } from '@overtrick/rules/auction/call';
import type { BoardCall } from './board.ts';

/** Returns the passes that an auction still needs to end: three after a bid, four without one (Law 22). */
export function passesMissing(calls: readonly BoardCall[]): readonly BoardCall[] {
  const needed = calls.some(({ call }) => isBid(call)) ? 3 : 4;
  const last = calls.slice(-needed);
  const passed = last.length - 1 - last.findLastIndex(({ call }) => call !== 'P');
  return Array.from({ length: needed - passed }, (): BoardCall => ({ call: 'P' }));
}
