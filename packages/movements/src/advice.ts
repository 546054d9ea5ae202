import { type Concession, concessionsOf } from './concession.ts';
import { MOVEMENT_KINDS, type MovementKind, movementOf } from './kinds.ts';
import type { Movement, Seating } from './movement.ts';
import { type MovementSummary, summaryOf } from './summary.ts';

/** The people that are there, and their time. */
export interface Occasion {
  readonly seating: Seating;
  /** Pairs, teams or players. */
  readonly entrants: number;
  /** The number of boards that each should play, about. */
  readonly boards: number;
  /** The minutes that there are. */
  readonly minutes?: number;
  /** The minutes of a board; 7 unless said otherwise. */
  readonly minutesPerBoard?: number;
  /**
   * The minutes of a change of tables; one unless said otherwise: two boards a round are then a quarter of an
   * hour.
   */
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
  /** The number of boards to be dealt. */
  readonly boardsInPlay: number;
  readonly minutes: number;
  readonly summary: MovementSummary;
  /** The things that it gives up. */
  readonly concessions: readonly Concession[];
}

const MINUTES_A_BOARD = 7;
const MINUTES_A_CHANGE = 1;
/** Fewer boards than this share of those wanted are no fit. */
const LEAST_SHARE = 0.8;
/** A round of more is an evening with one opponent. */
const MOST_BOARDS_A_ROUND = 10;
/** At most so many of a kind are proposed. */
const OF_A_KIND = 2;

/** The movements that fit, the best first; none when there is none. */
export const adviceFor = (occasion: Occasion): Advice[] =>
  MOVEMENT_KINDS.filter(({ seating }) => seating === occasion.seating)
    .flatMap((kind) => bestOf(fittingOf(kind, occasion), occasion).slice(0, OF_A_KIND))
    .sort(byCost(occasion));

const bestOf = (advice: readonly Advice[], occasion: Occasion): Advice[] => advice.toSorted(byCost(occasion));

const byCost =
  (occasion: Occasion) =>
  (one: Advice, other: Advice): number =>
    costOf(one, occasion) - costOf(other, occasion);

/** For each number of rounds as many boards as there is time for, and no more than are wanted. */
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
 * The cost of a movement, in boards: boards missing or sat out, unequal competition (three where more than one wins),
 * copies of boards (three for all, one for some), boards not played and opponents not met by everybody (up to four
 * each), and one for boards with fewer results than others.
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
