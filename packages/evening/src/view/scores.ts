import { type Ranked, rankingOf } from '@overtrick/duplicate/event/ranking';
import { type ScoredEvent, scoreEvent, scoringOf } from '@overtrick/duplicate/event/scored';
import { totalsOf } from '@overtrick/duplicate/event/totals';
import type { ScoredLine, ScoredTraveller } from '@overtrick/duplicate/traveller/traveller';
import { finalOf } from '../lines/final.ts';
import { rankedTeams } from '../teams/standings.ts';
import { eventOf } from '../toEvent.ts';
import type { Tournament } from '../tournament.ts';
import { madeOnce } from './once.ts';

const scoringOfTerms = madeOnce(
  ({ terms }) => [terms],
  ({ terms }) => scoringOf(terms),
);

/** The boards scored last under some terms, for the next event that shares its travellers. */
const LAST = new WeakMap<Tournament['terms'], ScoredEvent>();

/** A tournament's results, scored; `undefined` if the terms name an unknown method. */
export const scoredOf = madeOnce(
  (tournament) => [tournament],
  (tournament): ScoredEvent | undefined => {
    const scoring = scoringOfTerms(tournament);
    // a board of teams is compared in its match alone
    if (!scoring.ok || tournament.terms.form === 'teams') return undefined;
    const { terms } = tournament;
    const before = LAST.get(terms);
    const scored = scoreEvent(eventOf(tournament, before?.event), scoring.value, before);
    LAST.set(terms, scored);
    return scored;
  },
);

/** The current ranking. */
export const rankedOf = madeOnce(
  (tournament) => [tournament],
  (tournament): readonly Ranked[] => {
    if (tournament.terms.form === 'teams') return rankedTeams(tournament);
    const scored = scoredOf(tournament);
    return scored === undefined ? [] : rankingOf(scored.event, totalsOf(scored));
  },
);

/** For each terms, the scored boards of the evenings before a final. */
const BEFORE = new WeakMap<Tournament['terms'], ScoredEvent>();

/** Returns the scored travellers of all evenings; the event of a final only has its own. */
function travellersOf(tournament: Tournament): readonly ScoredTraveller[] {
  const { terms, sessions } = tournament;
  const scoring = scoringOfTerms(tournament);
  if (finalOf(tournament) === undefined || !scoring.ok || terms.form === 'teams')
    return scoredOf(tournament)?.travellers ?? [];
  const before = BEFORE.get(terms);
  const asOne = { ...tournament, sessions: sessions.map(({ finalists: _, ...session }) => session) };
  const scored = scoreEvent(eventOf(asOne, before?.event), scoring.value, before);
  BEFORE.set(terms, scored);
  return scored.travellers;
}

/** The scored travellers of a board: one, or one for each section that is compared separately. */
export const scoredBoards = madeOnce(
  (tournament) => [tournament],
  (tournament): ReadonlyMap<number, readonly ScoredTraveller[]> =>
    Map.groupBy(travellersOf(tournament), ({ traveller }) => traveller.board),
);

/** Finds the score of a line on its traveller. */
export function scoreOfLine(tournament: Tournament, board: number, line: string): ScoredLine | undefined {
  for (const { lines } of scoredBoards(tournament).get(board) ?? [])
    for (const scored of lines) if (scored.entry.place === line) return scored;
  return undefined;
}
