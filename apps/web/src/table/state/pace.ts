import type { Pace } from '../../device/pace.ts';
import type { TableModel } from './model.ts';

/** Returns the milliseconds until the page shows the next frame; `undefined` when there is none. */
export function waitFor({ held, frames }: TableModel, pace: Pace): number | undefined {
  if (held !== undefined) return held.leaving ? pace.sweep : pace.trick;
  const [frame] = frames;
  if (frame === undefined) return undefined;
  return frame.step === undefined ? 0 : pace.step;
}
