import { CHALLENGE_METHODS, type ChallengeResult } from '@overtrick/protocol/challenge';
import { BOT_CHOICES } from '@overtrick/protocol/policies';
import type { Party } from '@overtrick/rules/outcome';
import { makeRecord } from '@overtrick/rules/record';
import type { Seat } from '@overtrick/rules/seat';
import * as z from 'zod/mini';
import { dealEnds, recordOf } from '../table/ends.ts';
import { seatOf, type Table } from '../table/table.ts';

/** A challenge's log, one entry a line of JSON: what is played, then the tables at which it is. */
const schema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('challenge'),
    game: z.string(),
    options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
    match: z.string(),
    boards: z.number(),
    method: z.enum(CHALLENGE_METHODS),
    bots: z.enum(BOT_CHOICES),
    /** What the cards are drawn from; it never leaves the server. */
    secret: z.string(),
    day: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('joined'), table: z.string(), name: z.string() }),
]);

type ChallengeEntry = z.infer<typeof schema>;
export type Terms = Extract<ChallengeEntry, { kind: 'challenge' }>;

/** That somebody plays it at a table: always in these letters, by which it can be found again. */
export const joined = (table: string, name: string): ChallengeEntry => ({ kind: 'joined', table, name });

export interface Challenge {
  readonly id: string;
  readonly terms: Terms;
  readonly entrants: readonly { readonly table: string; readonly name: string }[];
}

/** Its log in the store: not to be mistaken for a table's, whose id has no dot. */
export const logOf = (id: string): string => `${id}.challenge`;

export const isChallengeId = (text: string): boolean => /^(?:[a-z0-9]{12}|day-\d{8})$/.test(text);

/** The challenge that a log tells of; `undefined` for no log. Throws for one that no server wrote. */
export function challengeOf(id: string, bodies: readonly string[]): Challenge | undefined {
  const [first, ...rest] = bodies.map((body) => schema.parse(JSON.parse(body)));
  if (first?.kind !== 'challenge') return undefined;
  return {
    id,
    terms: first,
    entrants: rest.flatMap((entry) => (entry.kind === 'joined' ? [entry] : [])),
  };
}

/** A board as one table played it. */
export type Finished = Omit<ChallengeResult, 'entrant'> & { readonly party: Party; readonly seat: Seat };

/** The boards that a table has finished, in their order: a deal that is dealt again by the rules is none. */
export function finishedAt(id: string, chair: number, bodies: readonly string[]): readonly Finished[] {
  return [...dealEnds(id, bodies)].flatMap((table) => finishedIn(table, chair) ?? []);
}

function finishedIn(table: Table, chair: number): Finished | undefined {
  const { game, state } = table;
  const outcome = game.outcome(state);
  if (outcome === undefined || outcome.redeal) return undefined;
  const seat = seatOf(table, chair);
  const { contract, tricks, points } = outcome;
  return {
    ...(contract && { contract }),
    tricks,
    points,
    record: makeRecord(recordOf(table)),
    party: game.partyOf(seat, outcome.terms),
    seat,
  };
}
