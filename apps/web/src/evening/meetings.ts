import { meetingsAt } from '@overtrick/evening/plan/view';
import type { SittingView, TournamentView } from '@overtrick/evening/view';
import { numberOf } from './names.ts';

/** The people at a table, by their numbers, and the boards that they play there. */
export interface MeetingNumbers {
  /** The numbers of each side, or of each of three at a table; a side that sits out is alone. */
  readonly sides: readonly string[];
  readonly boards: readonly number[];
}

/** Returns the meetings at a table in a round: several where some people play only some of the boards. */
export const meetingNumbers = (
  view: TournamentView,
  sitting: SittingView | undefined,
): readonly MeetingNumbers[] =>
  meetingsAt(sitting ?? { boards: [] }).flatMap(({ ns, ew, seats, boards }) => {
    // two who are partners stand together; three are each on their own
    const ids = ns === undefined || ew === undefined || seats?.length === 3 ? (seats ?? [ns, ew]) : [ns, ew];
    const sides = ids.flatMap((id) => (id === undefined || id === '' ? [] : [numberOf(view, id)]));
    return sides.length === 0 ? [] : [{ sides, boards }];
  });
