import { sectionOf } from '@overtrick/evening/line';
import type { GridCell, TournamentView } from '@overtrick/evening/view';
import { labelOf, numberOf } from '../../names.ts';
import { upTo } from '../../numbered.ts';
import { SETTLED } from './gridFilter.ts';

type GridPlace = NonNullable<TournamentView['desk']>['grid'][number];

/** A section of the room: its places, and its rounds that are drawn with all their boards. */
export interface RoomSection {
  readonly section: string;
  readonly places: readonly GridPlace[];
  /** From 1. */
  readonly rounds: number;
  /** The others are drawn as one mark for each table. */
  readonly open: ReadonlySet<number>;
}

/** A section with more boards in a row than this is drawn with most of its rounds folded. */
const MOST_IN_A_ROW = 16;

/** The state of a round that can be folded: everything is settled, or nothing has been reported. */
export type Quiet = 'settled' | 'due';

/** Returns the state of boards that one mark can stand for; `undefined` where they need a look. */
export function quietOf(cells: readonly GridCell[]): Quiet | undefined {
  if (cells.some(({ isDoubted }) => isDoubted === true)) return undefined;
  if (cells.every(({ state }) => SETTLED.has(state))) return 'settled';
  return cells.every(({ state, seen }) => state === 'due' && seen === 0) ? 'due' : undefined;
}

/** Returns the sections of a grid, in its order. */
export function sectionsOf(grid: readonly GridPlace[]): readonly RoomSection[] {
  return [...Map.groupBy(grid, ({ place }) => sectionOf(place))].map(([section, places]) => {
    const rounds = Math.max(...places.map((one) => one.rounds.length));
    return { section, places, rounds, open: new Set(openRounds(places, rounds)) };
  });
}

/** Lists the rounds that are drawn with all boards: all in a small section, else those in play and with open boards. */
function openRounds(places: readonly GridPlace[], rounds: number): readonly number[] {
  const all = upTo(rounds);
  const widest = Math.max(...places.map((place) => place.rounds.flat().length));
  if (widest <= MOST_IN_A_ROW) return all;
  const boardsOf = (round: number) => places.map((place) => place.rounds[round - 1] ?? []);
  const isUntouched = (round: number) => boardsOf(round).every((cells) => quietOf(cells) === 'due');
  const isSettled = (round: number) => boardsOf(round).every((cells) => quietOf(cells) === 'settled');
  const reached = all.findLast((round) => !isUntouched(round)) ?? 0;
  const isPlayed = boardsOf(reached).every((cells) => cells.every(({ state }) => state !== 'due'));
  // once everything of a round is reported, the next one is in play
  const next = isPlayed ? reached + 1 : undefined;
  return all.filter((round) => round === next || !(isUntouched(round) || isSettled(round)));
}

/**
 * Returns a function that is true for the boards that a search finds: of a table (`A3`, `3`), of a pair by number or
 * name, or a board (`b7`). Everything is found without a search.
 */
export function searchOf(view: TournamentView, search: string): (place: string, cell: GridCell) => boolean {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return () => true;
  const [, board] = /^[b#]\s*(\d+)$/.exec(wanted) ?? [];
  if (board !== undefined) return (_, cell) => cell.board === Number(board);
  const isNumber = /^\d+$/.test(wanted);
  const isPlace = (place: string) => {
    const own = place.toLowerCase();
    return own === wanted || (isNumber && own.replace(/^[a-z]+/, '') === wanted);
  };
  const found = new Set(
    view.head.contestants
      .filter(({ id }) =>
        isNumber ? numberOf(view, id) === wanted : labelOf(view, id).toLowerCase().includes(wanted),
      )
      .map(({ id }) => id),
  );
  const isHere = (side: string | undefined) => side !== undefined && found.has(side);
  return (place, { ns, ew }) => isPlace(place) || isHere(ns) || isHere(ew);
}
