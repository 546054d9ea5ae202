import type { SidePoints } from '../traveller/traveller.ts';

/** A contestant's points in one session or one match, without awards. */
export interface Sheet {
  points: number;
  top: number;
  boards: number;
  readonly awards: SidePoints[];
}

/** Adds up boards; awards are kept apart. */
export function sheetOf(boards: Iterable<SidePoints>): Sheet {
  const sheet: Sheet = { points: 0, top: 0, boards: 0, awards: [] };
  for (const side of boards) enterIn(sheet, side);
  return sheet;
}

/** Adds a board to a sheet. */
export function enterIn(sheet: Sheet, side: SidePoints): void {
  if (side.award) sheet.awards.push(side);
  else {
    sheet.points += side.points;
    sheet.top += side.top;
    sheet.boards += 1;
  }
}

/** Returns the sum of a sheet with its awards, each adapted to the other boards. */
export const sumOf = (
  sheet: Sheet,
): { readonly points: number; readonly top: number; readonly boards: number } => ({
  points: sheet.points + sheet.awards.reduce((sum, award) => sum + lifted(award, sheet), 0),
  top: sheet.top + sheet.awards.reduce((sum, award) => sum + award.top, 0),
  boards: sheet.boards + sheet.awards.length,
});

/**
 * Returns an award's points: average plus is at least the pair's result on its other boards of the session or match,
 * average minus at most (Law 12C2c).
 */
function lifted({ points, top, award }: SidePoints, { points: sum, top: sumOfTops, boards }: Sheet): number {
  if (!award?.lifts || boards === 0) return points;
  const own = sumOfTops > 0 ? (top * sum) / sumOfTops : sum / boards;
  return award.percent > 50 ? Math.max(points, own) : Math.min(points, own);
}
