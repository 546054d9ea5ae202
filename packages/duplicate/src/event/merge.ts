import { grouped } from '@overtrick/rules/grouped';
import { present } from '@overtrick/rules/present';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import type { Entry, Traveller } from '../traveller/traveller.ts';
import type { Event } from './event.ts';

/** The reasons why sites cannot be merged into one event: other scoring methods, or rankings of another kind. */
export type MergeCode = 'ERR_METHOD' | 'ERR_WINNERS' | 'ERR_SITES';

/**
 * Merges the events of several sites that played the same boards: each board's results form one field, and contestants
 * are numbered `site.number`, from 1. Name and date are the first site's. A failure's place is the site's number.
 */
export function mergedEvent(sites: readonly Event[]): Result<Event, MergeCode> {
  const [first, ...others] = sites;
  if (first === undefined || others.length === 0)
    return fail('ERR_SITES', undefined, 'merging needs at least two events');
  for (const [i, site] of others.entries()) {
    const wrong = siteError(first, site, String(i + 2));
    if (wrong) return wrong;
  }
  const named = sites.map((site, i) => siteOf(site, String(i + 1)));
  const adjustments = named.flatMap((site) => site.adjustments ?? []);
  const strats = [...new Set(sites.flatMap((site) => site.strats ?? []))];
  const { name, date, method, options, winners } = first;
  return ok({
    ...present({ name, date, method, options }),
    winners,
    ...(sites.some(saysExpected) && { expected: sites.reduce((sum, site) => sum + expectedOf(site), 0) }),
    contestants: named.flatMap(({ contestants }) => contestants),
    travellers: mergedTravellers(named.flatMap(({ travellers }) => travellers)),
    ...(adjustments.length > 0 && { adjustments }),
    ...(strats.length > 0 && { strats }),
  });
}

function siteError(first: Event, site: Event, at: string): Failure<MergeCode> | undefined {
  const methodOf = ({ method = 'mp', options = {} }: Event): string =>
    JSON.stringify([method, Object.entries(options).toSorted()]);
  if (methodOf(site) !== methodOf(first))
    return fail('ERR_METHOD', at, `site ${at} is scored by a different method from site 1`);
  return site.winners === first.winners
    ? undefined
    : fail('ERR_WINNERS', at, `site ${at} has ${rankings(site)}, and site 1 has ${rankings(first)}`);
}

const rankings = ({ winners }: Event): string =>
  winners === 1 ? 'one ranking' : winners === 2 ? 'two rankings' : 'three rankings';

const saysExpected = ({ expected, travellers }: Event): boolean =>
  expected !== undefined || travellers.some((traveller) => traveller.expected !== undefined);

/** Returns the number of results that each board of an event should have. */
const expectedOf = ({ expected, travellers }: Event): number =>
  expected ?? Math.max(0, ...travellers.map((traveller) => traveller.expected ?? traveller.entries.length));

/**
 * Puts a site's number before everything that names a contestant, and before sections that have boards of their own.
 */
function siteOf({ contestants, travellers, adjustments, ...event }: Event, site: string): Event {
  const named = (id: string): string => `${site}.${id}`;
  const entryOf = ({ place: _place, ...entry }: Entry): Entry => ({
    ...entry,
    ns: named(entry.ns),
    ew: named(entry.ew),
  });
  return {
    ...event,
    contestants: contestants.map((contestant) => ({
      ...contestant,
      id: named(contestant.id),
      number: named(contestant.number),
    })),
    travellers: travellers.map(({ expected: _expected, section, entries, ...traveller }) => ({
      ...traveller,
      ...(section !== undefined && { section: named(section) }),
      entries: entries.map(entryOf),
    })),
    ...(adjustments && {
      adjustments: adjustments.map((one) => ({ ...one, contestant: named(one.contestant) })),
    }),
  };
}

/** Merges the travellers of each board into one, session by session. */
function mergedTravellers(travellers: readonly Traveller[]): readonly Traveller[] {
  const groups = grouped(travellers, ({ board, section, session }) =>
    JSON.stringify([session, section, board]),
  );
  return [...groups.values()]
    .flatMap((group): Traveller[] => {
      const [first] = group;
      return first === undefined ? [] : [{ ...first, entries: group.flatMap(({ entries }) => entries) }];
    })
    .sort((a, b) => (a.session ?? '').localeCompare(b.session ?? '', 'en') || a.board - b.board);
}
