import type { Seat, Vul } from '@overtrick/rules/cards/seat';
import { counted, number, numbers, seats, tricks, vuls } from './terms.ts';

/** The page of a board, and the page on which one opens a file. */
export const review = {
  title: (game: string, board: number | undefined): string =>
    board === undefined ? game : `${game}, board ${board}`,
  terms: (dealer: Seat, vul?: Vul): string => `Dealer ${seats[dealer]}.${vul ? ` ${vuls[vul]}.` : ''}`,
  backToTable: 'Back to the table',
  kept: 'Your chair is kept, and the next deal waits for you.',
  ready: (names: string): string => `Ready for it: ${names}.`,
  unfinished: 'The deal is not played to its end here.',
  playedOut: (n: number): string =>
    n === 1
      ? 'Computer players made one of these calls and cards, for everybody.'
      : `Computer players made ${number(n)} of these calls and cards, for everybody.`,
  byComputer: 'Made by a computer player, for everybody.',
  loading: 'Reading the board …',
  missing: 'There is no such board, or it is still being played.',
  broken: (why: string): string => `This board cannot be shown: ${why}.`,
  playOn: 'Play on from here',
  parts: 'What is known of the board',
  tabs: { auction: 'Auction', play: 'Play', field: 'Field', notes: 'Notes' },
  values: (cards: string): string => `Tricks with each card, when all do their best: ${cards}.`,
  notes: 'Your notes on these cards',
  notesHelp: 'They stay on this device, and are here again wherever you open the board.',
  replay: 'Card by card',
  replayNote: 'Choose a card below, or step with the buttons, the slider or the keys.',
  auction: 'The auction, and what the calls mean',
  noMeaning: 'no meaning is known',
  play: 'The play, and what the cards cost',
  playNote:
    'A number beside a card is what it gave away: tricks with all cards seen. In brackets what it gave away by what its player could know, once that is worked out.',
  cost: (n: number): string => `−${n}`,
  costWords: (n: number): string => `cost ${tricks(n)}`,
  knownShort: (n: number): string => `(−${numbers.tenth(n)})`,
  knownWords: (n: number, better: string | undefined): string =>
    `${numbers.tenth(n)} tricks with the information the player had${better === undefined ? '' : `; ${better} was better on average`}`,
  balance: 'Errors and luck',
  balanceNote:
    'Tricks that each player gave away. With all cards seen everybody is wise. What counts as an error is what the player could know. The difference is luck: a good play that failed, or a bad one that worked.',
  player: 'Player',
  seen: 'All cards seen',
  known: 'From the player’s view',
  luck: 'Luck',
  tricks: numbers.tenths,
  judge: 'Work out what could be known',
  judging: (n: number, all: number): string => `Looking at card ${n} of ${all} …`,
  judged: 'Each card was weighed over layouts that its player could not tell from the real one.',
  stop: 'Stop',
  stopped: 'Stopped. The cards that were not looked at count as right.',
  noCosts:
    'In this game more than tricks counts, or cards stay hidden from all, so that no card has a price in tricks.',
  traveller: 'At other tables',
  travellerNote: 'Computer players play the same cards, each table on its own.',
  compare: (tables: number): string => `Compare with ${counted(tables, 'table')}`,
  level: 'How well they play',
  comparing: (n: number, all: number): string =>
    `${n} of ${counted(all, 'table')} ${n === 1 ? 'has' : 'have'} finished.`,
  scoreOf: (party: string): string => `Points ${party}`,
  worth: (name: string, worth: string): string => `${name}: ${worth}.`,
  standing: (better: number, equal: number, all: number): string =>
    `Better than ${better} of ${all} other tables${equal === 0 ? '' : `, equal to ${equal}`}.`,
  hereAnd: (others: number): string => (others === 0 ? 'Here' : `Here, and ${others} more`),
  tables: (n: number): string => counted(n, 'table'),
  tableColumn: 'Tables',
  result: 'Result',
  methods: { mp: 'Matchpoints', 'cross-imp': 'IMPs' },
  method: 'Compared by',
  mp: numbers.percent,
  imps: numbers.hundredths,
  points: numbers.plain,
  share: 'Share and keep',
  shareNote: 'The link holds the whole board: it needs nobody to keep it, and it works for ever.',
  copy: 'Copy the link',
  copyThis: 'Link to this board',
  picture: 'Picture (SVG)',
  photo: 'Picture (PNG)',
  formats: { pbn: 'PBN', lin: 'LIN', jsonl: 'JSON' } as Readonly<Record<string, string>>,
  lost: (what: string): string => `Not in the file: ${what}.`,
  analyse: 'Open any board',
  analyseIntro:
    'Paste a board, or a file of boards, or drop one here: PBN, LIN, RBN, CSV, DUP, DLM, records of ours, or a link to Bridge Base’s hand viewer. Nothing leaves this device.',
  analyseField: 'Board, file or link',
  analyseGo: 'Open',
  analyseFile: 'Choose a file',
  analyseDrop: 'Drop it here',
  these: {
    title: (n: number): string => (n === 1 ? 'Play this board' : `Play these ${n} boards`),
    note: 'Nobody else sees the cards before they play them. At a table friends can join you by its link.',
    table: 'At a table',
    challenge: 'As a challenge',
    bid: 'Bid them in pairs',
  },
  analyseNone: 'There is no board in this text.',
  analyseFound: (n: number): string => (n === 1 ? 'One board' : `${n} boards`),
  boardCalled: (label: string): string => `Board ${label}`,
  another: 'Open another board',
  dealNumber: (number: string): string => `Deal number ${number}`,
};

/** The worth of a hand, on the page of a board. */
export const worth = {
  title: 'What is this hand worth?',
  hand: 'Hand',
  lengths: 'Lengths:',
  fewer: 'Fewer are better.',
  missing: 'Losers',
  quality: 'Suit quality',
  qualityHow:
    'The cards of a suit and its honours together; jack and ten count under a higher honour. As many as the tricks that are bid make an overcall.',
  parts: {
    cards: 'Honours',
    length: 'Long suits',
    shortness: 'Short suits',
    quality: 'Good suits',
    dubious: 'Honours that stand short',
    balance: 'Aces and tens against queens and jacks',
    shape: 'Shape',
  },
  names: {
    work: 'High-card points',
    goren: 'Goren points',
    bergen: 'Starting points',
    losers: 'Losing tricks',
    newLosers: 'New losing tricks',
    controls: 'Controls',
    quickTricks: 'Quick tricks',
    kaplanRubens: 'Kaplan–Rubens',
    zar: 'Zar points',
    fifths: 'Fifths',
  },
  how: {
    work: 'Ace 4, king 3, queen 2, jack 1.',
    goren: 'High-card points, and 3 for a void, 2 for a singleton, 1 for a doubleton.',
    bergen:
      'High-card points; 1 for each card beyond four in a suit and for each suit of four or more with three of the five honours; less for honours that stand short, more or less as aces and tens outweigh queens and jacks.',
    losers:
      'In each suit the missing ones of ace, king and queen, no more than cards held and three at most.',
    newLosers:
      'Losing tricks weighed: a missing ace is one and a half, a king one, a queen half, no more than cards held.',
    controls: 'Ace 2, king 1.',
    quickTricks:
      'Ace and king 2, ace and queen one and a half, ace 1, king and queen 1, a king with another card a half.',
    kaplanRubens:
      'Honours worth more in long suits and beside others, short suits added: what experts would say, as a formula.',
    zar: 'Ace 6, king 4, queen 2, jack 1; and the lengths of the two longest suits, and of the longest less the shortest. With 26 one opens.',
    fifths:
      'Ace 4, king 2.8, queen 1.8, jack 1, ten 0.4: what honours are worth in notrump, found by solving deals.',
  },
};
