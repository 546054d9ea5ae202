import { counted } from './terms.ts';

/** Playing the same boards. */
export const challenge = {
  title: 'Play the same boards',
  intro:
    'Everybody who has the link plays the same cards, each at a table of their own, when they like. Then the results are compared.',
  today: 'Board of the day',
  todayIntro: 'One board of contract bridge, the same for everybody, another one every day.',
  todayGo: 'To the board of the day',
  new: 'A new challenge',
  game: 'Game',
  boards: 'Boards',
  method: 'Compared by',
  methods: { mp: 'Matchpoints', 'cross-imp': 'IMPs' },
  bots: 'The computer players at your table',
  open: 'Create challenge',
  openOnes: 'To be played',
  doneOnes: 'Finished',
  players: (n: number): string => (n === 1 ? 'one player' : `${n} players`),
  placed: (place: number, of: number): string => `place ${place} of ${of}`,
  inField: (share: string, place: number, of: number): string =>
    `With 15 tables of computer players: ${share}, place ${place} of ${of}.`,
  inARow: (days: number): string => (days === 1 ? 'One day in a row.' : `${days} days in a row.`),
  loading: 'Loading the challenge …',
  called: (game: string, boards: number): string =>
    boards === 1 ? `${game}: one board` : `${game}: the same ${boards} boards`,
  ofDay: (day: string): string => `Board of the day, ${day}`,
  how: (method: string): string =>
    `Compared by ${method}. No hints and no undo, so that everybody has the same chances.`,
  share: 'Send this link to your friends',
  copy: 'Copy the link',
  name: 'Your name, as the others see it',
  take: (boards: number): string => (boards === 1 ? 'Play the board' : 'Play the boards'),
  goOn: 'Continue playing',
  again: 'Your table',
  entrants: 'Who plays',
  nobody: 'Nobody yet. Be the first.',
  entrant: 'Player',
  done: (n: number, of: number): string => `${n} of ${of} finished`,
  ratings: {
    title: 'How you compare',
    intro:
      'A rating by game and by partnership, from boards of challenges and of club evenings that others have played too. It is computed on this device, and nobody else sees it.',
    show: 'Work it out',
    hide: 'Leave it out',
    busy: 'Comparing …',
    none: 'There is nothing to compare yet: nobody else has finished a board of yours, or the evening is not over.',
    rating: 'Rating',
    bidding: (game: string): string => `${game}, the bidding`,
    with: (game: string, partner: string): string => `${game}, with ${partner}`,
    few: (more: number): string => `Too few boards: ${more} more to go`,
    value: (middle: string, low: string, high: string): string => `${middle} (${low} to ${high})`,
    note: 'Your strength lies in this range with a chance of 19 in 20. 1500 is the average of those who play the same boards. The more boards, the narrower the range.',
  },
  standings: 'How it stands',
  standingsNote: 'Over the boards that you have finished. The others stay hidden until you have played them.',
  place: 'Place',
  score: 'Score',
  compared: 'Boards',
  board: (n: number): string => `Board ${n}`,
  worth: 'Worth',
  points: 'Points',
  look: (n: number): string => `Board ${n}, card by card`,
  alone:
    'Nobody else has finished a board of yours yet. On its page you can compare it with computer players.',
  back: 'Compare with the others',
};

/** Bidding hands with a partner, without playing them. */
export const bidding = {
  title: 'Bidding room',
  intro:
    'Bid hands with a partner, without playing them. Then you see your auction beside that of computer players with the same cards, with what the contracts make and the IMPs so far.',
  against: 'The other side',
  sides: { quiet: 'Always passes', contested: 'Computer players bid too' },
  partner: 'Your partner',
  partners: { 1: 'A computer player', 2: 'A person' },
  go: 'Start bidding',
  another: 'Another pair can bid the same boards later, by the link of the challenge that this makes.',
  called: (boards: number): string =>
    boards === 1 ? 'One board to bid' : `The same ${boards} boards to bid`,
  how: (method: string): string =>
    `Pairs bid the boards and do not play them: each contract scores its double-dummy tricks. Compared by ${method}.`,
  take: 'Bid the boards',
  kind: 'Deals of a kind',
  compared: 'How it was bid',
  comparing: 'Computer players bid the same cards …',
  unknown: 'This deal could not be compared.',
  equal: 'As good as what the computer players bid.',
  ahead: (imps: number): string => `You gain ${counted(imps, 'IMP')} over the computer players.`,
  behind: (imps: number): string => `You lose ${counted(imps, 'IMP')} to the computer players.`,
  here: 'Your auction',
  computers: 'Computer players',
  doubleDummy: 'The cards are not played here: each contract scores its double-dummy tricks.',
  running: 'The boards so far',
  imps: 'IMPs',
  overPar: 'IMPs over par',
};
