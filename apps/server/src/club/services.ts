import type { TableServices } from '../live/services.ts';

/** The services that all tournaments of a server share. */
export interface ClubServices
  extends Pick<TableServices, 'store' | 'peers' | 'log' | 'metrics' | 'stopping'> {
  /** The server's clock, milliseconds since 1970. */
  readonly now: () => number;
}
