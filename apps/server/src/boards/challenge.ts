import type { ChallengeResult } from '@overtrick/protocol/challenge';
import { BIDDING_CHALLENGES, CHALLENGE_METHODS } from '@overtrick/protocol/challengeForms';
import { givenBoard } from '@overtrick/protocol/openTable';
import { BOT_CHOICES } from '@overtrick/protocol/policies';
import { SYSTEM_CHOICES } from '@overtrick/rules/auction/systemChoices';
import type { Seat } from '@overtrick/rules/cards/seat';
import { partiesOf } from '@overtrick/rules/game';
import { makeRecord } from '@overtrick/rules/record';
import { type Failure, fail } from '@overtrick/rules/result';
import type { Outcome, Party } from '@overtrick/rules/scores/outcome';
import { sumItems } from '@overtrick/rules/scores/score';
import type { Pages } from '@overtrick/table/ends';
import { dealEnds, recordOf } from '@overtrick/table/ends';
import { entriesIn } from '@overtrick/table/kinds';
import { seatOf, type Table } from '@overtrick/table/table';
import * as z from 'zod/mini';
import { logOf as logOfKind } from '../store/logKinds.ts';

/** An entry of a challenge's log, one line of JSON: first its terms, then the tables that play it. */
export const schema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('challenge'),
    game: z.string(),
    options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
    match: z.string(),
    boards: z.number(),
    method: z.enum(CHALLENGE_METHODS),
    bots: z.enum(BOT_CHOICES),
    /** The systems of the two sides, unless they are the default. */
    systemNS: z.optional(z.enum(SYSTEM_CHOICES)),
    systemEW: z.optional(z.enum(SYSTEM_CHOICES)),
    /** The secret from which the cards are drawn; it never leaves the server. */
    secret: z.string(),
    day: z.optional(z.string()),
    /** A script that describes the kind of deals. */
    deals: z.optional(z.string()),
    /** The boards that somebody provided. */
    given: z.optional(z.array(givenBoard)),
    /** Set if pairs only bid the boards and do not play them. */
    bidding: z.optional(z.enum(BIDDING_CHALLENGES)),
  }),
  z.object({ kind: z.literal('joined'), table: z.string(), name: z.string() }),
  /** The origin of the last table that joined: see `marksOf`. Older versions skip it. */
  z.object({ kind: z.literal('from'), marks: z.array(z.string()), skip: z.literal(true) }),
]);

export type ChallengeEntry = z.infer<typeof schema>;
export type Terms = Extract<ChallengeEntry, { kind: 'challenge' }>;

/**
 * Returns the entry for a table that plays the challenge. Its text never varies, because the store finds it by this
 * text.
 */
export const joined = (table: string, name: string): ChallengeEntry => ({ kind: 'joined', table, name });

export const from = (marks: readonly string[]): ChallengeEntry => ({
  kind: 'from',
  marks: [...marks],
  skip: true,
});

/**
 * The limits for joining one challenge, per account, device and address. A school or a club has one address. A limit
 * never blocks other people's boards.
 */
const MOST_FROM: readonly (readonly [kind: string, most: number, why: string])[] = [
  ['account', 1, 'You are already playing this challenge: it is among your boards.'],
  ['device', 4, 'This challenge has reached its limit of players on this device.'],
  ['address', 60, 'This challenge has reached its limit of players from your address.'],
];

/** The limit of the log, enough for fifty thousand who join, so that it can always be read again. */
export const MOST_ENTRIES = 100_000;

/** Returns the reason why nobody may join from there again, or `undefined` if they may. */
export function whyNotFrom({ length, marks }: Challenge, from: readonly string[]): Failure | undefined {
  if (length >= MOST_ENTRIES) return fail('ERR_CHALLENGE_FULL');
  const why = MOST_FROM.find(([kind, most]) =>
    from.some(
      (mark) => mark.startsWith(`${kind} `) && marks.filter((known) => known === mark).length >= most,
    ),
  )?.[2];
  return why === undefined ? undefined : fail('ERR_JOINED', undefined, why);
}

/**
 * The size of a section, in which tables are compared with each other, because a visitor's server reads all of them.
 * Later tables form the next section.
 */
export const SECTION = 200;

/** Returns the section with the visitor's table; without a table, the latest section. */
export function sectionOf({ entrants }: Challenge, own?: string): Challenge['entrants'] {
  const at = entrants.findIndex(({ table }) => table === own);
  const place = at < 0 ? Math.max(0, entrants.length - 1) : at;
  const first = place - (place % SECTION);
  return entrants.slice(first, first + SECTION);
}

export interface Challenge {
  readonly id: string;
  readonly terms: Terms;
  readonly entrants: readonly { readonly table: string; readonly name: string }[];
  /** The marks of all who joined. */
  readonly marks: readonly string[];
  /** The number of entries in its log. */
  readonly length: number;
}

/** Returns the name of its log in the store. A table's id has no dot, so the two never collide. */
export const logOf = (id: string): string => logOfKind('challenge', id);

export const isChallengeId = (text: string): boolean => /^(?:[a-z0-9]{12}|day-\d{8})$/.test(text);

/** A challenge as computed from its log. */
export type ChallengeLog = Omit<Challenge, 'id'>;

/** Computes the challenge after further entries. Returns `undefined` for a log that does not begin with its terms. */
export function challengeAfter(
  known: ChallengeLog | undefined,
  bodies: readonly string[],
): ChallengeLog | undefined {
  const entries = entriesIn(schema, bodies);
  const terms = known?.terms ?? entries[0];
  if (terms?.kind !== 'challenge') return undefined;
  const { entrants = [], marks = [], length = 0 } = known ?? {};
  return {
    terms,
    entrants: entrants.concat(entries.flatMap((entry) => (entry?.kind === 'joined' ? [entry] : []))),
    marks: marks.concat(entries.flatMap((entry) => (entry?.kind === 'from' ? entry.marks : []))),
    length: length + bodies.length,
  };
}

/** A board as one table played it. */
export type Finished = Omit<ChallengeResult, 'entrant'> & { readonly party: Party; readonly seat: Seat };

/**
 * Lists the boards that a table has finished, in order. A deal that the rules require to be dealt again does not count.
 */
export async function finishedAt(id: string, chair: number, pages: Pages): Promise<readonly Finished[]> {
  const boards: Finished[] = [];
  for await (const table of dealEnds(id, pages)) {
    const board = finishedIn(table, chair);
    if (board !== undefined) boards.push(board);
  }
  return boards;
}

/** Returns the points of the last board by the match format. */
function pointsOfBoard({ game, match, sheet }: Table): Outcome['points'] {
  const row = match.rows(sheet).rows.at(-1);
  return sumItems(row?.items ?? [], partiesOf(game));
}

function finishedIn(table: Table, chair: number): Finished | undefined {
  const { game, state } = table;
  const outcome = game.outcome(state);
  if (outcome === undefined || outcome.redeal) return undefined;
  const seat = seatOf(table, chair);
  const { contract, tricks, terms, scale } = outcome;
  // a game with a scale of its own may add to its deal what a board brings
  const points = scale === undefined ? outcome.points : pointsOfBoard(table);
  const party = game.partyOf(seat, terms);
  const partner = table.players.find(
    ({ kind }, i) => i !== chair && kind === 'person' && game.partyOf(seatOf(table, i), terms) === party,
  );
  return {
    ...(partner && { partner: partner.name }),
    ...(contract && { contract }),
    tricks,
    points,
    record: makeRecord(recordOf(table)),
    party,
    seat,
  };
}
