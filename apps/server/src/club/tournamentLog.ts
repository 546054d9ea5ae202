import type { TournamentEntry } from '@overtrick/club/tournament/entry';
import { entered, opened, shared, tournamentOf } from '@overtrick/club/tournament/fold';
import type { Folded } from '@overtrick/club/tournament/fold/folded';
import { makeEntry, parseEntry } from '@overtrick/club/tournament/log';
import type { Tournament } from '@overtrick/club/tournament/tournament';
import type { Pages } from '@overtrick/table/ends';
import { NewerLog } from '@overtrick/table/kinds';
import { idIn, logOf as logOfKind } from '../store/logKinds.ts';

/** A tournament's log in the store: not to be mistaken for a table's, whose id has no dot. */
export const logOf = (id: string): string => logOfKind('tournament', id);

/** The tournament of a log's name; `undefined` for any other log. */
export const tournamentOfLog = (log: string): string | undefined => idIn('tournament', log);

export const bodyOf = (entry: TournamentEntry): string => makeEntry(entry);

/** An entry as it was stored. Throws for one that is damaged: `NewerLog` where a newer version could read it. */
export function entryOf(body: string): TournamentEntry {
  const entry = parseEntry(body);
  if (entry.ok) return entry.value;
  throw entry.code === 'ERR_NEWER'
    ? new NewerLog()
    : new Error("an entry of a tournament's log cannot be read");
}

/** All entries of a stored log. */
export async function entriesIn(pages: Pages): Promise<readonly TournamentEntry[]> {
  const entries: TournamentEntry[] = [];
  for await (const page of pages) for (const body of page) entries.push(entryOf(body));
  return entries;
}

/** A log that was read, and the tournament that it tells of. */
interface ReadLog {
  readonly entries: readonly TournamentEntry[];
  readonly tournament: Tournament;
}

/**
 * Reads a stored log and folds it, page by page: however long it is, others have their turn in between. Resolves with
 * `undefined` when there is none; rejects for a log that is damaged.
 */
export async function readLog(pages: Pages): Promise<ReadLog | undefined> {
  const entries: TournamentEntry[] = [];
  let now: Folded | undefined;
  for await (const page of pages)
    for (const body of page) {
      const entry = entryOf(body);
      now = now === undefined ? opened(entry) : entered(now, entry);
      entries.push(entry);
    }
  return now && { entries, tournament: shared(now) };
}

/** The tournament of a stored log; `undefined` when there is none. Throws for a log that is damaged. */
export const foldOf = (entries: readonly TournamentEntry[]): Tournament | undefined =>
  entries.length === 0 ? undefined : tournamentOf(entries);
