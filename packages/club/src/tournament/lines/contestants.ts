import { type Contestant, THREE_SEATS } from '../../event.ts';
import { latestOf, type SectionPlan, sectionsOf } from '../plan.ts';
import type { Entrant, Tournament } from '../tournament.ts';
import { northSouthOf, winnersOf } from './winners.ts';

/** The contestants that the plan names, in the order of their numbers; section letters where there are several. */
export function contestantsOf(tournament: Tournament): readonly Contestant[] {
  const { plans, contestants, absences } = tournament;
  const sections = sectionsOf(plans);
  const winners = winnersOf(tournament);
  const isTwo = winners === 2;
  const gone = new Set(absences.filter(({ as }) => as === 'gone').map(({ contestant }) => contestant));
  const seen = new Set<string>();
  return sections.flatMap((section) => {
    const plan = latestOf(plans, section);
    const northSouth = new Set(plan && northSouthOf(plan));
    return (plan?.entrants ?? []).flatMap((id, i): Contestant[] => {
      const entrant = id === null ? undefined : contestants.get(id);
      // whoever plays in several sections is one contestant
      if (entrant === undefined || seen.has(entrant.id)) return [];
      seen.add(entrant.id);
      return [
        {
          id: entrant.id,
          number: entrant.number ?? (sections.length > 1 ? `${section}${i + 1}` : `${i + 1}`),
          ...(sections.length > 1 && { section }),
          ...(isTwo && { direction: entrant.direction ?? (northSouth.has(i + 1) ? 'NS' : 'EW') }),
          ...(winners === 3 && { seat: THREE_SEATS[seatOf(plan, i + 1)] ?? 'E' }),
          ...personsOf(entrant, gone.has(entrant.id)),
        },
      ];
    });
  });
}

/** The place at which a number begins. */
const seatOf = (plan: SectionPlan | undefined, number: number): number =>
  Math.max(0, ...(plan?.movement.tables ?? []).map(([first]) => first?.seats.indexOf(number) ?? -1));

const personsOf = (
  { players, strat, isUnranked, carried }: Entrant,
  isGone: boolean,
): Pick<Contestant, 'players' | 'strat' | 'isUnranked' | 'carried'> => ({
  ...(players && { players }),
  ...(strat !== undefined && { strat }),
  ...((isUnranked || isGone) && { isUnranked: true }),
  ...(carried && { carried }),
});
