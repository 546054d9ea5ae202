import type { BoardPlayed } from '@overtrick/protocol/account';
import type { TableState } from '@overtrick/protocol/table';
import { type Contract, tricksNeeded } from '@overtrick/rules/auction/contract';
import { isSide, partner, sideOf } from '@overtrick/rules/cards/seat';

export const ROLES = ['declarer', 'dummy', 'defender', 'other'] as const;
export type Role = (typeof ROLES)[number];
export const HEIGHTS = ['part', 'game', 'slam', 'none'] as const;
export type Height = (typeof HEIGHTS)[number];
export const RESULTS = ['made', 'down', 'abovePar', 'belowPar'] as const;
type ResultKind = (typeof RESULTS)[number];

/** A board that the visitor played, as stored on the device. */
export interface OwnBoard extends BoardPlayed {
  readonly role: Role;
  /** The time at which this device saw the result, in milliseconds since 1970; 0 when unknown. */
  readonly at: number;
  /** The par score for the visitor's own side, where the board has a par. */
  readonly par?: number;
}

/** Returns the finished deal of a table as its player stores it; `undefined` for a spectator. */
export function boardOfState(state: TableState, at: number): OwnBoard | undefined {
  const { view, you, sheet, table, deal, game, match } = state;
  const { outcome, seat } = view;
  if (outcome === undefined || seat === undefined || you === undefined) return undefined;
  const own = Object.keys(sheet.totals).find((party) => party === sideOf(seat) || party === `P${you + 1}`);
  const { points, contract, tricks } = outcome;
  const others = Object.entries(points).filter(([party]) => party !== own);
  const played: BoardPlayed = {
    table,
    deal,
    game,
    match,
    seat,
    ...(contract && { contract, tricks }),
    points: own === undefined ? 0 : (points[own] ?? 0),
    against: Math.max(0, ...others.map(([, each]) => each)),
  };
  return { ...played, role: roleOf(played, own === undefined || isSide(own)), at };
}

/** Returns the visitor's role in the deal. @param isPair true if two players form a side */
export function roleOf({ contract, seat }: Pick<BoardPlayed, 'contract' | 'seat'>, isPair = true): Role {
  if (contract === undefined) return 'other';
  if (contract.declarer === seat) return 'declarer';
  return isPair && contract.declarer === partner(seat) ? 'dummy' : 'defender';
}

/** Returns the height of the contract: 100 points below the line are a game (Law 77). */
export function heightOf(contract: Contract | undefined): Height {
  if (contract === undefined) return 'none';
  if (contract.level >= 6) return 'slam';
  const least = { C: 5, D: 5, H: 4, S: 4, N: 3 }[contract.strain];
  return contract.level >= least ? 'game' : 'part';
}

/** The progress of one game: the sum of net points after each of its boards, the first board first. */
export interface Course {
  readonly game: string;
  readonly sums: readonly number[];
}

/** Returns the progress in each game, those with the most boards first. @param boards the first board first */
export const coursesOf = (boards: readonly OwnBoard[]): readonly Course[] =>
  [...Map.groupBy(boards, ({ game }) => game)]
    .map(([game, own]) => ({ game, sums: runningSums(own.map(netOf)) }))
    .toSorted((a, b) => b.sums.length - a.sums.length);

/** Returns the points of the visitor's side minus those of the others. */
export const netOf = ({ points, against }: BoardPlayed): number => points - against;

/** Returns the points beyond par; `undefined` where there is no par. */
export const beyondPar = (board: OwnBoard): number | undefined =>
  board.par === undefined ? undefined : netOf(board) - board.par;

export const isMade = ({ contract, tricks = 0 }: BoardPlayed): boolean | undefined =>
  contract === undefined ? undefined : tricks >= tricksNeeded(contract);

/** Returns the words by which a board can be found: its game, contract and date as shown. */
export type Searched = (board: OwnBoard) => string;

/** Returns the boards whose words contain every word of the search, ignoring case. */
export function searched(
  boards: readonly OwnBoard[],
  wanted: string,
  wordsOf: Searched,
): readonly OwnBoard[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return boards.filter((board) => {
    const all = wordsOf(board).toLocaleLowerCase();
    return words.every((word) => all.includes(word));
  });
}

/** The kinds of boards to show; everything where a part is left out. */
export interface Filter {
  readonly game?: string | undefined;
  readonly role?: Role | undefined;
  readonly height?: Height | undefined;
  readonly result?: ResultKind | undefined;
}

export const filtered = (boards: readonly OwnBoard[], { game, role, height, result }: Filter) =>
  boards.filter(
    (board) =>
      isAskedFor(board.game, game) &&
      (role === undefined || board.role === role) &&
      (height === undefined || heightOf(board.contract) === height) &&
      (result === undefined || has(board, result)),
  );

const isAskedFor = (value: string, asked: string | undefined): boolean =>
  asked === undefined || value === asked;

function has(board: OwnBoard, result: ResultKind): boolean {
  if (result === 'made') return isMade(board) === true;
  if (result === 'down') return isMade(board) === false;
  const beyond = beyondPar(board);
  return beyond !== undefined && (result === 'abovePar' ? beyond > 0 : beyond < 0);
}

/** Adds the values up from the first board on, for a line chart. */
export function runningSums(values: readonly number[]): readonly number[] {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return sum;
  });
}

const COLUMNS = [
  'at',
  'game',
  'match',
  'table',
  'deal',
  'seat',
  'role',
  'contract',
  'declarer',
  'tricks',
  'points',
  'against',
  'par',
];

/** Writes the boards as CSV. */
export function makeCsv(boards: readonly OwnBoard[]): string {
  const rows = boards.map(({ at, contract, ...board }) => {
    const row: Readonly<Record<string, unknown>> = {
      ...board,
      at: at === 0 ? '' : new Date(at).toISOString(),
      contract: contract && `${contract.level}${contract.strain}${'X'.repeat(contract.doubling)}`,
      declarer: contract?.declarer,
    };
    return COLUMNS.map((name) => String(row[name] ?? '')).join(',');
  });
  return [COLUMNS.join(','), ...rows].map((row) => `${row}\r\n`).join('');
}
