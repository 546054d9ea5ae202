/** The pages of the wall: what is shown of an evening, one subject after the other. */

import type { ClockReading } from '@overtrick/evening/clock/clock';
import { meetingsAt, type SectionView, type SittingView } from '@overtrick/evening/plan/view';
import type { TournamentView } from '@overtrick/evening/view';
import { present } from '@overtrick/rules/present';
import { eveningText } from '../../text/evening.ts';
import { boardsInWords, labelOf, labelOfSide, numberOf, playersOf } from '../names.ts';
import { numbered } from '../numbered.ts';
import { rankingGroups } from '../results/rankingGroups.ts';
import { SEATS_OF_THREE } from '../sides.ts';
import { emsOf, LINE_EMS, linesOf, linesUnder, pagesOf } from './fit.ts';

/** The time for which a page is shown, seconds; announcements stay longer. */
const PAGE_SECONDS = 10;
const NOTICE_SECONDS = 20;
/** The time for which an announcement stays among the pages, milliseconds. */
const KEPT_MS = 20 * 60_000;

/** The widths of columns in ems of the page's letters; the style sheet has the same ones. */
const PLACE_EMS = 4.8;
const SIDE_EMS = 2.2;
const RANK_EMS = 2.4;
const NUMBER_EMS = 3;
const SCORE_EMS = 4;
/** The boards under a table's number have smaller letters. */
const SMALL = 0.7;

export interface WallPage {
  readonly key: string;
  readonly title: string;
  /** The number of the page among those of its title. */
  readonly number: number;
  readonly of: number;
  readonly seconds: number;
  /** The time of an announcement, milliseconds since 1970. */
  readonly announced?: number;
  readonly content: WallContent;
}

export type WallContent =
  | { readonly kind: 'seating'; readonly tables: readonly WallTable[] }
  | { readonly kind: 'ranking'; readonly rows: readonly WallRow[] }
  | { readonly kind: 'text'; readonly text: string };

/** A table in a round: who sits on each side, and the boards in words. */
interface WallTable {
  readonly key: string;
  readonly place: string;
  readonly boards: string;
  readonly sides: readonly { readonly side: string; readonly who: string }[];
}

interface WallRow {
  readonly key: string;
  readonly place: number;
  readonly number: string;
  readonly names: string;
  readonly score: string;
}

/** A part of what is shown: everything under one title, before it is divided into pages. */
interface Part extends Pick<WallPage, 'key' | 'title' | 'seconds' | 'announced'> {
  readonly contents: readonly WallContent[];
}

/**
 * Returns the pages of an evening, made of its view alone: the seating of each section, recent announcements, the
 * ranking if it is visible. While a section changes places the ranking waits.
 * @param clockOf the reading of a section's clock; `undefined` where none was set
 * @param now milliseconds since 1970, by the server's clock
 */
export function wallPages(
  view: TournamentView,
  clockOf: (section: string) => ClockReading | undefined,
  now: number,
): readonly WallPage[] {
  const isOver = view.head.state === 'over' || view.head.state === 'published';
  const sections = isOver ? [] : view.plan.filter(({ section }) => clockOf(section)?.phase !== 'over');
  const isMoving = sections.some(({ section }) => isBetween(clockOf(section)));
  const lines = linesUnder(view.clock.length);
  const parts = [
    ...sections.flatMap((section) => seatingOf(view, section, clockOf(section.section), lines)),
    ...noticesOf(view, now, lines),
    ...(isMoving ? [] : rankingsOf(view, lines)),
  ];
  const shown = parts.some(({ announced }) => announced === undefined) ? parts : [...parts, restOf(view)];
  return shown.flatMap(({ contents, ...part }) =>
    contents.map(
      (content, i): WallPage => ({
        ...part,
        key: `${part.key} ${i}`,
        number: i + 1,
        of: contents.length,
        content,
      }),
    ),
  );
}

const isBetween = (clock: ClockReading | undefined): boolean =>
  clock?.phase === 'move' || clock?.phase === 'break';

/** Returns the seating of the clock's round, or of the next one while people change places. */
function seatingOf(
  view: TournamentView,
  { section, rounds }: SectionView,
  clock: ClockReading | undefined,
  lines: number,
): readonly Part[] {
  const next = (clock?.round ?? 0) + (isBetween(clock) ? 1 : 0);
  const round = Math.min(rounds.length, Math.max(1, next));
  const tables = numbered(rounds[round - 1] ?? []).flatMap(({ number, item }) =>
    meetingsAt(item).flatMap((meeting, i) => tableOf(view, `${section}${number}`, round, meeting, i)),
  );
  if (tables.length === 0) return [];
  return [
    {
      key: `seating ${section}`,
      title: eveningText.results.roundOf(section, round),
      seconds: PAGE_SECONDS,
      contents: pagesOf(tables, heightOfTable, lines).map((item) => ({ kind: 'seating', tables: item })),
    },
  ];
}

/** Returns a table with the people who sit there; none for an empty table. */
function tableOf(
  view: TournamentView,
  place: string,
  round: number,
  meeting: SittingView,
  meetingNumber: number,
): readonly WallTable[] {
  const sides = sidesOf(view, round, meeting);
  if (sides.length === 0) return [];
  return [{ key: `${place} ${meetingNumber}`, place, boards: boardsInWords(meeting.boards), sides }];
}

function sidesOf(view: TournamentView, round: number, { ns, ew, seats }: SittingView): WallTable['sides'] {
  const { seatLetters, sideLetters } = eveningText.print.words;
  const { head } = view;
  if (head.form === 'threes' && seats !== undefined)
    return SEATS_OF_THREE.flatMap((seat, i) => {
      const id = seats[i];
      return id === undefined || id === '' ? [] : [{ side: seatLetters[seat], who: labelOf(view, id) }];
    });
  if (ns === undefined && ew === undefined)
    return (seats ?? []).flatMap((id) => (id === '' ? [] : [{ side: '', who: labelOf(view, id) }]));
  return (['NS', 'EW'] as const).map((side, i) => {
    const seat = head.seats?.[i];
    const id = side === 'NS' ? ns : ew;
    return {
      side: seat === undefined ? sideLetters[side] : seatLetters[seat],
      who:
        id === undefined
          ? eveningText.nobody
          : labelOfSide(view, { round, ...present({ ns, ew, seats }) }, side),
    };
  });
}

/** Returns the lines that a table takes: its sides, or its number with the boards under it. */
function heightOfTable({ sides, boards }: WallTable): number {
  const ems = LINE_EMS - PLACE_EMS - SIDE_EMS;
  const people = sides.reduce((sum, { who }) => sum + Math.max(1, linesOf(who, ems).length), 0);
  return Math.max(people, 1 + Math.ceil(linesOf(boards, PLACE_EMS / SMALL).length * SMALL));
}

/** Returns the announcements of the last minutes, the newest first. */
function noticesOf({ notes }: TournamentView, now: number, lines: number): readonly Part[] {
  return notes.announced
    .filter(({ at }) => now - at < KEPT_MS)
    .toReversed()
    .map(({ number, at, text }) => ({
      key: `notice ${number}`,
      title: eveningText.desk.announce,
      seconds: NOTICE_SECONDS,
      announced: at,
      contents: pagesOf(linesOf(text, LINE_EMS), () => 1, lines).map((ofPage) => ({
        kind: 'text',
        text: ofPage.join('').trim(),
      })),
    }));
}

/** Returns the rankings that the view shows, each of a direction or seat; none before the first result. */
function rankingsOf(view: TournamentView, lines: number): readonly Part[] {
  return rankingGroups(view).map(({ title, rows }, i): Part => {
    const shown = rows.map(
      ({ contestant, place, percentage, average, total, isAdjusted }): WallRow => ({
        key: contestant,
        place,
        number: numberOf(view, contestant),
        names: playersOf(view, contestant),
        score: `${eveningText.hundredth(percentage ?? average ?? total)}${isAdjusted ? ' *' : ''}`,
      }),
    );
    const isTitled = title === eveningText.ranking.title;
    return {
      key: `ranking ${i}`,
      title: isTitled ? title : `${eveningText.ranking.title} · ${title}`,
      seconds: PAGE_SECONDS,
      contents: pagesOf(shown, heightOfRow, lines).map((item) => ({ kind: 'ranking', rows: item })),
    };
  });
}

function heightOfRow({ names, score }: WallRow): number {
  const ems = LINE_EMS - RANK_EMS - NUMBER_EMS - Math.max(SCORE_EMS, emsOf(score));
  return Math.max(1, linesOf(names, ems).length);
}

/** Returns what stands there if there is nothing else: no plan, or why there is no ranking. */
function restOf({ head, plan, ranking }: TournamentView): Part {
  const why =
    ranking === undefined ? eveningText.ranking.hidden[head.policies.ranking] : eveningText.ranking.none;
  return {
    key: 'rest',
    title: head.name ?? eveningText.evening,
    seconds: PAGE_SECONDS,
    contents: [{ kind: 'text', text: plan.length === 0 ? eveningText.desk.noPlan : why }],
  };
}
