import { SYSTEM_CHOICES, type SystemChoice } from '@overtrick/rules/auction/systemChoices';
import type { OptionsSpec } from '@overtrick/rules/options';

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
  readonly programs: 'host' | 'link' | 'off';
  readonly spectators: 'open' | 'delayed' | 'off';
  readonly delay: number;
  readonly undo: 'off' | 'slip' | 'opponents' | 'all' | 'free';
  readonly claims: 'asked' | 'settled' | 'off';
  readonly alerts: 'opponents' | 'all' | 'off';
  readonly alertsAs: 'online' | 'acbl' | 'ebu' | 'wbf';
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
  readonly lead: number;
  readonly tempo: number;
}

/** Each policy as an option of a game is: its kind, its default and a line of help. Times are in seconds. */
export const POLICIES: OptionsSpec<Policies> = {
  bots: {
    kind: 'choice',
    default: 'novice',
    values: BOT_CHOICES,
    help: 'How strong the computer players are: novices play at once by rules of thumb, club players think a little, experts think longer.',
  },
  systemNS: {
    kind: 'choice',
    default: 'usual',
    values: SYSTEM_CHOICES,
    help: 'The bidding system of North and South in games with partners. Computer players use it, and calls are explained by it.',
  },
  systemEW: {
    kind: 'choice',
    default: 'usual',
    values: SYSTEM_CHOICES,
    help: 'The bidding system of East and West.',
  },
  join: {
    kind: 'choice',
    default: 'link',
    values: ['link', 'host', 'closed'],
    help: 'Who can take a free chair: anyone with the link, only players whom the host admits, or nobody else.',
  },
  programs: {
    kind: 'choice',
    default: 'host',
    values: ['host', 'link', 'off'],
    help: 'Whether computer programs of others can take a free chair: those that the host invites or admits, any with the link, or none. They never join a closed table.',
  },
  spectators: {
    kind: 'choice',
    default: 'open',
    values: ['open', 'delayed', 'off'],
    help: 'Who can watch without a chair: anyone at once, anyone after a delay, or nobody. Spectators never see hidden cards.',
  },
  delay: {
    kind: 'number',
    default: 180,
    min: 1,
    max: 3600,
    help: 'The delay for spectators, in seconds.',
  },
  undo: {
    kind: 'choice',
    default: 'off',
    values: ['off', 'slip', 'opponents', 'all', 'free'],
    help: 'Whether players can undo their last call or card: at once if nobody has acted since, if others agree, or at any time for practice, with only the people on the other side asked.',
  },
  claims: {
    kind: 'choice',
    default: 'asked',
    values: ['asked', 'settled', 'off'],
    help: 'How claims are decided: the other side answers, or the umpire decides by what the claimant can know. If a claim is refused, play continues. Without claims every deal is played to the last card.',
  },
  alerts: {
    kind: 'choice',
    default: 'opponents',
    values: ['opponents', 'all', 'off'],
    help: 'Who sees what a call means: the caller’s opponents but not their partner, everybody, or nobody until the deal is over.',
  },
  alertsAs: {
    kind: 'choice',
    default: 'online',
    values: ['online', 'acbl', 'ebu', 'wbf'],
    help: 'Which calls of computer players are alerted and announced: every artificial call, or what the rules of the ACBL, the EBU or the WBF say.',
  },
  announcements: {
    kind: 'flag',
    default: false,
    help: 'The points of a natural notrump opening and the suit of a transfer are announced to everybody at once.',
  },
  hints: {
    kind: 'flag',
    default: false,
    help: 'Players whose turn it is can ask what a computer player would do and why, and what each call would show.',
  },
  declares: {
    kind: 'flag',
    default: false,
    help: 'If you play alone with computer players, you play the hand when your partner declares.',
  },
  bidding: {
    kind: 'flag',
    default: false,
    help: 'The cards are not played: the contract scores the tricks that double-dummy play would make.',
  },
  quiet: {
    kind: 'flag',
    default: false,
    help: 'People sit on one side only, and their computer opponents always pass.',
  },
  chat: {
    kind: 'choice',
    default: 'free',
    values: ['free', 'phrases', 'off'],
    help: 'What players can say in the chat: anything, preset phrases only, or nothing. Spectators can talk only to each other.',
  },
  voice: {
    kind: 'flag',
    default: false,
    help: 'Players at the table can join a voice chat, from browser to browser.',
  },
  grace: {
    kind: 'number',
    default: 60,
    min: 5,
    max: 3600,
    help: 'The seconds after which a computer player acts for a player who has lost the connection, until they are back.',
  },
  think: {
    kind: 'number',
    default: 0,
    min: 0,
    max: 3600,
    help: 'The time limit for a call or card, in seconds; after it a computer player acts. 0 means no limit.',
  },
  stop: {
    kind: 'number',
    default: 0,
    min: 0,
    max: 20,
    help: 'The seconds that the next player must wait after a skip bid.',
  },
  lead: {
    kind: 'number',
    default: 0,
    min: 0,
    max: 60,
    help: 'The seconds that the opening lead lies face down, while the leader’s partner and declarer may ask what calls mean. 0 turns it up at once.',
  },
  tempo: {
    kind: 'number',
    default: 0,
    min: 0,
    max: 10,
    help: 'The minimum time for a call or card, in seconds, so that speed gives nothing away.',
  },
};

/** The policies that a host may change between two deals; the others are settled when the table is opened. */
export const ADJUSTABLE = [
  'bots',
  'systemNS',
  'systemEW',
  'join',
  'programs',
  'undo',
  'claims',
  'alerts',
  'alertsAs',
  'announcements',
  'hints',
  'declares',
  'chat',
  'voice',
  'grace',
  'think',
  'stop',
  'lead',
  'tempo',
] as const satisfies readonly (keyof Policies)[];

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
    lead: 10,
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
