import { type Concession, concessionsOf } from './concession.ts';
import { MOVEMENT_KINDS, type MovementKind, movementOf } from './kinds.ts';
import type { Movement, Seating } from './movement.ts';
import { type MovementSummary, summaryOf } from './summary.ts';

/** The people who are there, and the time they have. */
export interface Occasion {
  readonly seating: Seating;
  /** Pairs, teams or players. */
  readonly entrants: number;
  /** The number of boards that each entrant should play, approximately. */
  readonly boards: number;
  /** The minutes available. */
  readonly minutes?: number;
  /** The minutes for a board; default 7. */
  readonly minutesPerBoard?: number;
  /** The minutes for a change of tables; default 1, so that two boards take a quarter of an hour. */
  readonly minutesPerChange?: number;
}

/** A movement that fits. */
export interface Advice {
  readonly kind: MovementKind;
  readonly movement: Movement;
  readonly rounds: number;
  readonly boardsPerRound: number;
  /** The number of boards of a pair that never sits out. */
  readonly boards: number;
  /** The number of boards to deal. */
  readonly boardsInPlay: number;
  readonly minutes: number;
  readonly summary: MovementSummary;
  /** The disadvantages of the movement. */
  readonly concessions: readonly Concession[];
}

const MINUTES_A_BOARD = 7;
const MINUTES_A_CHANGE = 1;
/** A movement with less than this share of the wanted boards does not fit. */
const LEAST_SHARE = 0.8;
/** With more boards a round, an evening would be spent against one opponent. */
const MOST_BOARDS_A_ROUND = 10;
/** The most proposals of one kind of movement. */
const OF_A_KIND = 2;

/** Returns the movements that fit, the best first; empty if none does. */
export const adviceFor = (occasion: Occasion): Advice[] =>
  MOVEMENT_KINDS.filter(({ seating }) => seating === occasion.seating)
    .flatMap((kind) => bestOf(fittingOf(kind, occasion), occasion).slice(0, OF_A_KIND))
    .sort(byCost(occasion));

const bestOf = (advice: readonly Advice[], occasion: Occasion): Advice[] => advice.toSorted(byCost(occasion));

const byCost =
  (occasion: Occasion) =>
  (one: Advice, other: Advice): number =>
    costOf(one, occasion) - costOf(other, occasion);

/**
 * Returns the fitting movements of a kind: for each number of rounds, as many boards as time allows, but no more than
 * wanted.
 */
function fittingOf(kind: MovementKind, occasion: Occasion): Advice[] {
  const possible = kind.rounds(occasion.entrants);
  if (typeof possible === 'string') return [];
  return possible.flatMap((rounds) => {
    const boardsPerRound = boardsPerRoundOf(rounds, occasion);
    const boards = rounds * boardsPerRound;
    if (boardsPerRound < 1 || boardsPerRound > MOST_BOARDS_A_ROUND || boards < LEAST_SHARE * occasion.boards)
      return [];
    const made = movementOf(kind, occasion.entrants, rounds);
    if (!made.ok) return [];
    const movement = made.value;
    const summary = summaryOf(movement);
    return {
      kind,
      movement,
      rounds,
      boardsPerRound,
      boards,
      boardsInPlay: summary.sets * boardsPerRound,
      minutes: minutesOf({ rounds, boardsPerRound }, occasion),
      summary,
      concessions: concessionsOf(movement),
    };
  });
}

function boardsPerRoundOf(rounds: number, occasion: Occasion): number {
  const { boards, minutes = Number.POSITIVE_INFINITY, minutesPerBoard = MINUTES_A_BOARD } = occasion;
  const left = minutes - minutesOf({ rounds, boardsPerRound: 0 }, occasion);
  return Math.floor(Math.min(boards / rounds, left / rounds / minutesPerBoard));
}

type Plan = Pick<Advice, 'rounds' | 'boardsPerRound'>;

const minutesOf = (
  { rounds, boardsPerRound }: Plan,
  { minutesPerBoard = MINUTES_A_BOARD, minutesPerChange = MINUTES_A_CHANGE }: Occasion,
): number => rounds * (boardsPerRound * minutesPerBoard + minutesPerChange);

/**
 * Computes the cost of a movement, in boards: boards missing or sat out, unequal competition (three with several
 * winners), copies of boards (three for all, one for some), boards not played and opponents not met by everybody (up to
 * four each), and one for boards with fewer results than others.
 */
function costOf({ boards, boardsPerRound, summary }: Advice, { boards: wanted }: Occasion): number {
  const { sets, setsEach, playsOfSet, sitOuts, sharers, busyTables, winners, balance, opponents, others } =
    summary;
  return (
    wanted -
    boards +
    sitOuts.max * boardsPerRound +
    (winners > 1 ? 3 : balance.sd) +
    (sharers === 0 ? 0 : sharers === busyTables && busyTables > 2 ? 3 : 1) +
    4 * (1 - setsEach.max / sets) +
    4 * (1 - opponents.max / others) +
    (playsOfSet.min < playsOfSet.max ? 1 : 0)
  );
}
