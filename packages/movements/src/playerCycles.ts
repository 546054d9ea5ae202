import type { Cycle } from './cycle.ts';

/**
 * The results of searches: first rounds from which the movements are built. After each stands the standard deviation of
 * its competition, and the arguments with which the program in packages/movements/scripts finds it again.
 */

/**
 * Individual movements, by players; docs/movements.md says who meets how often. Those of findPlayerRounds.ts had other
 * coolings, and their tables were turned for equal competition afterwards: the program finds others as good.
 */
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
  // 1.663: findPlayerRounds.ts 10 3
  10: { rounds: 10, circles: [10], setCircles: [10], first: ['8-10-4-7:1 9-5-2-3:1'] },
  // 0.980: findPlayerRounds.ts 11
  11: { rounds: 11, circles: [11], setCircles: [11], first: ['2-7-3-5:1 11-10-9-6:1'] },
  // 1.994: findPlayerRounds.ts 14
  14: { rounds: 14, circles: [14], setCircles: [14], first: ['11-6-10-4:1 5-2-3-13:1 14-12-9-8:1'] },
  // 1.829: findPlayerRounds.ts 15
  15: { rounds: 15, circles: [15], setCircles: [15], first: ['7-3-10-12:1 4-9-5-2:1 15-8-13-14:1'] },
  // 2.662: findPlayerRounds.ts 18
  18: {
    rounds: 18,
    circles: [18],
    setCircles: [18],
    first: ['3-7-12-13:1 14-8-6-11:1 9-17-5-16:1 4-2-18-15:1'],
  },
  // 1.633: findPlayerRounds.ts 19
  19: {
    rounds: 19,
    circles: [19],
    setCircles: [19],
    first: ['5-18-14-15:1 6-8-9-12:1 19-10-2-17:1 4-16-11-3:1'],
  },
  // 2.872: findPlayerRounds.ts 22
  22: {
    rounds: 22,
    circles: [22],
    setCircles: [22],
    first: ['14-2-6-5:1 22-7-16-10:1 3-20-18-4:1 13-9-8-21:1 19-17-15-12:1'],
  },
  // 2.307: findPlayerRounds.ts 23
  23: {
    rounds: 23,
    circles: [23],
    setCircles: [23],
    first: ['3-13-12-5:1 17-14-4-21:1 9-18-20-15:1 23-2-6-7:1 19-11-22-10:1'],
  },
  // 3.709: findPlayerRounds.ts 26
  26: {
    rounds: 26,
    circles: [26],
    setCircles: [26],
    first: ['16-20-15-26:1 25-17-12-10:1 23-11-3-9:1 5-6-22-13:1 21-2-24-19:1 8-18-4-7:1'],
  },
  // 2.870: findPlayerRounds.ts 27
  27: {
    rounds: 27,
    circles: [27],
    setCircles: [27],
    first: ['21-22-2-27:1 18-23-7-4:1 3-15-13-6:1 8-12-11-25:1 17-9-5-16:1 20-26-24-14:1'],
  },
  // 3.381: findPlayerRounds.ts 28
  28: {
    rounds: 27,
    circles: [27, 1],
    setCircles: [27],
    first: ['2-5-3-15:1 14-10-6-4:1 18-24-17-27:1 25-11-16-9:1 12-23-20-28:1 7-26-21-22:1 1-19-8-13:1'],
  },
  // 4.708: findPlayerRounds.ts 30 3
  30: {
    rounds: 30,
    circles: [30],
    setCircles: [30],
    first: ['5-10-19-13:1 26-29-6-20:1 3-25-24-7:1 22-2-18-17:1 12-16-4-11:1 27-8-30-28:1 23-14-9-21:1'],
  },
  // 3.007: findPlayerRounds.ts 31
  31: {
    rounds: 31,
    circles: [31],
    setCircles: [31],
    first: ['22-9-23-15:1 2-4-6-25:1 31-30-19-14:1 12-26-13-17:1 20-29-5-8:1 27-16-18-24:1 28-7-10-3:1'],
  },
  // 3.464: findPlayerRounds.ts 32
  32: {
    rounds: 31,
    circles: [31, 1],
    setCircles: [31],
    first: [
      '10-31-32-14:1 7-3-6-9:1 20-25-13-15:1 12-19-27-28:1 30-5-16-24:1 1-23-2-21:1 22-8-4-17:1 26-11-29-18:1',
    ],
  },
  // 4.301: findPlayerRounds.ts 33
  33: {
    rounds: 33,
    circles: [33],
    setCircles: [33],
    first: [
      '18-13-32-25:1 6-3-16-33:1 20-8-9-15:1 4-24-21-19:1 10-14-22-23:1 28-17-11-26:1 31-12-27-2:1 29-5-7-30:1',
    ],
  },
  // 3.875: findPlayerRounds.ts 34
  34: {
    rounds: 34,
    circles: [34],
    setCircles: [34],
    first: [
      '15-9-20-33:1 22-19-16-6:1 10-24-7-32:1 34-29-25-27:1 3-21-17-28:1 26-11-31-5:1 30-23-8-4:1 13-12-2-14:1',
    ],
  },
  // 3.897: findPlayerRounds.ts 35
  35: {
    rounds: 35,
    circles: [35],
    setCircles: [35],
    first: [
      '25-31-3-20:1 30-9-17-13:1 35-28-5-14:1 16-4-6-19:1 22-2-18-29:1 7-10-8-33:1 21-26-11-27:1 32-34-15-23:1',
    ],
  },
  // 3.266: findPlayerRounds.ts 36
  36: {
    rounds: 35,
    circles: [35, 1],
    setCircles: [35],
    first: [
      '35-28-21-33:1 27-31-6-5:1 9-26-3-29:1 7-20-16-8:1 30-15-36-10:1 18-24-11-14:1 12-22-4-23:1 25-1-19-17:1 13-34-2-32:1',
    ],
  },
  // 3.994: findPlayerRounds.ts 38
  38: {
    rounds: 38,
    circles: [38],
    setCircles: [38],
    first: [
      '32-8-26-4:1 7-28-36-23:1 33-35-25-37:1 22-27-10-21:1 20-12-9-13:1 29-14-34-16:1 5-11-30-2:1 3-6-18-17:1 15-24-38-31:1',
    ],
  },
  // 4.534: findPlayerRounds.ts 39
  39: {
    rounds: 39,
    circles: [39],
    setCircles: [39],
    first: [
      '34-30-15-20:1 28-12-31-22:1 24-25-29-11:1 13-21-8-10:1 23-16-32-7:1 5-18-33-6:1 3-39-35-2:1 17-36-38-9:1 19-4-26-37:1',
    ],
  },
  // 5.797: findPlayerRounds.ts 40 3
  40: {
    rounds: 39,
    circles: [39, 1],
    setCircles: [39],
    first: [
      '23-12-24-20:1 28-11-29-27:1 19-14-6-3:1 36-5-7-25:1 22-21-18-9:1 17-40-38-32:1 37-30-10-34:1 16-2-31-8:1 39-26-33-4:1 15-35-1-13:1',
    ],
  },
  // 4.325: findPlayerRounds.ts 42
  42: {
    rounds: 42,
    circles: [42],
    setCircles: [42],
    first: [
      '10-24-34-8:1 19-7-21-6:1 4-2-11-12:1 28-15-32-9:1 42-35-27-30:1 41-17-18-14:1 25-36-39-31:1 16-26-5-38:1 13-33-37-20:1 3-40-23-29:1',
    ],
  },
  // 5.001: findPlayerRounds.ts 43
  43: {
    rounds: 43,
    circles: [43],
    setCircles: [43],
    first: [
      '22-7-18-5:1 10-9-17-14:1 6-26-3-27:1 38-12-20-24:1 4-40-33-31:1 8-30-32-41:1 2-13-19-35:1 39-34-21-11:1 28-16-43-25:1 23-37-42-36:1',
    ],
  },
  // 7.019: findPlayerRounds.ts 44 3
  44: {
    rounds: 43,
    circles: [43, 1],
    setCircles: [43],
    first: [
      '39-18-28-35:1 38-23-31-42:1 2-3-12-4:1 41-17-29-20:1 40-43-27-11:1 24-34-9-22:1 13-1-10-5:1 33-37-8-14:1 26-6-19-21:1 32-15-7-25:1 30-16-44-36:1',
    ],
  },
  // 7.135: findPlayerRounds.ts 45 3
  45: {
    rounds: 45,
    circles: [45],
    setCircles: [45],
    first: [
      '13-6-43-4:1 15-41-37-23:1 28-38-24-33:1 9-27-8-25:1 21-19-44-40:1 11-12-45-30:1 35-2-5-34:1 14-3-31-10:1 18-26-36-39:1 20-42-22-17:1 32-7-16-29:1',
    ],
  },
  // 7.339: findPlayerRounds.ts 46 3
  46: {
    rounds: 46,
    circles: [46],
    setCircles: [46],
    first: [
      '43-17-13-27:1 3-10-34-22:1 21-19-14-38:1 26-11-29-24:1 32-36-31-30:1 40-12-6-15:1 20-37-46-16:1 42-2-7-28:1 4-39-5-18:1 33-25-44-41:1 35-8-9-45:1',
    ],
  },
  // 5.037: findPlayerRounds.ts 47
  47: {
    rounds: 47,
    circles: [47],
    setCircles: [47],
    first: [
      '47-20-8-41:1 4-12-29-23:1 24-15-44-22:1 13-45-17-46:1 42-40-6-43:1 5-35-30-19:1 7-11-31-28:1 27-3-37-21:1 26-38-14-33:1 9-10-25-18:1 39-34-36-2:1',
    ],
  },
  // 6.532: findPlayerRounds.ts 48 3
  48: {
    rounds: 47,
    circles: [47, 1],
    setCircles: [47],
    first: [
      '16-30-7-22:1 12-11-41-46:1 47-40-14-39:1 1-25-36-38:1 32-19-21-5:1 45-15-17-20:1 10-6-3-13:1 34-26-42-23:1 18-44-24-35:1 8-2-28-37:1 29-9-4-33:1 31-43-48-27:1',
    ],
  },
  // 9.671: findPlayerRounds.ts 50 3
  50: {
    rounds: 50,
    circles: [50],
    setCircles: [50],
    first: [
      '19-34-50-41:1 3-31-15-8:1 35-24-45-5:1 37-36-12-39:1 33-16-46-4:1 49-18-40-22:1 17-20-2-28:1 29-23-9-47:1 32-30-38-25:1 7-21-43-48:1 27-11-42-13:1 6-10-14-44:1',
    ],
  },
  // 7.473: findPlayerRounds.ts 51 3
  51: {
    rounds: 51,
    circles: [51],
    setCircles: [51],
    first: [
      '31-43-17-47:1 3-13-32-26:1 10-34-45-14:1 4-21-41-9:1 5-40-11-6:1 25-36-28-27:1 49-16-42-39:1 19-12-24-46:1 29-38-30-44:1 22-7-20-48:1 8-33-15-23:1 51-2-50-37:1',
    ],
  },
  // 9.616: findPlayerRounds.ts 52 3
  52: {
    rounds: 51,
    circles: [51, 1],
    setCircles: [51],
    first: [
      '9-4-18-35:1 12-51-21-17:1 43-10-28-36:1 30-8-39-46:1 15-2-47-22:1 52-7-41-26:1 34-37-45-29:1 3-14-1-11:1 42-23-24-48:1 6-27-5-25:1 40-49-50-13:1 44-16-32-38:1 20-19-31-33:1',
    ],
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
