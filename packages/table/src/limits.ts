import type { Entry } from './entry.ts';
import { refuse } from './refuse.ts';
import type { Refusal, Table } from './table.ts';

/** The most entries of a deal: one with only calls and cards has at most about four hundred. */
export const MOST_IN_DEAL = 2000;
/** The most entries of a table: enough for a thousand deals. */
export const MOST_AT_TABLE = 100_000;

/** The kinds that a deal does not need to end: past the deal's limit none of them is accepted. */
const ASIDES: ReadonlySet<Entry['kind']> = new Set([
  'claimed',
  'undone',
  'undoAsked',
  'explained',
  'asked',
  'flagged',
  'yielded',
  'resumed',
  'carded',
  'endWished',
  'endDropped',
  'unasking',
  'paused',
  'rolledBack',
  'adjusted',
  'invited',
  'declined',
  // a further mute needs an unmute first, or somebody who sits down
  'unmuted',
]);
/** The kinds by which people come to a chair: they should be able to sit down for longer than to call the host. */
const COMINGS: ReadonlySet<Entry['kind']> = new Set(['sat', 'knocked']);
/**
 * The kinds that nobody needs to leave a table: past its own limit none of them is accepted, and the current deal is
 * the last.
 */
const NEWS: ReadonlySet<Entry['kind']> = new Set([
  ...ASIDES,
  ...COMINGS,
  'shown',
  'readied',
  'rematched',
  'adjusted',
  'dealt',
]);

const isAside = (entry: Entry): boolean =>
  ASIDES.has(entry.kind) || (entry.kind === 'covered' && entry.why === 'asked');

/**
 * Returns the reason why the table accepts no more entries of this kind: every log has a limit, so that it can always
 * be read again. Calls, cards, answers and the server's own entries go on; without asides they come to an end too.
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
