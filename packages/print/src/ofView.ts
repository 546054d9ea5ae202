/** Builds the content of sheets from a tournament's view, so that no sheet has anything hidden from the viewer. */

import { seatOfDeclarer, type TwoSeats } from '@overtrick/duplicate/boardGame';
import type { Contestant } from '@overtrick/duplicate/event/event';
import type { Ranked } from '@overtrick/duplicate/event/ranking';
import { type ScoredEvent, scoringOf } from '@overtrick/duplicate/event/scored';
import { type HandRecord, handRecordOf } from '@overtrick/duplicate/handRecord';
import type { Outcome } from '@overtrick/duplicate/traveller/outcome';
import type { ScoredLine, ScoredTraveller } from '@overtrick/duplicate/traveller/traveller';
import { parseLine, sectionOf } from '@overtrick/evening/line';
import { parseReported } from '@overtrick/evening/results/result';
import type {
  BoardLineView,
  BoardView,
  ContestantView,
  MatchView,
  TournamentView,
} from '@overtrick/evening/view';
import { present } from '@overtrick/rules/present';
import { type BoardTerms, termsOf } from './boardWords.ts';
import { sittingsOfPlan } from './ofPlan.ts';
import type { Schedule } from './schedule.ts';

type Part<Name extends keyof TournamentView> = Pick<TournamentView, Name>;

/** Returns the schedule of a tournament by its current plan; an empty table has no sitting. */
export function scheduleOfView({ head, plan }: Part<'head' | 'plan'>, fallback: string): Schedule {
  return {
    title: head.name ?? fallback,
    seating: head.form,
    entrants: contestantsOf(head.contestants).map(({ id, number, players = [] }) => ({
      id,
      number,
      players,
    })),
    sittings: sittingsOfPlan(plan),
    rounds: Math.max(0, ...plan.map(({ rounds }) => rounds.length)),
  };
}

/** Returns the contestants that have a number, by number, as an event has them. */
const contestantsOf = (contestants: readonly ContestantView[]): readonly Contestant[] =>
  contestants
    .flatMap(({ id, number, direction, names }) =>
      number === undefined
        ? []
        : [{ id, number, players: names.map((name) => ({ name })), ...(direction && { direction }) }],
    )
    .sort((one, other) => one.number.localeCompare(other.number, 'en', { numeric: true }));

/** Returns the boards of the plan, in order. */
export const boardsOfView = ({ plan }: Part<'plan'>): readonly BoardTerms[] =>
  [...new Set(plan.flatMap(({ rounds }) => rounds.flat().flatMap(({ boards }) => boards)))]
    .sort((a, b) => a - b)
    .map(termsOf);

/** Returns the hands that the viewer may see, with the makeable tricks if they are known. */
export const handRecordsOfView = ({ boards }: Part<'boards'>): readonly HandRecord[] =>
  Object.values(boards)
    .toSorted((a, b) => a.board - b.board)
    .flatMap((board) => handRecordOf(termsOf(board.board), board) ?? []);

/** The results of an evening as sheets need them; teams have no method that scores a board by itself. */
export interface Results extends Pick<ScoredEvent, 'event' | 'travellers'> {
  readonly scoring?: ScoredEvent['scoring'];
}

/**
 * Returns the travellers that the viewer may see, with points; compared within a section if sections are scored
 * separately. In teams the points are the IMPs of each match. `undefined` if the view names an unknown method.
 */
export function scoredOfView(view: Part<'head' | 'plan' | 'boards' | 'matches'>): Results | undefined {
  const { head, plan, boards } = view;
  const scoring = head.form === 'teams' ? undefined : scoringOf(head);
  if (scoring?.ok === false) return undefined;
  const apart = new Set(plan.filter((section) => section.boards === 'apart').map(({ section }) => section));
  const travellers = Object.values(boards)
    .toSorted((a, b) => a.board - b.board)
    .flatMap((board) => travellersOf(withImps(board, view.matches), apart, head.seats));
  return {
    event: {
      ...present({ name: head.name, date: head.date }),
      winners: head.winners,
      contestants: contestantsOf(head.contestants),
      travellers: travellers.map(({ traveller }) => traveller),
    },
    ...(scoring && { scoring: scoring.value }),
    travellers,
  };
}

/** Adds to the lines of a board of teams the IMPs that they won in their matches, as far as the view has them. */
function withImps(board: BoardView, matches: readonly MatchView[] | undefined): BoardView {
  if (matches === undefined) return board;
  const lines = board.lines.map((line): BoardLineView => {
    const round = parseLine(line.line)?.round ?? 0;
    const match = matches.findLast(
      ({ home, away, round: first }) =>
        first <= round && [home, away].includes(line.ns) && [home, away].includes(line.ew),
    );
    const imps = match?.boards.find((one) => one.board === board.board)?.imps;
    if (match === undefined || imps === undefined) return line;
    const nsPoints = line.ns === match.home ? imps : 0 - imps;
    return { ...line, nsPoints, ewPoints: 0 - nsPoints };
  });
  return { ...board, lines };
}

function travellersOf(
  { board, lines }: BoardView,
  apart: ReadonlySet<string>,
  seats: TwoSeats | undefined,
): readonly ScoredTraveller[] {
  const fieldOf = ({ line }: BoardLineView): string => {
    const section = sectionOf(line);
    return apart.has(section) ? section : '';
  };
  return [...Map.groupBy(lines, fieldOf)].map(([section, ofField]) => {
    const scored = ofField.flatMap((line) => scoredLine(line, board, seats));
    const entries = scored.map(({ entry }) => entry);
    return {
      traveller: { board, ...(section !== '' && { section }), entries },
      expected: entries.length,
      lines: scored,
    };
  });
}

function scoredLine(
  { line, ns, ew, third, result, nsPoints, ewPoints, thirdPoints }: BoardLineView,
  board: number,
  seats: TwoSeats | undefined,
): ScoredLine[] {
  const read = result === undefined ? undefined : parseReported(result, board);
  if (!read?.ok) return [];
  const { outcome, lead } = read.value;
  const side = (points: number | undefined) => (points === undefined ? undefined : { points, top: 0 });
  return [
    {
      entry: { ns, ew, outcome: asSeated(outcome, seats), ...present({ third, lead }), place: line },
      NS: side(nsPoints),
      EW: side(ewPoints),
      ...present({ third: side(thirdPoints) }),
    },
  ];
}

/** Replaces the declarer in a result by the declarer's seat at the table, for readers. */
function asSeated(outcome: Outcome, seats: TwoSeats | undefined): Outcome {
  if (outcome.kind !== 'played' || outcome.contract === undefined || outcome.contract === 'PASS')
    return outcome;
  const { contract } = outcome;
  return { ...outcome, contract: { ...contract, declarer: seatOfDeclarer(seats, contract.declarer) } };
}

/** Returns the ranking, if it is visible. */
export function rankedOfView({ head, ranking }: Part<'head' | 'ranking'>): readonly Ranked[] | undefined {
  const contestants = new Map(contestantsOf(head.contestants).map((one) => [one.id, one]));
  return ranking?.rows.flatMap(({ contestant: id, direction, place, total, percentage, average, boards }) => {
    const contestant = contestants.get(id);
    if (contestant === undefined) return [];
    const ties = ranking.rows.filter((row) => row.place === place && row.direction === direction);
    return [
      {
        contestant,
        place,
        tied: ties.length - 1,
        points: total,
        top: 0,
        ...present({ percentage, average }),
        boards,
        strats: {},
      },
    ];
  });
}
