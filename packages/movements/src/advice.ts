import { type Concession, concessionsOf } from './concession.ts';
import { MOVEMENT_KINDS, type MovementKind, movementOf } from './kinds.ts';
import { countOf, type Movement, type Seating } from './movement.ts';
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
  /** Movements with fewer boards a round come after all others; default 1, so that none does. */
  readonly leastBoardsPerRound?: number;
  /** The number of boards at hand: movements that need more come after all others. Default: enough for each. */
  readonly boardsAtHand?: number;
  /** The id of the kind that was played last: movements of it come before the others that suit as well. */
  readonly last?: string;
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

/**
 * Returns the movements that fit, the best first; empty if none does. Those that suit the habits of the place, as far
 * as these are given, come before all others.
 */
export const adviceFor = (occasion: Occasion): Advice[] =>
  MOVEMENT_KINDS.filter(({ seating }) => seating === occasion.seating)
    .flatMap((kind) => bestOf(fittingOf(kind, occasion), occasion).slice(0, OF_A_KIND))
    .sort(byCost(occasion));

const bestOf = (advice: readonly Advice[], occasion: Occasion): Advice[] => advice.toSorted(byCost(occasion));

const byCost =
  (occasion: Occasion) =>
  (one: Advice, other: Advice): number =>
    Number(suits(other, occasion)) - Number(suits(one, occasion)) ||
    Number(other.kind.id === occasion.last) - Number(one.kind.id === occasion.last) ||
    costOf(one, occasion) - costOf(other, occasion);

/** True if a round has enough boards and no board is missing. */
const suits = (
  { boardsPerRound, boardsInPlay }: Advice,
  { leastBoardsPerRound = 1, boardsAtHand = Number.POSITIVE_INFINITY }: Occasion,
): boolean => boardsPerRound >= leastBoardsPerRound && boardsInPlay <= boardsAtHand;

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
    return adviceOf(kind, occasion, { rounds, boardsPerRound }) ?? [];
  });
}

function adviceOf(kind: MovementKind, occasion: Occasion, plan: Plan): Advice | undefined {
  const made = movementOf(kind, occasion.entrants, plan.rounds);
  if (!made.ok) return undefined;
  const { rounds, boardsPerRound } = plan;
  const summary = summaryOf(made.value);
  return {
    kind,
    movement: made.value,
    rounds,
    boardsPerRound,
    boards: rounds * boardsPerRound,
    boardsInPlay: summary.sets * boardsPerRound,
    minutes: minutesOf(plan, occasion),
    summary,
    concessions: concessionsOf(made.value, summary),
  };
}

/** A kind of movement with its possible rounds for the entrants; none if it cannot seat them. */
export interface NamedKind {
  readonly kind: MovementKind;
  /** The fewest first. */
  readonly rounds: readonly number[];
  /** The numbers of entrants that it seats, up to the most that are asked for. */
  readonly sizes: readonly number[];
}

/** Returns all kinds of movements for the seating, in the order of their list, whether they fit or not. */
export const kindsFor = ({ seating, entrants }: Occasion, most: number): readonly NamedKind[] =>
  MOVEMENT_KINDS.filter((kind) => kind.seating === seating).map((kind) => {
    const rounds = kind.rounds(entrants);
    const sizes = countOf(most, (i) => i + 1).filter((size) => typeof kind.rounds(size) !== 'string');
    return { kind, rounds: typeof rounds === 'string' ? [] : rounds, sizes };
  });

/**
 * Returns the movement of a kind that was chosen by name, even where it has fewer boards than wanted; `undefined` if
 * the kind cannot seat the entrants in these rounds.
 * @param wish without rounds, those with the most boards; without boards a round, as many as wanted boards allow
 */
export function adviceNamed(
  { kind, rounds: possible }: NamedKind,
  occasion: Occasion,
  wish: Partial<Plan> = {},
): Advice | undefined {
  const plans = possible
    .filter((rounds) => wish.rounds === undefined || wish.rounds === rounds)
    .map((rounds) => ({
      rounds,
      boardsPerRound:
        wish.boardsPerRound ?? Math.min(MOST_BOARDS_A_ROUND, Math.max(1, boardsPerRoundOf(rounds, occasion))),
    }));
  if (plans.length === 0) return undefined;
  const usual = wish.rounds ?? kind.usual?.(occasion.entrants);
  const [plan] = plans.toSorted(
    (one, other) =>
      misfit(one, occasion) - misfit(other, occasion) ||
      Number(other.rounds === usual) - Number(one.rounds === usual) ||
      other.rounds - one.rounds,
  );
  return plan && adviceOf(kind, occasion, plan);
}

/** Measures how far a plan is from the wanted boards; one with too few boards a round is worse than all others. */
const misfit = ({ rounds, boardsPerRound }: Plan, { boards, leastBoardsPerRound = 1 }: Occasion): number =>
  Math.abs(boards - rounds * boardsPerRound) + (boardsPerRound < leastBoardsPerRound ? 1000 * rounds : 0);

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
  const { sets, setsEach, playsOfSet, sitOuts, sharers, sharedSets, busyTables, winners, opponents, others } =
    summary;
  return (
    wanted -
    boards +
    sitOuts.max * boardsPerRound +
    (winners > 1 ? 3 : summary.balance.sd) +
    (sharers === 0 ? 0 : sharedSets > 1 || (sharers === busyTables && busyTables > 2) ? 3 : 1) +
    4 * (1 - setsEach.max / sets) +
    4 * (1 - opponents.max / others) +
    (playsOfSet.min < playsOfSet.max ? 1 : 0)
  );
}
