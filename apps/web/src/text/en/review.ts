import type { Seat, Vul } from '@overtrick/rules/cards/seat';
import { counted, number, numbers, seats, tricks, vuls } from './terms.ts';

/** The page of a board, and the page on which one opens a file. */
export const review = {
  title: (game: string, board: number | undefined): string =>
    board === undefined ? game : `${game}, board ${board}`,
  terms: (dealer: Seat, vul?: Vul): string => `Dealer ${seats[dealer]}.${vul ? ` ${vuls[vul]}.` : ''}`,
  backToTable: 'Back to the table',
  kept: 'Your chair is kept, and the next deal waits for you.',
  ready: (names: string): string => `Ready for the next deal: ${names}.`,
  unfinished: 'This deal was not played to the end.',
  playedOut: (n: number): string =>
    n === 1
      ? 'Computer players finished this deal for everybody: one of these calls and cards is theirs.'
      : `Computer players finished this deal for everybody: ${number(n)} of these calls and cards are theirs.`,
  byComputer: 'By a computer player, which finished the deal for everybody.',
  loading: 'Reading the board …',
  missing: 'There is no such board, or it is still being played.',
  broken: (why: string): string => `This board cannot be shown: ${why}.`,
  playOn: 'Play on from here',
  parts: 'About this board',
  tabs: { auction: 'Auction', play: 'Play', field: 'Field', notes: 'Notes' },
  values: (cards: string): string => `Tricks with each card, with perfect play: ${cards}.`,
  notes: 'Your notes on these cards',
  notesHelp: 'They stay on this device. You see them again whenever you open this board.',
  replay: 'Card by card',
  replayNote: 'Choose a card below, or step with the buttons, the slider or the keys.',
  auction: 'The auction, and what the calls mean',
  noMeaning: 'no meaning is known',
  play: 'The play, and what the cards cost',
  playNote:
    'The number beside a card says how many tricks it gave away with all cards seen. The number in brackets says how many it gave away with the information the player had, once that is worked out.',
  cost: (n: number): string => `−${n}`,
  costWords: (n: number): string => `cost ${tricks(n)}`,
  knownShort: (n: number): string => `(−${numbers.tenth(n)})`,
  knownWords: (n: number, better: string | undefined): string =>
    `${numbers.tenth(n)} tricks with the information the player had${better === undefined ? '' : `; ${better} was better on average`}`,
  balance: 'Errors and luck',
  balanceNote:
    'The tricks that each player gave away. With all cards seen, everybody knows better. Only what the player could know counts as an error. The difference is luck: a good play that failed, or a bad one that worked.',
  player: 'Player',
  seen: 'All cards seen',
  known: 'From the player’s view',
  luck: 'Luck',
  tricks: numbers.tenths,
  judge: 'Work out the players’ views',
  judging: (n: number, all: number): string => `Looking at card ${n} of ${all} …`,
  judged: 'Each card was compared on layouts that fit everything its player knew.',
  stop: 'Stop',
  stopped: 'Stopped. The cards that were not looked at count as right.',
  noCosts:
    'In this game the score depends on more than tricks, or some cards stay hidden from everybody, so a card has no cost in tricks.',
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
  share: 'Share and save',
  shareNote: 'The link contains the whole board, so no server has to store it. It works for ever.',
  copy: 'Copy the link',
  copyThis: 'Link to this board',
  picture: 'Picture (SVG)',
  photo: 'Picture (PNG)',
  formats: { pbn: 'PBN', lin: 'LIN', jsonl: 'JSON' } as Readonly<Record<string, string>>,
  handviewer: 'Open in Bridge Base’s hand viewer',
  lost: (what: string): string => `Not in the file: ${what}.`,
  analyse: 'Open any board',
  analyseIntro:
    'Paste a board, or a file of boards, or drop one here: PBN, LIN, RBN, CSV, DUP, DLM, our own records, or a link to Bridge Base’s hand viewer. Nothing leaves this device.',
  analyseField: 'Board, file or link',
  analyseGo: 'Open',
  analyseFile: 'Choose a file',
  analyseDrop: 'Drop it here',
  these: {
    title: (n: number): string => (n === 1 ? 'Play this board' : `Play these ${n} boards`),
    note: 'Nobody else sees the cards before they play them. Friends can join you at a table with its link.',
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
    'The number of cards in the suit plus the number of its honours; jack and ten count only with a higher honour. Overcall if this is at least the number of tricks you bid.',
  parts: {
    cards: 'Honours',
    length: 'Long suits',
    shortness: 'Short suits',
    quality: 'Good suits',
    dubious: 'Honours in short suits',
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
      'High-card points; plus 1 for each card beyond four in a suit, and for each suit of four or more with three of the five honours; less for honours in short suits; more if aces and tens outweigh queens and jacks, less if not.',
    losers:
      'In each suit, one for each of ace, king and queen that you lack; with two cards only the ace and king count, with one card only the ace.',
    newLosers:
      'Like losing tricks, but weighted: a missing ace counts 1½, a king 1, a queen ½; no more in a suit than the cards you hold in it.',
    controls: 'Ace 2, king 1.',
    quickTricks: 'Ace and king 2, ace and queen 1½, ace 1, king and queen 1, a king with another card ½.',
    kaplanRubens:
      'Honours count more in long suits and next to other honours, and short suits count too: expert judgement as a formula.',
    zar: 'Ace 6, king 4, queen 2, jack 1; plus the lengths of the two longest suits, plus the longest minus the shortest. Open with 26.',
    fifths:
      'Ace 4, king 2.8, queen 1.8, jack 1, ten 0.4: what honours are worth in notrump, found by solving deals.',
  },
};
