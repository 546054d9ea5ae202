import { type Action, type Goal, makeAction, type Pick, type Put } from '@overtrick/rules/action';
import { type Call, isBid, levelOf, strainOf } from '@overtrick/rules/call';
import { type Card, type Rank, rankOf, type Strain, suitOf } from '@overtrick/rules/card';
import { type Contract, tricksNeeded } from '@overtrick/rules/contract';
import type { ScoreReason } from '@overtrick/rules/score';
import type { Seat, Side, Vul } from '@overtrick/rules/seat';

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;
const number = (n: number): string => NUMBERS[n] ?? String(n);
const points = new Intl.NumberFormat('en');
const tricks = (n: number): string => (n === 1 ? '1 trick' : `${n} tricks`);

const strains: { readonly [S in Strain]: string } = {
  C: 'clubs',
  D: 'diamonds',
  H: 'hearts',
  S: 'spades',
  N: 'notrump',
};
const strainOne: { readonly [S in Strain]: string } = {
  C: 'club',
  D: 'diamond',
  H: 'heart',
  S: 'spade',
  N: 'notrump',
};
const ranks: { readonly [R in Rank]: string } = {
  '2': '2',
  '3': '3',
  '4': '4',
  '5': '5',
  '6': '6',
  '7': '7',
  '8': '8',
  '9': '9',
  T: '10',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};
const seats: { readonly [S in Seat]: string } = { N: 'North', E: 'East', S: 'South', W: 'West' };
const sides: { readonly [S in Side]: string } = { NS: 'North–South', EW: 'East–West' };
const vuls: { readonly [V in Vul]: string } = {
  none: 'Nobody vulnerable',
  ns: 'North–South vulnerable',
  ew: 'East–West vulnerable',
  both: 'Both vulnerable',
};

const vulsShort: { readonly [V in Vul]: string } = {
  none: 'None vul',
  ns: 'N–S vul',
  ew: 'E–W vul',
  both: 'Both vul',
};

const card = (which: Card): string => `${ranks[rankOf(which)]} of ${strains[suitOf(which)]}`;

function call(which: Call): string {
  if (which === 'P') return 'Pass';
  if (which === 'X') return 'Double';
  if (which === 'XX') return 'Redouble';
  return `${levelOf(which)} ${(levelOf(which) === 1 ? strainOne : strains)[strainOf(which)]}`;
}

const choices: Readonly<Record<string, string>> = {
  open: 'Open',
  closed: 'Leave closed',
  keep: 'Keep it',
  reject: 'Put it away',
  stand: 'Let it stand',
  replace: 'Replace it',
  over: 'Leave it to partner',
  look: 'Look at the cards',
  blind: 'Bid blind nil',
  ready: 'Ready',
  misere: 'Misère',
  openmisere: 'Open misère',
};
const goals: { readonly [G in Goal]: string } = {
  part: 'part score',
  game: 'game',
  small: 'small slam',
  grand: 'grand slam',
};
const picks: { readonly [P in Pick]: string } = { peek: 'Look at', flip: 'Turn', reveal: 'Show' };
const puts: { readonly [P in Put]: string } = { aside: 'Put aside', give: 'Give', discard: 'Discard' };
const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Whatever a player can do, as the words on a button. */
function action(what: Action): string {
  switch (what.kind) {
    case 'call':
      return call(what.call);
    case 'play':
      return upper(card(what.card));
    case 'choose':
      return choices[what.choice] ?? upper(what.choice);
    case 'declare':
      return upper(strains[what.strain]) + (what.goal === undefined ? '' : `, ${goals[what.goal]}`);
    case 'bid':
      return tricks(what.tricks) + (what.nils?.length ? `, nil ${what.nils.join(' ')}` : '');
    case 'pick':
      return `${picks[what.pick]} ${what.places.join(', ')}`;
    case 'put':
      return `${puts[what.put]} ${what.cards.map(card).join(', ')}`;
    default:
      return makeAction(what);
  }
}

const doubled = ['', ' doubled', ' redoubled'] as const;
const contract = ({ level, strain, doubling }: Contract): string =>
  `${level} ${(level === 1 ? strainOne : strains)[strain]}${doubled[doubling]}`;

/** English: every word that the pages show or say. */
export const en = {
  language: 'en',
  product: 'Overtrick',

  // The words of the game
  seats,
  sides,
  strains,
  ranks,
  vuls,
  vulsShort,
  notrumpShort: 'NT',
  rankShort: (rank: Rank): string => (rank === 'T' ? '10' : rank),
  seatShort: (seat: Seat): string => seat,
  card,
  call,
  action,
  picks,
  puts,
  choices,
  callShort: (which: Call): string =>
    which === 'P' ? 'Pass' : isBid(which) ? which.replace('N', 'NT') : which,
  contract,
  points: (n: number): string => points.format(n),
  signed: (n: number): string => (n > 0 ? `+${points.format(n)}` : points.format(n).replace('-', '−')),
  tricks,
  we: 'We',
  they: 'They',
  you: 'You',

  parties: {
    /** A party is a side or a player; its name when it is neither ours nor theirs. */
    name: (party: string): string => (party === 'NS' || party === 'EW' ? sides[party] : party),
  },

  top: {
    home: 'Overtrick, to the lobby',
    skip: 'Skip to the page',
    settings: 'Settings',
    rules: 'Rules',
  },

  lobby: {
    title: 'Overtrick: bridge with friends',
    howMany: 'How many are you?',
    lead: 'Sit down, and computer players take the empty chairs. Friends join by a link. No account, nothing to install.',
    people: (n: number): string => (n === 1 ? '1, just me' : `${n} people`),
    peopleNote: (n: number): string =>
      n === 1
        ? 'Computer players take the other chairs.'
        : `You get a link for the ${n === 2 ? 'other one' : `other ${number(n - 1)}`}; computer players take the chairs that stay empty.`,
    name: 'Your name',
    namePlaceholder: 'Guest',
    games: 'Games for you',
    players: (n: number): string => `${n} players`,
    rules: 'Rules',
    rulesOf: (game: string): string => `Rules of ${game}`,
    play: 'Play now',
    playThis: 'Play',
    playGame: (game: string): string => `Play ${game}`,
    opening: 'Laying the table…',
    options: 'Choose how to play',
    match: 'Played as',
    chair: 'Your seat',
    matchOptions: (match: string): string => `${match}: details`,
    gameOptions: (game: string): string => `${game}: details`,
    open: 'Open the table',
    back: 'Your tables',
    goBack: 'Go back',
    forget: 'Remove',
    forgetTable: (what: string): string => `Remove ${what} from this list`,
    over: 'Finished',
    seatAt: (name: string, match: string): string => `${name}, ${match}`,
    join: 'Join a table',
    joinLabel: 'A link or a table code',
    joinPlaceholder: 'https://… or a code',
    joinButton: 'Join',
    joinBad: 'That is neither a link to a table nor a table code. A code has 6 to 24 letters and digits.',
    foot: 'Free software under the MIT licence.',
    on: 'On',
    off: 'Off',
    range: (min: number, max: number): string => `From ${min} to ${max}.`,
  },

  options: {
    names: {
      chukkas: 'Rounds of four deals',
      scoring: 'Scoring',
      chicagoVul: 'Vulnerability',
      honours: 'Honours',
      boards: 'Boards',
      first: 'First board',
      dummySeesDeclarer: "Dummy sees declarer's hand",
    } as Readonly<Record<string, string>>,
    values: {
      standard: 'Standard',
      duplicate: 'Duplicate',
      modern: 'Modern',
      original: 'Original',
    } as Readonly<Record<string, string>>,
  },

  table: {
    title: (game: string): string => `${game}: the table`,
    deal: (n: number): string => `Deal ${n}`,
    board: (n: number): string => `Board ${n}`,
    dealer: (seat: Seat): string => `Dealer ${seats[seat]}`,
    vulnerable: 'vulnerable',
    notVulnerable: 'not vulnerable',
    status: 'The deal',
    hand: 'Your hand',
    handOf: (seat: Seat): string => `${seats[seat]}'s hand`,
    cardsLeft: (n: number): string => (n === 1 ? '1 card' : `${n} cards`),
    dummy: 'Dummy',
    declarer: 'Declarer',
    defence: 'Defence',
    dealerShort: 'D',
    dealerWord: 'dealer',
    of: (needed: number): string => `of ${needed}`,
    suit: (strain: Strain, n: number): string => `${strains[strain]}, ${n === 1 ? '1 card' : `${n} cards`}`,
    trick: 'Trick',
    trickEmpty: 'No card played yet',
    auction: 'Auction',
    auctionOf: 'The auction so far',
    noCalls: 'No calls yet.',
    toCall: 'to call',
    bidding: 'Bidding box',
    choosing: 'What to do',
    place: (n: number): string => `Place ${n}`,
    chosen: (n: number, of: number): string => `${n} of ${of} chosen`,
    level: (n: number): string => `Level ${n}`,
    chooseLevel: 'Level',
    chooseStrain: (level: number): string => `${level} of what?`,
    contract: 'Contract',
    noContract: 'Auction',
    by: (seat: Seat): string => `by ${seats[seat]}`,
    byShort: (seat: Seat): string => `by ${seat}`,
    won: (side: string, n: number, needed?: number): string =>
      needed === undefined ? `${side} ${n}` : `${side} ${n} of ${needed}`,
    meter: (declaring: string, won: number, needed: number, defending: string, lost: number): string =>
      `${declaring} have ${tricks(won)} of the ${needed} they need; ${defending} have ${lost}`,
    lastTrick: 'Last trick',
    lastTrickWon: (who: string): string => `${who} won the last trick`,
    wonIt: 'won it',
    noLastTrick: 'No trick has been finished yet.',
    score: 'Score',
    claim: 'Claim',
    invite: 'Invite',
    keys: 'Keys',
    leave: 'Leave the table',
    menu: 'More',
    bot: 'computer player',
    away: 'away',
    watching: 'You are watching.',
    sitDown: 'Sit down',
    yourTurn: 'Your turn',
    yourCall: 'Your call',
    dummyTurn: 'Dummy’s turn',
    turnOf: (name: string): string => `${name} to play`,
    callOf: (name: string): string => `${name} to call`,
    claimPending: 'A claim is asked',
    play: (which: string): string => `Play the ${which}`,
    again: 'Tap again to play',
    againCall: 'Tap again to call',
    illegal: (keys: string): string => `${keys} is not allowed now.`,
    typed: (keys: string): string => `Typed ${keys}`,
  },

  say: {
    call: (name: string, which: Call): string => `${name}: ${call(which)}.`,
    played: (name: string, which: Card): string => `${name}: ${card(which)}.`,
    playedFrom: (name: string, which: Card): string => `${name}, from dummy: ${card(which)}.`,
    contract: (what: Contract): string =>
      `The contract is ${contract(what)} by ${seats[what.declarer]}, who needs ${tricksNeeded(what)} tricks.`,
    dummy: (seat: Seat, hand: string): string => `Dummy is ${seats[seat]}: ${hand}.`,
    trickTo: (name: string, ours: number, theirs: number): string =>
      `${name} ${name === 'You' ? 'win' : 'wins'} the trick. ${ours} to ${theirs}.`,
    passedOut: 'All four pass. Nothing is played.',
    other: (name: string, what: string): string => `${name}: ${what}.`,
    claimed: (name: string, n: number): string =>
      `${name} ${name === 'You' ? 'claim' : 'claims'} ${tricks(n)} of those left.`,
    deal: (n: number, dealer: Seat, vul: Vul): string => `Deal ${n}. Dealer ${seats[dealer]}. ${vuls[vul]}.`,
    yourHand: (hand: string): string => `Your hand: ${hand}.`,
    suit: (strain: Strain, held: string): string => `${strains[strain]} ${held}`,
    void: (strain: Strain): string => `no ${strains[strain]}`,
    yourCall: 'It is your turn to call.',
    yourTurn: 'It is your turn.',
    dummyTurn: 'It is your turn, from dummy.',
    joined: (name: string, seat: Seat): string => `${name} sits down as ${seats[seat]}.`,
    left: (name: string, seat: Seat): string => `${name} has left; a computer player sits ${seats[seat]}.`,
    lost: 'The connection is lost. Trying again.',
    back: 'The connection is back.',
  },

  claim: {
    title: 'Claim the rest, or part of it',
    intro: (left: number): string =>
      `${left === 1 ? 'One trick is' : `${left} tricks are`} left, the one on the table among them. How many of them are yours?`,
    tricks: 'Tricks for your side',
    all: 'All of them',
    none: 'None: concede the rest',
    line: 'How you will play (the others read it)',
    linePlaceholder: 'For example: drawing trumps, then the clubs are high',
    send: (n: number, left: number): string =>
      n === 0 ? 'Concede the rest' : n === left ? `Claim all ${left}` : `Claim ${n} of ${left}`,
    cancel: 'Play on',
    asked: 'Your claim waits for the other side.',
    accepted: 'The claim is accepted.',
    refused: 'The claim is refused. Play goes on.',
    refusedWhy: (why: string): string => `The claim is refused: ${why}`,
    promptTitle: 'A claim',
    prompt: (name: string, n: number, left: number): string =>
      n === 0
        ? `${name} concedes the ${left === 1 ? 'last trick' : `last ${left} tricks`}.`
        : `${name} claims ${n === left ? (left === 1 ? 'the last trick' : `all ${left} tricks left`) : `${n} of the ${left} tricks left`}.`,
    promptLine: (line: string): string => `“${line}”`,
    waitingFor: (names: string): string => `Waiting for ${names}.`,
    accept: 'Accept',
    refuse: 'Refuse and play on',
  },

  result: {
    title: (deal: number): string => `Deal ${deal}: the result`,
    passedOut: 'Passed out: all four passed.',
    made: (what: Contract, over: number): string =>
      `${contract(what)} by ${seats[what.declarer]}, made ${over === 0 ? 'exactly' : over === 1 ? 'with an overtrick' : `with ${number(over)} overtricks`}.`,
    down: (what: Contract, under: number): string =>
      `${contract(what)} by ${seats[what.declarer]}, ${number(under)} down.`,
    claimed: (seat: Seat, n: number): string =>
      `${seats[seat]} claimed ${tricks(n)} of those left, and it was agreed.`,
    scores: (party: string, n: number): string => `${party} score ${points.format(n)}.`,
    youScore: (n: number): string => `You score ${points.format(n)}.`,
    theyScore: (n: number): string => `They score ${points.format(n)}.`,
    nobodyScores: 'Nobody scores.',
    madeUp: 'How it was made up',
    reasons: {
      tricks: 'Tricks bid and made',
      overtricks: 'Overtricks',
      insult: 'Making a doubled contract',
      partScore: 'Part score',
      game: 'Game',
      smallSlam: 'Small slam',
      grandSlam: 'Grand slam',
      undertricks: 'Undertricks',
      honours: 'Honours in one hand',
      chicane: 'A hand without trumps',
      rubber: 'Rubber',
      unfinishedGame: 'The only game of an unfinished rubber',
      unfinishedPartScore: 'The only part score of an unfinished game',
      bid: 'Value of the bid',
      made: 'Bid made',
      set: 'Bid failed',
      bags: 'Tricks more than bid',
      bagPenalty: 'Ten tricks more than bid',
      nil: 'Nil',
      blindNil: 'Blind nil',
    } satisfies { readonly [R in ScoreReason]: string },
    total: 'Total',
    diagram: 'All four hands',
    auction: 'The auction',
    play: 'The play',
    trickNumber: (n: number): string => `Trick ${n}`,
    trickWon: (seat: Seat): string => `${seats[seat]} wins`,
    whyHint: 'Choose a call or a card to read why a computer player made it.',
    steps: 'The auction, the play, and why',
    noReason: 'a person’s own affair.',
    noReasonBot: 'no reason is known.',
    led: 'led',
    reason: 'Reason',
    bonus: 'Bonus',
    over: (what: Contract, won: number): string => {
      const over = won - tricksNeeded(what);
      return over === 0 ? '=' : over > 0 ? `+${over}` : `−${-over}`;
    },
    next: 'Next deal',
    waiting: (names: string): string => `Waiting for ${names}.`,
    ready: 'Ready',
    sheet: 'Score sheet',
    above: 'Above the line',
    below: 'Below the line',
    gameWon: (side: string): string => `Game: ${side}`,
    row: (deal: number, what: string): string => `Deal ${deal}: ${what}`,
    rowPassed: 'passed out',
    dealColumn: 'Deal',
    contractColumn: 'Contract',
    noRows: 'The first deal is still on.',
    matchOver: 'The match is over',
    weWin: (by: number): string => `You win by ${points.format(by)}.`,
    theyWin: (by: number): string => `They win by ${points.format(by)}.`,
    wins: (party: string, by: number): string => `${party} win by ${points.format(by)}.`,
    tie: 'It is a tie.',
    again: 'Play another match',
    lobby: 'To the lobby',
  },

  sit: {
    title: 'Take a chair?',
    intro:
      'A computer player keeps each of these chairs warm. Choose one and give your name, or watch for now.',
    chair: (seat: Seat, name: string): string => `${seats[seat]}, now ${name}`,
    partnerOf: (name: string): string => `partner of ${name}`,
    sit: 'Sit down',
    watch: 'Just watch',
    full: 'People sit in all the chairs. You can watch.',
  },

  invite: {
    title: 'Invite',
    intro: 'Whoever opens this link can take a computer player’s chair, or watch.',
    link: 'Link to this table',
    copy: 'Copy the link',
    copied: 'Copied',
    share: 'Share',
    shareText: 'Play bridge with me on Overtrick',
    code: (code: string): string => `Or give the table code: ${code}`,
    ownTitle: 'Your own chair on another device',
    ownIntro: 'This link is yours alone: whoever has it plays your cards.',
    ownCopy: 'Copy my own link',
    copyFailed: 'It could not be copied. Select the link and copy it by hand.',
  },

  leave: {
    title: 'Leave the table?',
    intro: 'A computer player takes your chair and plays on. You can sit down again while a chair is free.',
    leave: 'Leave',
    introSpectator: 'You have no chair here; the table goes on without you.',
    instead: 'To come back later to your own chair, do not leave: just close the page, or go to the lobby.',
    stay: 'Stay',
  },

  keys: {
    title: 'Keys',
    on: 'Letters and digits play and call',
    onHelp: 'Turn this off if they get in the way of a screen reader or dictation.',
    rows: [
      ['S A', 'play the ace of spades: suit, then rank (1 or T for the ten)'],
      ['1 N', 'bid: level, then C, D, H, S or N'],
      ['P', 'pass'],
      ['X', 'double, or redouble'],
      ['← →', 'from card to card, from call to call'],
      ['Enter, Space', 'play or call what has the focus'],
      ['L', 'the last trick'],
      ['B', 'the bidding'],
      ['R', 'claim the rest, or part of it'],
      ['N', 'next deal, once the deal is over'],
      ['?', 'this list'],
      ['Escape', 'close, or forget what was typed'],
    ] as readonly (readonly [string, string])[],
  },

  settings: {
    title: 'Settings',
    theme: 'Light or dark',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    deck: 'Suits in',
    decks: { two: 'Two colours', four: 'Four colours' },
    confirmCards: 'Play a card with',
    confirmCalls: 'Call with',
    confirms: { auto: 'One tap; two on a small touch screen', once: 'One tap', twice: 'Two taps' },
    pace: 'Pace',
    paces: { calm: 'Calm', normal: 'Normal', quick: 'Quick' },
  },

  connection: {
    connecting: 'Connecting…',
    lost: 'The connection is lost. Your chair stays yours; trying again…',
    lostSpectator: 'The connection is lost. Trying again…',
    stopping: 'The server restarts. The table is kept; connecting again in a moment…',
    sending: 'Not sent yet. It goes out as soon as the connection is back.',
    retry: 'Try now',
  },

  trouble: {
    noTable: 'There is no such table',
    noTableWhy: 'The link may be incomplete, or the table is long gone.',
    token: 'This is not your chair any more',
    tokenWhy: 'Its link is no longer good. You can watch, and sit down where a computer player sits.',
    watch: 'Watch the table',
    toLobby: 'To the lobby',
  },

  refusals: {
    ERR_MESSAGE: 'The server did not understand that.',
    ERR_NO_TABLE: 'There is no such table.',
    ERR_TOKEN: 'This is not your chair any more.',
    ERR_CHAIR_TAKEN: 'Somebody sits there already.',
    ERR_STALE: 'The table had moved on. Look again.',
    ERR_CLAIM_ASKED: 'A claim has to be answered first.',
    ERR_NO_CLAIM: 'There is no claim to answer.',
    ERR_DEAL_ON: 'This deal is not over yet.',
    ERR_MATCH_OVER: 'The match is over.',
    ERR_OPTIONS: 'The server does not know these options.',
    ERR_BUSY: 'The server is busy. Try again in a moment.',
    ERR_SERVER: 'The server made a mistake. Nothing was done.',
    ERR_NOT_ON_TURN: 'It is not your turn.',
    ERR_MUST_BID: 'The dealer must bid.',
    ERR_CARD_COVERED: 'That card may not be touched yet.',
    ERR_REVOKE: 'You have to follow suit.',
    ERR_CLAIM: 'You cannot claim that now.',
    ERR_OFFLINE: 'The server cannot be reached. Check the connection and try again.',
  } as Readonly<Record<string, string>>,

  notFound: {
    title: 'Nothing here',
    why: 'This address leads nowhere. Perhaps a letter is missing.',
  },

  close: 'Close',
  error: 'This page ran into a fault of its own. Loading it again helps most of the time; the table is kept.',
  reload: 'Load again',
};
