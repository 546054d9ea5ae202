import { CARD_LINES } from '@overtrick/protocol/card';
import type { SetupText } from '@overtrick/rules/deals/setup';
import { fail, ok, type Result } from '@overtrick/rules/result';
import * as z from 'zod/mini';
import { kindsOf, unknownIn } from './kinds.ts';

/**
 * A table's log: one entry a line of JSON, oldest first, for everything done at the table. Its state is the fold over
 * them (`table.ts`). Kinds are only ever added; every log stays readable for ever. A process of an older version skips
 * an entry of an unknown kind if the entry allows it (`skip`), and otherwise leaves the table to newer processes.
 *
 *     {"kind":"acted","step":"N 1NT","by":"person","id":"a1"}
 */
const count = z.number().check(z.int(), z.gte(0));
/** The marks of the person who came: see `marksOf`. Older logs have none. */
const marks = z.optional(z.array(z.string()));
const by = z.enum(['person', 'bot']);
const options = z.record(z.string(), z.union([z.boolean(), z.number(), z.string()]));

export const entrySchema = z.discriminatedUnion('kind', [
  /** The first entry: the game and its options. `secret` seeds the bots; it never leaves the server. */
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
    /** The number of people that the table waits for before it begins. */
    people: z.optional(count),
    /** The wish for the deals: a script of the dealer language. */
    deals: z.optional(z.string()),
    /** Imported boards, in the order in which they are played. */
    boards: z.optional(
      z.array(
        z.object({
          board: count,
          dealer: z.string(),
          vul: z.string(),
          deal: z.string(),
          order: z.optional(z.string()),
          split: z.optional(z.string()),
        }),
      ),
    ),
    /** True if its deals were dealt and played on somebody's device. */
    offline: z.optional(z.boolean()),
    /** True if the secret seeds the cards too: other tables with the same secret play the same boards. */
    shared: z.optional(z.literal(true)),
  }),
  /** The second entry, if the table plays a sitting of a tournament: its boards, whose cards are already settled. */
  z.object({
    kind: z.literal('sitting'),
    tournament: z.string(),
    /** `A3/2` */
    where: z.string(),
    boards: z.array(
      z.object({
        board: count,
        deal: z.string(),
        order: z.optional(z.string()),
        split: z.optional(z.string()),
      }),
    ),
    hold: z.exactOptional(
      z.object({
        seconds: count,
        unseen: z.array(count),
        isDirected: z.exactOptional(z.literal(true)),
      }),
    ),
  }),
  /** The table ends after this number of deals. */
  z.object({ kind: z.literal('shortened'), deals: count }),
  /**
   * A person took a bot's chair. `proof` is the hash of the chair's token; `sitsOut`: they get cards from the next deal
   * on; `program`: not a person, but a computer program with an account of its own.
   */
  z.object({
    kind: z.literal('sat'),
    chair: count,
    name: z.string(),
    proof: z.string(),
    marks,
    sitsOut: z.optional(z.literal(true)),
    program: z.optional(z.literal(true)),
  }),
  /**
   * The owner of the chair looked at its cards from another place too. `sitsOut`: another hand of the deal was seen
   * from there, so they get cards from the next deal on.
   */
  z.object({
    kind: z.literal('shown'),
    chair: count,
    marks: z.array(z.string()),
    sitsOut: z.optional(z.literal(true)),
  }),
  /** The host starts without the missing people. */
  z.object({ kind: z.literal('started') }),
  /** The chair went back to a bot. */
  z.object({ kind: z.literal('left'), chair: count }),
  /** The host has removed the person in the chair, who cannot sit down at this table again. */
  z.object({ kind: z.literal('removed'), chair: count }),
  /** The host has muted the person in the chair for everybody at this table. */
  z.object({ kind: z.literal('muted'), chair: count }),
  /** The person in the chair is no longer muted. */
  z.object({ kind: z.literal('unmuted'), chair: count }),
  /** Somebody asks the host for a chair; `program`: a computer program with an account of its own. */
  z.object({
    kind: z.literal('knocked'),
    chair: count,
    name: z.string(),
    proof: z.string(),
    marks,
    program: z.optional(z.literal(true)),
  }),
  /** The host declined the request with that version; a yes is `sat`. */
  z.object({ kind: z.literal('refused'), knock: count }),
  /**
   * The host invites a computer program to a chair. `mark` is that of its account (`marksOf`), so that the log has no
   * name of who never came.
   */
  z.object({ kind: z.literal('invited'), chair: count, mark: z.string() }),
  /**
   * The invitation of the program with that mark is over: the program declined it, or the host withdrew it (`byHost`).
   * Older versions ignore `byHost`.
   */
  z.object({ kind: z.literal('declined'), mark: z.string(), byHost: z.exactOptional(z.literal(true)) }),
  /** From now on a bot acts for the person in the chair: they are `gone`, or `asked` for it. */
  z.object({ kind: z.literal('covered'), chair: count, why: z.enum(['gone', 'asked']) }),
  /** The person acts again. */
  z.object({ kind: z.literal('returned'), chair: count }),
  /**
   * The person in `chair` plays the hand of the computer player in `other` to the end of this deal: they have changed
   * seats.
   */
  z.object({ kind: z.literal('swapped'), chair: count, other: count }),
  /** The person votes to let computer players play the rest of this deal. */
  z.object({ kind: z.literal('yielded'), chair: count }),
  /** The person withdraws that vote. */
  z.object({ kind: z.literal('resumed'), chair: count }),
  /**
   * The card of the partners in these chairs: what they have agreed; without it, it is taken away. `proof` is of the
   * person who put it there.
   */
  z.object({
    kind: z.literal('carded'),
    chairs: z.array(count),
    proof: z.optional(z.string()),
    card: z.optional(
      z.object({
        isTableSystem: z.optional(z.literal(true)),
        choices: z.optional(z.record(z.string(), z.string())),
        lines: z.array(z.object({ line: z.enum(CARD_LINES), text: z.string() })),
      }),
    ),
  }),
  /** The person wants the match to end now, unfinished. */
  z.object({ kind: z.literal('endWished'), chair: count }),
  /** The person wants to go on after all. */
  z.object({ kind: z.literal('endDropped'), chair: count }),
  /** Everybody agreed: the match is over. */
  z.object({ kind: z.literal('matchEnded') }),
  /**
   * Another match began at the table, when one was over. `chairs`: by new chair, the chair of its player before.
   * `drawn`: by new chair, the cards drawn for partners.
   */
  z.object({
    kind: z.literal('rematched'),
    chairs: z.array(count),
    drawn: z.optional(z.array(z.string())),
  }),
  /** The host has changed policies between two deals. */
  z.object({ kind: z.literal('adjusted'), policies: options }),
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
    /** The salt of the commitment to the cards; older logs have none. */
    salt: z.optional(z.string()),
  }),
  /** A call or card; `step` is written as in a record: `N 1NT`. `id` comes from the person's page. */
  z.object({
    kind: z.literal('acted'),
    step: z.string(),
    by,
    reason: z.optional(z.string()),
    id: z.optional(z.string()),
    /** The time since the server sent the position, without the network delay, milliseconds. */
    ms: z.optional(count),
    /** The meaning of a bot's call or card, and whether to alert it. */
    meaning: z.optional(z.string()),
    alert: z.optional(z.boolean()),
  }),
  /** The opening lead, face down; the fields are those of `acted`. */
  z.object({
    kind: z.literal('led'),
    step: z.string(),
    by,
    reason: z.optional(z.string()),
    id: z.optional(z.string()),
    ms: z.optional(count),
    meaning: z.optional(z.string()),
    alert: z.optional(z.boolean()),
  }),
  /** The person in the chair has no more questions before the lead is turned up. */
  z.object({ kind: z.literal('unasking'), chair: count }),
  /** The opening lead is turned up: now it is played. */
  z.object({ kind: z.literal('faced') }),
  /** A claim: play waits while the other side answers (R-GEN-9). */
  z.object({
    kind: z.literal('claimed'),
    chair: count,
    tricks: count,
    line: z.optional(z.string()),
    id: z.string(),
  }),
  /** One answer to the claim. The last acceptance ends the deal with `claim n`; after a refusal, play goes on. */
  z.object({
    kind: z.literal('answered'),
    chair: count,
    accept: z.boolean(),
    by,
    reason: z.optional(z.string()),
    id: z.optional(z.string()),
  }),
  /** The umpire's verdict before the other side is asked. A certain claim ends the deal. */
  z.object({
    kind: z.literal('judged'),
    chair: count,
    verdict: z.enum(['sure', 'not', 'unknown']),
  }),
  /** The umpire does not grant the claim, at a table where the umpire alone settles claims: play goes on. */
  z.object({ kind: z.literal('denied'), chair: count }),
  /**
   * A refused claim was settled with all cards open: the claimant's side got `tricks` tricks, and the deal was over.
   * Only in older logs.
   */
  z.object({ kind: z.literal('settled'), chair: count, tricks: count }),
  /** A player undoes their own last call or card, the step with version `to`, and everything after it. */
  z.object({ kind: z.literal('undone'), chair: count, to: count, id: z.string() }),
  /** A player asks those in `voters` for the same; play waits. */
  z.object({
    kind: z.literal('undoAsked'),
    chair: count,
    to: count,
    voters: z.array(count),
    id: z.string(),
  }),
  /** One answer to a request to undo. The last yes undoes the step; after a no, play goes on. */
  z.object({
    kind: z.literal('undoAnswered'),
    chair: count,
    accept: z.boolean(),
    by,
    id: z.optional(z.string()),
  }),
  /** A player withdraws their claim or their request to undo. */
  z.object({ kind: z.literal('withdrawn'), chair: count, id: z.string() }),
  /** A person says what their own call means: the step with version `step`. */
  z.object({ kind: z.literal('explained'), chair: count, step: count, text: z.string(), id: z.string() }),
  /** A person asks what an opponent's call means. */
  z.object({ kind: z.literal('asked'), chair: count, step: count, id: z.string() }),
  /** A person calls the host, as one would the director. */
  z.object({ kind: z.literal('flagged'), chair: count, text: z.string(), id: z.string() }),
  /** The host has dealt with the call. */
  z.object({ kind: z.literal('unflagged'), flag: count }),
  /** The person who sat or asked with that proof has deleted their account: their name is no longer shown. */
  z.object({ kind: z.literal('forgotten'), proof: z.string() }),
  /** A person is ready for the next deal. */
  z.object({ kind: z.literal('readied'), chair: count }),
  /** Nobody calls or plays until the pause ends. The host pauses a friendly table, the director a sitting's. */
  z.object({
    kind: z.literal('paused'),
    reason: z.optional(z.string()),
    byDirector: z.optional(z.literal(true)),
    id: z.optional(z.string()),
  }),
  /** The pause ends. */
  z.object({ kind: z.literal('unpaused'), id: z.optional(z.string()) }),
  /**
   * The director undoes the step with version `to` and everything after it, also after the end of the deal; without
   * `to`, only the claim or request that waits for answers.
   */
  z.object({ kind: z.literal('rolledBack'), to: z.optional(count), reason: z.string(), id: z.string() }),
  /** The director ends the deal without a result, and says at the desk which score the board gets. */
  z.object({ kind: z.literal('stopped'), reason: z.string(), id: z.string() }),
  /** A placeholder for an entry of a newer version that changes nothing here; it is never written. */
  z.object({ kind: z.literal('skipped') }),
]);

export type Entry = z.infer<typeof entrySchema>;
export type EntryOf<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>;

/** The kinds that do not change the cards, the score and the chairs: a reader who does not know them plays on. */
const SKIPPABLE: ReadonlySet<Entry['kind']> = new Set([
  'explained',
  'asked',
  'flagged',
  'unflagged',
  'muted',
  'unmuted',
  'invited',
  'declined',
]);
const KINDS = kindsOf(entrySchema);

export const makeEntry = (entry: Entry): string =>
  JSON.stringify(SKIPPABLE.has(entry.kind) ? { ...entry, skip: true } : entry);

/** Reads the text that `makeEntry` writes. `ERR_NEWER`: a newer version of Overtrick can read it. */
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
