import type { Event } from '@overtrick/duplicate/event/event';
import { type Ranked, rankingOf } from '@overtrick/duplicate/event/ranking';
import { type ScoredEvent, scoreEvent, scoringOf } from '@overtrick/duplicate/event/scored';
import { totalsOf } from '@overtrick/duplicate/event/totals';
import { assert } from '@overtrick/rules/assert';
import type { Result } from '@overtrick/rules/result';

/** Returns the event of a valid file, for tests. */
export function eventIn(read: Result<Event>): Event {
  assert(read.ok, read.ok ? '' : `${read.at}: ${read.why}`);
  return read.value;
}

/** Scores and ranks an event by its own method. */
export function ranked(event: Event): { readonly scored: ScoredEvent; readonly ranking: readonly Ranked[] } {
  const scoring = scoringOf(event);
  assert(scoring.ok, 'a method');
  const scored = scoreEvent(event, scoring.value);
  return { scored, ranking: rankingOf(event, totalsOf(scored)) };
}
