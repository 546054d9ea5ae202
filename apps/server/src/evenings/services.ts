import type { TournamentEntry } from '@overtrick/evening/entry';
import type { Tournament } from '@overtrick/evening/tournament';
import type { TableServices } from '../live/services.ts';

/** The services that all tournaments of a server share. */
export interface ClubServices
  extends Pick<TableServices, 'store' | 'peers' | 'log' | 'metrics' | 'stopping'> {
  /** Whoever looks after the online tables is told what tournaments have stored here. */
  readonly online?: { stored(tournament: string, entries: readonly TournamentEntry[]): void } | undefined;
  /** The clubs are told what their evenings have stored here, and which were deleted. */
  readonly clubs?:
    | {
        stored(tournament: string, entries: readonly TournamentEntry[], as: Tournament): void;
        deleted(tournament: string, as: Tournament): void;
      }
    | undefined;
  /** The server's clock, milliseconds since 1970. */
  readonly now: () => number;
}
