import type { Event } from '@overtrick/duplicate/event/event';
import { matchResultsOf, scoreTeams } from '@overtrick/duplicate/teams/event';
import { VICTORY_SCALES } from '@overtrick/duplicate/victoryPoints/list';
import { fail, ok, type Result } from '@overtrick/rules/result';

/**
 * Returns the event as a tournament can have it. Of teams: its matches have results, and their victory points follow
 * from these by a scale, which is found if the file does not name it.
 */
export function possibleEvent(event: Event): Result<Event, 'ERR_REPLAY'> {
  if (event.matches === undefined) return ok(event);
  if (event.isKnockout)
    return impossible('the rounds of a knock-out are drawn one by one, and a file does not say how');
  const resultsOf = matchResultsOf(event);
  const unplayed = event.matches.find((match) => resultsOf(match).every(({ home, away }) => !home && !away));
  if (unplayed) {
    const [home, away] = [unplayed.home, unplayed.away];
    return impossible(`the match of ${home} and ${away} has a stated score, and no results`);
  }
  const matches = event.matches.map(({ score: _, points: __, ...match }) => match);
  const plain = { ...event, matches };
  const stated = standings(event);
  if (stated === undefined || stated === standings(plain)) return ok(plain);
  for (const { id } of VICTORY_SCALES) {
    const scaled = { ...plain, options: { ...event.options, scale: id } };
    if (standings(scaled) === stated) return ok(scaled);
  }
  return impossible('the points of its matches do not follow from their results by a known scale');
}

const impossible = (why: string) => fail('ERR_REPLAY', undefined, why);

/** Writes the points of each team; `undefined` if the event cannot be scored. */
function standings(event: Event): string | undefined {
  const teams = scoreTeams(event);
  if (!teams.ok) return undefined;
  return JSON.stringify(
    teams.value.ranking
      .map(({ contestant, points }) => [contestant.id, Math.round(points * 100)] as const)
      .toSorted(([one], [other]) => one.localeCompare(other, 'en')),
  );
}
