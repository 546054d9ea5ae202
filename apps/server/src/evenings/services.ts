import type { TournamentEntry } from '@overtrick/evening/entry';
import type { Tournament } from '@overtrick/evening/tournament';
import type { TableServices } from '../live/services.ts';

/** The services that all tournaments of a server share. */
export interface ClubServices
  extends Pick<TableServices, 'store' | 'peers' | 'log' | 'metrics' | 'stopping'> {
  /** The keeper of the online tables, which hears of all entries that are stored here. */
  readonly online?: { stored(tournament: string, entries: readonly TournamentEntry[]): void } | undefined;
  /** The clubs, which hear of their evenings' entries and deletions. */
  readonly clubs?:
    | {
        stored(tournament: string, entries: readonly TournamentEntry[], as: Tournament): void;
        deleted(tournament: string, as: Tournament): void;
      }
    | undefined;
  /** The server's clock, milliseconds since 1970. */
  readonly now: () => number;
}
