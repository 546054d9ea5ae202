/**
 * Agreements that partners choose beside their system. A choice has a text, whose blocks are read before the system's
 * own, and drops lines of the system by their words, everywhere or after one auction.
 */
export interface SwitchText {
  /** Lines that the system loses: the beginning of their words, and the head of their block if only there. */
  readonly drop?: readonly { readonly words: string; readonly head?: string }[];
  /** Blocks and lines of carding, read first. */
  readonly text?: string;
}

/** Each agreement with its choices. The first choice is the usual one: what the systems' texts play. */
export const SWITCHES = {
  /* Openings and answers */
  'jacoby-2nt': {
    on: {},
    off: {
      drop: [{ words: 'Jacoby 2NT' }],
      text: `
1M if not passed:
  2N  13-15 hcp, bal, 2-3 M, [0-3 oM or M is S]  "balanced, game values" gf
  more
1M 2N if not partner passed:
  3M  6+ M  "long suit" gf
  3x  4+ x, M over x, [not bal]  "second suit" gf
  3N  "balanced"
  only
`,
    },
  },
  splinters: {
    off: {},
    on: {
      text: `
1M if not passed:
  3S! 0-1 S, 4+ H, M is H, 11-14 hcp, [losers 0-7]  "splinter: short suit, four trumps, game values" gf #shortness
  4x! 0-1 x, 4+ M, M over x, 11-14 hcp, [losers 0-7]  "splinter: short suit, four trumps, game values" gf #shortness
  more
1H 3S#shortness:
  4N! likely 33+ sup H, [2+ S], [aces 1/2/3], [not void]  "Blackwood: asks for aces" f1 #blackwood
  4H  "no slam"
  only
1M 4x#shortness:
  4N! likely 33+ sup M, [2+ x], [aces 1/2/3], [not void]  "Blackwood: asks for aces" f1 #blackwood
  gM  "no slam"
  P   "no slam" rare
  only
`,
    },
  },
  drury: {
    off: {},
    on: {
      text: `
1M if passed:
  2C! 3+ M, 10+ sup M, 8-12 hcp  "Drury: three trumps or more, invites game" f1 #raise
  more
1M 2C#raise if partner passed:
  4M  14+ pts, 13+ hcp  "game"
  2D! 12+ hcp  "a full opening" f1
  2M  "a light opening"
  only
1M 2C#raise 2D if passed:
  4M  11+ sup M, [4+ M or 11+ hcp]  "accepts"
  3M  11+ sup M  "invites game" #invite
  2M  "nothing extra"
  only
`,
    },
  },
  bergen: {
    off: {},
    on: {
      drop: [{ words: 'raise, invites game', head: '1M' }],
      text: `
1M if not passed:
  3D! 4+ M, 10-12 sup M, 0-11 hcp  "Bergen: four trumps, invites game" f1 #raise
  3C! 4+ M, 7-9 sup M, 4-9 hcp  "Bergen: four trumps, constructive" f1 #raise
  3M  4+ M, 0-6 hcp, 0-6 sup M  "preemptive raise" #preempt
  2N! 13+ sup M, 4+ M, 11+ hcp  "Jacoby 2NT: asks for a short suit" gf #raise
  more
1M 3C#raise:
  4M  17+ pts  "game"
  4M  15+ hcp, [losers 0-5]  "game"
  3M  "no game"
  only
1M 3D#raise:
  4N! 20+ sup M, [aces 1/2/3], [losers 0-4], [not wild]  "Blackwood: asks for aces" f1 #blackwood
  4M  14+ pts  "game"
  3M  "no game"
  only
1M 3C/3D#raise 3M:
  P   "high enough"
  only
1M 3M#preempt:
  4M  18+ pts, [losers 0-5]  "game"
  P   "high enough"
  only
`,
    },
  },
  'inverted-minors': {
    off: {},
    on: {
      drop: [
        { words: 'raise', head: '1m' },
        { words: 'preemptive raise', head: '1m' },
      ],
      text: `
1m if not passed:
  2m! 4+ m, 10+ hcp, 0-3 S, 0-3 H, [5+ m or m is D]  "inverted raise: forcing" f1 #raise
  3m! 5+ m, 0-9 hcp, 0-3 S, 0-3 H, [5+ hcp or not vul]  "preemptive raise" #preempt
  more
1m if passed:
  2m  4+ m, 6-10 hcp, 0-3 S, 0-3 H, [5+ m or m is D]  "raise"
  3m  5+ m, 0-9 hcp, 0-3 S, 0-3 H, [5+ hcp or not vul]  "preemptive raise" #preempt
  more
1m 2m#raise:
  3N  18+ hcp, bal  "game"
  2N  12-14 hcp, bal  "balanced, least values" f1
  2x  stop x, [3+ x], x over m, 12+ hcp  "stopper, suggests 3NT" f1
  3m  11-14 pts, 5+ m  "least values"
  2N  "nothing else to say" f1 rare
  only
1m 2m#raise 2?:
  3N  13+ hcp, [stops]  "game"
  3N  12 hcp, bal, [stops]  "game"
  3m  10-12 hcp  "invites game" #invite
  5m  13+ hcp, 5+ m, [0-1 x]  "game"
  3N  13+ hcp  "game"
  3m  "invites game" #invite
  only
1m 3m#preempt:
  3N  18+ hcp, bal  "to play"
  5m  18+ pts, [losers 0-4]  "to play"
  P   "high enough"
  only
`,
    },
  },
  'jump-shifts': {
    strong: {},
    weak: {
      drop: [{ words: 'strong jump shift' }],
      text: `
1x if not passed:
  jy  6+ y, 2-6 hcp, [good y], y over x, at 2, [0-2 x]  "weak jump shift" #preempt
  jy  6+ y, 2-6 hcp, [good y], x over y, at 3, [0-2 x]  "weak jump shift" #preempt
  more
1x 2y#preempt | 1x 3y#preempt if x over y:
  4y  y major, 3+ y, 17+ pts  "game"
  3N  19+ hcp, [semibal]  "to play"
  3x  6+ x, 16+ pts, [0-1 y]  "long suit, to play"
  P   "high enough"
  only
`,
    },
  },
  'fourth-suit': { on: {}, off: { drop: [{ words: 'fourth suit' }] } },
  twos: {
    weak: {},
    strong: {
      drop: [{ words: 'weak two' }],
      text: `
open:
  2M  5+ M, 17-21 hcp, [tricks 8+], [longest M], [good M]  "strong two: eight tricks" f1
  2D  5+ D, 17-21 hcp, [tricks 8+], [longest D], [good D]  "strong two: eight tricks" f1
  more
2x if not they bid:
  4x  3+ x, 4-7 hcp, x major  "fit, little else"
  3x  3+ x, 5+ hcp  "fit" gf
  2y  5+ y, 8+ hcp, y over x  "natural" gf
  3y  5+ y, 8+ hcp, x over y  "natural" gf
  2N! "weak, or nothing else to say" f1 #waiting
  only
2x 2N#waiting:
  3N  20+ hcp, [semibal]  "to play"
  4x  6+ x, x major, [tricks 9+]  "game"
  3y  4+ y, x over y  "second suit" f1
  3x  "nothing more"
  only
2x 2N#waiting 3x:
  4x  x major, 2+ x, 4+ hcp  "game"
  P   "nothing"
  only
`,
    },
  },
  'two-notrump-ask': {
    feature: {},
    ogust: {
      drop: [{ words: 'asks for a feature' }],
      text: `
2x#preempt:
  2N! 14+ hcp, [2+ x or 16+ hcp]  "Ogust: asks for strength and suit" f1 #feature
  more
2x#preempt 2N#feature:
  3N! [top3 3 x]  "solid suit"
  3S! 9-11 hcp, [top3 2+ x]  "most values, good suit"
  3H! 9-11 hcp  "most values, poor suit"
  3D! 5-8 hcp, [top3 2+ x]  "least values, good suit"
  3C! "least values, poor suit"
  only
2x#preempt 2N#feature 3?:
  4x  x major, 17+ hcp  "game"
  4x  x major, 15+ hcp, 3+ x  "game"
  3N  16+ hcp, [all stopped]  "to play"
  cx  "to play"
  P   "to play"
  only
`,
    },
  },
  /* After a notrump opening */
  transfers: {
    on: {},
    off: {
      drop: [{ words: 'transfer' }, { words: 'three trumps', head: '1N 2D#transfer (X)' }],
      text: `
1N:
  3M  5+ M, total 25+ hcp, [M >= oM]  "five cards or more, forcing to game" gf
  2M  5+ M, total 0-22 hcp, [M >= oM]  "to play" #signoff
  more
1N 2M#signoff:
  P   "as requested"
  only
2N:
  3M  5+ M, total 24+ hcp, [M >= oM]  "five cards or more, forcing to game" gf
  more
2N 3M:
  4M  3+ M  "fit"
  3N  0-2 M  "no fit"
  only
`,
    },
  },
  texas: {
    off: {},
    on: {
      text: `
1N:
  4D! 6+ H, total 24-29 pts, [0-4 S]  "transfer: asks for 4♥" f1 #transfer
  4H! 6+ S, total 24-29 pts, [0-4 H]  "transfer: asks for 4♠" f1 #transfer
  more
1N 4D#transfer:
  4H! "as requested" #completion
  only
1N 4H#transfer:
  4S! "as requested" #completion
  only
1N 4D/4H#transfer 4M:
  P   "game is high enough"
  only
`,
    },
  },
  'minor-relay': {
    on: {},
    off: { drop: [{ words: 'asks for 3♣, to play in a minor' }] },
  },
  /* Slams */
  blackwood: {
    usual: {},
    'key-cards-1430': {
      text: `
... 4N#blackwood if raised:
  5C! keys 1/4  "one or four of the five key cards" f1 #keys
  5D! keys 0/3  "none or three of the five key cards" f1 #keys
  5H! keys 2/5, [not has Q trump]  "two of the five key cards, without the queen of trumps" f1 #keys
  5S! keys 2/5  "two of the five key cards, with the queen of trumps" f1 #keys
  only
... 4N#blackwood ?#keys:
  7trump  all keys, total 38+ sup trump, [kings 2/3/4]  "grand slam"
  6trump  keys missing 0-1  "small slam"
  5trump  keys missing 2-5  "two key cards are missing" #signoff
  P   keys missing 2-5  "two key cards are missing"
  6trump  "small slam"
  only
`,
    },
  },
  gerber: { on: {}, off: { drop: [{ words: 'Gerber' }] } },
  /* Competition */
  'negative-doubles': {
    on: {},
    off: {
      drop: [{ words: 'negative' }, { words: 'values', head: '1x (3y) | 1x (4y)' }],
      text: `
1x (1y) | 1x (2y) | 1x (3y):
  X   4+ y, 8+ hcp, [top4 2+ y]  "penalty: good trumps" #penalty
  more
`,
    },
  },
  'support-doubles': { on: {}, off: { drop: [{ words: 'support: three cards' }] } },
  'responsive-doubles': { on: {}, off: { drop: [{ words: 'responsive' }] } },
  truscott: { on: {}, off: { drop: [{ words: 'a raise that at least invites game', head: '1x (X)' }] } },
  michaels: { on: {}, off: { drop: [{ words: 'Michaels' }] } },
  'unusual-2nt': {
    on: {},
    off: {
      drop: [{ words: 'unusual' }],
      text: `
(1x):
  2N  20-22 hcp, bal, stop x  "balanced, strong"
  more
`,
    },
  },
  'jump-overcalls': {
    weak: {},
    intermediate: {
      drop: [{ words: 'weak jump' }],
      text: `
(1x):
  2y  6+ y, 12-16 hcp, jump, [best y], [good y]  "intermediate jump"
  3y  6+ y, 13-16 hcp, jump, x over y, at 3, [best y], [good y]  "intermediate jump"
  more
`,
    },
  },
  'over-their-notrump': {
    'one-suit': {},
    landy: {
      drop: [
        { words: 'a long suit', head: '(1N) | (1N) (P)' },
        { words: 'both majors', head: '(1N) | (1N) (P)' },
        { words: 'the major and a minor', head: '(1N) | (1N) (P)' },
      ],
      text: `
(1N) | (1N) (P):
  2C! 4+ S, 4+ H, 10-16 hcp, [5+ S or 5+ H]  "Landy: both majors" f1 #twoSuits
  2M  6+ M, 8-15 hcp, [good M]  "long suit"
  2M  5+ M, 11-15 hcp, [good M], [not bal]  "long suit"
  2D  6+ D, 10-15 hcp, [good D]  "long suit"
  more
(1N) 2C#twoSuits | (1N) (P) 2C#twoSuits:
  4M  4+ M, 13+ sup M, [10+ hcp]  "game"
  3M  4+ M, 10-12 sup M, [M > oM or M is S]  "invites game" #invite
  P   6+ C, 0-8 hcp, [0-2 S], [0-2 H]  "clubs"
  2M  M > oM  "the better major"
  2H  "the better major"
  only
`,
    },
  },
  /* Leads and signals */
  'small-leads': {
    fourth: {},
    'third-and-fifth': {
      text: `
lead suit:
  AK              2    "king, then ace: only two cards"
  AK+             1    "ace from ace and king"
  KQ+ QJ+ JT+     1    "top of touching honours"
  T98+ T97+       1    "top of a sequence"
  A+              1    "ace without the king"
  ..              1    "top of two"
  .               1    "a singleton"
  .....+          5    "fifth best"
  ...+            3    "third best"
lead partner suit:
  AK              2    "king, then ace: only two cards"
  AK+             1    "ace from ace and king"
  KQ+ QJ+ JT+     1    "top of touching honours"
  A+              1    "ace without the king"
  ..              1    "top of two"
  .               1    "a singleton"
  .....+          5    "fifth best"
  ...+            3    "third best"
`,
    },
  },
  'ace-king-leads': {
    ace: {},
    king: {
      text: `
lead suit:
  AK              1    "ace, then king: only two cards"
  AK+             2    "king from ace and king"
lead partner suit:
  AK              1    "ace, then king: only two cards"
  AK+             2    "king from ace and king"
`,
    },
  },
  attitude: {
    standard: {},
    'upside-down': {
      text: `
attitude notrump:
  A+ K+ Q+        low  "likes the suit: the ace, king or queen"
  +               high "does not like the suit"
attitude suit:
  A+ K+ Q+        low  "likes the suit: the ace, king or queen"
  ..              low  "likes the suit: only two cards"
  +               high "does not like the suit"
`,
    },
  },
  count: {
    standard: {},
    'upside-down': {
      text: `
count:
  even            low  "an even number"
  odd             high "an odd number"
`,
    },
  },
  discards: {
    standard: {},
    'upside-down': {
      text: `
discard:
  A+ K+ Q+        low  "likes the suit: the ace, king or queen"
  +               high "does not like the suit"
`,
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, SwitchText>>>>;
