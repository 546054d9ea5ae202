import type { MatchScore } from '@overtrick/duplicate/teams/match';
import { present } from '@overtrick/rules/present';
import { makeSitting } from '../line.ts';
import type { Tournament } from '../tournament.ts';
import { linesOfMatch, type MatchOfTeams } from './matches.ts';

/** The score cards of a match that was played without devices. */
export interface CardsOfMatch {
  /** The score on the home team's card: home's points first. */
  readonly home?: MatchScore;
  readonly away?: MatchScore;
  /** The director's ruling. */
  readonly ruled?: MatchScore;
  readonly state: 'none' | 'reported' | 'agreed' | 'disputed' | 'ruled';
}

/** Returns the last card of each team in a match, and of the director. */
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
    ...present({ home, away, ruled }),
    state: stateOf(home, away, ruled),
  };
}

function stateOf(home?: MatchScore, away?: MatchScore, ruled?: MatchScore): CardsOfMatch['state'] {
  if (ruled !== undefined) return 'ruled';
  if (home === undefined || away === undefined) return home === away ? 'none' : 'reported';
  return home.home === away.home && home.away === away.away ? 'agreed' : 'disputed';
}

/** Returns the score of a match by its cards; `undefined` if the teams' cards differ. */
export const cardedScore = ({ home, ruled, state }: CardsOfMatch): MatchScore | undefined =>
  state === 'ruled' ? ruled : state === 'agreed' ? home : undefined;
