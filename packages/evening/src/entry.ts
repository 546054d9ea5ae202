import type { SubjectEntry } from './subjects.ts';
import type { Opened } from './terms/entries.ts';

export type * from './clock/entries.ts';
export type * from './draws/entries.ts';
export type * from './entrants/entries.ts';
export type * from './hands/entries.ts';
export type * from './keys/entries.ts';
export type * from './notices/entries.ts';
export type * from './online/entries.ts';
export type * from './plan/entries.ts';
export type * from './results/entries.ts';
export type * from './rulings/entries.ts';
export type * from './sessions/entries.ts';
export type * from './teams/entries.ts';
export type * from './terms/entries.ts';

/** The entries of a tournament's log. Kinds are only added, never removed, so that an old log can always be read. */
export type TournamentEntry = Stamp & (Opened | TournamentCommand);

/** A command: an entry without its stamp. */
export type TournamentCommand = SubjectEntry;

/** The time, the author and the id of an entry. */
export interface Stamp {
  /** Milliseconds since 1970, by the clock of the keeper of the log. */
  readonly at: number;
  /** The number of the entry that granted the key; 0 for the keeper of the log. */
  readonly by: number;
  /** The device's own id of the command, so that a command sent several times is done once. */
  readonly id?: string;
}
