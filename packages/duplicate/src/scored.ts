import { parseOptions } from '@overtrick/rules/options';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import type { Event } from './event.ts';
import { findMethod, METHODS } from './methods/list.ts';
import { type ScoredTraveller, type Scoring, scoreTraveller, type Traveller } from './traveller.ts';

/** An event with every board scored. */
export interface ScoredEvent {
  readonly event: Event;
  readonly scoring: Scoring;
  readonly travellers: readonly ScoredTraveller[];
}

/** The method that an event names, with its options; matchpoints where it names none. */
export function scoringOf({
  method: id = 'mp',
  options = {},
}: Pick<Event, 'method' | 'options'>): Result<Scoring> {
  const method = findMethod(id);
  if (method === undefined)
    return fail(
      'ERR_METHOD',
      'method',
      `there is no method ${id}; there are ${METHODS.map((one) => one.id).join(', ')}`,
    );
  const parsed = parseOptions(method.options, options);
  return parsed.ok ? ok({ method, options: parsed.value }) : parsed;
}

/**
 * Scores every board. What `before` has scored already under the same method is taken from there: after one
 * result was corrected, in an event that shares its other travellers, one board is scored.
 */
export function scoreEvent(event: Event, scoring: Scoring, before?: ScoredEvent): ScoredEvent {
  const known = new Map(
    before?.scoring === scoring ? before.travellers.map((scored) => [scored.traveller, scored]) : [],
  );
  const expectedOf = expectations(event);
  const travellers = event.travellers.map((traveller) => {
    const expected = expectedOf(traveller);
    const scored = known.get(traveller);
    return scored?.expected === expected ? scored : scoreTraveller(traveller, scoring, expected);
  });
  return { event, scoring, travellers };
}

/**
 * The number of results that each board should have: as said of the board or of all, or as the fullest board of its
 * section and session.
 */
function expectations({ expected, travellers }: Event): (traveller: Traveller) => number {
  const ofFullest = fullest(travellers);
  return (traveller) => {
    const said = traveller.expected ?? expected;
    return said === undefined ? ofFullest(traveller) : Math.max(said, traveller.entries.length);
  };
}

function fullest(travellers: readonly Traveller[]): (traveller: Traveller) => number {
  const most = new Map<string, number>();
  const keyOf = ({ section = '', session = '' }: Traveller) => JSON.stringify([section, session]);
  for (const traveller of travellers) {
    const key = keyOf(traveller);
    most.set(key, Math.max(most.get(key) ?? 0, traveller.entries.length));
  }
  return (traveller) => most.get(keyOf(traveller)) ?? 0;
}

/** The fault that keeps travellers from being scored by a method that wants a number of results. */
export function resultsError(
  travellers: readonly Traveller[],
  { method }: Scoring,
): Failure<'ERR_RESULTS'> | undefined {
  const odd = travellers.find(
    ({ entries }) => method.results !== undefined && entries.length !== method.results,
  );
  return (
    odd &&
    fail(
      'ERR_RESULTS',
      odd.entries[0]?.place ?? `board ${odd.board}`,
      `${method.name} takes ${method.results} results of a board; board ${odd.board} has ${odd.entries.length}`,
    )
  );
}
