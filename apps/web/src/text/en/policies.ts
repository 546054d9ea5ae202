import { POLICIES, type Policies } from '@overtrick/protocol/policies';
import { listOptions } from '@overtrick/rules/options';
import { number } from './terms.ts';

type Words = { readonly [Name in keyof Policies]: string };

const names: Words = {
  bots: 'Computer players',
  systemNS: 'How North and South bid',
  systemEW: 'How East and West bid',
  join: 'Who may sit down',
  programs: 'Computer programs of others',
  spectators: 'Who may watch',
  delay: 'Spectator delay',
  undo: 'Undo',
  claims: 'Claims',
  alerts: 'Who sees what calls mean',
  alertsAs: 'Alerts as',
  announcements: 'Announcements',
  hints: 'Hints',
  declares: 'You play your partner’s contracts',
  bidding: 'Bidding only',
  quiet: 'Opponents always pass',
  chat: 'Talk at the table',
  voice: 'Voice chat',
  grace: 'When a player disconnects',
  think: 'Time limit per action',
  stop: 'Stop after a skip bid',
  lead: 'Opening lead face down',
  tempo: 'Minimum time per action',
};

const systems = {
  usual: 'Default',
  sayc: 'Standard American (SAYC)',
  acol: 'Acol',
  'two-over-one': 'Two over one',
  'weak-notrump': 'Five-card majors, weak notrump',
};

/** Choices; a number of seconds has no word of its own. */
const values: { readonly [Name in keyof Policies]?: Readonly<Record<string, string>> } = {
  bots: { novice: 'Novice', club: 'Club player', expert: 'Expert' },
  systemNS: systems,
  systemEW: systems,
  join: { link: 'Anyone with the link', host: 'Players the host admits', closed: 'Closed' },
  programs: { host: 'Those the host invites or admits', link: 'Any with the link', off: 'None' },
  spectators: { open: 'Anyone, at once', delayed: 'Anyone, some time later', off: 'Nobody' },
  alerts: { opponents: 'The caller’s opponents', all: 'Everybody', off: 'Nobody' },
  alertsAs: { online: 'Every artificial call', acbl: 'ACBL', ebu: 'EBU', wbf: 'WBF' },
  chat: { free: 'Anything', phrases: 'Preset phrases', off: 'None' },
  undo: {
    off: 'Not at all',
    slip: 'A slip, at once',
    opponents: 'If the other side agrees',
    all: 'If everybody agrees',
    free: 'At any time, for practice',
  },
  claims: {
    asked: 'The other side answers',
    settled: 'The umpire decides',
    off: 'None: play to the last card',
  },
};

/** One line of help for each; as the protocol has it. */
const helps: Readonly<Record<string, string>> = Object.fromEntries(
  listOptions(POLICIES).map(({ name, help }) => [name, help]),
);

const times = {
  none: 'None',
  seconds: (n: number): string => (n === 1 ? '1 second' : `${n} seconds`),
  minutes: (n: number): string => (n === 1 ? '1 minute' : `${n} minutes`),
};
const flags = { yes: 'Yes', no: 'No' };

const timeOf = (seconds: number): string => {
  if (seconds === 0) return times.none;
  return seconds % 60 === 0 ? times.minutes(seconds / 60) : times.seconds(seconds);
};

const isName = (name: string): name is keyof Policies => Object.hasOwn(names, name);

/** The policies of a table in words. */
export const policies = {
  title: 'Rules of this table',
  intro: 'They were set when the table was opened. The host may change some of them between two deals.',
  form: 'Rules of the table',
  formHelp:
    'How well the computer players play, who may join and watch, claims, time. Everybody sees them before sitting down.',
  names,
  values,
  helps,
  times,
  flags,
  name: (name: string): string => (isName(name) ? names[name] : name),
  help: (name: string): string => helps[name] ?? '',
  value: (name: string, value: boolean | number | string): string => {
    if (typeof value === 'number') return timeOf(value);
    if (typeof value === 'boolean') return value ? flags.yes : flags.no;
    return (isName(name) && values[name]?.[value]) || value;
  },
};

/** The proof that the cards were fixed before the first call. */
export const fair = {
  title: 'Fair cards',
  closed:
    'The cards of this deal were fixed before the first call. This is their seal; the text behind it is shown after the deal.',
  open: 'The seal that was shown before the first call:',
  unchecked: 'The text behind the seal (this page cannot check it here):',
  holds: 'Checked: the seal matches these cards, so nothing has changed since.',
  broken: 'The seal does not match these cards: do not trust this table.',
  command: 'To check it yourself, on any computer:',
};

/** Asking the host for a chair. */
export const knocks = {
  title: 'Request to join',
  asks: (name: string, chair: string): string => `${name} would like to sit ${chair}.`,
  asksProgram: (name: string, chair: string): string =>
    `The computer program ${name} would like to sit ${chair}.`,
  admit: 'Admit',
  refuse: 'Not now',
  refuseAll: (n: number): string => `Decline all ${n}`,
  waiting: 'The host has been asked. You sit down as soon as they say yes.',
  turnedAway: 'The host declined this time.',
};

/** A bot that acts for a person. */
export const rest = {
  away: 'A computer player acts for you.',
  back: 'Play yourself again',
  start: 'Let a computer player act for me',
  label: 'away: a computer player acts',
  covered: (name: string): string => `${name} is away: a computer player acts in that chair.`,
  returned: (name: string): string => `${name} is back.`,
  swapped: 'Your partner declares, and you play for them. Your own cards lie opposite, as the dummy.',
  sitsOut:
    'You may have seen other cards of this deal: a computer player plays it out. The next one is yours.',
};

/** Having computer players play the rest of a deal. */
export const skip = {
  button: 'Skip to the end',
  playing: 'Computer players are finishing this deal.',
  stop: 'Play on myself',
  asks: (names: string): string =>
    `${names} would like to skip to the end. If everybody agrees, computer players play the rest.`,
  waiting: (names: string): string =>
    `You would like to skip to the end. Waiting for: ${names}. Play goes on meanwhile.`,
};

/** A table that waits for the people for whom it was opened. */
export const awaited = {
  waiting: (n: number): string => (n === 1 ? 'Waiting for a friend.' : `Waiting for ${number(n)} friends.`),
  begins: 'Play starts when everybody sits here',
  start: 'Start with computers',
  free: 'Free',
};

/** A table that nobody watches. */
export const unwatched = {
  title: 'This table has no spectators',
  why: 'You can take a free chair, by the rules of the table:',
  full: 'People sit in all its chairs.',
};

/** Undoing the last call or card. */
export const undo = {
  button: 'Undo',
  title: 'Undo?',
  asks: (name: string, since: number): string =>
    since > 0
      ? `${name} would like to undo a call or card. The ${since === 1 ? 'one' : `${since}`} made since then would go too.`
      : `${name} would like to undo the last call or card.`,
  own: 'You have asked to undo your last call or card.',
  allow: 'Allow',
  refuse: 'No, play on',
  never: 'Cancel',
  asked: 'Waiting for the others to allow it.',
  refused: 'The others did not allow it.',
  done: 'It was undone.',
  pending: 'Undo requested',
};
