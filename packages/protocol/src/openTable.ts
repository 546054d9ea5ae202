import { VULS } from '@overtrick/rules/cards/seat';
import type { OptionSpec, OptionsSpec } from '@overtrick/rules/options';
import * as z from 'zod/mini';
import { MOST_GIVEN } from './challengeForms.ts';
import { chairNumber, type Immutable, optionValues, personName, seat } from './forms.ts';
import { POLICIES, type Policies } from './policies.ts';

/** The longest script of the kind of deals, in letters. */
export const LONGEST_DEALS = 2000;

/** A board that somebody brings along: its cards as `N:AQ2.K9… … … …`, who deals, who is vulnerable. */
export const givenBoard = z.object({
  board: z.number().check(z.int(), z.gte(1), z.lte(9999)),
  dealer: seat,
  vul: z.enum(VULS),
  deal: z.string().check(z.maxLength(80)),
  /** The cards in dealt order, and which of those put away come back, for games that need them: see `DealtText`. */
  order: z.exactOptional(z.string().check(z.maxLength(160))),
  split: z.exactOptional(z.string().check(z.maxLength(40))),
});
export type GivenBoard = Immutable<z.infer<typeof givenBoard>>;

/** Opens a table (`POST /api/tables`): the opener sits in `chair`, bots in the others. */
export const openTable = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  options: z.optional(optionValues),
  match: z.optional(z.string().check(z.maxLength(40))),
  matchOptions: z.optional(optionValues),
  policies: z.optional(optionValues),
  name: personName,
  chair: z.optional(chairNumber),
  /**
   * So many people are to play: until they all sit there, or the host begins without them, nothing is called or played.
   */
  people: z.optional(z.number().check(z.int(), z.gte(1), z.lte(4))),
  /** The kind of deals that are dealt there: a script of the dealer language. Everybody at the table can read it. */
  deals: z.optional(z.string().check(z.maxLength(LONGEST_DEALS))),
  /** The boards that are played there, one after the other; the table ends with them. Nobody there is told of them. */
  boards: z.optional(z.array(givenBoard).check(z.minLength(1), z.maxLength(MOST_GIVEN))),
});
export type OpenTable = z.infer<typeof openTable>;

/** The answer to a person who opens a table or sits down at one. */
export const opened = z.object({
  table: z.string(),
  chair: chairNumber,
  /** Proves whose chair it is. The server keeps only its hash. */
  token: z.string(),
  /**
   * The host is asked first: the token is good once they have said yes. Until then entering with it gives
   * `ERR_WAITING`.
   */
  waiting: z.exactOptional(z.literal(true)),
});
export type Opened = Immutable<z.infer<typeof opened>>;

/** A place for a player at a table. Its seat may change from deal to deal; the chair stays. */
const chair = z.object({
  /** From 0, clockwise. */
  chair: chairNumber,
  /** The seat of the chair in the deal that is on. */
  seat,
  kind: z.enum(['person', 'bot']),
  name: z.string(),
  /** Is somebody connected? A bot always is. */
  present: z.boolean(),
  /** A bot acts for this person, who is missing or has asked for it. */
  away: z.exactOptional(z.literal(true)),
  /**
   * This person may have seen other cards of this deal: a bot plays it out, and they get cards from the next deal on.
   */
  sitsOut: z.exactOptional(z.literal(true)),
  /** This person, alone with computer players, plays their partner's hand in this deal: they have changed seats. */
  swapped: z.exactOptional(z.literal(true)),
  /** The person who has sat here longest: lets others in. */
  host: z.exactOptional(z.literal(true)),
  /** The host has muted this person: nothing that they say is passed on. */
  muted: z.exactOptional(z.literal(true)),
  /** Not a person: a computer program plays here, with an account of its own. */
  program: z.exactOptional(z.literal(true)),
});
export type Chair = Immutable<z.infer<typeof chair>>;

/** A table as everybody may see it, without any card (`GET /api/tables/:table`). */
export const tableInfo = z.object({
  table: z.string(),
  game: z.string(),
  options: optionValues,
  match: z.string(),
  matchOptions: optionValues,
  policies: valuesOf<Policies>(POLICIES),
  chairs: z.array(chair),
  /** The kind of deals that are dealt there, as a script. */
  deals: z.exactOptional(z.string()),
  /** The sitting of a tournament (`A3/2`) that is played there. */
  sitting: z.exactOptional(z.object({ tournament: z.string(), where: z.string() })),
});
export type TableInfo = Immutable<z.infer<typeof tableInfo>>;

/** The form of an option's value in a list of games. */
const option = z.object({
  kind: z.enum(['flag', 'number', 'choice']),
  default: z.union([z.boolean(), z.number(), z.string()]),
  help: z.string(),
  min: z.exactOptional(z.number()),
  max: z.exactOptional(z.number()),
  values: z.exactOptional(z.array(z.union([z.boolean(), z.number(), z.string()]))),
});

/** A game with its options and the ids of the match formats in which it is played (`GET /api/games`). */
export const gameEntry = z.object({
  id: z.string(),
  name: z.string(),
  players: z.literal([2, 3, 4]),
  options: z.record(z.string(), option),
  matches: z.array(z.string()),
});

/** `GET /api/games` */
export const gameEntries = z.array(gameEntry);
export type GameEntry = Immutable<z.infer<typeof gameEntry>>;

/** Makes a schema of options, all of them given, from their description. */
function valuesOf<Options extends object>(spec: OptionsSpec<Options>): z.ZodMiniType<Options> {
  const forms = Object.entries<OptionSpec>(spec).map(([name, option]) => [name, formOf(option)]);
  return z.object(Object.fromEntries(forms)) as z.ZodMiniType<unknown> as z.ZodMiniType<Options>;
}

function formOf({ kind, values = [], min, max }: OptionSpec) {
  if (kind === 'flag') return z.boolean();
  if (kind === 'choice') return z.literal([...values]);
  return z
    .number()
    .check(...(min === undefined ? [] : [z.gte(min)]), ...(max === undefined ? [] : [z.lte(max)]));
}
