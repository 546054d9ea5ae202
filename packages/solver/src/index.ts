/**
 * Double dummy: how many tricks each side takes when all cards are seen and everybody plays as well as possible.
 *
 *     const engine = createEngine(readModule()) // of '@overtrick/solver/engine' and '@overtrick/solver/node'
 *     solveTable(engine, deal) // the tricks of each declarer in each strain
 *
 * How it searches is told in docs/solver.md.
 */

export type { Bounds, Engine } from './search.ts';

// What can be made of a deal, or of a position.

export {
  type ByContract,
  bestLine,
  canTake,
  exactTable,
  isKnown,
  ofSide,
  solveCards,
  solveDeclarer,
  solveNext,
  solvePosition,
  solveTable,
  type TrickTable,
  tricksAlong,
} from './solve.ts';

// Contracts that can be made, and par.

export { type Makeable, makeableIn } from './makeable.ts';
export { type Par, parOf } from './par.ts';

// Positions in the middle of a deal.

export { afterCards, type PositionCode, positionOf, tricksIn } from './position.ts';
