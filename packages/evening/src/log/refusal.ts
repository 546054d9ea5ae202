import { type Failure, fail } from '@overtrick/rules/result';

export type TournamentCode =
  | 'ERR_LINE' // no line of the plan has that name
  | 'ERR_RESULT' // no result can be that
  | 'ERR_CONTESTANT' // a contestant that is not there, or there already
  | 'ERR_SECTION' // a section without a plan, or a round or place that its plan does not have
  | 'ERR_PLAN' // a plan that cannot be played
  | 'ERR_TERMS' // a method or an option that is not there
  | 'ERR_DEAL' // no deal
  | 'ERR_KEY' // a key that is not there
  | 'ERR_ROLE' // the key is not for that
  | 'ERR_ROUND' // a round that has not begun at the table
  | 'ERR_TAKEN' // another device has the place
  | 'ERR_STALE' // something was said in between
  | 'ERR_CLOSED' // only the director does that, or does it now
  | 'ERR_NOTHING' // nothing to agree on, to withdraw or to take back
  | 'ERR_OVER'; // the tournament is over

export type Refusal = Failure<TournamentCode>;

export const refuse = (code: TournamentCode, at: string | undefined, why: string): Refusal =>
  fail(code, at, why);
