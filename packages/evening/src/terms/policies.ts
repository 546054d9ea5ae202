import type { OptionsSpec } from '@overtrick/rules/options';
import { SYSTEM_CHOICES, type SystemChoice } from '@overtrick/rules/systemChoices';

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
  readonly names: 'full' | 'short';
  readonly medium: 'real' | 'online';
  readonly pace: 'clock' | 'free';
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
    help: 'Results are entered on one device a table, on the players’ own, or on either.',
  },
  lead: {
    kind: 'choice',
    default: 'asked',
    values: ['off', 'asked', 'must'],
    help: 'The opening lead is not asked for, can be left out, or must be entered.',
  },
  tricks: {
    kind: 'choice',
    default: 'against',
    values: ['against', 'total'],
    help: 'Tricks are entered against the contract (=, +1, −2), or in all.',
  },
  agree: {
    kind: 'choice',
    default: 'opponents',
    values: ['opponents', 'off'],
    help: 'The other side agrees to each result, or the first report is enough.',
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
    help: 'For so many rounds before the end the live ranking is not shown.',
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
    help: 'A side may change its report until the next round has begun at the table, or asks the director.',
  },
  correction: {
    kind: 'number',
    default: 30,
    min: 0,
    max: 10080,
    help: 'For so many minutes after the end a score can be corrected (Law 79C).',
  },
  join: {
    kind: 'choice',
    default: 'open',
    values: ['open', 'asked', 'closed'],
    help: 'Whoever has the join link takes a free place at once, asks the director, or cannot.',
  },
  names: {
    kind: 'choice',
    default: 'full',
    values: ['full', 'short'],
    help: 'Names are shown in full, or as a first name and an initial.',
  },
  medium: {
    kind: 'choice',
    default: 'real',
    values: ['real', 'online'],
    help: 'People sit at tables with real cards, but for those who are away; or all of them play online.',
  },
  pace: {
    kind: 'choice',
    default: 'clock',
    values: ['clock', 'free'],
    help: 'An online table opens when the clock says that the round has begun, or as soon as those who meet there are free.',
  },
  robots: {
    kind: 'choice',
    default: 'club',
    values: ['novice', 'club', 'expert'],
    help: 'How well computer players play at online tables.',
  },
  systemNS: {
    kind: 'choice',
    default: 'usual',
    values: SYSTEM_CHOICES,
    help: 'The bidding system of who sits North and South at an online table, where partners bid.',
  },
  systemEW: {
    kind: 'choice',
    default: 'usual',
    values: SYSTEM_CHOICES,
    help: 'The bidding system of who sits East and West there.',
  },
  entry: {
    kind: 'choice',
    default: 'director',
    values: ['director', 'open'],
    help: 'The director enters the contestants, or whoever has the join link enters themselves until the evening begins.',
  },
  segment: {
    kind: 'choice',
    default: 'whole',
    values: ['whole', 'half', 'quarter'],
    help: 'Teams see the other table when a match’s boards of a round are settled at both: all, each half, each quarter.',
  },
  lineUp: {
    kind: 'choice',
    default: 'free',
    values: ['free', 'home', 'blind'],
    help: 'Captains say who sits where as they like, the home team second, or neither sees the other’s before both are in.',
  },
};
