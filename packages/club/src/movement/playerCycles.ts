import type { Cycle } from './cycle.ts';

/**
 * First rounds, found by the programs of `packages/club/scripts`. What is here is what a search came to; the
 * movements are made of it. Behind each stands the standard deviation of its competition.
 */

/** Individual movements, by players: everybody partners everybody once and opposes everybody twice. */
export const INDIVIDUALS: Readonly<Record<number, Cycle>> = {
  // sd 0.000
  4: { rounds: 3, circles: [3, 1], setCircles: [3], first: ['4-1-2-3:3'] },
  // sd 0.000
  5: { rounds: 5, circles: [5], setCircles: [5], first: ['2-5-3-4:3'] },
  // sd 0.000
  8: { rounds: 7, circles: [7, 1], setCircles: [7], first: ['8-1-2-4:1 3-7-5-6:1'] },
  // sd 2.309
  12: { rounds: 11, circles: [11, 1], setCircles: [11], first: ['12-1-6-8:1 2-9-7-10:1 3-4-5-11:1'] },
  // sd 0.000
  13: { rounds: 13, circles: [13], setCircles: [13], first: ['3-13-2-9:4 7-11-4-12:10 5-6-8-10:2'] },
  // sd 0.000
  16: {
    rounds: 15,
    circles: [15, 1],
    setCircles: [15],
    first: ['6-11-16-1:1 2-5-3-9:1 4-15-12-13:1 7-14-8-10:1'],
  },
  // sd 1.414
  17: {
    rounds: 17,
    circles: [17],
    setCircles: [17],
    first: ['2-7-15-17:1 9-13-3-10:1 4-5-8-16:1 6-12-11-14:1'],
  },
  // sd 1.789
  20: {
    rounds: 19,
    circles: [19, 1],
    setCircles: [19],
    first: ['20-1-8-13:1 3-5-2-9:1 4-12-14-17:1 6-15-7-11:1 10-16-18-19:1'],
  },
  // sd 1.789
  21: {
    rounds: 21,
    circles: [21],
    setCircles: [21],
    first: ['11-14-2-21:1 3-17-4-19:1 10-20-5-6:1 9-18-7-15:1 8-13-12-16:1'],
  },
  // sd 2.309
  24: {
    rounds: 23,
    circles: [23, 1],
    setCircles: [23],
    first: ['24-1-14-15:1 2-16-7-9:1 3-22-18-21:1 4-20-5-17:1 10-23-6-12:1 8-13-11-19:1'],
  },
};

/** Movements for three at a table, by players, the fewest rounds first. */
export const THREES: Readonly<Record<number, readonly Cycle[]>> = {
  4: [
    // sd 0.000
    { rounds: 4, circles: [4], setCircles: [4], first: ['4-3-2:1'] },
  ],
  5: [
    // sd 0.000
    { rounds: 10, circles: [5], setCircles: [5, 5], first: ['5-2-1:1', '5-2-3:6'] },
  ],
  6: [
    // sd 0.000
    { rounds: 10, circles: [5, 1], setCircles: [5, 5], first: ['6-1-5:1 4-2-3:1', '6-2-4:6 5-3-1:6'] },
  ],
  7: [
    // sd 0.000
    { rounds: 7, circles: [7], setCircles: [7], first: ['7-2-6:1 4-3-1:1'] },
  ],
  8: [
    // sd 0.580
    { rounds: 8, circles: [8], setCircles: [8], first: ['8-1-3:1 4-7-6:1'] },
  ],
  9: [
    // sd 0.000
    { rounds: 4, circles: [8, 1], setCircles: [4], first: ['2-6-9:1 1-8-3:1 4-5-7:1'] },
  ],
  10: [
    // sd 0.688
    { rounds: 3, circles: [3, 3, 3, 1], setCircles: [3], first: ['4-10-7:1 8-1-9:1 2-6-5:1'] },
    // sd 0.678
    { rounds: 9, circles: [9, 1], setCircles: [9], first: ['10-7-3:1 6-4-9:1 2-8-1:1'] },
  ],
  11: [
    // sd 0.678
    { rounds: 11, circles: [11], setCircles: [11], first: ['11-9-5:1 10-4-1:1 3-7-6:1'] },
  ],
  12: [
    // sd 1.018
    { rounds: 4, circles: [4, 4, 4], setCircles: [4], first: ['11-8-12:1 5-4-10:1 7-1-9:1 6-2-3:1'] },
    // sd 0.000
    { rounds: 11, circles: [11, 1], setCircles: [11], first: ['6-9-12:1 1-7-11:1 10-8-3:1 2-4-5:1'] },
  ],
  13: [
    // sd 0.895
    { rounds: 4, circles: [4, 4, 4, 1], setCircles: [4], first: ['9-8-13:1 2-1-12:1 11-5-3:1 10-6-7:1'] },
    // sd 0.000
    { rounds: 13, circles: [13], setCircles: [13], first: ['13-5-7:1 12-3-6:1 8-9-11:1 10-2-1:1'] },
  ],
  14: [
    // sd 0.625
    { rounds: 7, circles: [7, 7], setCircles: [7], first: ['14-1-12:1 4-9-13:1 3-11-10:1 6-2-7:1'] },
  ],
  15: [
    // sd 0.949
    {
      rounds: 7,
      circles: [7, 7, 1],
      setCircles: [7],
      first: ['15-14-7:1 3-13-4:1 6-12-1:1 11-9-8:1 5-2-10:1'],
    },
  ],
  16: [
    // sd 0.935
    {
      rounds: 5,
      circles: [5, 5, 5, 1],
      setCircles: [5],
      first: ['16-6-12:1 1-15-10:1 14-13-2:1 3-11-8:1 5-7-4:1'],
    },
    // sd 0.887
    {
      rounds: 7,
      circles: [7, 7, 1, 1],
      setCircles: [7],
      first: ['14-16-3:1 8-15-6:1 11-1-13:1 2-10-9:1 7-4-5:1'],
    },
  ],
  17: [
    // sd 1.150
    {
      rounds: 7,
      circles: [7, 7, 1, 1, 1],
      setCircles: [7],
      first: ['7-17-8:1 16-2-14:1 15-9-5:1 13-6-12:1 4-1-3:1'],
    },
  ],
};
