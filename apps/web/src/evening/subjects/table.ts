import { CallDirector } from './CallDirector.tsx';
import type { Panel } from './panel.ts';

/** The parts at the foot of the page at the table; each is given the table's place. */
export const TABLE_PANELS: Readonly<Record<string, Panel<{ readonly place: string }>>> = {
  call: CallDirector,
};
