import { type OptionsSpec, parseOptions } from '@overtrick/rules/options';
import { present } from '@overtrick/rules/present';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import { findMethod, METHODS } from '../methods/list.ts';
import type { AnyMethod } from '../methods/method.ts';
import {
  type ScoredTraveller,
  type Scoring,
  scoreTraveller,
  type Traveller,
} from '../traveller/traveller.ts';
import { VICTORY_SCALES } from '../victoryPoints/list.ts';
import { PERCENT_SCALES } from '../victoryPoints/percent.ts';
import type { VictoryScale } from '../victoryPoints/scale.ts';
import type { Event } from './event.ts';

/** An event with every board scored. */
export interface ScoredEvent {
  readonly event: Event;
  readonly scoring: Scoring;
  readonly travellers: readonly ScoredTraveller[];
}

/**
 * Returns the method that an event names, with its options; matchpoints if it names none. Any method also has the
 * `COMMON_OPTIONS`, and `scale` names the victory scale for the event's meetings.
 */
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
  const { scale: name, factoring, unequal, sitOut, ties, ...own } = options;
  const parsed = parseOptions(method.options, own);
  if (!parsed.ok) return parsed;
  const common = parseOptions<CommonOptions>(COMMON_OPTIONS, present({ factoring, unequal, sitOut, ties }));
  if (!common.ok) return common;
  const scoring: Scoring = {
    ...{ method, options: parsed.value },
    ...(common.value.factoring === 'off' && { factoring: 'off' }),
    ...(common.value.unequal === 'sum' && { unequal: 'sum' }),
    ...(common.value.sitOut !== 'none' && { sitOut: common.value.sitOut }),
    ...(common.value.ties === 'head-to-head' && { ties: 'head-to-head' }),
  };
  if (name === undefined) return ok(scoring);
  const scale = scaleFor(method, String(name));
  return scale.ok ? ok({ ...scoring, scale: scale.value }) : scale;
}

interface CommonOptions {
  readonly factoring: 'neuberg' | 'off';
  readonly unequal: 'average' | 'sum';
  readonly sitOut: 'none' | 'average' | 'average-plus';
  readonly ties: 'shared' | 'head-to-head';
}

/** The options that every method has, beside its own and the victory scale. */
export const COMMON_OPTIONS: OptionsSpec<CommonOptions> = {
  factoring: {
    kind: 'choice',
    default: 'neuberg',
    values: ['neuberg', 'off'],
    help: 'boards with fewer results than others are factored to the same top, or each board has its own top',
  },
  unequal: {
    kind: 'choice',
    default: 'average',
    values: ['average', 'sum'],
    help: 'without tops, pairs with unequal numbers of boards are ranked by points a board, or by the sum',
  },
  sitOut: {
    kind: 'choice',
    default: 'none',
    values: ['none', 'average', 'average-plus'],
    help: 'a board that is sat out gives nothing, an average, or an average plus',
  },
  ties: {
    kind: 'choice',
    default: 'shared',
    values: ['shared', 'head-to-head'],
    help: 'equal totals share a place, or the boards that they played against each other decide',
  },
};

/** Finds the scale of a name that converts the points of a method: percentages or IMPs. */
function scaleFor(method: AnyMethod, name: string): Result<VictoryScale> {
  const scales = method.top ? PERCENT_SCALES : method.isInImps ? VICTORY_SCALES : [];
  const scale = scales.find(({ id }) => id === name.toLowerCase());
  if (scale !== undefined) return ok(scale);
  return fail(
    'ERR_METHOD',
    'scale',
    scales.length === 0
      ? `${method.name} cannot be converted to victory points: choose matchpoints or IMPs`
      : `there is no victory scale ${name} for ${method.name}; there are ${scales.map(({ id }) => id).join(', ')}`,
  );
}

/**
 * Scores every board. Boards that are unchanged since `before`, under the same method, are not scored again: after the
 * correction of one result only its board is scored.
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
 * Returns the number of results that each board should have: as given for the board or the event, otherwise as many as
 * the fullest board of its section and session has.
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

/** Refuses travellers that do not have the number of results that the method requires. */
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
