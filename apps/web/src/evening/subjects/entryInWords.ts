import type { TournamentEntry } from '@overtrick/evening/entry';
import type { TournamentView } from '@overtrick/evening/view';
import { eveningText } from '../../text/evening.ts';
import { ENTRY_WORDS } from './desk.ts';

/** Writes an entry of the log in words. */
export function entryInWords(view: TournamentView, entry: TournamentEntry): string {
  if (entry.kind === 'opened') return eveningText.audit.opened;
  // each kind's function receives entries of that kind
  const inWords = ENTRY_WORDS[entry.kind] as (entry: TournamentEntry, view: TournamentView) => string;
  return inWords(entry, view);
}
