import type { Seat } from '@overtrick/rules/seat';
import type { View } from '@overtrick/rules/view';

/** The hands whose tricks count together with this one's. */
export const teamOf = ({ teams }: View, seat: Seat): readonly Seat[] =>
  teams.find((team) => team.includes(seat)) ?? [seat];

export const tricksOf = ({ taken }: View, team: readonly Seat[]): number =>
  team.reduce((sum, seat) => sum + taken[seat], 0);
