/**
 * The scales of games that do not score a numbered board as contract bridge does: which contracts there are, who may
 * declare, what else a result says, and what it scores. They come without the games, for pages that only keep score.
 */
import type { Goal } from '../action.ts';
import { type BareContract, type Contract, DOUBLINGS } from '../auction/contract.ts';
import type { Strain } from '../cards/card.ts';
import { SEATS, type Seat, SIDES } from '../cards/seat.ts';
import { makePoints, NONE, parsePoints } from '../pad/form.ts';
import { auctionBoardItems, auctionHonourScale, auctionItems } from '../scores/auctionScore.ts';
import { honourWorths } from '../scores/oldHonours.ts';
import {
  duplicateItemsAt,
  honourItems,
  type ScoreItem,
  type Stakes,
  sideStakes,
  sumItems,
} from '../scores/score.ts';
import { awolItems, OPENED, type Opened } from './awol/score.ts';
import { contractFor, minibridgeItems } from './minibridge/score.ts';

export const BOARD_SCALES = ['minibridge', 'auction', 'plafond', 'awol', 'cutthroat'] as const;
export type BoardScaleId = (typeof BOARD_SCALES)[number];

/** The facts that a result may have besides contract, declarer and tricks; each scale has one of them at most. */
type BoardFact = 'goal' | 'opened' | 'honours';

/** The points of three players at a table: South's, West's, East's. */
type PointsOfThree = readonly [south: number, west: number, east: number];

interface ScaledResult {
  readonly contract: Contract;
  /** Of declarer's side, 0 to 13. */
  readonly tricks: number;
  /** One of the values of the scale's fact. */
  readonly fact?: string | undefined;
}

export interface BoardScale {
  readonly declarers: readonly Seat[];
  /** True if the contract can be played. */
  readonly hasContract: (contract: BareContract) => boolean;
  /** The doublings that can be named. */
  readonly doublings: readonly BareContract['doubling'][];
  readonly fact?: {
    readonly name: BoardFact;
    /** Lists the values for a contract; a single one follows from it. */
    readonly valuesOf: (contract: BareContract) => readonly string[];
    /** The value if a result does not name one; without it one must be named. */
    readonly default?: string;
  };
  /** Returns North-South's score, or the points of three. */
  readonly score: (result: ScaledResult) => number | PointsOfThree;
}

/** The seats of three players in the order of their points. */
const THREE = ['S', 'W', 'E'] as const satisfies readonly Seat[];

const netOf = (items: readonly ScoreItem[]): number => {
  const { NS = 0, EW = 0 } = sumItems(items, SIDES);
  return NS - EW;
};

const pointsOf = (items: readonly ScoreItem<Seat>[]): PointsOfThree => {
  const { S, W, E } = sumItems(items, THREE);
  return [S, W, E];
};

const GOALS_ON_BOARDS: readonly Goal[] = ['part', 'game'];

/** Returns the goal of a contract that Minibridge has; `undefined` for any other. */
export const goalOfContract = ({ level, strain, doubling }: BareContract): Goal | undefined =>
  doubling === 0 ? GOALS_ON_BOARDS.find((goal) => contractFor(strain, goal).level === level) : undefined;

/** Returns the contract of a goal of Minibridge: one of the strain for a part score. */
export const goalContract = (strain: Strain, goal: Goal): BareContract => contractFor(strain, goal);

const auctionScale = (scale: '1920s' | 'plafond'): BoardScale => ({
  declarers: SEATS,
  hasContract: () => true,
  doublings: DOUBLINGS,
  fact: {
    name: 'honours',
    default: NONE,
    valuesOf: (contract) => [
      NONE,
      ...SIDES.flatMap((side) =>
        honourWorths(contract.strain, auctionHonourScale(contract, scale)).map((points) =>
          makePoints([[side, points]]),
        ),
      ),
    ],
  },
  score: ({ contract, tricks, fact = NONE }) =>
    netOf(
      auctionBoardItems([
        ...auctionItems(sideStakes(contract, 'none'), contract, tricks, scale),
        ...honourItems(parsePoints(fact)),
      ]),
    ),
});

const SCALES: Readonly<Record<BoardScaleId, BoardScale>> = {
  // nobody is vulnerable, and slams bring nothing more (RULES 5.1)
  minibridge: {
    declarers: SEATS,
    hasContract: (contract) => goalOfContract(contract) !== undefined,
    doublings: [0],
    fact: {
      name: 'goal',
      valuesOf: (contract) => [goalOfContract(contract) ?? []].flat(),
    },
    score: ({ contract, tricks }) =>
      netOf(minibridgeItems(sideStakes(contract, 'none'), contract, tricks, false)),
  },
  auction: auctionScale('1920s'),
  plafond: auctionScale('plafond'),
  awol: {
    declarers: THREE,
    hasContract: () => true,
    doublings: DOUBLINGS,
    fact: { name: 'opened', valuesOf: () => OPENED },
    score: ({ contract, tricks, fact }) => {
      const opened: Opened = OPENED.find((one) => one === fact) ?? 'never';
      return pointsOf(awolItems(contract, tricks, opened, (seat) => seat) as readonly ScoreItem<Seat>[]);
    },
  },
  // each defender scores the undertricks in full (R-3H-2)
  cutthroat: {
    declarers: THREE,
    hasContract: () => true,
    doublings: DOUBLINGS,
    score: ({ contract, tricks }) => {
      const others = THREE.filter((seat) => seat !== contract.declarer);
      const stakes = (defending: Seat): Stakes<Seat> => ({
        declaring: contract.declarer,
        defending,
        vulnerable: false,
      });
      const items = others.flatMap((seat, i) =>
        duplicateItemsAt(stakes(seat), contract, tricks).filter(({ party }) => i === 0 || party === seat),
      );
      return pointsOf(items);
    },
  },
};

/** Returns a scale by its id. */
export const boardScaleOf = (id: BoardScaleId): BoardScale => SCALES[id];

/** Returns the scale with a name from outside; `undefined` if there is none. */
export const findBoardScale = (id: string | undefined): BoardScaleId | undefined =>
  BOARD_SCALES.find((one) => one === id);
