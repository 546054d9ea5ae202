import type { FastifyRequest } from 'fastify';
import type { Clubs } from '../../clubs/clubs.ts';
import type { Tournaments } from '../../evenings/tournaments.ts';
import { countedAs } from '../request/address.ts';
import type { Lookups } from '../request/lookups.ts';
import { isTableId } from './tables.ts';

export interface FoundParts {
  readonly clubs: Clubs;
  readonly tournaments: Tournaments;
  readonly lookups: Lookups;
}

/** The page of a club, and the pages of an evening's results; a desk, a table or a member has none of these. */
const OF_CLUB = /^\/clubs\/([^/?]+)\/?(?:\?|$)/;
const OF_EVENING = /^\/club\/([^/?]+)(?:\/(?:board|pair)\/[^/?]+)?\/?(?:\?|$)/;

/**
 * Returns a function that is true for a page that search engines may list: that of a club that asks to be found, and
 * the published results of its evenings.
 */
export const foundBy =
  ({ clubs, tournaments, lookups }: FoundParts) =>
  async ({ url, ip }: Pick<FastifyRequest, 'url' | 'ip'>): Promise<boolean> => {
    try {
      const [, evening] = OF_EVENING.exec(url) ?? [];
      const live =
        evening !== undefined && isTableId(evening)
          ? await lookups.find(tournaments, evening, countedAs(ip))
          : undefined;
      const ofEvening = live?.tournament.state === 'published' ? live.tournament.terms.club : undefined;
      const [, club = ofEvening] = OF_CLUB.exec(url) ?? [];
      return club !== undefined && (await clubs.find(club))?.isFound === true;
    } catch {
      // the page itself reports what is wrong with the store
      return false;
    }
  };
