import type { Seat } from '@overtrick/rules/cards/seat';
import { seats } from './terms.ts';

/** The head of a page. */
export const top = {
  home: 'Overtrick, to the lobby',
  skip: 'Skip to the page',
  settings: 'Settings',
  rules: 'Rules',
  sections: 'Parts of the site',
  play: 'Play',
  club: 'Club',
  learn: 'Learn',
  boards: 'Boards',
  challenges: 'Play the same boards',
  bidding: 'Bidding room',
  analyse: 'Open any board',
  deals: 'Deal what you want',
  history: 'Your boards',
  pad: 'Score pad',
};

/** Taking a chair. */
export const sit = {
  title: 'Take a chair?',
  intro: 'A computer player sits in each of these chairs. Choose one and enter your name, or watch.',
  invites: (name: string, what: string, free: string): string =>
    `${name} invites you to ${what}. Free: ${free}.`,
  chair: (seat: Seat, name: string): string => `${seats[seat]}, now ${name}`,
  partnerOf: (name: string): string => `partner of ${name}`,
  sit: 'Sit down',
  ask: 'Ask the host',
  watch: 'Just watch',
  full: 'People sit in all the chairs. You can watch.',
};

/** Inviting others. */
export const invite = {
  title: 'Invite',
  intro: 'Anyone with this link can sit down or watch.',
  link: 'Link to this table',
  qr: 'The link as a QR code: scan it with another device',
  copy: 'Copy the link',
  copied: 'Copied',
  share: 'Share',
  shareText: 'Play bridge with me on Overtrick',
  codeTitle: 'Or read out this code',
  codeHelp:
    'Friends type it in the lobby, under “I have a code”. It works for a day, or until everyone the table waits for has sat down.',
  program: {
    title: 'Invite a computer program',
    intro:
      'Type the name of its account, and choose a chair. It sits down as soon as it accepts. These are programs of others, not the computer players of this server.',
    name: 'Name of the program',
    at: (seat: string): string => `Invite to sit ${seat}`,
    invited: (name: string): string => `${name} is invited.`,
    invitedBy: (name: string, operator: string): string => `${name}, operated by ${operator}, is invited.`,
    waiting: (seat: string): string => `Waiting for an answer: ${seat}`,
    withdraw: 'Withdraw invitation',
    withdrawAt: (seat: string): string => `Withdraw invitation: ${seat}`,
    withdrawn: (seat: string): string => `The invitation to sit ${seat} is withdrawn.`,
  },
  ownTitle: 'Your own chair on another device',
  ownIntro: 'This link is for you only: anyone who has it can play your cards.',
  ownCopy: 'Copy my own link',
  here: 'This table was opened without a connection and is kept on this device, so nobody else can join it. With a connection, open another one in the lobby.',
  copyFailed: 'Copying failed. Select the link and copy it yourself.',
};

/** A device that two people share. */
export const shared = {
  option: 'Two people on this device',
  optionHelp:
    'You hand the device to each other; between your turns it covers all cards. The table is kept on this device and counts nowhere else.',
  other: 'Name of the second player',
  otherPlaceholder: 'Second player',
  who: 'Who has the device?',
  give: (name: string): string => `Give the device to ${name}`,
  iAm: (name: string): string => `I am ${name}: show my cards`,
  since: 'Since you last looked',
  did: (name: string, what: string): string => `${name}: ${what}`,
  here: 'Two people play on this device; the table is kept here and counts nowhere else.',
};

/** Leaving. */
export const leave = {
  title: 'Leave the table?',
  intro: 'A computer player takes your chair and plays on. You can sit down again while a chair is free.',
  leave: 'Leave',
  introHere: 'The current deal is lost; finished deals stay in your record.',
  introSpectator: 'You have no chair here; the table goes on without you.',
  instead: 'To come back later to your own chair, do not leave: just close the page, or go to the lobby.',
  stay: 'Stay',
};

/** The list of keys. */
export const keys = {
  title: 'Keys',
  on: 'Letters and digits play and call',
  onHelp: 'Turn this off if they get in the way of a screen reader or dictation.',
  rows: {
    card: 'play the ace of spades: suit, then rank (1 or T for the ten)',
    bid: 'bid: level, then C, D, H, S or N',
    pass: 'pass',
    double: 'double, or redouble',
    tricks: 'bid a number of tricks: 4 for four, 1 2 for twelve, 1 Enter for one, N for nil',
    arrows: 'from card to card, from call to call',
    press: 'play the card, or make the call, that has the focus',
    last: 'the last trick',
    auction: 'the bidding',
    claim: 'claim the rest, or part of it',
    talk: 'talk at the table',
    hint: 'a hint, if the table allows it',
    undo: 'undo your own last call or card, if the table allows it',
    next: 'next deal, once the deal is over',
    line: 'a line for typed commands: 1NT, pass, SA, claim 9, last, hands',
    list: 'this list',
    escape: 'close, or clear what was typed',
  },
};

/** The settings. */
export const settings = {
  title: 'Settings',
  language: 'Language',
  systemLanguage: 'As the system',
  theme: 'Light or dark',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  parts: { look: 'Look', cards: 'Cards', play: 'Play', device: 'This device' },
  contrast: 'Contrast',
  contrasts: { system: 'As the system', high: 'High' },
  motion: 'Movement',
  motions: { system: 'As the system', none: 'None' },
  faces: 'Hands as',
  faceNames: { pictures: 'Cards', letters: 'Letters' },
  sounds: 'Sounds',
  soundsHelp: 'For cards, calls and your turn.',
  vibration: 'Vibrate when it is your turn',
  awake: 'Keep the screen on at a table',
  deck: 'Suits in',
  decks: { two: 'Two colours', four: 'Four colours' },
  suits: 'Order of suits',
  orders: { alternating: 'Alternating colours', ranked: 'Spades, hearts, diamonds, clubs' },
  trumps: 'Trumps in your hand',
  sides: { left: 'On the left', right: 'On the right' },
  handSize: 'Size of your hand',
  handSizes: { small: 'Small', normal: 'Normal', large: 'Large' },
  back: 'Backs of cards',
  backs: { blue: 'Blue', red: 'Red', green: 'Green' },
  felt: 'Cloth',
  felts: { teal: 'Teal', green: 'Green', blue: 'Blue', red: 'Red' },
  forced: 'Play a card that must be played',
  forcedHelp: 'If only one card can be played: a singleton, and the last trick.',
  confirmCards: 'Play a card with',
  confirmCalls: 'Call with',
  confirms: { auto: 'One tap; two on a small touch screen', once: 'One tap', twice: 'Two taps' },
  pace: 'Pace',
  paces: { calm: 'Calm', normal: 'Normal', quick: 'Quick' },
  beerCard: 'The Beer Card',
  beerCardHelp:
    'If you make your contract and win the last trick with the seven of diamonds, your partner owes you a beer.',
};

/** The line to the server. */
export const connection = {
  connecting: 'Connecting…',
  lost: 'The connection is lost. Your chair stays yours; trying again…',
  lostSpectator: 'The connection is lost. Trying again…',
  offline: 'This device has no connection. Your chair stays yours; the table returns automatically.',
  stopping: 'The server restarts. The table is kept; connecting again in a moment…',
  sending: 'Not sent yet. It will be sent when the connection is back.',
  retry: 'Try now',
  here: (waiting: number): string =>
    waiting === 0
      ? 'You play on this device; the deals join your record when there is a connection.'
      : `You play on this device; ${waiting === 1 ? 'one deal waits' : `${waiting} deals wait`} for a connection.`,
  practice: 'Practice deal: it is kept on this device and does not count.',
  hereSent: 'You play on this device; every finished deal has joined your record.',
};

/** A table that cannot be entered. */
export const trouble = {
  banned: 'You are banned here',
  noTable: 'There is no such table',
  noTableWhy: 'The link may be incomplete, or the table is long gone.',
  token: 'This is not your chair any more',
  tokenWhy: 'This link no longer works. You can watch, or take a computer player’s chair.',
  watch: 'Watch the table',
  toLobby: 'To the lobby',
};

/** Reports to the operator of the server. */
export const report = {
  person: (name: string): string => `Report ${name}`,
  personIntro:
    'The operator of this server sees the last messages here and what you write. Nobody at the table sees it.',
  answerIntro: 'The operator of this server sees the answer, your request and what you write.',
  lesson: 'Report this lesson',
  lessonIntro: 'The operator of this server sees the text of the lesson and what you write.',
  reason: 'Reason',
  reasons: {
    insult: 'Insults',
    harassment: 'Harassment',
    cheating: 'Cheating',
    spam: 'Spam',
    other: 'Something else',
  },
  more: 'Details (optional)',
  send: 'Send report',
  cancel: 'Cancel',
  sent: 'The report was sent.',
};

/** Codes of refusals, in words. */
export const refusals = {
  ERR_MESSAGE: 'The server did not understand that.',
  ERR_NO_TABLE: 'There is no such table.',
  ERR_TOKEN: 'This is not your chair any more.',
  ERR_CHAIR_TAKEN: 'Somebody sits there already.',
  ERR_CLOSED: 'This table is closed: nobody else can sit down.',
  ERR_CODE: 'No table has this code. A code expires after a day, or when every chair is taken.',
  ERR_GUESSES: 'Too many wrong codes: try again in ten minutes, or ask for the link.',
  ERR_WAITING: 'Wait until the host admits you.',
  ERR_NO_KNOCK: 'Nobody is asking for that chair any more.',
  ERR_HOST: 'Only the host of this table can do that.',
  ERR_DIRECTOR: 'Only the director of the evening can do that.',
  ERR_PAUSED: 'The table is paused.',
  ERR_LEAD: 'The opening lead lies face down: others may still ask what calls mean.',
  ERR_MATCH_ON: 'This match is not over yet.',
  ERR_UNWATCHED: 'This table does not admit spectators.',
  ERR_STALE: 'The table had already changed. Check it and try again.',
  ERR_CLAIM_ASKED: 'A claim has to be answered first.',
  ERR_NO_CLAIM: 'There is no claim to answer.',
  ERR_UNDO_ASKED: 'Play is waiting for the answer to a request to undo.',
  ERR_SKIP: 'At this table everybody plays the deal to the end.',
  ERR_NO_PARTNER: 'Nobody has a partner in this game.',
  ERR_NO_END: 'This match is played to its end.',
  ERR_SKIPPED: 'Computer players are finishing this deal.',
  ERR_NO_UNDO: 'There is no request to undo any more.',
  ERR_DEAL_LONG:
    'This deal has reached its limit of messages: until it is over, only calls and cards are accepted.',
  ERR_TABLE_LONG: 'This table has reached its limit of deals. Open another one.',
  ERR_CHAT_FULL: 'This table has reached its limit of messages.',
  ERR_MUTED: 'The host has muted you: nobody gets your messages. You can go on playing.',
  ERR_REPORTS: 'You have reached the limit of reports. The operator of this server has them.',
  ERR_BANNED:
    'The operator of this server has banned you: you can watch, but not sit down, talk or post. Write to the operator if that is a mistake.',
  ERR_CLEARED: 'The operator of this server has removed this.',
  ERR_PROGRAM:
    'This account belongs to a computer program: it plays only with its token, and only at tables.',
  ERR_NO_PROGRAM: 'There is no computer program of that name.',
  ERR_NO_INVITATION: 'This invitation is no longer valid.',
  ERR_PLAYED:
    'This account has already played: only an account that has never played can become a program’s.',
  ERR_TOKENS_FULL: 'There are twenty tokens already: revoke one first.',
  ERR_ACCOUNT_LONG: 'This account has reached its limit for this.',
  ERR_CHALLENGE_FULL: 'This challenge is full. Create another one.',
  ERR_SHARE:
    'Your network has reached its share of the places; the rest are kept for other people. Try again later, or ask the host.',
  ERR_LESSON_FULL: 'This lesson is full: ask its author to share it again.',
  ERR_DEAL_ON: 'This deal is not over yet.',
  ERR_MATCH_OVER: 'The match is over.',
  ERR_OPTIONS: 'The server does not know these options.',
  ERR_BUSY: 'The server is busy. Try again in a moment.',
  ERR_NEWER: 'The server is being updated. Try again in a moment.',
  ERR_SERVER: 'The server made a mistake, and nothing was changed. Try again.',
  ERR_NOT_ON_TURN: 'It is not your turn.',
  ERR_MUST_BID: 'The dealer must bid.',
  ERR_CARD_COVERED: 'This card is still covered.',
  ERR_REVOKE: 'You have to follow suit.',
  ERR_CLAIM: 'You cannot claim that now.',
  ERR_CONCESSION: 'Your side cannot lose this trick, so you cannot concede it. Claim more.',
  ERR_OFFLINE: 'The server cannot be reached. Check the connection and try again.',
} as Readonly<Record<string, string>>;

/** An address that leads nowhere. */
export const notFound = {
  title: 'Nothing here',
  why: 'There is no page at this address. Perhaps a letter is missing.',
};
