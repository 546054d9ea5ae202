import { SYSTEM_CHOICES, type SystemChoice } from '@overtrick/rules/auction/systemChoices';
import type { OptionsSpec } from '@overtrick/rules/options';

/** The policies of a tournament: chosen when it is opened, changed only by its director. */
export interface TournamentPolicies {
  readonly device: 'table' | 'own' | 'both';
  readonly lead: 'off' | 'asked' | 'must';
  readonly tricks: 'against' | 'total';
  readonly agree: 'opponents' | 'off';
  readonly counts: 'reported' | 'agreed';
  readonly ranking: 'live' | 'end' | 'published';
  readonly dark: number;
  readonly percent: 'live' | 'end';
  readonly traveller: 'agreed' | 'round' | 'end';
  readonly hands: 'agreed' | 'end';
  readonly undo: 'round' | 'off';
  readonly correction: number;
  readonly join: 'open' | 'asked' | 'closed';
  readonly names: 'full' | 'short' | 'players' | 'numbers';
  readonly medium: 'real' | 'online';
  readonly pace: 'clock' | 'free';
  readonly hold: number;
  readonly robots: 'novice' | 'club' | 'expert';
  readonly systemNS: SystemChoice;
  readonly systemEW: SystemChoice;
  readonly entry: 'director' | 'open';
  readonly segment: 'whole' | 'half' | 'quarter';
  readonly lineUp: 'free' | 'home' | 'blind';
}

/** Each policy in the form of a game's option: its kind, its default and a line of help. */
export const TOURNAMENT_POLICIES: OptionsSpec<TournamentPolicies> = {
  device: {
    kind: 'choice',
    default: 'both',
    values: ['table', 'own', 'both'],
    help: 'Results are entered on one device per table, on the players’ own devices, or on either.',
  },
  lead: {
    kind: 'choice',
    default: 'asked',
    values: ['off', 'asked', 'must'],
    help: 'The opening lead is not asked for, is optional, or is required.',
  },
  tricks: {
    kind: 'choice',
    default: 'against',
    values: ['against', 'total'],
    help: 'Tricks are entered relative to the contract (=, +1, −2) or as a total.',
  },
  agree: {
    kind: 'choice',
    default: 'opponents',
    values: ['opponents', 'off'],
    help: 'The other side must agree to each result, or the first report is enough.',
  },
  counts: {
    kind: 'choice',
    default: 'reported',
    values: ['reported', 'agreed'],
    help: 'A result counts as soon as one side has reported it, or when both agree.',
  },
  ranking: {
    kind: 'choice',
    default: 'live',
    values: ['live', 'end', 'published'],
    help: 'Everyone sees the ranking while the tournament is played, when it is over, or when it is published.',
  },
  dark: {
    kind: 'number',
    default: 2,
    min: 0,
    max: 99,
    help: 'The number of last rounds during which the live ranking is hidden.',
  },
  percent: {
    kind: 'choice',
    default: 'live',
    values: ['live', 'end'],
    help: 'Contestants see their own percentage after each board, or at the end.',
  },
  traveller: {
    kind: 'choice',
    default: 'agreed',
    values: ['agreed', 'round', 'end'],
    help: 'The other results of a board are shown to those who have agreed on theirs, after the round, or at the end.',
  },
  hands: {
    kind: 'choice',
    default: 'agreed',
    values: ['agreed', 'end'],
    help: 'The hands of a board are shown with its traveller, or at the end.',
  },
  undo: {
    kind: 'choice',
    default: 'round',
    values: ['round', 'off'],
    help: 'A side can change its report until the next round starts at the table, or only the director can.',
  },
  correction: {
    kind: 'number',
    default: 30,
    min: 0,
    max: 10080,
    help: 'The minutes after the end during which a score can be corrected (Law 79C).',
  },
  join: {
    kind: 'choice',
    default: 'open',
    values: ['open', 'asked', 'closed'],
    help: 'Anyone with the join link takes a free place at once, needs the director’s consent, or cannot join.',
  },
  names: {
    kind: 'choice',
    default: 'full',
    values: ['full', 'short', 'players', 'numbers'],
    help: 'Names are shown in full, as a first name and an initial, or in full only to those with a link of the evening: others see initials, or only numbers.',
  },
  medium: {
    kind: 'choice',
    default: 'real',
    values: ['real', 'online'],
    help: 'People play at tables with real cards, except those who are away; or everybody plays online.',
  },
  pace: {
    kind: 'choice',
    default: 'clock',
    values: ['clock', 'free'],
    help: 'An online table opens when the clock starts the round, or as soon as its players are free.',
  },
  hold: {
    kind: 'number',
    default: 5,
    min: 0,
    max: 60,
    help: 'The minutes for which a seat at an online table is held for its player. Who has not come by then is played for if the director says so. 0 lets computer players take over at once.',
  },
  robots: {
    kind: 'choice',
    default: 'club',
    values: ['novice', 'club', 'expert'],
    help: 'How strong the computer players at online tables are.',
  },
  systemNS: {
    kind: 'choice',
    default: 'usual',
    values: SYSTEM_CHOICES,
    help: 'The bidding system of North and South at online tables, in games with partners.',
  },
  systemEW: {
    kind: 'choice',
    default: 'usual',
    values: SYSTEM_CHOICES,
    help: 'The bidding system of East and West at online tables.',
  },
  entry: {
    kind: 'choice',
    default: 'director',
    values: ['director', 'open'],
    help: 'The director enters the contestants, or anyone with the join link can enter until the evening starts.',
  },
  segment: {
    kind: 'choice',
    default: 'whole',
    values: ['whole', 'half', 'quarter'],
    help: 'Teams see the other table’s results once both tables have finished the boards of a round: all of them, each half, or each quarter.',
  },
  lineUp: {
    kind: 'choice',
    default: 'free',
    values: ['free', 'home', 'blind'],
    help: 'Captains name their line-ups in any order, the visiting team first, or blind: neither sees the other’s before both are in.',
  },
};
