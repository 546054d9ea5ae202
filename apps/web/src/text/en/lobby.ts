import { counted, number, numbers } from './terms.ts';

/** The lobby. */
export const lobby = {
  title: 'Overtrick: bridge with friends',
  howMany: 'How many are you?',
  people: (n: number): string => (n === 1 ? '1, just me' : `${n} people`),
  peopleNote: (n: number): string =>
    n === 1
      ? 'Computer players take the other chairs.'
      : `You get a link for the ${n === 2 ? 'other one' : `other ${number(n - 1)}`}; the auction starts when everyone is seated, or when you start with computer players.`,
  knows: 'Do you know bridge?',
  knowing: { new: 'I am new to it', plays: 'I play bridge' },
  newNote: 'The table shows what you can do, and gives a hint whenever you ask.',
  guided: 'Never held cards? Play the first ones, step by step',
  name: 'Your name',
  namePlaceholder: 'Guest',
  evening: 'Run a club evening',
  pad: 'Keep score of real cards',
  evenings: 'Club evenings',
  eveningsNone: 'An evening for a whole club, with real cards or on screens: movement, scoring, results.',
  featured: 'Games for you',
  allGames: 'All games',
  groups: {
    bridge: 'Bridge and its forms',
    ancestors: 'Its ancestors',
    two: 'For two',
    three: 'For three',
    spades: 'Spades and kin',
  },
  games: (n: number): string => counted(n, 'game'),
  search: 'Search the games',
  foundNone: 'No game has that name.',
  around: 'Elsewhere',
  dayField: (n: number): string =>
    n === 0
      ? 'One board of contract bridge, the same for everybody. Nobody has finished it yet today.'
      : `One board of contract bridge, the same for everybody. ${n === 1 ? 'One person has' : `${n} people have`} finished it today.`,
  players: (n: number): string => counted(n, 'player'),
  rules: 'Rules',
  rulesOf: (game: string): string => `Rules of ${game}`,
  play: 'Play now',
  playThis: 'Play',
  playGame: (game: string): string => `Play ${game}`,
  opening: 'Opening the table…',
  options: 'Options',
  match: 'Played as',
  chair: 'Your seat',
  kind: 'Kind of table',
  kindHelp: 'Sets what the table allows; each of its rules can be changed below.',
  kinds: { friendly: 'Friendly', club: 'Club', tournament: 'Tournament' },
  matchOptions: (match: string): string => `${match}: details`,
  gameOptions: (game: string): string => `${game}: details`,
  deals: {
    title: 'Deals',
    help: 'Everybody at the table can see which deals are used.',
    script: 'The script',
    kinds: {
      any: 'Any deals',
      notrump: 'The dealer opens one notrump',
      partnerNotrump: 'Partner has a strong notrump',
      strong: 'The dealer is strong enough for two clubs',
      weakTwo: 'Partner has a weak two in a major',
      preempt: 'The dealer has a preempt',
      majorFit: 'A fit in a major, near game',
      game: 'The points of a game',
      slam: 'Perhaps a slam',
      compete: 'Both sides have a fit',
      takeout: 'You have a takeout double',
      twoSuiter: 'You have two long suits',
      own: 'By your own script',
    },
  },
  open: 'Open the table',
  back: 'Resume',
  goBack: 'Go back',
  lastThere: (at: number): string => numbers.moment(at),
  forgetTable: (what: string): string => `Remove ${what} from this list`,
  seatAt: (name: string, match: string): string => `${name}, ${match}`,
  join: 'I have a code',
  meet: 'Find a game',
  joinLabel: 'A code or a link',
  joinPlaceholder: 'KMR TWX, or https://…',
  joinButton: 'Join',
  joinBad:
    'That is neither a code nor a link to a table. A code has six letters, none of them a vowel or one of B, D, G, L, N, Q, S, V.',
  foot: 'Free software under the MIT licence.',
  range: (min: number, max: number): string => `From ${min} to ${max}.`,
};

/** Splits an id into words: `leadSeat` into `lead seat`, `score0` into `score 0`. */
const wordsOf = (id: string): string =>
  id
    .replaceAll(/([a-z0-9])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`)
    .replaceAll(/([a-z])(\d)/g, '$1 $2');

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const names: Readonly<Record<string, string>> = {
  chukkas: 'Rounds of four deals',
  chicagoVul: 'Vulnerability',
  first: 'First board',
  dummySeesDeclarer: "Dummy sees declarer's hand",
  penalties1987preset: 'Values of before 1987',
};

/**
 * The names of the options of games and match formats, and those of their values that are words. An option not listed
 * here shows the words of its id.
 */
export const options = {
  name: (id: string): string => names[id] ?? upper(wordsOf(id)),
  value: (_option: string, value: string): string => upper(wordsOf(value)),
};
