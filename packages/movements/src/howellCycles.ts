import type { Cycle } from './cycle.ts';

/**
 * The results of searches: first rounds from which the movements are built. After each stands the standard deviation of
 * its competition, and the arguments with which the program in packages/movements/scripts finds it again.
 */

/** Howells of T tables in 2T − 1 rounds, by tables. For three tables there is none. */
export const HOWELLS: Readonly<Record<number, Cycle>> = {
  // the two tables share
  2: { rounds: 3, circles: [3, 1], setCircles: [3], first: ['4-1:1 2-3:1'] },
  // 0.000: findCycles.ts 4 7 60
  4: { rounds: 7, circles: [7, 1], setCircles: [7], first: ['1-4:6 8-2:2 5-3:4 7-6:3'] },
  // 1.789: findCycles.ts 5 9 60
  5: { rounds: 9, circles: [9, 1], setCircles: [9], first: ['8-1:9 2-6:4 3-9:3 4-5:1 10-7:2'] },
  // 0.000: findCycles.ts 6 11 60
  6: { rounds: 11, circles: [11, 1], setCircles: [11], first: ['1-5:4 2-8:10 3-6:1 12-4:8 7-9:3 11-10:11'] },
  // 1.852: findCycles.ts 7 13 60
  7: {
    rounds: 13,
    circles: [13, 1],
    setCircles: [13],
    first: ['10-1:7 2-3:2 6-4:13 11-5:9 14-7:8 13-8:3 12-9:1'],
  },
  // 0.000: findCycles.ts 8 15 60
  8: {
    rounds: 15,
    circles: [15, 1],
    setCircles: [15],
    first: ['10-1:4 2-4:3 13-3:11 5-9:5 6-7:13 15-8:12 14-11:1 16-12:7'],
  },
  // 1.886: findCycles.ts 9 17 30
  9: {
    rounds: 17,
    circles: [17, 1],
    setCircles: [17],
    first: ['13-1:15 17-2:9 9-3:7 4-12:3 8-5:11 6-16:16 11-7:12 18-10:4 14-15:10'],
  },
  // 0.000: findCycles.ts 10 19 60
  10: {
    rounds: 19,
    circles: [19, 1],
    setCircles: [19],
    first: ['1-7:18 2-11:5 3-8:9 4-12:16 20-5:10 6-10:1 9-16:6 14-13:2 15-18:14 19-17:19'],
  },
  // 1.907: findCycles.ts 11 21 20
  11: {
    rounds: 21,
    circles: [21, 1],
    setCircles: [21],
    first: ['3-1:11 18-2:13 5-4:3 9-6:9 15-7:21 19-8:15 14-10:19 17-11:8 12-21:4 20-13:14 22-16:18'],
  },
  // 0.000: findCycles.ts 12 23 60
  12: {
    rounds: 23,
    circles: [23, 1],
    setCircles: [23],
    first: ['23-1:2 10-2:8 15-3:14 4-13:16 21-5:18 12-6:21 7-11:7 18-8:3 14-9:19 19-16:23 24-17:11 22-20:13'],
  },
  // 1.922: findCycles.ts 13 25 20
  13: {
    rounds: 25,
    circles: [25, 1],
    setCircles: [25],
    first: [
      '1-3:17 2-21:6 12-4:11 5-17:7 26-6:19 16-7:8 23-8:16 14-9:20 13-10:10 11-25:23 22-15:18 18-19:13 24-20:4',
    ],
  },
  // 1.512: findCycles.ts 14 27 20
  14: {
    rounds: 27,
    circles: [27, 1],
    setCircles: [27],
    first: [
      '3-1:3 2-25:22 24-4:25 13-5:11 20-6:24 7-8:17 9-18:26 27-10:5 28-11:7 12-23:15 14-26:13 21-15:1 19-16:4 17-22:6',
    ],
  },
};

/** Three-quarter Howells, by tables; each has its own number of rounds. */
export const THREE_QUARTER_HOWELLS: Readonly<Record<number, readonly Cycle[]>> = {
  4: [
    // 1.400: findCycles.ts 4 6 100
    {
      rounds: 6,
      circles: [3, 3, 1, 1],
      setCircles: [3, 3],
      first: ['1-6:6 2-5:3 3-7:4 4-8:1', '1-8:4 2-3:2 4-6:5 5-7:1'],
      switched: 'd 3d 2c 1d',
    },
  ],
  5: [
    // 1.354: findCycles.ts 5 7 100
    {
      rounds: 7,
      circles: [7, 1, 1, 1],
      setCircles: [7],
      first: ['1-6:3 2-5:5 3-10:4 4-9:2 7-8:6'],
      switched: '0 7f 0 0 0',
    },
    // 1.326: findCycles.ts 5 8 100
    {
      rounds: 8,
      circles: [4, 4, 1, 1],
      setCircles: [4, 4],
      first: ['1-5:6 2-9:1 3-6:3 4-10:7 7-8:2', '1-2:3 3-8:7 4-6:6 5-10:1 7-9:5'],
      switched: '7 47 19 7a 1a',
    },
  ],
  6: [
    // 1.150: findCycles.ts 6 8 100
    {
      rounds: 8,
      circles: [8, 1, 1, 1, 1],
      setCircles: [8],
      first: ['1-11:6 2-7:3 3-12:5 4-10:7 5-6:4 8-9:8'],
      switched: '56 f8 cc 3f 7c 9c',
    },
    // 1.215: findCycles.ts 6 9 400
    {
      rounds: 9,
      circles: [9, 1, 1, 1],
      setCircles: [9],
      first: ['1-3:3 2-7:1 4-11:5 5-10:9 6-12:2 8-9:6'],
      switched: '16d 1f6 1dd 12f fb 48',
    },
    // 1.328: findCycles.ts 6 10 100
    {
      rounds: 10,
      circles: [10, 1, 1],
      setCircles: [10],
      first: ['1-11:4 2-10:7 3-9:5 4-12:2 5-8:9 6-7:6'],
      switched: '2bc 3f9 4b 372 341 3fb',
    },
  ],
  7: [
    // 1.670: findCycles.ts 7 9 60
    {
      rounds: 9,
      circles: [9, 1, 1, 1, 1, 1],
      setCircles: [9],
      first: ['1-6:5 2-11:3 3-10:8 4-14:4 5-8:2 7-13:9 9-12:7'],
      switched: '57 13e 1ea 19f 106 1e5 171',
    },
    // 1.702: findCycles.ts 7 10 60
    {
      rounds: 10,
      circles: [10, 1, 1, 1, 1],
      setCircles: [10],
      first: ['1-11:3 2-10:7 3-4:2 5-13:6 6-9:9 7-14:1 8-12:4'],
      switched: '189 75 e9 198 2ea 345 2e1',
    },
    // 1.469: findCycles.ts 7 11 60
    {
      rounds: 11,
      circles: [11, 1, 1, 1],
      setCircles: [11],
      first: ['1-8:10 2-7:8 3-5:2 4-14:7 6-12:6 9-13:5 10-11:4'],
      switched: '5dd 5f6 244 1b8 370 448 76e',
    },
    // 1.470: findCycles.ts 7 12 60
    {
      rounds: 12,
      circles: [12, 1, 1],
      setCircles: [12],
      first: ['1-13:1 2-4:7 3-8:4 5-9:11 6-14:3 7-10:2 11-12:10'],
      switched: 'bf3 d16 93c ffa ed8 2ca ca2',
    },
  ],
  8: [
    // 2.040: findCycles.ts 8 9 20
    {
      rounds: 9,
      circles: [3, 3, 3, 1, 1, 1, 1, 1, 1, 1],
      setCircles: [3, 3, 3],
      first: [
        '1-10:4 2-12:8 3-4:2 5-16:7 6-11:9 7-14:1 8-15:3 9-13:5',
        '1-6:6 2-14:7 3-11:3 4-15:5 5-13:9 7-12:4 8-10:8 9-16:2',
        '1-13:2 2-15:9 3-16:4 4-14:6 5-12:1 6-10:3 7-11:5 8-9:7',
      ],
      switched: '1e8 2 171 1d c4 a1 b 1a9',
    },
    // 1.738: findCycles.ts 8 10 60
    {
      rounds: 10,
      circles: [10, 1, 1, 1, 1, 1, 1],
      setCircles: [10],
      first: ['1-12:4 2-3:2 4-13:5 5-15:9 6-9:1 7-14:3 8-16:6 10-11:7'],
      switched: '102 2f6 21 70 3c3 7 281 120',
    },
    // 1.628: findCycles.ts 8 11 60
    {
      rounds: 11,
      circles: [11, 1, 1, 1, 1, 1],
      setCircles: [11],
      first: ['1-3:1 2-8:10 4-5:9 6-15:2 7-13:6 9-12:4 10-14:11 11-16:3'],
      switched: '52a 4ba 6ba 290 439 8e 49 54c',
    },
    // 1.306: findCycles.ts 8 12 60
    {
      rounds: 12,
      circles: [12, 1, 1, 1, 1],
      setCircles: [12],
      first: ['1-2:6 3-11:11 4-13:10 5-12:7 6-15:3 7-16:5 8-10:9 9-14:12'],
      switched: '9f9 76b a60 cfc 12 c0e ec0 d9',
    },
    // 1.611: findCycles.ts 8 13 60
    {
      rounds: 13,
      circles: [13, 1, 1, 1],
      setCircles: [13],
      first: ['1-4:10 2-7:7 3-14:13 5-6:4 8-16:9 9-13:3 10-12:1 11-15:6'],
      switched: '1b34 19a6 17d7 14d1 d5f 597 1b7a 2fb',
    },
    // 1.500: findCycles.ts 8 14 1500
    {
      rounds: 14,
      circles: [14, 1, 1],
      setCircles: [14],
      first: ['1-15:10 2-11:13 3-7:7 4-5:12 6-14:5 8-10:6 9-12:1 13-16:14'],
      switched: '2f3a 3a08 66a 2e39 2fd5 864 3d17 3bb6',
    },
  ],
  9: [
    // 2.030: findCycles.ts 9 11 30
    {
      rounds: 11,
      circles: [11, 1, 1, 1, 1, 1, 1, 1],
      setCircles: [11],
      first: ['1-6:6 2-14:3 3-16:2 4-17:10 5-13:8 7-9:11 8-18:4 10-12:7 11-15:9'],
      switched: '2e1 2f0 aa 554 547 57d 47a f 209',
    },
    // 1.561: findCycles.ts 9 12 30
    {
      rounds: 12,
      circles: [12, 1, 1, 1, 1, 1, 1],
      setCircles: [12],
      first: ['1-18:1 2-3:11 4-11:5 5-8:3 6-17:8 7-14:10 9-15:2 10-13:9 12-16:4'],
      switched: 'a1 57f fd5 a8 403 d4e e90 295 334',
    },
    // 1.811: findCycles.ts 9 13 30
    {
      rounds: 13,
      circles: [13, 1, 1, 1, 1, 1],
      setCircles: [13],
      first: ['1-3:7 2-18:1 4-10:5 5-9:12 6-7:4 8-15:13 11-14:11 12-16:8 13-17:2'],
      switched: '4c6 832 1e65 19d9 631 16e5 1b12 1e90 d19',
    },
    // 2.034: findCycles.ts 9 14 30
    {
      rounds: 14,
      circles: [14, 1, 1, 1, 1],
      setCircles: [14],
      first: ['1-4:8 2-11:10 3-16:9 5-9:14 6-7:3 8-17:6 10-12:12 13-15:2 14-18:1'],
      switched: '1912 19bb 1ea0 c93 2669 31a7 364e 2c 2449',
    },
  ],
  10: [
    // 2.139: findCycles.ts 10 12 20
    {
      rounds: 12,
      circles: [12, 1, 1, 1, 1, 1, 1, 1, 1],
      setCircles: [12],
      first: ['1-6:10 2-16:12 3-4:4 5-19:11 7-20:9 8-14:1 9-17:8 10-15:6 11-13:2 12-18:7'],
      switched: '725 f90 ee6 b22 88f fe4 59f 46e 576 b1f',
    },
    // 2.002: findCycles.ts 10 13 20
    {
      rounds: 13,
      circles: [13, 1, 1, 1, 1, 1, 1, 1],
      setCircles: [13],
      first: ['1-13:3 2-12:13 3-20:11 4-19:9 5-16:12 6-11:10 7-14:4 8-17:8 9-15:2 10-18:6'],
      switched: 'ee6 1733 ab3 cc4 1d18 199d 188a 58f 2eb 1e38',
    },
    // 1.995: findCycles.ts 10 14 20
    {
      rounds: 14,
      circles: [14, 1, 1, 1, 1, 1, 1],
      setCircles: [14],
      first: ['1-5:13 2-20:12 3-4:10 6-14:9 7-17:6 8-11:8 9-16:11 10-15:1 12-19:2 13-18:14'],
      switched: '2888 23eb 1455 1f4c 3aaa 1155 13f1 c39 228e 3afa',
    },
  ],
  11: [
    // 2.419: findCycles.ts 11 13 20
    {
      rounds: 13,
      circles: [13, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      setCircles: [13],
      first: ['1-17:2 2-22:10 3-12:9 4-20:11 5-6:8 7-16:6 8-18:4 9-15:7 10-21:1 11-14:3 13-19:13'],
      switched: '10ae 1dc0 1ba3 224 edf 482 160a e83 1055 433 998',
    },
    // 2.401: findCycles.ts 11 14 20
    {
      rounds: 14,
      circles: [14, 1, 1, 1, 1, 1, 1, 1, 1],
      setCircles: [14],
      first: ['1-21:8 2-16:3 3-22:13 4-13:4 5-6:9 7-10:2 8-18:7 9-17:6 11-20:5 12-15:14 14-19:12'],
      switched: '15e3 266a 328 2a52 2512 3e95 2a05 14ed 2908 211c 6d2',
    },
  ],
  12: [
    // 2.578: findCycles.ts 12 14 15
    {
      rounds: 14,
      circles: [14, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      setCircles: [14],
      first: ['1-13:10 2-20:12 3-17:2 4-9:7 5-24:6 6-22:8 7-16:11 8-15:13 10-23:3 11-18:5 12-19:4 14-21:14'],
      switched: '3e51 b16 11f1 20f4 2f1e 3947 147c f5a 3cd9 1e3d 147c 2cf',
    },
    // 2.599: findCycles.ts 12 15 15
    {
      rounds: 15,
      circles: [15, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      setCircles: [15],
      first: ['1-8:12 2-7:9 3-23:11 4-20:2 5-21:4 6-16:7 9-15:6 10-19:5 11-24:1 12-18:15 13-17:13 14-22:8'],
      switched: '7249 3701 6e82 6792 59f4 6bbe 1679 24b2 2bf5 177e 7dbc 6516',
    },
  ],
  13: [
    // 2.866: findCycles.ts 13 15 15
    {
      rounds: 15,
      circles: [15, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      setCircles: [15],
      first: [
        '1-14:12 2-16:6 3-23:8 4-21:1 5-25:11 6-13:5 7-24:10 8-20:9 9-26:2 10-22:4 11-18:13 12-19:7 15-17:15',
      ],
      switched: '6ee6 4c43 7e78 ceb 1d67 3615 5ec4 759c 143f 310f 6772 7771 28f6',
    },
  ],
};
