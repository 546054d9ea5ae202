import {
  type ClubTemplate,
  type DescribeClub,
  describeClub,
  type SeriesSummary,
  seriesRules,
} from '@overtrick/protocol/clubs';
import { type SignupTerms, signupTerms } from '@overtrick/protocol/signups';
import { entriesIn } from '@overtrick/table/kinds';
import * as z from 'zod/mini';
import { logOf as logOfKind } from '../store/logKinds.ts';

/** A contestant of an evening with a member in it, or the winner. */
const resultLine = z.object({
  contestant: z.string(),
  /** The member who each player is; `null` for a player who is not a member. */
  members: z.array(z.nullable(z.string())),
  /** The contestant's ranking, if there are several. */
  group: z.optional(z.string()),
  place: z.number(),
  /** The number of others who share the place. */
  tied: z.optional(z.number()),
  /** The number of contestants in its ranking. */
  of: z.number(),
  /** With four decimals, if the scoring method has tops. */
  percent: z.optional(z.number()),
  points: z.number(),
  /** The place and the total in the ranking by handicap. */
  second: z.optional(z.object({ place: z.number(), total: z.number() })),
});
export type ResultLine = z.infer<typeof resultLine>;

/** An entry of a club's log, one line of JSON: first the club and its owner, then the changes in their order. */
export const schema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('club'),
    name: z.string(),
    /** The hash of the owner's token. */
    proof: z.string(),
    /** The secret behind the tokens of the members' link and of directors' keys; it is never sent to a page. */
    secret: z.string(),
  }),
  z.object({ kind: z.literal('described'), ...describeClub.shape }),
  /** A new or changed member, with all fields. */
  z.object({
    kind: z.literal('member'),
    member: z.string(),
    name: z.string(),
    number: z.optional(z.string()),
    handicap: z.optional(z.number()),
    isHidden: z.optional(z.boolean()),
  }),
  /** A former member. It also replaces earlier entries about them. */
  z.object({ kind: z.literal('left'), member: z.string() }),
  /** A new link of a member's own; the earlier one stops working. */
  z.object({ kind: z.literal('keyed'), member: z.string(), proof: z.string() }),
  /** A new link for all members. */
  z.object({ kind: z.literal('linked') }),
  /** A new or renamed evening of the club. */
  z.object({
    kind: z.literal('evening'),
    tournament: z.string(),
    name: z.optional(z.string()),
    date: z.optional(z.string()),
    game: z.optional(z.string()),
    start: z.optional(z.number()),
    isOpen: z.optional(z.boolean()),
    /** The first evening of a sequence that continues by itself; its director's key opens all of them. */
    series: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('removed'), tournament: z.string() }),
  /** The published result of an evening. */
  z.object({
    kind: z.literal('result'),
    tournament: z.string(),
    ranked: z.number(),
    lines: z.array(resultLine),
  }),
  /** A result that is no longer published. */
  z.object({ kind: z.literal('withdrawn'), tournament: z.string() }),
  /** A new series, or new rules for one. */
  z.object({ kind: z.literal('series'), series: z.string(), ...seriesRules.shape }),
  z.object({ kind: z.literal('finished'), series: z.string() }),
  /** The way in which the club takes sign-ups; without terms it takes none. */
  z.object({ kind: z.literal('signupTerms'), terms: z.optional(signupTerms) }),
  /** A list of sign-ups, by the date of its evening, has its first entry. */
  z.object({ kind: z.literal('signupList'), evening: z.string() }),
]);
export type ClubEntry = z.infer<typeof schema>;
type Of<Kind extends ClubEntry['kind']> = Omit<Extract<ClubEntry, { kind: Kind }>, 'kind'>;

export type Result = Omit<Of<'result'>, 'tournament'>;

export interface Member extends Of<'member'> {
  /** The hash of the token of their own link. */
  readonly proof?: string;
  /** The places in the log, from 1, of entries with their name or their key. */
  readonly places: readonly number[];
}

export interface Evening extends Of<'evening'> {
  /** The number of entries about it. */
  readonly told: number;
  readonly result?: Result;
}

export interface Club extends Of<'club'> {
  /** The number of entries in the club's log. */
  readonly length: number;
  readonly weekly?: DescribeClub['weekly'];
  readonly isFound?: boolean | undefined;
  readonly template?: ClubTemplate | undefined;
  readonly names: DescribeClub['names'];
  /** The number of times that the members' link was renewed. */
  readonly links: number;
  /** The current members, in the order in which they joined. */
  readonly members: ReadonlyMap<string, Member>;
  /** The number of the next member; a former member's number is never used again. */
  readonly nextMember: number;
  /** The evenings, in the order in which they were opened. */
  readonly evenings: ReadonlyMap<string, Evening>;
  /** The series, in the order in which they started, and the number of the next one. */
  readonly series: ReadonlyMap<string, SeriesSummary>;
  readonly nextSeries: number;
  /** The way in which the club takes sign-ups, if it does. */
  readonly signups?: SignupTerms | undefined;
  /** The dates of the evenings whose lists of sign-ups are stored, in the order in which they started. */
  readonly signupLists?: readonly string[];
}

/** The number of days after which a list of sign-ups is deleted when another one starts. */
const LIST_DAYS = 14;

/** Returns the dates of the lists that are still kept when the list of an evening starts. */
export const keptLists = (
  { signupLists = [] }: Pick<Club, 'signupLists'>,
  evening: string,
): readonly string[] =>
  signupLists.filter((one) => Date.parse(evening) - Date.parse(one) <= LIST_DAYS * 86_400_000);

export const logOf = (id: string): string => logOfKind('club', id);

interface Changing {
  readonly members: Map<string, Member>;
  readonly evenings: Map<string, Evening>;
  readonly series: Map<string, SeriesSummary>;
}

/**
 * Computes the club after further entries. Returns `undefined` for a log that does not begin with a club. Throws for
 * entries that no server wrote.
 */
export function clubAfter(
  known: Club | undefined,
  bodies: readonly string[],
  after: number,
): Club | undefined {
  const entries = entriesIn(schema, bodies);
  const [first] = entries;
  let club = known ?? (first?.kind === 'club' ? founded(first) : undefined);
  if (club === undefined) return undefined;
  const changing = {
    members: new Map(club.members),
    evenings: new Map(club.evenings),
    series: new Map(club.series),
  };
  for (const [i, entry] of entries.entries())
    if (entry !== undefined) club = { ...club, ...added(club, changing, entry, after + i + 1) };
  return { ...club, ...changing, length: after + bodies.length };
}

const founded = ({ name, proof, secret }: Of<'club'>): Club => ({
  name,
  proof,
  secret,
  length: 0,
  names: 'members',
  links: 0,
  members: new Map(),
  nextMember: 1,
  evenings: new Map(),
  series: new Map(),
  nextSeries: 1,
});

/**
 * Returns the fields of a club that an entry changes. It changes members, evenings and series directly in their maps.
 */
function added(
  club: Club,
  { members, evenings, series }: Changing,
  entry: ClubEntry,
  place: number,
): Partial<Club> {
  switch (entry.kind) {
    case 'club':
      return {};
    case 'described': {
      const { name, weekly, template, names, isFound } = entry;
      return { name, weekly, template, names, isFound };
    }
    case 'member': {
      const { kind: _, ...member } = entry;
      const before = members.get(member.member);
      members.set(member.member, {
        ...(before?.proof !== undefined && { proof: before.proof }),
        ...member,
        places: [...(before?.places ?? []), place],
      });
      return { nextMember: Math.max(club.nextMember, numberOf(member.member) + 1) };
    }
    case 'left':
      members.delete(entry.member);
      return { nextMember: Math.max(club.nextMember, numberOf(entry.member) + 1) };
    case 'keyed': {
      const before = members.get(entry.member);
      if (before !== undefined)
        members.set(entry.member, { ...before, proof: entry.proof, places: [...before.places, place] });
      return {};
    }
    case 'linked':
      return { links: club.links + 1 };
    case 'evening': {
      const { kind: _, ...evening } = entry;
      const { result, told = 0 } = evenings.get(evening.tournament) ?? {};
      evenings.set(evening.tournament, { ...evening, told: told + 1, ...(result && { result }) });
      return {};
    }
    case 'removed':
      evenings.delete(entry.tournament);
      return {};
    case 'result': {
      const { kind: _, tournament, ...result } = entry;
      const evening = evenings.get(tournament);
      if (evening !== undefined) evenings.set(tournament, { ...evening, told: evening.told + 1, result });
      return {};
    }
    case 'withdrawn': {
      const before = evenings.get(entry.tournament);
      if (before === undefined) return {};
      const { result: _, ...evening } = before;
      evenings.set(entry.tournament, { ...evening, told: evening.told + 1 });
      return {};
    }
    case 'series': {
      const { kind: _, ...rules } = entry;
      series.set(rules.series, rules);
      return { nextSeries: Math.max(club.nextSeries, numberOf(rules.series) + 1) };
    }
    case 'finished':
      series.delete(entry.series);
      return {};
    case 'signupTerms':
      return { signups: entry.terms, ...(entry.terms === undefined && { signupLists: [] }) };
    case 'signupList': {
      const kept = keptLists(club, entry.evening).filter((evening) => evening !== entry.evening);
      return { signupLists: [...kept, entry.evening] };
    }
  }
}

/** Returns the id of a member, `m1`, `m2` and so on; series are `s1`, `s2` and so on. */
export const memberOf = (number: number): string => `m${number}`;
export const seriesOf = (number: number): string => `s${number}`;
const numberOf = (id: string): number => Number(id.slice(1)) || 0;
