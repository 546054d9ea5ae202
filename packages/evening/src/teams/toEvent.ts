import type { Event, EventMatch } from '@overtrick/duplicate/event/event';
import { byesOf } from '../draws/byes.ts';
import { penaltiesOf } from '../lines/contestants.ts';
import { isRanked } from '../lines/final.ts';
import { dealtForIn } from '../plan/plan.ts';
import type { Tournament } from '../tournament.ts';
import { matchesOf } from './matches.ts';
import { countingCard, isKnockout } from './standings.ts';

/**
 * Returns the parts of an event that only teams have: its matches, and the points of byes with the other adjustments.
 */
export function teamsOfEvent(
  tournament: Tournament,
): Pick<Event, 'matches' | 'isKnockout' | 'adjustments'> | undefined {
  if (tournament.terms.form !== 'teams') return undefined;
  const dealtFor = dealtForIn(tournament.plans);
  const adjustments = [...penaltiesOf(tournament), ...byesOf(tournament)];
  const matches = matchesOf(tournament).filter((match) => isRanked(tournament, match));
  return {
    matches: matches.map((match): EventMatch => {
      const { home, away, section, round, boards, isHalf } = match;
      const carded = countingCard(tournament, match);
      const { session } = dealtFor({ section, round });
      return {
        ...{ home, away, round },
        ...(session !== undefined && { session }),
        boards: boards.map(({ board }) => board),
        ...(carded && { score: carded }),
        ...(isHalf && { isHalf }),
      };
    }),
    ...(isKnockout(tournament) && { isKnockout: true }),
    ...(adjustments.length > 0 && { adjustments }),
  };
}
