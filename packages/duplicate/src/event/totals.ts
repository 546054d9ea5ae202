import type { SidePoints } from '../traveller/traveller.ts';
import type { Adjustment, Contestant } from './event.ts';
import type { ScoredEvent } from './scored.ts';

/** The total of a contestant. */
export interface Total {
  readonly contestant: Contestant;
  readonly points: number;
  /** The top of the boards that were scored, including points carried over. 0 if the method has no tops. */
  readonly top: number;
  /** The number of the contestant's boards that were scored. */
  readonly boards: number;
  /** The percentage of `top`, not rounded; `undefined` without a top. */
  readonly percentage?: number;
}

/** A contestant's points in one session, without awards. */
interface Sheet {
  points: number;
  top: number;
  boards: number;
  readonly awards: SidePoints[];
}

/** Returns the totals of all contestants, in the event's order, not rounded (EBU White Book 4.2.6). */
export function totalsOf({ event, travellers }: ScoredEvent): Total[] {
  const sessions = new Map<string, Map<string, Sheet>>();
  const partners = new Map(event.partners?.map(({ id, contestants }) => [id, contestants]));
  const membersOf = (id: string): readonly string[] => partners.get(id) ?? [id];
  for (const { traveller, lines } of travellers) {
    const session = traveller.session ?? '';
    const sheets = sessions.get(session) ?? new Map<string, Sheet>();
    sessions.set(session, sheets);
    for (const { entry, NS, EW, third } of lines) {
      for (const id of membersOf(entry.ns)) if (NS) enter(sheets, id, NS);
      for (const id of membersOf(entry.ew)) if (EW) enter(sheets, id, EW);
      if (third && entry.third !== undefined) enter(sheets, entry.third, third);
    }
  }
  const adjustments = Map.groupBy(event.adjustments ?? [], ({ contestant }) => contestant);
  const ofSessions = [...sessions.values()];
  return event.contestants.map((contestant) =>
    totalOf(
      contestant,
      ofSessions.flatMap((sheets) => sheets.get(contestant.id) ?? []),
      adjustments.get(contestant.id) ?? [],
    ),
  );
}

function enter(sheets: Map<string, Sheet>, id: string, side: SidePoints): void {
  let sheet = sheets.get(id);
  if (sheet === undefined) {
    sheet = { points: 0, top: 0, boards: 0, awards: [] };
    sheets.set(id, sheet);
  }
  if (side.award) sheet.awards.push(side);
  else {
    sheet.points += side.points;
    sheet.top += side.top;
    sheet.boards += 1;
  }
}

function totalOf(
  contestant: Contestant,
  sheets: readonly Sheet[],
  adjustments: readonly Adjustment[],
): Total {
  let points = contestant.carried?.points ?? 0;
  let top = 0;
  let boards = 0;
  for (const sheet of sheets) {
    points += sheet.points + sheet.awards.reduce((sum, award) => sum + lifted(award, sheet), 0);
    top += sheet.top + sheet.awards.reduce((sum, award) => sum + award.top, 0);
    boards += sheet.boards + sheet.awards.length;
  }
  const ofTop = boards === 0 ? 0 : top / boards;
  for (const { amount, unit } of adjustments)
    points += unit === 'points' ? amount : unit === 'tops' ? amount * ofTop : (amount * top) / 100;
  top += contestant.carried?.top ?? 0;
  return { contestant, points, top, boards, ...(top > 0 && { percentage: (100 * points) / top }) };
}

/**
 * Returns an award's points: average plus is at least the pair's result on its other boards of the session, average
 * minus at most (Law 12C2c).
 */
function lifted({ points, top, award }: SidePoints, { points: sum, top: sumOfTops, boards }: Sheet): number {
  if (!award?.lifts || boards === 0) return points;
  const own = sumOfTops > 0 ? (top * sum) / sumOfTops : sum / boards;
  return award.percent > 50 ? Math.max(points, own) : Math.min(points, own);
}
