import { type Adjustment, type Contestant, THREE_SEATS } from '@overtrick/duplicate/event/event';
import { findMethod } from '@overtrick/duplicate/methods/list';
import { present } from '@overtrick/rules/present';
import { latestOf, type SectionPlan, sectionsOf } from '../plan/plan.ts';
import type { Entrant, Terms, Tournament } from '../tournament.ts';
import { finalOf, plansInRanking } from './final.ts';
import { playersOf } from './substitutes.ts';
import { firstOf, northSouthOf, winnersOf } from './winners.ts';

/**
 * Returns the contestants of the plan, in the order of their numbers, with section letters if there are several
 * sections. Over several evenings: everybody who plays in one, with their last number; in a final: its finalists, with
 * the points they carry.
 */
export function contestantsOf(tournament: Tournament): readonly Contestant[] {
  const { contestants, absences } = tournament;
  const winners = winnersOf(tournament);
  const isTwo = winners === 2;
  const gone = new Set(absences.filter(({ as }) => as === 'gone').map(({ contestant }) => contestant));
  const seen = new Set<string>();
  const ranked = plansRanked(tournament);
  const isOfSections = new Set(ranked.map(({ section }) => section)).size > 1;
  const brought = new Map(finalOf(tournament)?.finalists?.map((one) => [one.contestant, one]));
  return ranked.flatMap((plan) => {
    const { section } = plan;
    const northSouth = new Set(northSouthOf(plan));
    return plan.entrants.flatMap((id, i): Contestant[] => {
      const entrant = id === null ? undefined : contestants.get(id);
      // a contestant in several sections is one contestant
      if (entrant === undefined || seen.has(entrant.id)) return [];
      seen.add(entrant.id);
      const players = playersOf(tournament, entrant);
      const { points, top } = brought.get(entrant.id) ?? {};
      const carried = points === undefined ? undefined : { points, ...present({ top }) };
      return [
        {
          id: entrant.id,
          number: entrant.number ?? (isOfSections ? `${section}${i + 1}` : `${i + 1}`),
          ...(isOfSections && { section }),
          ...(isTwo && { direction: entrant.direction ?? (northSouth.has(i + 1) ? 'NS' : 'EW') }),
          ...(winners === 3 && { seat: THREE_SEATS[seatOf(plan, i + 1)] ?? 'E' }),
          ...personsOf({ ...entrant, ...present({ players, carried }) }, gone.has(entrant.id)),
        },
      ];
    });
  });
}

/** Returns the last plan of each section and evening, the last evening first; in a final only its own. */
function plansRanked(tournament: Tournament): readonly SectionPlan[] {
  const ofEvenings = [
    ...Map.groupBy(plansInRanking(tournament), ({ session = '' }) => session).values(),
  ].toReversed();
  return ofEvenings.flatMap((plans) =>
    sectionsOf(plans).flatMap((section) => latestOf(plans, section) ?? []),
  );
}

/** True if a board has a top, so that scores can be shares of it; matches of teams, IMPs and total points have none. */
export const hasTop = ({ form, method }: Pick<Terms, 'form' | 'method'>): boolean =>
  form !== 'teams' && findMethod(method)?.top !== undefined;

/** Returns the director's adjustments that count in the ranking; in a final those of its finalists since it started. */
export function penaltiesOf(tournament: Tournament): readonly Adjustment[] {
  const { penalties } = tournament;
  const final = finalOf(tournament);
  const ids = new Set(contestantsOf(tournament).map(({ id }) => id));
  return penalties
    .filter(
      ({ contestant, session }) => final === undefined || (session === final.name && ids.has(contestant)),
    )
    .map(({ session: _, ...penalty }) => penalty);
}

/** Returns the place where a number starts. */
const seatOf = (plan: SectionPlan, number: number): number =>
  Math.max(0, ...plan.movement.tables.map((rounds) => firstOf(rounds)?.seats.indexOf(number) ?? -1));

const personsOf = (
  { players, strat, isUnranked, carried, handicap }: Entrant,
  isGone: boolean,
): Pick<Contestant, 'players' | 'strat' | 'isUnranked' | 'carried' | 'handicap'> => ({
  ...present({ players, strat }),
  ...((isUnranked || isGone) && { isUnranked: true }),
  ...present({ carried, handicap }),
});
