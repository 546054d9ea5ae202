import { counted, numbers } from '../terms.ts';

type Seating = 'pairs' | 'teams' | 'individual' | 'threes';

const entrants = (who: Seating, n: number): string =>
  counted(n, who === 'pairs' ? 'pair' : who === 'teams' ? 'team' : 'player');

/** Opening an evening, and coming to it. */
export const beginning = {
  setup: {
    title: 'Run a club evening',
    intro:
      'Real cards, real tables: players scan a code and enter results on their phones, and the ranking is ready after the last board. Nobody needs an account.',
    known: 'Evenings on this device',
    practice: 'Try it first',
    practiceIntro:
      'A practice evening of four tables with invented pairs. One press fills in the results of a round, and you see what the desk shows.',
    practiceGo: 'Open a practice evening',
    practiceName: 'Practice evening',
    new: 'A new evening',
    name: 'Name',
    medium: 'Cards',
    form: 'Who plays',
    forms: { pairs: 'Pairs', teams: 'Teams of four', individual: 'Each player alone', threes: 'Threes' },
    teams: 'How many teams?',
    rounds: 'Rounds',
    drawnRounds: 'How many rounds?',
    drawnRoundsHelp: (usual: number, most: number): string =>
      `Usually ${usual}. Up to ${most}, nobody meets the same opponents twice, or in an individual has a partner twice.`,
    swissHelp: 'Each round is a match for victory points, and its opponents are drawn by the standings.',
    drawn: { planned: 'As a planned movement', swiss: 'Swiss', 'knock-out': 'Knock-out' },
    teamNames: 'Names, one team per line (optional)',
    teamNamesExample: 'Anna Berg & Bo Ek & Cai Dahl & Dee East',
    teamNamesHelp:
      'The first two sit North–South at the home table, the next two East–West at the other; a captain may change that.',
    howManyTeams: 'From 2 to 40 teams.',
    pairs: 'How many pairs?',
    boards: 'Boards for each pair, about',
    howMany: (least: number, most: number): string => `From ${least} to ${most}.`,
    game: 'Game',
    players: 'How many players?',
    playerNames: 'Names, one player per line (optional)',
    playersHelp: 'Players get their numbers in this order.',
    names: 'Names, one pair per line (optional)',
    namesExample: 'Anna Berg & Bo Ek',
    namesHelp: 'Separate the two names by &, +, / or a comma. Pairs get their numbers in this order.',
    movement: 'Movement',
    noMovement: 'No movement fits. Try another number of boards.',
    noConcession: 'No compromises.',
    choice: {
      label: 'Show',
      values: { suggestion: 'The suggested ones', name: 'All, by name' },
      last: 'last time',
      rounds: 'Rounds',
      boardsPerRound: 'Boards per round',
      /** `who` is the form of the evening; the numbers are ranges: `5–6, 9–10`. */
      refused: (who: Seating, n: number, numbers: string): string =>
        `Not for ${entrants(who, n)}. The nearest numbers that fit: ${numbers}.`,
    },
    habits: {
      label: 'How movements are suggested',
      least: 'Boards per round, at least',
      atHand: 'Boards at hand (optional)',
      atHandHelp: 'Movements with fewer boards per round, or with more boards than you have, come last.',
    },
    of: (
      rounds: number,
      perRound: number,
      boards: number,
      inPlay: number,
      hours: number,
      minutes: number,
    ): string =>
      `${counted(rounds, 'round')} of ${perRound}, ${counted(boards, 'board')} each, ${inPlay} to deal, about ${hours} h ${minutes} min`,
    open: 'Open the evening',
  },
  scoring: {
    title: 'Scoring',
    label: 'Scoring',
    change: 'Change the scoring',
    published: 'The result is published. Reopen the evening to change its scoring.',
    names: {
      mp: 'Matchpoints',
      crossImps: 'Cross-IMPs',
      butler: 'Butler (IMPs)',
      totalPoints: 'Total points',
      ascherman: 'Ascherman matchpoints',
      victoryPoints: 'IMPs in victory points',
      imps: 'IMPs',
      boardAMatch: 'Board-a-match',
      teamTotal: 'Total points',
    },
    about: {
      mp: 'Each result that is beaten counts 2, each equal one 1: the margin does not matter.',
      crossImps: 'The difference from each other result in IMPs, averaged.',
      butler: 'The difference from the average of the board in IMPs.',
      totalPoints: 'The scores are added as they are.',
      ascherman: 'As matchpoints, but each pair also ties with itself, so a top is never quite 100 %.',
      victoryPoints: 'The IMPs of a match become up to 20 victory points (WBF).',
      imps: 'The IMPs of all boards are added.',
      boardAMatch: 'Each board is won, drawn or lost.',
      teamTotal: 'The scores of both tables are added.',
    },
  },
  sections: {
    label: 'Sections',
    /** The sizes stand with a plus between them. */
    split: (sections: number, sizes: string): string =>
      sections === 1 ? `One section of ${sizes}` : `${sections} sections: ${sizes}`,
    order: 'Who goes where',
    orders: {
      turn: 'In turn: neighbours on the list go to different sections',
      list: 'In the order of the list: the first ones stay together',
    },
    movementOf: (sections: string, size: number): string => `Movement of ${sections} (${size})`,
  },
  movements: {
    mitchell: 'Mitchell',
    'skip-mitchell': 'Skip Mitchell',
    'relay-mitchell': 'Relay and share Mitchell',
    'arrow-mitchell': 'Mitchell with an arrow switch',
    'rover-mitchell': 'Rover Mitchell',
    'bump-mitchell': 'Bump Mitchell',
    bowman: 'Bowman',
    'appendix-mitchell': 'Appendix Mitchell',
    'web-mitchell': 'Web Mitchell',
    hesitation: 'Hesitation Mitchell',
    howell: 'Howell',
    'three-quarter-howell': 'Three-quarter Howell',
    'round-robin': 'Round robin',
    'american-whist': 'American Whist',
    'head-to-head': 'Head to head',
    'team-round-robin': 'Round robin of teams',
    individual: 'Individual',
    rainbow: 'Rainbow individual',
    threes: 'Threes',
    'threes-mitchell': 'Mitchell of threes',
  },
  join: {
    title: 'Take a place',
    table: 'I score at a table',
    own: 'I use my own phone',
    noPlaces: 'The director has not made the plan yet. Please wait.',
    noToken: 'Scan the code on the wall again: this address has no key.',
    waiting:
      'The director has been asked to let you in, and then this page continues by itself. If nothing happens, ask the director.',
    player: (n: number | string): string => `Player ${n}`,
    enter: 'Come and play',
    begins: (at: number): string =>
      `The evening starts automatically: ${numbers.moment(at)}. Keep this page open: it takes you to your table.`,
    ownName: 'Your name',
    partner: 'Your partner’s name',
    partnerHelp: 'Leave it empty to get a partner when the evening starts.',
    go: 'Enter',
    alone: 'Looking for a partner',
    with: (name: string): string => `Play with ${name}`,
  },
  byItself: {
    title: 'An evening without a director',
    intro:
      'At online tables: it starts on time with everybody who has come, computer players fill the empty chairs, and the result is published after the last board.',
    start: 'Start',
    minutes: 'Minutes per board',
    weekly: 'Every week',
    open: 'Open it',
  },
};
