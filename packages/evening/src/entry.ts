import type { ClockEntry } from './clock/entries.ts';
import type { Drawn } from './draws/entries.ts';
import type { EntrantEntry } from './entrants/entries.ts';
import type { HandEntry } from './hands/entries.ts';
import type { KeyEntry } from './keys/entries.ts';
import type { NoticeEntry } from './notices/entries.ts';
import type { OnlineEntry } from './online/entries.ts';
import type { PlanEntry } from './plan/entries.ts';
import type { ResultEntry } from './results/entries.ts';
import type { RulingEntry } from './rulings/entries.ts';
import type { SessionEntry } from './sessions/entries.ts';
import type { TeamEntry } from './teams/entries.ts';
import type { Opened, Regulated } from './terms/entries.ts';

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
export type TournamentCommand =
  | Regulated
  | EntrantEntry
  | PlanEntry
  | ResultEntry
  | RulingEntry
  | ClockEntry
  | HandEntry
  | TeamEntry
  | Drawn
  | OnlineEntry
  | KeyEntry
  | NoticeEntry
  | SessionEntry;

/** The time, the author and the id of an entry. */
export interface Stamp {
  /** Milliseconds since 1970, by the clock of the keeper of the log. */
  readonly at: number;
  /** The number of the entry that granted the key; 0 for the keeper of the log. */
  readonly by: number;
  /** The device's own id of the command, so that a command sent several times is done once. */
  readonly id?: string;
}
