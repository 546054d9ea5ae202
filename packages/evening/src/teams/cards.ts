import type { MatchScore } from '@overtrick/duplicate/teams/match';
import { makeSitting } from '../line.ts';
import type { Tournament } from '../tournament.ts';
import { linesOfMatch, type MatchOfTeams } from './matches.ts';

/** The cards of a match that was played without devices. */
export interface CardsOfMatch {
  /** As each team has it: home's points first. */
  readonly home?: MatchScore;
  readonly away?: MatchScore;
  /** The director's word. */
  readonly ruled?: MatchScore;
  readonly state: 'none' | 'reported' | 'agreed' | 'disputed' | 'ruled';
}

/** The last card of each team of a match, and of the director. */
export function cardsOf({ cards }: Tournament, match: MatchOfTeams): CardsOfMatch {
  if (cards.length === 0) return { state: 'none' };
  const sittings = new Set(linesOfMatch(match).map(makeSitting));
  const own = cards.filter(({ where }) => sittings.has(where));
  const cardBy = (team: string | undefined): MatchScore | undefined => {
    const card = own.findLast(({ contestant }) => contestant === team);
    return card && { home: card.home, away: card.away };
  };
  const [home, away, ruled] = [cardBy(match.home), cardBy(match.away), cardBy(undefined)];
  return {
    ...(home && { home }),
    ...(away && { away }),
    ...(ruled && { ruled }),
    state: stateOf(home, away, ruled),
  };
}

function stateOf(home?: MatchScore, away?: MatchScore, ruled?: MatchScore): CardsOfMatch['state'] {
  if (ruled !== undefined) return 'ruled';
  if (home === undefined || away === undefined) return home === away ? 'none' : 'reported';
  return home.home === away.home && home.away === away.away ? 'agreed' : 'disputed';
}

/** The score of a match by its cards; `undefined` where the teams do not say the same. */
export const cardedScore = ({ home, ruled, state }: CardsOfMatch): MatchScore | undefined =>
  state === 'ruled' ? ruled : state === 'agreed' ? home : undefined;
