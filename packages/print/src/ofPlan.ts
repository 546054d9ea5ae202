import { makePlace } from '@overtrick/evening/line';
import { meetingsAt } from '@overtrick/evening/plan/view';
import type { SectionView, SittingView } from '@overtrick/evening/view';
import { makeSpan, type ScheduledSitting } from './schedule.ts';

/** Returns the sittings of a plan, round by round; an empty table has none. */
export function sittingsOfPlan(plan: readonly SectionView[]): readonly ScheduledSitting[] {
  const rounds = Math.max(0, ...plan.map((section) => section.rounds.length));
  return Array.from({ length: rounds }, (_, i) =>
    plan.flatMap(({ section, rounds: ofSection }) =>
      (ofSection[i] ?? []).flatMap((sitting, table) =>
        meetingsAt(sitting).flatMap((one) => scheduled(makePlace({ section, table: table + 1 }), i + 1, one)),
      ),
    ),
  ).flat();
}

function scheduled(
  place: string,
  round: number,
  { ns = '', ew = '', seats = [ns, ew], boards }: SittingView,
): readonly ScheduledSitting[] {
  return seats.every((id) => id === '')
    ? []
    : [{ place, round, boards: makeSpan(boards), boardNumbers: boards, seats }];
}
