import type { Adjustment } from '@overtrick/duplicate/event/event';
import { scoringOf } from '@overtrick/duplicate/event/scored';
import { type MatchScore, matchBoard } from '@overtrick/duplicate/teams/match';
import { teamsScoringOf } from '@overtrick/duplicate/teams/scoring';
import { isRanked } from '../lines/final.ts';
import { planAt } from '../plan/plan.ts';
import type { Terms, Tournament } from '../tournament.ts';

/** Returns the points of byes in a Swiss up to a round, in the form of adjustments. */
export const byesOf = (tournament: Tournament, until = Number.POSITIVE_INFINITY): readonly Adjustment[] =>
  tournament.draws.flatMap(({ section, round, byes = [] }) => {
    const plan = planAt(tournament.plans, section, round);
    if (plan?.draw !== 'swiss' || round > until || !isRanked(tournament, { section, round })) return [];
    const amount = byePoints(tournament.terms, plan.boardsPerRound);
    return byes.map((contestant) => ({
      contestant,
      amount,
      unit: 'points' as const,
      reason: `bye in round ${round}`,
    }));
  });

/** The share of a match's points that a bye gives: 12 of 20 (EBU White Book). */
const SHARE_OF_BYE = 0.6;

/** Returns the points of a bye; 0 if a level match is worth nothing, or without a victory scale for pairs. */
function byePoints(terms: Terms, boards: number): number {
  if (terms.form !== 'teams') {
    const scoring = scoringOf(terms);
    return scoring.ok ? SHARE_OF_BYE * (scoring.value.scale?.total ?? 0) : 0;
  }
  const scoring = teamsScoringOf(terms);
  if (!scoring.ok) return 0;
  const { form, options, scale } = scoring.value;
  const level = form.score(
    Array.from({ length: boards }, (_, i) => matchBoard(i + 1, 0, 0)),
    options,
  );
  return SHARE_OF_BYE * (scale?.total ?? totalOf(level));
}

const totalOf = ({ home, away }: MatchScore): number => home + away;
