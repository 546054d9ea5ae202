import type { Cycle } from './cycle.ts';

/**
 * The results of searches: first rounds from which the movements are built. After each stands the standard deviation of
 * its competition, and the arguments with which the program in packages/movements/scripts finds it again.
 */

/** Individual movements, by players: everybody partners everybody once and opposes everybody twice. */
export const INDIVIDUALS: Readonly<Record<number, Cycle>> = {
  // 0.000: findIndividuals.ts 4 20
  4: { rounds: 3, circles: [3, 1], setCircles: [3], first: ['4-1-2-3:3'] },
  // 0.000: findIndividuals.ts 5 20
  5: { rounds: 5, circles: [5], setCircles: [5], first: ['2-5-3-4:3'] },
  // 0.000: findIndividuals.ts 8 20
  8: { rounds: 7, circles: [7, 1], setCircles: [7], first: ['8-1-2-4:1 3-7-5-6:1'] },
  // 2.309: findIndividuals.ts 12 20
  12: { rounds: 11, circles: [11, 1], setCircles: [11], first: ['12-1-6-8:1 2-9-7-10:1 3-4-5-11:1'] },
  // 0.000: findIndividuals.ts 13 20
  13: { rounds: 13, circles: [13], setCircles: [13], first: ['3-13-2-9:4 7-11-4-12:10 5-6-8-10:2'] },
  // 0.000: findIndividuals.ts 16 10 0
  16: {
    rounds: 15,
    circles: [15, 1],
    setCircles: [15],
    first: ['6-11-16-1:1 2-5-3-9:1 4-15-12-13:1 7-14-8-10:1'],
  },
  // 1.414: findIndividuals.ts 17 10 0
  17: {
    rounds: 17,
    circles: [17],
    setCircles: [17],
    first: ['2-7-15-17:1 9-13-3-10:1 4-5-8-16:1 6-12-11-14:1'],
  },
  // 1.789: findIndividuals.ts 20 10 0
  20: {
    rounds: 19,
    circles: [19, 1],
    setCircles: [19],
    first: ['20-1-8-13:1 3-5-2-9:1 4-12-14-17:1 6-15-7-11:1 10-16-18-19:1'],
  },
  // 1.789: findIndividuals.ts 21 6 0
  21: {
    rounds: 21,
    circles: [21],
    setCircles: [21],
    first: ['11-14-2-21:1 3-17-4-19:1 10-20-5-6:1 9-18-7-15:1 8-13-12-16:1'],
  },
  // 2.309: findIndividuals.ts 24 3 0
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
    // 0.000: findThrees.ts 4 4 2
    { rounds: 4, circles: [4], setCircles: [4], first: ['4-3-2:1'] },
  ],
  5: [
    // 0.000: findThrees.ts 5 10 3 2
    { rounds: 10, circles: [5], setCircles: [5, 5], first: ['5-2-1:1', '5-2-3:6'] },
  ],
  6: [
    // 0.000: findThrees.ts 6 10 4 2
    { rounds: 10, circles: [5, 1], setCircles: [5, 5], first: ['6-1-5:1 4-2-3:1', '6-2-4:6 5-3-1:6'] },
  ],
  7: [
    // 0.000: findThrees.ts 7 7 2
    { rounds: 7, circles: [7], setCircles: [7], first: ['7-2-6:1 4-3-1:1'] },
  ],
  8: [
    // 0.833: findThrees.ts 8 8 2
    { rounds: 8, circles: [8], setCircles: [8], first: ['5-7-8:1 6-1-2:1'] },
  ],
  9: [
    // 0.000: findThrees.ts 9 4
    { rounds: 4, circles: [8, 1], setCircles: [4], first: ['9-2-6:1 8-5-7:1 4-3-1:1'] },
  ],
  10: [
    // 0.688: findThrees.ts 10 3
    { rounds: 3, circles: [3, 3, 3, 1], setCircles: [3], first: ['4-10-7:1 8-1-9:1 2-6-5:1'] },
    // 0.678: findThrees.ts 10 9 2
    { rounds: 9, circles: [9, 1], setCircles: [9], first: ['10-7-3:1 6-4-9:1 2-8-1:1'] },
  ],
  11: [
    // 0.678: findThrees.ts 11 11 2
    { rounds: 11, circles: [11], setCircles: [11], first: ['11-9-5:1 10-4-1:1 3-7-6:1'] },
  ],
  12: [
    // 1.018: findThrees.ts 12 4
    { rounds: 4, circles: [4, 4, 4], setCircles: [4], first: ['11-8-12:1 5-4-10:1 7-1-9:1 6-2-3:1'] },
    // 0.000: findThrees.ts 12 11 2
    { rounds: 11, circles: [11, 1], setCircles: [11], first: ['6-9-12:1 1-7-11:1 10-8-3:1 2-4-5:1'] },
  ],
  13: [
    // 0.895: findThrees.ts 13 4
    { rounds: 4, circles: [4, 4, 4, 1], setCircles: [4], first: ['9-8-13:1 2-1-12:1 11-5-3:1 10-6-7:1'] },
    // 0.000: findThrees.ts 13 13 2
    { rounds: 13, circles: [13], setCircles: [13], first: ['13-5-7:1 12-3-6:1 8-9-11:1 10-2-1:1'] },
  ],
  14: [
    // 0.625: findThrees.ts 14 7
    { rounds: 7, circles: [7, 7], setCircles: [7], first: ['14-1-12:1 4-9-13:1 3-11-10:1 6-2-7:1'] },
  ],
  15: [
    // 0.949: findThrees.ts 15 7
    {
      rounds: 7,
      circles: [7, 7, 1],
      setCircles: [7],
      first: ['15-14-7:1 3-13-4:1 6-12-1:1 11-9-8:1 5-2-10:1'],
    },
  ],
  16: [
    // 0.935: findThrees.ts 16 5
    {
      rounds: 5,
      circles: [5, 5, 5, 1],
      setCircles: [5],
      first: ['16-6-12:1 1-15-10:1 14-13-2:1 3-11-8:1 5-7-4:1'],
    },
    // 0.887: findThrees.ts 16 7
    {
      rounds: 7,
      circles: [7, 7, 1, 1],
      setCircles: [7],
      first: ['14-16-3:1 8-15-6:1 11-1-13:1 2-10-9:1 7-4-5:1'],
    },
  ],
  17: [
    // 1.183: findThrees.ts 17 7
    {
      rounds: 7,
      circles: [7, 7, 1, 1, 1],
      setCircles: [7],
      first: ['4-12-17:1 5-16-9:1 15-13-6:1 10-1-14:1 7-3-2:1'],
    },
  ],
  18: [
    // 1.100: findThrees.ts 18 6
    {
      rounds: 6,
      circles: [6, 6, 6],
      setCircles: [6],
      first: ['18-14-1:1 10-17-11:1 8-16-2:1 15-3-12:1 13-4-9:1 7-6-5:1'],
    },
    // 1.235: findThrees.ts 18 7
    {
      rounds: 7,
      circles: [7, 7, 1, 1, 1, 1],
      setCircles: [7],
      first: ['12-18-1:1 17-10-4:1 16-5-8:1 3-15-11:1 13-14-9:1 7-6-2:1'],
    },
  ],
  19: [
    // 1.050: findThrees.ts 19 6
    {
      rounds: 6,
      circles: [6, 6, 6, 1],
      setCircles: [6],
      first: ['13-10-19:1 18-17-3:1 11-4-16:1 15-9-5:1 12-1-14:1 8-6-2:1'],
    },
  ],
  20: [
    // 1.199: findThrees.ts 20 6
    {
      rounds: 6,
      circles: [6, 6, 6, 1, 1],
      setCircles: [6],
      first: ['20-9-6:1 14-19-3:1 18-10-16:1 17-12-7:1 15-2-8:1 5-13-1:1'],
    },
  ],
  21: [
    // 1.158: findThrees.ts 21 7
    {
      rounds: 7,
      circles: [7, 7, 7],
      setCircles: [7],
      first: ['21-18-6:1 20-7-2:1 19-14-10:1 17-9-15:1 13-12-16:1 5-11-1:1 3-4-8:1'],
    },
  ],
  24: [
    // 1.432: findThrees.ts 24 8
    {
      rounds: 8,
      circles: [8, 8, 8],
      setCircles: [8],
      first: ['24-2-1:1 23-10-16:1 3-13-22:1 21-18-5:1 20-14-8:1 19-17-9:1 6-15-4:1 12-7-11:1'],
    },
  ],
  27: [
    // 1.539: findThrees.ts 27 9
    {
      rounds: 9,
      circles: [9, 9, 9],
      setCircles: [9],
      first: ['27-1-6:1 26-2-8:1 19-10-25:1 24-17-14:1 4-23-18:1 22-11-9:1 7-21-5:1 20-16-12:1 15-3-13:1'],
    },
  ],
};
