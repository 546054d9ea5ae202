import { grouped } from '@overtrick/rules/grouped';
import { AVERAGE, AVERAGE_PLUS } from '../traveller/award.ts';
import { frequenciesOf } from '../traveller/frequencies.ts';
import type { SidePoints } from '../traveller/traveller.ts';
import type { Adjustment, Contestant } from './event.ts';
import { isByMeetings, scoreMeetings } from './meetings.ts';
import type { ScoredEvent } from './scored.ts';
import { enterIn, type Sheet, sheetOf, sumOf } from './sheet.ts';
import { withTieBreaks } from './ties.ts';

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
  /** Less than 1: the higher, the better among equal totals; absent unless ties are broken. */
  readonly tieBreak?: number;
  /** The points a board, if contestants without tops have unequal numbers of boards and are ranked by this. */
  readonly average?: number;
}

/**
 * Returns the totals of all contestants, in the event's order, not rounded (EBU White Book 4.2.6). With a victory scale
 * the points are those of the meetings.
 */
export function totalsOf(scored: ScoredEvent): Total[] {
  const { event, travellers, scoring } = scored;
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
  if (scoring.sitOut !== undefined) enterSitOuts(scored, sessions);
  const adjustments = grouped(event.adjustments ?? [], ({ contestant }) => contestant);
  const ofSessions = [...sessions.values()];
  if (isByMeetings(scored)) {
    const won = new Map<string, number>();
    for (const { meeting, points } of scoreMeetings(scored))
      for (const side of ['home', 'away'] as const)
        for (const id of membersOf(meeting[side])) won.set(id, (won.get(id) ?? 0) + points[side]);
    return event.contestants.map((contestant) =>
      totalOfMeetings(
        contestant,
        won.get(contestant.id) ?? 0,
        ofSessions.reduce((sum, sheets) => sum + sumOf(sheets.get(contestant.id) ?? sheetOf([])).boards, 0),
        adjustments.get(contestant.id) ?? [],
      ),
    );
  }
  const totals = event.contestants.map((contestant) =>
    totalOf(
      contestant,
      ofSessions.flatMap((sheets) => sheets.get(contestant.id) ?? []),
      adjustments.get(contestant.id) ?? [],
    ),
  );
  const own = totals.some(({ contestant, top }) => top > 0 && isCarriedAlone(contestant))
    ? totals.map(({ percentage: _, ...total }) => total)
    : scoring.unequal === 'sum'
      ? totals
      : averaged(totals);
  return scoring.ties === 'head-to-head' ? withTieBreaks(own, scored) : own;
}

/**
 * Enters an award for each board that a contestant sits out: as the plan says, or without a plan for each board that it
 * has less than others of its session.
 */
function enterSitOuts(
  { event: { contestants, travellers }, scoring }: ScoredEvent,
  sessions: ReadonlyMap<string, Map<string, Sheet>>,
): void {
  const award = scoring.sitOut === 'average' ? AVERAGE : AVERAGE_PLUS;
  const isPlanned = contestants.some(({ sitOuts }) => sitOuts !== undefined);
  const expected = Math.max(1, ...travellers.map(({ entries }) => entries.length));
  const field = { frequencies: frequenciesOf([], 'NS'), expected };
  const points = scoring.method.award(award, field, scoring.options);
  const top = scoring.method.top?.(field, scoring.options) ?? 0;
  const given = new Set<string>();
  for (const sheets of sessions.values()) {
    const boardsOf = ({ boards, awards }: Sheet): number => boards + awards.length;
    const most = Math.max(0, ...[...sheets.values()].map(boardsOf));
    for (const { id, sitOuts = 0 } of contestants) {
      const sheet = sheets.get(id);
      if (sheet === undefined || given.has(id)) continue;
      if (isPlanned) given.add(id);
      const missing = isPlanned ? sitOuts : most - boardsOf(sheet);
      for (let i = 0; i < missing; i++) enterIn(sheet, { points, top, award });
    }
  }
}

/** True for points carried over that are no share of a top: then no total is a percentage. */
const isCarriedAlone = ({ carried }: Contestant): boolean => carried?.isOfPoints === true;

/** Adds the points a board if no total has a top, and the numbers of boards differ. */
function averaged(totals: readonly Total[]): Total[] {
  const numbers = new Set(totals.flatMap(({ boards }) => (boards > 0 ? [boards] : [])));
  if (numbers.size < 2 || totals.some(({ top }) => top > 0)) return [...totals];
  return totals.map((total) => ({ ...total, average: total.boards === 0 ? 0 : total.points / total.boards }));
}

function enter(sheets: Map<string, Sheet>, id: string, side: SidePoints): void {
  const sheet = sheets.get(id) ?? sheetOf([]);
  sheets.set(id, sheet);
  enterIn(sheet, side);
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
    const sum = sumOf(sheet);
    points += sum.points;
    top += sum.top;
    boards += sum.boards;
  }
  const ofTop = boards === 0 ? 0 : top / boards;
  for (const { amount, unit } of adjustments)
    points += unit === 'points' ? amount : unit === 'tops' ? amount * ofTop : (amount * top) / 100;
  top += contestant.carried?.top ?? 0;
  return { contestant, points, top, boards, ...(top > 0 && { percentage: (100 * points) / top }) };
}

/** Returns the total in victory points; adjustments in tops or percent have no meaning there. */
const totalOfMeetings = (
  contestant: Contestant,
  won: number,
  boards: number,
  adjustments: readonly Adjustment[],
): Total => ({
  contestant,
  points: adjustments.reduce(
    (sum, { amount, unit }) => (unit === 'points' ? sum + amount : sum),
    (contestant.carried?.points ?? 0) + won,
  ),
  top: 0,
  boards,
});
