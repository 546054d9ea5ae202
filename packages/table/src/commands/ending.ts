import { ok } from '@overtrick/rules/result';
import type { Entry } from '../entry.ts';
import { refuse } from '../refuse.ts';
import { isBetweenDeals, isMatchOver, type Refusal, type Table, undecidedOnEnd } from '../table.ts';
import type { Decision } from './play.ts';

export interface EndingMatch {
  readonly chair: number;
  readonly deal: number;
  /** True to end the match now, false to go on after all. */
  readonly wanted: boolean;
}

/**
 * Votes for a person to end the match now, with the bonuses of an unfinished one (RULES 2.4): it ends once everybody
 * who plays there agrees. Until then each may change their mind.
 */
export function endMatch(table: Table, { chair, deal, wanted }: EndingMatch): Decision {
  if (deal !== table.deal) return refuse('ERR_STALE');
  if (!wanted) return ok(table.ends.includes(chair) ? [{ kind: 'endDropped', chair }] : []);
  const no = whyNoEnd(table);
  if (no !== undefined) return no;
  const wish: readonly Entry[] = table.ends.includes(chair) ? [] : [{ kind: 'endWished', chair }];
  const isAgreed = undecidedOnEnd(table).every((other) => other === chair);
  return ok(isAgreed ? [...wish, { kind: 'matchEnded' }] : wish);
}

/** Refuses to end a match in a deal, or one whose format knows no unfinished match, or whose results are compared. */
export function whyNoEnd(table: Table): Refusal | undefined {
  if (!isBetweenDeals(table) || table.deal === 0) return refuse('ERR_DEAL_ON');
  if (isMatchOver(table)) return refuse('ERR_MATCH_OVER');
  const isCompared = table.sitting !== undefined || table.isShared;
  return table.match.end === undefined || isCompared ? refuse('ERR_NO_END') : undefined;
}
