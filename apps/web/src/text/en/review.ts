import type { Seat, Vul } from '@overtrick/rules/seat';
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
  open: 'The whole board',
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
    `${numbers.tenth(n)} tricks by what could be known${better === undefined ? '' : `; ${better} was better on average`}`,
  balance: 'Error and luck',
  balanceNote:
    'Tricks that each player gave away. With all cards seen everybody is wise; by what could be known is what counts as an error. The difference is luck: a good card that lay badly, or a bad one that came right.',
  player: 'Player',
  seen: 'All cards seen',
  known: 'By what could be known',
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
    `Better than ${better} of ${all} other tables, equal to ${equal}.`,
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
  analyseNone: 'There is no board in this text.',
  analyseFound: (n: number): string => (n === 1 ? 'One board' : `${n} boards`),
  boardCalled: (label: string): string => `Board ${label}`,
  another: 'Open another board',
};
