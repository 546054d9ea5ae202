/** A conversion of a match's margin to victory points: one file in this folder, one line in the list. */
export interface VictoryScale {
  readonly id: string;
  readonly name: string;
  /** The points that the winner and the loser share. */
  readonly total: number;
  /** The numbers of boards that a match with this scale may have. */
  readonly boards: { readonly min: number; readonly max: number };
  /** The winner's points for a margin of 0 or more: IMPs, or percent of the matchpoints above 50. */
  winner(margin: number, boards: number): number;
}

/** Returns the victory points of both sides, ours first. A negative margin means that we lost the match. */
export function victoryPoints(
  scale: VictoryScale,
  margin: number,
  boards: number,
): readonly [number, number] {
  const winner = scale.winner(Math.abs(margin), boards);
  const loser = Math.round((scale.total - winner) * 100) / 100;
  return margin >= 0 ? [winner, loser] : [loser, winner];
}

/** Returns the winner's points. `upper` has the greatest margin for each step, from half of the total on. */
export function winnerOfBands(upper: readonly number[], total: number, margin: number): number {
  const at = upper.findIndex((most) => margin <= most);
  return at === -1 ? total : total / 2 + at;
}
