import type { Entry } from './entry.ts';
import { refuse } from './refuse.ts';
import type { Refusal, Table } from './table.ts';

/** A deal of calls and cards alone has some four hundred entries at the very most. */
export const MOST_IN_DEAL = 2000;
/** Enough for a thousand deals. */
export const MOST_AT_TABLE = 100_000;

/** The kinds without which a deal can be brought to its end: past the deal's limit none of them is taken. */
const ASIDES: ReadonlySet<Entry['kind']> = new Set([
  'claimed',
  'undone',
  'undoAsked',
  'explained',
  'asked',
  'flagged',
  'yielded',
  'resumed',
  // a mute needs one of these, or somebody who sits down, before the next one
  'unmuted',
]);
/** Chairs go from one to another: somebody should be able to sit down longer than to call the host. */
const COMINGS: ReadonlySet<Entry['kind']> = new Set(['sat', 'knocked']);
/**
 * The kinds without which a table can be left: past its own limit none of them is taken, and the deal that is on is the
 * last.
 */
const NEWS: ReadonlySet<Entry['kind']> = new Set([...ASIDES, ...COMINGS, 'shown', 'readied', 'dealt']);

const isAside = (entry: Entry): boolean =>
  ASIDES.has(entry.kind) || (entry.kind === 'covered' && entry.why === 'asked');

/**
 * The reason why the table takes no more of what somebody would like to do: every log has an end, so that it can always
 * be read again. Calls, cards, answers and what the server does by itself go on, since without asides there is an end
 * to them too.
 */
export function whyTooLong(table: Table, entries: readonly Entry[]): Refusal | undefined {
  const isFull = table.version >= MOST_AT_TABLE;
  if (isFull && entries.some((entry) => isAside(entry) || NEWS.has(entry.kind)))
    return refuse('ERR_TABLE_LONG');
  const length = table.version - table.began;
  const isLong =
    (length >= MOST_IN_DEAL && entries.some(isAside)) ||
    (length >= 2 * MOST_IN_DEAL && entries.some(({ kind }) => COMINGS.has(kind)));
  return isLong ? refuse('ERR_DEAL_LONG') : undefined;
}
