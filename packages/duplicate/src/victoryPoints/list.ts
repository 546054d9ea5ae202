import { type VictoryScale, winnerOfBands } from './scale.ts';
import { continuousScale, discreteScale } from './wbf.ts';

const BOARDS = { min: 1, max: 1000 } as const;

const wbf: VictoryScale = {
  id: 'wbf',
  name: 'WBF 2013, continuous',
  total: 20,
  boards: BOARDS,
  winner: (margin, boards) => continuousScale(boards)[margin] ?? 20,
};

const wbfDiscrete: VictoryScale = {
  id: 'wbf-discrete',
  name: 'WBF 2013, whole points',
  total: 20,
  boards: BOARDS,
  winner: (margin, boards) => winnerOfBands(discreteScale(boards), 20, margin),
};

/** The scale for one match in a match of three, or for a match of Swiss pairs: 10 points shared by both. */
const wbfHalf: VictoryScale = {
  id: 'wbf-half',
  name: 'WBF 2013, whole points, 10–0',
  total: 10,
  boards: BOARDS,
  // a match with this number of boards is one half of it
  winner: (margin, boards) => winnerOfBands(discreteScale(boards / 2, 5), 10, margin),
};

/** RULES 4.3: for 24 boards. */
const SEED_24 = [2, 6, 11, 16, 21, 27, 33, 39, 46, 54];

const seed24: VictoryScale = {
  id: 'seed24',
  name: 'The old scale for 24 boards',
  total: 20,
  boards: { min: 24, max: 24 },
  winner: (margin) => winnerOfBands(SEED_24, 20, margin),
};

/** Every scale, one line each. */
export const VICTORY_SCALES: readonly VictoryScale[] = [wbf, wbfDiscrete, wbfHalf, seed24];

export const findVictoryScale = (id: string): VictoryScale | undefined =>
  VICTORY_SCALES.find((scale) => scale.id === id.toLowerCase());
