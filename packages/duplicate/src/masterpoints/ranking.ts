import { grouped } from '@overtrick/rules/grouped';
import type { Event } from '../event/event.ts';
import type { Ranked } from '../event/ranking.ts';
import { awardsOf, bestOf, type PlacedContestant } from './award.ts';
import type { MasterpointScheme } from './scheme.ts';

/**
 * Returns the masterpoints of a ranking by contestants' ids: each contestant's best award in its direction or in one of
 * its strats. A direction with a pair fewer because of a half table counts as if it had that pair.
 */
export function masterpointsOf(
  { strats = [] }: Pick<Event, 'strats'>,
  ranking: readonly Ranked[],
  scheme: MasterpointScheme,
): Map<string, number> {
  const directions = [
    ...grouped(ranking, ({ contestant }) => contestant.direction ?? contestant.seat).values(),
  ];
  const size = Math.max(0, ...directions.map(({ length }) => length));
  const groups = directions.flatMap((group) => [
    awardsOf(
      group.map(({ contestant, place }) => ({ id: contestant.id, place })),
      scheme,
      size,
    ),
    // the best strat is the whole direction
    ...strats.slice(1).map((strat) => awardsOf(membersOf(group, strat), scheme)),
  ]);
  return bestOf(groups);
}

const membersOf = (group: readonly Ranked[], strat: string): PlacedContestant[] =>
  group.flatMap(({ contestant, strats }) => {
    const place = strats[strat];
    return place === undefined ? [] : [{ id: contestant.id, place }];
  });
