import type { OptionsSpec } from '@overtrick/rules/options';
import { SYSTEM_CHOICES, type SystemChoice } from '@overtrick/rules/systemChoices';

/** The levels of computer players. */
export const BOT_CHOICES = ['novice', 'club', 'expert'] as const;

/**
 * The policies of a table: told before anybody sits down, settled when the table is opened, kept in its log. The names
 * are part of the protocol; the pages have words for them.
 */
export interface Policies {
  readonly bots: (typeof BOT_CHOICES)[number];
  readonly systemNS: SystemChoice;
  readonly systemEW: SystemChoice;
  readonly join: 'link' | 'host' | 'closed';
  readonly spectators: 'open' | 'delayed' | 'off';
  readonly delay: number;
  readonly undo: 'off' | 'slip' | 'opponents' | 'all' | 'free';
  readonly claims: 'asked' | 'settled' | 'off';
  readonly alerts: 'opponents' | 'all' | 'off';
  readonly announcements: boolean;
  readonly hints: boolean;
  readonly declares: boolean;
  readonly bidding: boolean;
  readonly quiet: boolean;
  readonly chat: 'free' | 'phrases' | 'off';
  readonly voice: boolean;
  readonly grace: number;
  readonly think: number;
  readonly stop: number;
  readonly tempo: number;
}

/** Each policy as an option of a game is: its kind, its default and a line of help. Times are in seconds. */
export const POLICIES: OptionsSpec<Policies> = {
  bots: {
    kind: 'choice',
    default: 'novice',
    values: BOT_CHOICES,
    help: 'How well the computer players play: at once by rules of thumb, with a short look at the layouts that fit, or with a long one.',
  },
  systemNS: {
    kind: 'choice',
    default: 'usual',
    values: SYSTEM_CHOICES,
    help: 'The bidding system of North and South, where partners bid: computer players bid by it, and every call is explained by it.',
  },
  systemEW: {
    kind: 'choice',
    default: 'usual',
    values: SYSTEM_CHOICES,
    help: 'The bidding system of East and West, likewise.',
  },
  join: {
    kind: 'choice',
    default: 'link',
    values: ['link', 'host', 'closed'],
    help: 'Who may take a free chair: everyone who has the link, those whom the host lets in, or nobody else.',
  },
  spectators: {
    kind: 'choice',
    default: 'open',
    values: ['open', 'delayed', 'off'],
    help: 'Who has no chair sees the table as it is without any hidden card, or later, or not at all.',
  },
  delay: {
    kind: 'number',
    default: 180,
    min: 1,
    max: 3600,
    help: 'By how many seconds delayed spectators are behind.',
  },
  undo: {
    kind: 'choice',
    default: 'off',
    values: ['off', 'slip', 'opponents', 'all', 'free'],
    help: 'Whether one’s last call or card can be taken back: at once as long as nobody else has acted, or when others agree; in practice at any time, where only people on the other side are asked.',
  },
  claims: {
    kind: 'choice',
    default: 'asked',
    values: ['asked', 'settled', 'off'],
    help: 'A claim that is not sure is put to the other side; or the umpire alone decides by what the claimant can know. After a refusal play goes on. Or every deal is played to its last card.',
  },
  alerts: {
    kind: 'choice',
    default: 'opponents',
    values: ['opponents', 'all', 'off'],
    help: 'Who is told what a call means: the caller’s opponents and never their partner, or everybody, or nobody before the deal is over.',
  },
  announcements: {
    kind: 'flag',
    default: false,
    help: 'Everybody is told at once how many points a natural opening in notrump shows by the side’s system, and which suit a transfer does.',
  },
  hints: {
    kind: 'flag',
    default: false,
    help: 'Who is on turn may ask what a computer player would do and why, and what each call would show.',
  },
  declares: {
    kind: 'flag',
    default: false,
    help: 'Who sits alone with computer players plays the hand when their partner becomes declarer.',
  },
  bidding: {
    kind: 'flag',
    default: false,
    help: 'Cards are not played: the contract makes what it makes when everybody plays double dummy.',
  },
  quiet: {
    kind: 'flag',
    default: false,
    help: 'People sit on one side, and the computer players against them pass throughout.',
  },
  chat: {
    kind: 'choice',
    default: 'free',
    values: ['free', 'phrases', 'off'],
    help: 'What can be said at the table: anything, ready phrases alone, or nothing. Spectators can talk only to each other.',
  },
  voice: {
    kind: 'flag',
    default: false,
    help: 'Who sits at the table may talk to the others by voice, from browser to browser; each joins by themselves.',
  },
  grace: {
    kind: 'number',
    default: 60,
    min: 5,
    max: 3600,
    help: 'After so many seconds without a connection a computer player acts for who is missing, until they are back.',
  },
  think: {
    kind: 'number',
    default: 0,
    min: 0,
    max: 3600,
    help: 'The most seconds for one call or card, then a computer player makes it; 0 for as long as it takes.',
  },
  stop: {
    kind: 'number',
    default: 0,
    min: 0,
    max: 20,
    help: 'How many seconds the next player’s call waits after a bid that leaves out a level.',
  },
  tempo: {
    kind: 'number',
    default: 0,
    min: 0,
    max: 10,
    help: 'No call and no card is heard before so many seconds have passed, so that haste tells nothing.',
  },
};

/**
 * Rules for a kind of evening, where they differ from the defaults: among friends and for practice, where everything is
 * explained and nothing is final; as at a club; as at a tournament, where haste and onlookers tell nothing.
 */
export const PRESETS = {
  friendly: { undo: 'free', alerts: 'all', hints: true, declares: true },
  club: { bots: 'club', undo: 'slip', announcements: true },
  tournament: {
    bots: 'expert',
    join: 'host',
    spectators: 'delayed',
    delay: 900,
    claims: 'settled',
    announcements: true,
    chat: 'phrases',
    think: 120,
    stop: 10,
    tempo: 1,
  },
} as const satisfies Readonly<Record<string, Partial<Policies>>>;
export type Preset = keyof typeof PRESETS;

/** The lines to choose from where only ready phrases are said. */
export const PHRASES: readonly string[] = [
  'Hello!',
  'Good luck!',
  'Well played.',
  'Well done, partner.',
  'Thank you.',
  'Sorry.',
  'One moment, please.',
  'I am back.',
  'Bad luck.',
  'Goodbye!',
];
