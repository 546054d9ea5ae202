import { type Handicapped, handicapRanking, type Ranked } from '@overtrick/duplicate/event/ranking';
import { present } from '@overtrick/rules/present';
import { sectionOf } from '../line.ts';
import { finalOf } from '../lines/final.ts';
import { winnersOf } from '../lines/winners.ts';
import { latestOf, roundsPlayed } from '../plan/plan.ts';
import { countedOf } from '../results/counted.ts';
import { isCarded, rankedTeamsBy } from '../teams/standings.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import type { RankingRowView, RankingView } from '../view.ts';
import { playedOut } from './free.ts';
import { madeOnce } from './once.ts';
import { rankedOf } from './scores.ts';
import { isOver } from './sight.ts';
import { type Standpoint, seesAll } from './standpoint.ts';

/** Returns the current ranking, if the policies show it to the standpoint. */
export function rankingViewOf(tournament: Tournament, standpoint: Standpoint): RankingView | undefined {
  if (seesAll(standpoint)) return wholeRanking(tournament);
  if (!isRankingShown(tournament)) return undefined;
  return tournament.terms.form === 'teams' && !isOver(tournament)
    ? toldRanking(tournament)
    : wholeRanking(tournament);
}

const wholeRanking = madeOnce(
  (tournament) => [tournament],
  (tournament): RankingView => viewOf(tournament, rankedOf(tournament)),
);

/**
 * In teams, the ranking by boards that nobody will play any more: the score of a match reveals something of each board.
 */
const toldRanking = madeOnce(
  (tournament) => [tournament],
  (tournament): RankingView => {
    const free = playedOut(tournament);
    const isTold = (line: TournamentLine): boolean => free.has(line.board);
    return viewOf(tournament, rankedTeamsBy(tournament, isTold), isTold);
  },
);

function viewOf(
  tournament: Tournament,
  ranked: readonly Ranked[],
  isTold: (line: TournamentLine) => boolean = () => true,
): RankingView {
  const counts = (line: TournamentLine): boolean =>
    isTold(line) && (countedOf(tournament, line) !== undefined || isCarded(tournament, line));
  const planned = [...tournament.lines.values()].filter(({ isOffPlan, isVoid }) => !isOffPlan && !isVoid);
  const isBySection = finalOf(tournament)?.isBySection;
  const second = new Map(
    handicapRanking({ winners: winnersOf(tournament), ...(isBySection && { isBySection }) }, ranked).map(
      (one) => [one.contestant.id, one],
    ),
  );
  const open = [...tournament.appeals.values()].filter(({ decision }) => decision === undefined).length;
  return {
    ...(open > 0 && { appeals: open }),
    rows: ranked.map((one) => rowOf(tournament, one, second.get(one.contestant.id))),
    counted: planned.filter(counts).length,
    planned: planned.length,
  };
}

/** True if the policies show the ranking to everybody now. A live ranking is hidden during the last rounds. */
function isRankingShown(tournament: Tournament): boolean {
  const { ranking } = tournament.terms.policies;
  if (tournament.state === 'published') return true;
  if (ranking === 'published') return false;
  if (isOver(tournament)) return true;
  return ranking === 'live' && !isDark(tournament);
}

/** True if some section is in one of the last rounds, in which the ranking is hidden. */
const isDark = madeOnce(
  ({ terms, plans, curtailed, reached }) => [terms, plans, curtailed, reached],
  (tournament): boolean => {
    const { plans, terms } = tournament;
    const now = plans.at(-1)?.session;
    // a section that does not play this evening is not at its end
    return [...tournament.reached].some(
      ([place, round]) =>
        latestOf(plans, sectionOf(place))?.session === now &&
        round > roundsPlayed(tournament, sectionOf(place)) - terms.policies.dark,
    );
  },
);

function rowOf({ penalties }: Tournament, ranked: Ranked, second: Handicapped | undefined): RankingRowView {
  const { contestant, place, points, percentage, average, boards } = ranked;
  const own = penalties
    .filter((penalty) => penalty.contestant === contestant.id)
    .map(({ amount, unit, reason }) => ({ amount, unit, ...present({ reason }) }));
  return {
    contestant: contestant.id,
    ...(contestant.direction !== undefined && { direction: contestant.direction }),
    ...(contestant.seat && { seat: contestant.seat }),
    place,
    total: points,
    ...present({ percentage, average }),
    boards,
    ...(own.length > 0 && { isAdjusted: true, penalties: own }),
    ...(second && { handicapped: { total: second.total, place: second.place } }),
  };
}
