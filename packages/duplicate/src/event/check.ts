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
export function eventError(event: Event): Failure<EventCode> | undefined {
  const ids = new Set<string>();
  for (const { id } of event.contestants) {
    if (ids.has(id)) return fail('ERR_CONTESTANT', id, `there are two contestants ${id}`);
    ids.add(id);
  }
  for (const { id, contestants } of event.partners ?? []) {
    const stranger = contestants.find((one) => !ids.has(one));
    if (stranger !== undefined) return fail('ERR_CONTESTANT', stranger, `${stranger} is not in the event`);
    if (ids.has(id)) return fail('ERR_CONTESTANT', id, `there are two contestants ${id}`);
  }
  const partners = new Map(event.partners?.map(({ id, contestants }) => [id, contestants]));
  const membersOf = (id: string): readonly string[] => partners.get(id) ?? [id];
  const gone = event.matches?.flatMap(({ home, away }) => [home, away]).find((id) => !ids.has(id));
  if (gone !== undefined) return fail('ERR_CONTESTANT', gone, `${gone} is not in the event`);
  const sides = new Set([...ids, ...partners.keys()]);
  const unmet = event.meetings?.flatMap(({ home, away }) => [home, away]).find((id) => !sides.has(id));
  if (unmet !== undefined) return fail('ERR_CONTESTANT', unmet, `${unmet} is not in the event`);
  const odd = event.adjustments?.find(({ contestant }) => !ids.has(contestant));
  if (odd)
    return fail('ERR_CONTESTANT', odd.contestant, `there is no contestant ${odd.contestant} to adjust`);
  const seen = new Map<string, Set<string>>();
  for (const traveller of event.travellers) {
    const key = `${traveller.session ?? ''} ${traveller.board}`;
    const players = seen.get(key) ?? new Set<string>();
    seen.set(key, players);
    const isOfTeams = event.matches !== undefined;
    const wrong = travellerError(traveller, { ids, players, membersOf, isOfTeams });
    if (wrong) return wrong;
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

function travellerError(
  traveller: Traveller,
  { ids, players, membersOf, isOfTeams }: Known,
): Failure<EventCode> | undefined {
  for (const entry of traveller.entries) {
    const wrong = (code: EventCode, why: string) => fail(code, placeOf(traveller, entry), why);
    const all = [entry.ns, entry.ew, ...(entry.third === undefined ? [] : [entry.third])].flatMap(membersOf);
    const itself = all.find((id, i) => all.indexOf(id) !== i);
    if (itself !== undefined)
      return wrong('ERR_ITSELF', `on board ${traveller.board} pair ${itself} meets itself`);
    for (const id of all) {
      if (!ids.has(id)) return wrong('ERR_CONTESTANT', `pair ${id} is not in the event`);
      // beside the board that was played there may be an award for the one that could not be
      if (!isScore(entry)) continue;
      // a team has each board in both directions, once in each
      const key = isOfTeams ? `${id} ${id === entry.ns ? 'NS' : 'EW'}` : id;
      if (players.has(key)) return wrong('ERR_TWICE', `pair ${id} has board ${traveller.board} twice`);
      players.add(key);
    }
    if (!isWeighed(entry))
      return wrong('ERR_WEIGHTS', 'the weights of a weighted score must add up to 100 %');
  }
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
