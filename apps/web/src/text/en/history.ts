import { counted, numbers } from './terms.ts';

/** The boards that one has played. */
export const history = {
  title: 'Your boards',
  intro: 'Kept on this device as you play, with those of your account when you are signed in.',
  none: 'No board yet. Play a deal to its end, and it is listed here.',
  nothing: 'No board is like that.',
  filters: 'Show',
  all: 'All',
  game: 'Game',
  role: 'You were',
  roles: { declarer: 'Declarer', dummy: 'Dummy', defender: 'Defender', other: 'Something else' },
  height: 'Contract',
  heights: { part: 'Part score', game: 'Game', slam: 'Slam', none: 'None' },
  result: 'Result',
  results: {
    made: 'Made',
    down: 'Failed',
    abovePar: 'Better than par',
    belowPar: 'Worse than par',
  },
  shown: (n: number, all: number): string =>
    n === all ? counted(all, 'board') : `${n} of ${counted(all, 'board')}`,
  when: 'When',
  net: 'Points',
  againstPar: 'Against par',
  signed: numbers.signed,
  date: numbers.date,
  plotNet: 'Points, added up from the first board shown to the last',
  plotPar: 'Against par, board by board',
  plotWords: (from: number, to: number, low: number, high: number): string =>
    `From ${numbers.plain(from)} to ${numbers.plain(to)}, between ${numbers.plain(low)} and ${numbers.plain(high)}.`,
  average: (n: number): string => `On average ${numbers.signed(Math.round(n))} a board.`,
  more: 'Show more',
  export: 'Keep them',
  csv: 'As a table (CSV)',
  json: 'As JSON',
  forget: 'Delete all from this device',
  forgetTitle: 'Delete all boards from this device?',
  forgetWhy: 'They cannot be brought back. Boards of an account stay with the account.',
  forgetYes: 'Delete all',
  forgetNo: 'Keep them',
};
