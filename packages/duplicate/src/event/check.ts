import { type Failure, fail } from '@overtrick/rules/result';
import type { Entry, Traveller } from '../traveller/traveller.ts';
import type { Event } from './event.ts';

export type EventCode =
  | 'ERR_CONTESTANT' // a contestant that is not in the event's, or is there twice
  | 'ERR_ITSELF' // a pair that meets itself
  | 'ERR_TWICE' // a pair that has played a board twice
  | 'ERR_WEIGHTS'; // weights that do not add to 1

/**
 * Finds a fault that is not in a single result of an event and describes it in one sentence with its place; `undefined`
 * if there is none.
 */
export const eventError = (event: Event): Failure<EventCode> | undefined =>
  headError(event) ?? entryFaults(event).next().value?.failure;

/** Finds a fault of the contestants, partners, matches or adjustments of an event. */
export function headError(event: Event): Failure<EventCode> | undefined {
  const ids = new Set<string>();
  for (const { id } of event.contestants) {
    if (ids.has(id)) return fail('ERR_CONTESTANT', id, `there are two contestants ${id}`);
    ids.add(id);
  }
  const sides = new Set(ids);
  for (const { id, contestants } of event.partners ?? []) {
    const stranger = contestants.find((one) => !ids.has(one));
    if (stranger !== undefined) return fail('ERR_CONTESTANT', stranger, `${stranger} is not in the event`);
    if (ids.has(id)) return fail('ERR_CONTESTANT', id, `there are two contestants ${id}`);
    sides.add(id);
  }
  const gone = event.matches?.flatMap(({ home, away }) => [home, away]).find((id) => !ids.has(id));
  if (gone !== undefined) return fail('ERR_CONTESTANT', gone, `${gone} is not in the event`);
  const unmet = event.meetings?.flatMap(({ home, away }) => [home, away]).find((id) => !sides.has(id));
  if (unmet !== undefined) return fail('ERR_CONTESTANT', unmet, `${unmet} is not in the event`);
  const odd = event.adjustments?.find(({ contestant }) => !ids.has(contestant));
  return odd && fail('ERR_CONTESTANT', odd.contestant, `there is no contestant ${odd.contestant} to adjust`);
}

/** An entry that cannot stand beside the others. */
interface EntryFault {
  readonly entry: Entry;
  readonly failure: Failure<EventCode>;
}

/** Finds the entries that cannot stand beside those before them; each is taken as left out. */
export function* entryFaults(event: Event): Generator<EntryFault, undefined> {
  const ids = new Set(event.contestants.map(({ id }) => id));
  const partners = new Map(event.partners?.map(({ id, contestants }) => [id, contestants]));
  const membersOf = (id: string): readonly string[] => partners.get(id) ?? [id];
  const isOfTeams = event.matches !== undefined;
  const seen = new Map<string, Set<string>>();
  for (const traveller of event.travellers) {
    const key = `${traveller.session ?? ''} ${traveller.board}`;
    const players = seen.get(key) ?? new Set<string>();
    seen.set(key, players);
    for (const entry of traveller.entries) {
      const failure = entryError(traveller, entry, { ids, players, membersOf, isOfTeams });
      if (failure) yield { entry, failure };
    }
  }
  return undefined;
}

interface Known {
  readonly ids: ReadonlySet<string>;
  /** The contestants who have played the board so far. */
  readonly players: Set<string>;
  readonly membersOf: (id: string) => readonly string[];
  readonly isOfTeams: boolean;
}

function entryError(
  traveller: Traveller,
  entry: Entry,
  { ids, players, membersOf, isOfTeams }: Known,
): Failure<EventCode> | undefined {
  const wrong = (code: EventCode, why: string) => fail(code, placeOf(traveller, entry), why);
  const all = [entry.ns, entry.ew, ...(entry.third === undefined ? [] : [entry.third])].flatMap(membersOf);
  const itself = all.find((id, i) => all.indexOf(id) !== i);
  if (itself !== undefined)
    return wrong('ERR_ITSELF', `on board ${traveller.board} pair ${itself} meets itself`);
  // a team has each board in both directions, once in each
  const keyOf = (id: string): string => (isOfTeams ? `${id} ${id === entry.ns ? 'NS' : 'EW'}` : id);
  // beside the board that was played there may be an award for the one that could not be
  const counts = isScore(entry);
  for (const id of all) {
    if (!ids.has(id)) return wrong('ERR_CONTESTANT', `pair ${id} is not in the event`);
    if (counts && players.has(keyOf(id)))
      return wrong('ERR_TWICE', `pair ${id} has board ${traveller.board} twice`);
  }
  if (!isWeighed(entry)) return wrong('ERR_WEIGHTS', 'the weights of a weighted score must add up to 100 %');
  if (counts) for (const id of all) players.add(keyOf(id));
  return undefined;
}

const isScore = ({ outcome: { kind } }: Entry): boolean => kind !== 'artificial' && kind !== 'notPlayed';

const placeOf = ({ board }: Traveller, { place }: Entry): string => place ?? `board ${board}`;

function isWeighed({ outcome }: Entry): boolean {
  const judgements =
    outcome.kind === 'split'
      ? [outcome.ns, outcome.ew].flatMap((judgement) =>
          judgement.kind === 'scores' ? [judgement.parts] : [],
        )
      : outcome.kind === 'weighted'
        ? [outcome.parts]
        : [];
  return judgements.every(
    (parts) =>
      parts.every(({ weight }) => weight >= 0) &&
      Math.abs(parts.reduce((sum, { weight }) => sum + weight, 0) - 1) < 1e-6,
  );
}
