import type { Subject } from '../log/subject.ts';
import { hasDesk } from '../view/standpoint.ts';
import { type AwaitedView, awaitedView } from './awaited.ts';
import type { OnlineEntry } from './entries.ts';
import { KINDS } from './kinds.ts';
import type { OnlineState } from './state.ts';

/** The subject of online tables. */
export const ONLINE: Subject<{
  entry: OnlineEntry;
  state: OnlineState;
  view: { readonly awaited?: readonly AwaitedView[] };
}> = {
  kinds: KINDS,
  view: (tournament, standpoint) => (hasDesk(standpoint) ? { awaited: awaitedView(tournament) } : {}),
  initial: () => ({
    seated: new Map(),
    shortened: new Map(),
    awaited: new Map(),
    standIns: new Set(),
    records: new Map(),
  }),
};
