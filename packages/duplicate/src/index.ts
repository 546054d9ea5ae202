/**
 * An event of duplicate bridge as data, and everything computed from it: matchpoints, IMPs, victory points, teams,
 * rankings and masterpoints.
 *
 *     rankingOf(event, totalsOf(scoreEvent(event, scoring)))
 */

// Events, and the results of their boards.

export type {
  Adjustment,
  Carried,
  Contestant,
  Event,
  EventMatch,
  Partners,
  Player,
  Winners,
} from './event/event.ts';
export {
  AVERAGE,
  AVERAGE_MINUS,
  AVERAGE_PLUS,
  type Award,
  makeAwards,
  parseAwards,
} from './traveller/award.ts';
export type { Judgement, Outcome, Part, Played } from './traveller/outcome.ts';
export { type ResultTexts, readPlayed } from './traveller/played.ts';
export type {
  Entry,
  ScoredLine,
  ScoredTraveller,
  Scoring,
  SidePoints,
  Traveller,
} from './traveller/traveller.ts';

// Scores, totals, places.

export { type EventCode, eventError } from './event/check.ts';
export { type Ranked, rankingOf } from './event/ranking.ts';
export { type ScoredEvent, scoreEvent, scoringOf } from './event/scored.ts';
export { type Total, totalsOf } from './event/totals.ts';
export { METHODS } from './methods/list.ts';

// Teams.

export { MATCH_FORMS } from './teams/list.ts';
export { type MatchBoard, type MatchScore, matchBoard, type TeamMatch } from './teams/match.ts';
export { teamsScoringOf } from './teams/scoring.ts';
export {
  type ScoredMatch,
  scoreMatch,
  standingsOf,
  type TeamStanding,
  type TeamsScoring,
} from './teams/standings.ts';
export { findVictoryScale, VICTORY_SCALES } from './victoryPoints/list.ts';
export { type VictoryScale, victoryPoints } from './victoryPoints/scale.ts';

// Masterpoints.

export { awardsOf, type PlacedContestant } from './masterpoints/award.ts';
export { findMasterpointScheme, MASTERPOINT_SCHEMES } from './masterpoints/list.ts';
export type { MasterpointScheme } from './masterpoints/scheme.ts';
