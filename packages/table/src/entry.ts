import { fail, ok, type Result } from '@overtrick/rules/result';
import type { SetupText } from '@overtrick/rules/setup';
import * as z from 'zod/mini';
import { kindsOf, unknownIn } from './kinds.ts';

/**
 * A table's log, one entry a line of JSON, oldest first: all that was done at the table. Its state is the fold over
 * them (`table.ts`). Kinds are only ever added; what is written is read for ever. A process of an older version skips
 * an entry of a kind that it does not know where that says so (`skip`), and leaves the table to newer ones where it
 * does not.
 *
 *     {"kind":"acted","step":"N 1NT","by":"person","id":"a1"}
 */
const count = z.number().check(z.int(), z.gte(0));
/** Of who came: see `marksOf`. Older logs have none. */
const marks = z.optional(z.array(z.string()));
const by = z.enum(['person', 'bot']);
const options = z.record(z.string(), z.union([z.boolean(), z.number(), z.string()]));

export const entrySchema = z.discriminatedUnion('kind', [
  /** The first: what is played here. `secret` is what the bots' chance is drawn from; it never leaves the server. */
  z.object({
    kind: z.literal('opened'),
    game: z.string(),
    options,
    match: z.string(),
    matchOptions: options,
    /** The table's policies; a log without them has the defaults. */
    policies: z.optional(options),
    level: z.string(),
    secret: z.string(),
    /** So many people are to sit there before it begins. */
    people: z.optional(count),
    /** The kind of deals that are dealt there: a script of the dealer language. */
    deals: z.optional(z.string()),
    /** The boards that somebody brought along, in the order in which they are played. */
    boards: z.optional(
      z.array(z.object({ board: count, dealer: z.string(), vul: z.string(), deal: z.string() })),
    ),
    /** Its deals were dealt and played on somebody's device. */
    offline: z.optional(z.boolean()),
    /** The cards are drawn from the secret too: other tables with the same secret play the same boards. */
    shared: z.optional(z.literal(true)),
  }),
  /** The second, where the table plays a sitting of a tournament: these boards, whose cards are settled already. */
  z.object({
    kind: z.literal('sitting'),
    tournament: z.string(),
    /** `A3/2` */
    where: z.string(),
    boards: z.array(z.object({ board: count, deal: z.string() })),
  }),
  /** No deal begins there any more once so many have. */
  z.object({ kind: z.literal('shortened'), deals: count }),
  /**
   * A person took a bot's chair. `proof` is the hash of the chair's token; `sitsOut`: they get cards from the next deal
   * on.
   */
  z.object({
    kind: z.literal('sat'),
    chair: count,
    name: z.string(),
    proof: z.string(),
    marks,
    sitsOut: z.optional(z.literal(true)),
  }),
  /**
   * The owner of the chair looked at its cards from somewhere else as well. `sitsOut`: from where another hand of the
   * deal was seen, so that they get cards from the next deal on.
   */
  z.object({
    kind: z.literal('shown'),
    chair: count,
    marks: z.array(z.string()),
    sitsOut: z.optional(z.literal(true)),
  }),
  /** The host begins without those who were awaited. */
  z.object({ kind: z.literal('started') }),
  /** The chair went back to a bot. */
  z.object({ kind: z.literal('left'), chair: count }),
  /** The host has removed the person in the chair, who sits down at this table no more. */
  z.object({ kind: z.literal('removed'), chair: count }),
  /** The host has muted the person in the chair for everybody at this table; and lifted that. */
  z.object({ kind: z.literal('muted'), chair: count }),
  z.object({ kind: z.literal('unmuted'), chair: count }),
  /** Somebody asks the host for a chair. */
  z.object({ kind: z.literal('knocked'), chair: count, name: z.string(), proof: z.string(), marks }),
  /** The host said no to who asked with that version; a yes is `sat`. */
  z.object({ kind: z.literal('refused'), knock: count }),
  /** From now on a bot acts for the person in the chair: they are `gone`, or `asked` for it. */
  z.object({ kind: z.literal('covered'), chair: count, why: z.enum(['gone', 'asked']) }),
  /** The person acts again. */
  z.object({ kind: z.literal('returned'), chair: count }),
  /**
   * The person in `chair` plays the hand of the computer player in `other` to the end of this deal: they have changed
   * seats.
   */
  z.object({ kind: z.literal('swapped'), chair: count, other: count }),
  /** The person would have computer players play the rest of this deal; and thinks better of it. */
  z.object({ kind: z.literal('yielded'), chair: count }),
  z.object({ kind: z.literal('resumed'), chair: count }),
  /** The next deal began. */
  z.object({
    kind: z.literal('dealt'),
    setup: z.object({
      board: z.optional(count),
      dealer: z.string(),
      vul: z.string(),
      vulnerable: z.optional(z.string()),
      dealing: z.optional(z.string()),
      seating: z.optional(z.string()),
      totals: z.optional(z.string()),
      below: z.optional(z.string()),
      systems: z.optional(z.string()),
      deal: z.optional(z.string()),
      order: z.optional(z.string()),
      split: z.optional(z.string()),
    } satisfies Record<keyof SetupText, unknown>),
    /** Of the commitment to the cards; older logs have none. */
    salt: z.optional(z.string()),
  }),
  /** `step` as in a record: `N 1NT`. `id` is the one that the person's page gave to the action. */
  z.object({
    kind: z.literal('acted'),
    step: z.string(),
    by,
    reason: z.optional(z.string()),
    id: z.optional(z.string()),
    /** The time from the moment the position was told, without the way over the network, milliseconds. */
    ms: z.optional(count),
    /** The meaning of a bot's call or card, and whether it is to be alerted. */
    meaning: z.optional(z.string()),
    alert: z.optional(z.boolean()),
  }),
  /** Play waits: the other side is asked (R-GEN-9). */
  z.object({
    kind: z.literal('claimed'),
    chair: count,
    tricks: count,
    line: z.optional(z.string()),
    id: z.string(),
  }),
  /** One answer to the claim. The last acceptance ends the deal with `claim n`; a refusal plays on. */
  z.object({
    kind: z.literal('answered'),
    chair: count,
    accept: z.boolean(),
    by,
    reason: z.optional(z.string()),
    id: z.optional(z.string()),
  }),
  /** The umpire's finding before anybody is asked. A claim that is sure ends the deal. */
  z.object({
    kind: z.literal('judged'),
    chair: count,
    verdict: z.enum(['sure', 'not', 'unknown']),
  }),
  /** The umpire, who settles claims where the table says so, does not grant it: play goes on. */
  z.object({ kind: z.literal('denied'), chair: count }),
  /**
   * A refused claim was settled with all cards open: the claimant's side got so many tricks, and the deal was over.
   * Older logs have it.
   */
  z.object({ kind: z.literal('settled'), chair: count, tricks: count }),
  /** One's own last call or card is taken back, and all that came after it: the step with version `to`. */
  z.object({ kind: z.literal('undone'), chair: count, to: count, id: z.string() }),
  /** The same is asked of those in `voters`; play waits. */
  z.object({
    kind: z.literal('undoAsked'),
    chair: count,
    to: count,
    voters: z.array(count),
    id: z.string(),
  }),
  /** One answer to that. The last yes takes it back; a no plays on. */
  z.object({
    kind: z.literal('undoAnswered'),
    chair: count,
    accept: z.boolean(),
    by,
    id: z.optional(z.string()),
  }),
  /** The claimant, or who wants to take something back, thinks better of it. */
  z.object({ kind: z.literal('withdrawn'), chair: count, id: z.string() }),
  /** A person says what their own call means: the step with version `step`. */
  z.object({ kind: z.literal('explained'), chair: count, step: count, text: z.string(), id: z.string() }),
  /** A person asks what an opponent's call means. */
  z.object({ kind: z.literal('asked'), chair: count, step: count, id: z.string() }),
  /** A person calls the host, as one would the director; and the host has seen to it. */
  z.object({ kind: z.literal('flagged'), chair: count, text: z.string(), id: z.string() }),
  z.object({ kind: z.literal('unflagged'), flag: count }),
  /** The person who sat or asked with that proof has deleted their account: their name is not told any more. */
  z.object({ kind: z.literal('forgotten'), proof: z.string() }),
  /** A person is ready for the next deal. */
  z.object({ kind: z.literal('readied'), chair: count }),
  /** Stands for an entry of a newer version that changes nothing here; it is never written. */
  z.object({ kind: z.literal('skipped') }),
]);

export type Entry = z.infer<typeof entrySchema>;
export type EntryOf<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>;

/** The kinds that change nothing of the cards, the score and the chairs: a reader who does not know them plays on. */
const SKIPPABLE: ReadonlySet<Entry['kind']> = new Set([
  'explained',
  'asked',
  'flagged',
  'unflagged',
  'muted',
  'unmuted',
]);
const KINDS = kindsOf(entrySchema);

export const makeEntry = (entry: Entry): string =>
  JSON.stringify(SKIPPABLE.has(entry.kind) ? { ...entry, skip: true } : entry);

/** Reads `makeEntry`'s text. `ERR_NEWER`: a newer version of Overtrick can read it. */
export function parseEntry(text: string): Result<Entry, 'ERR_ENTRY' | 'ERR_NEWER'> {
  try {
    const value: unknown = JSON.parse(text);
    const read = entrySchema.safeParse(value);
    if (read.success) return ok(read.data);
    const unknown = unknownIn(value, KINDS);
    if (unknown === 'skip') return ok({ kind: 'skipped' });
    if (unknown === 'newer')
      return fail('ERR_NEWER', undefined, 'the text is an entry of a newer version of Overtrick');
  } catch {
    // falls through: no JSON
  }
  return fail('ERR_ENTRY', undefined, 'the text is no entry of a table');
}
