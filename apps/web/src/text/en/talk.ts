import type { Call } from '@overtrick/rules/auction/call';
import type { Suit } from '@overtrick/rules/cards/card';
import { call, counted, strains } from './terms.ts';

/** The meanings of calls. */
export const meaning = {
  title: (which: Call): string => `What ${call(which)} means`,
  alerted: 'alerted',
  announced: {
    points: (from: number, to: number): string => `announced: ${from} to ${counted(to, 'point')}`,
    suit: (suit: Suit): string => `announced: ${strains[suit]}`,
    named: (what: string): string => `announced: ${what}`,
    stayman: 'Stayman',
    twos: { weak: 'weak', strong: 'strong' },
  },
  button: (which: Call): string => `${call(which)}: what does it mean?`,
  by: (name: string): string => `Called by ${name}.`,
  byYou: 'Your own call.',
  none: 'No explanation yet.',
  noAgreement: 'No agreement is known to the table.',
  before: 'How partner reads it',
  beforeHelp: 'Point at a call to see how your partner will understand it.',
  reads: (what: string): string => `Partner reads: ${what}.`,
  hidden: 'Your partner’s calls are explained only to your opponents until the deal is over.',
  byBot: 'This is what the computer player’s call means.',
  ask: 'Ask what it means',
  asked: 'Your question was sent. Your partner does not see it.',
  own: 'Say what it means',
  ownHelp: 'Your opponents see it at once, your partner only after the deal.',
  ownHelpAll: 'Everybody at the table sees it.',
  send: 'Tell',
  question: 'A question',
  questionWhat: (which: Call): string => `An opponent asks what your call of ${call(which)} means.`,
};

/** The messages of cards of computer players. */
export const saying = {
  title: (card: string): string => `What the ${card} says`,
  button: (name: string): string => `${name}; what does it say?`,
  by: (name: string): string => `Played by ${name}.`,
  agreed: 'This is the side’s agreement; it tells nothing more about their cards.',
};

/** The convention card of two partners. */
export const agreements = {
  title: 'Convention card',
  intro:
    'Write down what you and your partner have agreed. The card stays on this device; at a table you put it in front of everybody with one press.',
  print: 'Print the card',
  always: 'Put my card on every table',
  alwaysHelp: 'Wherever you sit down with a partner: at tables, in challenges and at evenings.',
  layout: 'Layout of the printed card',
  account: {
    none: 'If you sign in, your account can keep the card for your other devices.',
    keep: 'Keep it in my account',
    take: 'Use the card from my account',
    kept: 'Your account keeps this card.',
    taken: 'The card from your account is here.',
    empty: 'Your account has no card.',
  },
  open: (names: string): string => `Convention card of ${names}`,
  none: 'Nobody has put a card on the table.',
  own: 'Your card',
  help: 'Everybody at the table can read it, your opponents too: agreements are no secret.',
  put: 'Put it on the table',
  take: 'Take it away',
  tableSystem: (name: string): string => `We play the table’s system: ${name}`,
  tableSystemAny: 'We play the table’s system',
  tableSystemHelp:
    'Then the range of 1NT and transfers are announced for you where the table has announcements.',
  chosen: 'Agreements',
  chosenHelp:
    'Computer players on your side bid, play and explain by them from the next deal on. What you leave as it is, the system says.',
  choiceNames: {
    'jacoby-2nt': 'Jacoby 2NT over a major',
    splinters: 'Splinters over a major',
    drury: 'Drury by a passed hand',
    bergen: 'Bergen raises',
    'inverted-minors': 'Inverted minor raises',
    'jump-shifts': 'Jump shifts',
    'fourth-suit': 'Fourth suit forcing',
    twos: 'Two of a suit',
    'two-notrump-ask': '2NT over a weak two',
    transfers: 'Transfers over notrump',
    texas: 'Texas transfers',
    'minor-relay': '2♠ over 1NT to play in a minor',
    blackwood: 'Blackwood',
    gerber: 'Gerber',
    'negative-doubles': 'Negative doubles',
    'support-doubles': 'Support doubles',
    'responsive-doubles': 'Responsive doubles',
    truscott: '2NT as a raise after a double',
    michaels: 'Michaels cue bids',
    'unusual-2nt': 'Unusual 2NT',
    'jump-overcalls': 'Jump overcalls',
    'over-their-notrump': 'Over their 1NT',
    'small-leads': 'Leads of small cards, suit contracts',
    'ace-king-leads': 'From ace and king, suit contracts',
    attitude: 'Attitude signals',
    count: 'Count signals',
    discards: 'Discards',
  },
  choiceValues: {
    on: 'Yes',
    off: 'No',
    strong: 'Strong',
    weak: 'Weak',
    feature: 'Asks for a feature',
    ogust: 'Ogust',
    usual: 'As the system',
    'key-cards-1430': 'Key cards, 1430',
    intermediate: 'Intermediate',
    'one-suit': '2♣ one suit, 2♦ majors',
    landy: 'Landy: 2♣ majors',
    fourth: 'Fourth best',
    'third-and-fifth': 'Third and fifth',
    ace: 'Ace',
    king: 'King',
    standard: 'Standard',
    'upside-down': 'Upside down',
  },
  lines: {
    system: 'System and style',
    notrump: '1NT: points, and answers',
    minors: 'Opening 1♣ and 1♦',
    majors: 'Opening 1♥ and 1♠',
    twoLevel: 'Openings at the two level and higher',
    responses: 'Answers and raises',
    slams: 'Slam conventions',
    overcalls: 'Overcalls, and over their 1NT',
    doubles: 'Doubles',
    defence: 'Against preempts and strong openings',
    leads: 'Leads',
    signals: 'Signals and discards',
    other: 'What opponents should know',
  },
};

/** The systems of bidding. */
export const systems = {
  title: 'How they bid',
  plays: (name: string): string => `Computer players bid by ${name}.`,
  all: 'Bidding systems',
  allIntro: 'The systems that computer players bid by. Each has a sheet to read or to print.',
  print: 'Print the sheet',
  openings: 'Openings',
  answers: (opening: Call): string => `Partner opens ${call(opening)}`,
  over: (opening: Call): string => `They open ${call(opening)}`,
  carding: 'Leads and signals',
  legend: 'H is an honour, ten or higher; x any card; … any more.',
  heads: {
    leadNotrump: 'Opening leads against notrump',
    leadSuit: 'Opening leads against a suit contract',
    leadPartnerNotrump: 'Leads of partner’s suit against notrump',
    leadPartnerSuit: 'Leads of partner’s suit against a suit contract',
    leadTrumps: 'Leads of trumps',
    later: 'A small card of another suit, led later',
    attitudeNotrump: 'Partner leads, at notrump: a small card that does not try to win',
    attitudeSuit: 'Partner leads, against a suit contract: a small card that does not try to win',
    count: 'Declarer or dummy leads: a small card that does not try to win',
    discard: 'The first small card discarded from a suit',
  },
  cards: {
    first: 'highest',
    second: 'second',
    third: 'third',
    fourth: 'fourth',
    fifth: 'fifth',
    low: 'low',
    high: 'high',
  },
};

/** Hints. */
export const hint = {
  button: 'Hint',
  title: 'A hint',
  would: (what: string): string => `A computer player would choose: ${what}`,
  thinking: 'The computer player is thinking…',
  none: 'No hint is available now.',
  shows: 'What each call would show',
};

/** The preset phrases of the protocol, which go to the others exactly as they are here. */
const ready = {
  hello: 'Hello!',
  luck: 'Good luck!',
  played: 'Well played.',
  partner: 'Well done, partner.',
  thanks: 'Thank you.',
  sorry: 'Sorry.',
  moment: 'One moment, please.',
  back: 'I am back.',
  badLuck: 'Bad luck.',
  goodbye: 'Goodbye!',
};
const NAMES = new Map(
  Object.keys(ready)
    .filter(isReady)
    .map((name) => [ready[name], name]),
);
function isReady(name: string): name is keyof typeof ready {
  return Object.hasOwn(ready, name);
}

/** Talk at the table. */
export const chat = {
  ready,
  /** Returns a line of the chat: a preset phrase in the language shown, any other text unchanged. */
  said(what: string): string {
    const name = NAMES.get(what);
    return name === undefined ? what : ready[name];
  },
  title: 'Talk',
  button: (unread: number): string => (unread === 0 ? 'Talk' : `Talk, ${unread} new`),
  says: (name: string, what: string): string => `${name} says: ${what}`,
  to: 'Who hears it',
  tos: { table: 'Everybody', opponents: 'Opponents', spectators: 'Spectators' },
  privately: { table: '', opponents: 'to opponents', spectators: 'to spectators' },
  label: 'Say something',
  send: 'Say it',
  phrases: 'Preset phrases',
  empty: 'No messages yet.',
  off: 'Chat is off at this table.',
  mute: (name: string): string => `Hide messages from ${name}`,
  unmute: (name: string): string => `Show messages from ${name}`,
};

/** Voice chat, from browser to browser. */
export const voice = {
  title: 'Voice chat',
  join: 'Join voice chat',
  intro: 'Players who also join can hear you. Their browsers see the network address of your connection.',
  asking: 'Your browser asks whether it may use the microphone.',
  on: 'Players who have joined can hear you.',
  silent: 'Your microphone is muted.',
  mute: 'Mute microphone',
  unmute: 'Unmute microphone',
  leave: 'Leave voice chat',
  here: (name: string): string => `${name} is in voice chat.`,
  reaching: (name: string): string => `Connecting to ${name} …`,
  reached: (name: string): string => `${name} hears you.`,
  speaks: (name: string): string => `${name} speaks.`,
  why: {
    insecure:
      'Browsers give the microphone only to pages that are reached by https, or on the machine itself.',
    refused: 'The browser may not use the microphone: allow it for this page, and try again.',
    none: 'There is no microphone here, or the browser has no way to talk by voice.',
  },
};

/** A table of a club evening. */
export const sitting = {
  at: (place: string, round: number): string => `Table ${place}, round ${round}`,
  back: 'To the evening',
  over: 'The round is played.',
  call: 'Call the director',
  callIntro: 'The director reads this, and comes to the table.',
  called: 'The director has been called.',
};

/** A pause of a table. */
export const pause = {
  start: 'Pause the table',
  end: 'End the pause',
  byHost: 'The host has paused the table.',
  byDirector: 'The director has paused the table.',
  why: (words: string, reason: string): string => `${words} Reason: ${reason}`,
};

/** An opening lead that lies face down. */
export const lead = {
  own: (card: string): string => `Your lead lies face down: ${card}. Others may ask what calls mean.`,
  other: (who: string): string => `${who} has led face down.`,
  ask: 'You may ask about the auction.',
  waiting: (names: string): string => `Waiting for ${names}.`,
  done: 'No questions',
};

/** The director of an evening at an online table. */
export const directing = {
  button: 'Direct',
  title: 'Director at the table',
  desk: 'To the desk',
  calls: 'Calls for the director',
  withdraw: 'Withdraw the claim or request',
  stop: 'Stop this board',
  stopHelp: 'The board ends without a result, and the next one is dealt. Set its score at the desk.',
  pauseHelp: 'Nobody calls or plays, and no time runs, until you end the pause.',
  withdrawHelp: 'Play goes on from where it was.',
  back: 'Go back to before this',
  backTo: (who: string, what: string): string => `Go back to before ${who}: ${what}`,
  backHelp: 'This call or card and everything after it is undone.',
  reason: 'Reason, for everybody at the table',
  reasonOptional: 'Reason, for everybody at the table (optional)',
  cancel: 'Cancel',
  log: 'What happened in this deal',
  logHelp: 'Only you see this list. A time is how long the player thought.',
  empty: 'Nothing yet.',
  undone: 'undone',
  seconds: (n: string): string => `${n} s`,
  line: (who: string, what: string): string => `${who}: ${what}`,
  means: (text: string): string => `means: ${text}`,
  alerted: 'alerted',
  events: {
    explained: (call: string, text: string): string => `explains ${call}: ${text}`,
    asked: (call: string): string => `asks what ${call} means`,
    claimed: (tricks: number): string => `claims ${counted(tricks, 'trick')}`,
    claimedLine: (tricks: number, line: string): string => `claims ${counted(tricks, 'trick')}: ${line}`,
    accepts: 'accepts the claim',
    refuses: 'refuses the claim',
    allows: 'agrees to the undo',
    forbids: 'does not agree to the undo',
    undone: 'undoes the last action',
    undoAsked: 'asks for an undo',
    withdrawn: 'withdraws the claim or request',
    denied: 'claim not granted',
    flagged: (text: string): string => `calls the director: ${text}`,
    covered: 'a computer player stands in',
    returned: 'is back',
    sat: 'sits down',
    left: 'leaves the chair',
    led: 'leads face down',
    rolledBack: (text: string): string => `The director went back: ${text}`,
    stopped: (text: string): string => `The director stopped the board: ${text}`,
    paused: 'The director paused the table.',
    unpaused: 'The pause ended.',
  },
  notes: {
    back: (who: string, what: string, reason: string): string =>
      `The director went back to before ${who}: ${what}. Reason: ${reason}`,
    backHidden: (reason: string): string => `The director went back in this deal. Reason: ${reason}`,
    request: (reason: string): string => `The director withdrew the claim or request. Reason: ${reason}`,
    stop: (reason: string): string => `The director stopped the board. Reason: ${reason}`,
  },
  close: 'Close this message',
};

/** Another match at the same table. */
export const rematch = {
  title: 'Another match at this table',
  seats: 'Partners',
  choices: { same: 'Same partners', pivot: 'Change partners', draw: 'Draw cards for partners' },
  help: {
    same: 'Everybody keeps their seat.',
    pivot: 'One player stays, the others move on by a seat: in three matches each plays with each.',
    draw: 'Each player draws a card. The two highest play together.',
  },
  start: 'Start another match',
  waiting: 'The host can start another match at this table.',
  drawn: (cards: string): string => `Partners were drawn: ${cards}`,
  reckoning: 'All matches together',
  reckoningHelp: 'The points that each player has won or lost.',
  player: 'Player',
  played: 'Matches',
  points: 'Points',
};

/** The policies that the host changes between two deals. */
export const adjusting = {
  button: 'Change table settings',
  intro: 'Changes hold from the next deal on. Everybody at the table sees them.',
  early: 'The settings can be changed between two deals.',
  save: 'Save',
  done: 'The table settings were changed.',
};

/** Calling the host of the table. */
export const host = {
  call: 'Call the host',
  intro: 'The host of the table reads this, like a director at a club. It is kept in the table’s log.',
  label: 'What is the problem?',
  send: 'Call',
  called: 'The host has been called.',
  title: 'You are called as host',
  says: (name: string, what: string): string => `${name}: “${what}”`,
  seen: 'Seen to',
  remove: (name: string): string => `Remove ${name} from the table`,
  removeIntro: (name: string): string =>
    `A computer player takes the chair of ${name}, who cannot sit down at this table again.`,
  keep: 'Cancel',
  mute: (name: string): string => `Mute ${name} for everybody`,
  unmute: (name: string): string => `Unmute ${name} for everybody`,
  isMuted: (name: string): string => `The host has muted ${name}.`,
  youAreMuted: 'The host has muted you: nobody sees your messages. You can go on playing.',
  youAreHeard: 'The host has unmuted you.',
};
