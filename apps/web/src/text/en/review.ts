import type { Seat, Vul } from '@overtrick/rules/seat';
import { points, seats, tricks, vuls } from './terms.ts';

const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
const imps = new Intl.NumberFormat('en', { maximumFractionDigits: 2, signDisplay: 'exceptZero' });

/** The page of a board, and the page on which one opens a file. */
export const review = {
  title: (game: string, board: number | undefined): string =>
    board === undefined ? game : `${game}, board ${board}`,
  terms: (dealer: Seat, vul: Vul): string => `Dealer ${seats[dealer]}. ${vuls[vul]}.`,
  unfinished: 'The deal is not played to its end here.',
  loading: 'Reading the board …',
  missing: 'There is no such board, or it is still being played.',
  broken: (why: string): string => `This board cannot be shown: ${why}.`,
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
  knownShort: (n: number): string => `(−${n.toFixed(1)})`,
  knownWords: (n: number, better: string | undefined): string =>
    `${n.toFixed(1)} tricks by what could be known${better === undefined ? '' : `; ${better} was better on average`}`,
  balance: 'Error and luck',
  balanceNote:
    'Tricks that each player gave away. With all cards seen everybody is wise; by what could be known is what counts as an error. The difference is luck: a good card that lay badly, or a bad one that came right.',
  player: 'Player',
  seen: 'All cards seen',
  known: 'By what could be known',
  luck: 'Luck',
  tricks: (n: number): string => (Math.abs(n) < 0.05 ? '0' : tenths.format(n).replace('-', '−')),
  judge: 'Work out what could be known',
  judging: (n: number, all: number): string => `Looking at card ${n} of ${all} …`,
  judged: 'Each card was weighed over layouts that its player could not tell from the real one.',
  stop: 'Stop',
  stopped: 'Stopped. The cards that were not looked at count as right.',
  noCosts:
    'In this game more than tricks counts, or cards stay hidden from all, so that no card has a price in tricks.',
  traveller: 'At other tables',
  travellerNote: 'Computer players play the same cards, each table on its own.',
  compare: (tables: number): string => `Compare with ${tables} tables`,
  level: 'How well they play',
  comparing: (n: number, all: number): string => `${n} of ${all} tables have finished.`,
  here: 'Here',
  scoreOf: (party: string): string => `Points ${party}`,
  table: (n: number): string => `Table ${n}`,
  tableColumn: 'Table',
  result: 'Result',
  methods: { mp: 'Matchpoints', 'cross-imp': 'IMPs' },
  method: 'Compared by',
  mp: (share: number): string => percent.format(share),
  imps: (n: number): string => imps.format(n).replace('-', '−'),
  points: (n: number): string => points.format(n),
  share: 'Share and keep',
  shareNote: 'The link holds the whole board: it needs nobody to keep it, and it works for ever.',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  copyThis: 'Link to this board',
  picture: 'Picture (SVG)',
  photo: 'Picture (PNG)',
  formats: { pbn: 'PBN', lin: 'LIN', jsonl: 'JSON' } as Readonly<Record<string, string>>,
  lost: (what: string): string => `Not in the file: ${what}.`,
  analyse: 'Open any board',
  analyseIntro:
    'Paste a board, or a file of boards, or drop one here: PBN, LIN, records of ours, or a link to Bridge Base’s hand viewer. Nothing leaves this device.',
  analyseField: 'Board, file or link',
  analyseGo: 'Open',
  analyseFile: 'Choose a file',
  analyseDrop: 'Drop it here',
  analyseNone: 'There is no board in this text.',
  analyseFound: (n: number): string => (n === 1 ? 'One board' : `${n} boards`),
  boardCalled: (label: string): string => `Board ${label}`,
  another: 'Open another board',
};
