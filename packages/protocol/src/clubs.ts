import { SERIES_SCORES } from '@overtrick/duplicate/series/series';
import { FORMS } from '@overtrick/evening/terms/entries';
import * as z from 'zod/mini';
import { count, type Immutable, line, nameOf, optionValues, tableId, token } from './forms.ts';

/** The form of a club's id. */
export const CLUB_ID = '^[a-z0-9]{12}$';

/** The form of a member's id in their club. */
export const MEMBER_ID = '^m[1-9][0-9]{0,5}$';

/** The form of the id of a series in its club. */
export const SERIES_ID = '^s[1-9][0-9]{0,5}$';
const seriesId = z.string().check(z.regex(new RegExp(SERIES_ID)));

/** The most members of a club, and those that are put on the list at once. */
export const MOST_MEMBERS = 1000;
export const MOST_MEMBERS_AT_ONCE = 200;

/** The evening of every week: from 1, Monday; the time by the clock of the zone, as `Europe/London`. */
const weekly = z.object({
  day: z.number().check(z.int(), z.gte(1), z.lte(7)),
  time: z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)),
  zone: z.string().check(z.regex(/^[A-Za-z0-9_+\-/]{1,60}$/)),
});

/** The terms on which an evening of the club is opened. */
const template = z.object({
  form: z.enum(FORMS),
  game: z.string().check(z.maxLength(40)),
  method: z.string().check(z.maxLength(40)),
  options: z.optional(optionValues),
  policies: z.optional(optionValues),
  /** For each pair, about. */
  boards: z.number().check(z.int(), z.gte(2), z.lte(60)),
  minutesPerBoard: z.number().check(z.int(), z.gte(1), z.lte(60)),
  /** It begins, is published and comes again by itself, at online tables, with whoever has come. */
  isUnattended: z.optional(z.boolean()),
});
export type ClubTemplate = Immutable<z.infer<typeof template>>;

/** Founds a club (`POST /api/clubs`). */
export const openClub = z.strictObject({ name: line(80) });

/** Sets the name, the meetings and the terms of a club; anything left out is removed. */
export const describeClub = z.strictObject({
  name: line(80),
  weekly: z.optional(weekly),
  template: z.optional(template),
  /** Those who see the members' names on the club's pages. */
  names: z.enum(['everybody', 'members']),
  /** True if search engines may list the club's page and its published evenings. */
  isFound: z.optional(z.boolean()),
});
export type DescribeClub = Immutable<z.infer<typeof describeClub>>;

/** The answer to who founds a club, or gets a link of a member: the token proves it; the server keeps its hash. */
export const clubKey = z.object({ club: z.string(), token: z.string() });
export type ClubKey = Immutable<z.infer<typeof clubKey>>;

const handicap = z.number().check(z.gte(-50), z.lte(50));
const memberNumber = line(30);
const memberName = nameOf(40);

/** Puts people on the list of members. A name that is there already changes its number and handicap, where given. */
export const addMembers = z.strictObject({
  members: z
    .array(
      z.strictObject({
        name: memberName,
        /** At the national organization. */
        number: z.optional(memberNumber),
        /** Percent that are added to their own in a second ranking. */
        handicap: z.optional(handicap),
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_MEMBERS_AT_ONCE)),
});
export type NewMember = Immutable<z.infer<typeof addMembers>>['members'][number];

/** Changes something of a member; `null` takes it away. Members themselves only say whether they are hidden. */
export const changeMember = z.strictObject({
  name: z.optional(memberName),
  number: z.optional(z.nullable(memberNumber)),
  handicap: z.optional(z.nullable(handicap)),
  isHidden: z.optional(z.boolean()),
});
export type ChangeMember = Immutable<z.infer<typeof changeMember>>;

const member = z.object({
  member: z.string(),
  /** Absent for who is hidden from the asker. */
  name: z.exactOptional(z.string()),
  /** For the club's owner and the member. */
  number: z.exactOptional(z.string()),
  handicap: z.exactOptional(z.number()),
  isHidden: z.exactOptional(z.boolean()),
  /** Have they a link of their own? For the owner. */
  hasLink: z.exactOptional(z.boolean()),
});
export type MemberView = Immutable<z.infer<typeof member>>;

/** Opens the next evening of a club, on the terms of the last one or, without any, of its template. */
export const openEvening = z.strictObject({
  /** In place of the next day on which the club meets. */
  date: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  /**
   * Another game than the template's, beside it on the same day, for a room that is split: on the terms of the last
   * evening of that game.
   */
  game: z.optional(z.string().check(z.maxLength(40))),
  /** The terms of the template, whatever the last evening was. */
  fromTemplate: z.optional(z.boolean()),
  /** Enters the pairs that have signed up for that day. */
  withSignups: z.optional(z.boolean()),
});
export type OpenEvening = Immutable<z.infer<typeof openEvening>>;

const evening = z.object({
  tournament: z.string(),
  name: z.exactOptional(z.string()),
  date: z.exactOptional(z.string()),
  game: z.exactOptional(z.string()),
  /** Of one that begins by itself: when, milliseconds since 1970. */
  start: z.exactOptional(count),
  /** Players enter themselves at its join page. */
  isOpen: z.exactOptional(z.boolean()),
  /** Its result is published: what follows is of it. */
  isPublished: z.boolean(),
  /** The number of contestants that are ranked. */
  ranked: z.exactOptional(count),
  /** Of each ranking: the members who won it, `null` for somebody who is none. */
  winners: z.exactOptional(z.array(z.array(z.nullable(z.string())))),
  /** For the owner: a director's key. */
  token: z.exactOptional(z.string()),
});
export type EveningSummary = Immutable<z.infer<typeof evening>>;

/** The most series that a club has at a time. */
export const MOST_SERIES = 20;

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const evenings = (most: number) => z.number().check(z.int(), z.gte(1), z.lte(most));

/** The rules of a series, or of a ladder, over the evenings of a club. */
export const seriesRules = z.object({
  name: line(60),
  form: z.enum(['series', 'ladder']),
  who: z.enum(['players', 'pairs']),
  /** The first and the last day; without one, from the first evening on, and to the last. */
  from: z.optional(date),
  to: z.optional(date),
  /** Only evenings of that game. */
  game: z.optional(z.string().check(z.maxLength(40))),
  /** Only so many evenings, the first ones of those days: a match of so many nights. */
  nights: z.optional(evenings(99)),
  by: z.enum(SERIES_SCORES),
  places: z.optional(z.array(z.number().check(z.gte(0), z.lte(1000))).check(z.minLength(1), z.maxLength(40))),
  total: z.enum(['sum', 'mean']),
  ties: z.enum(['shared', 'countback']),
  best: z.optional(evenings(999)),
  least: z.optional(evenings(999)),
});
export type ClubSeries = Immutable<z.infer<typeof seriesRules>>;

/** Says the rules of a series; of one that there is, others. */
export const setSeries = z.strictObject({ series: z.optional(seriesId), ...seriesRules.shape });

const seriesSummary = z.object({ series: z.string(), ...seriesRules.shape });
export type SeriesSummary = Immutable<z.infer<typeof seriesSummary>>;

/** The ranking of a series (`GET /api/clubs/{club}/series/{series}`). */
export const standings = z.object({
  ...seriesSummary.shape,
  /** The evenings that it has had, the oldest first. */
  evenings: z.array(z.object({ tournament: z.string(), date: z.exactOptional(z.string()) })),
  rows: z.array(
    z.object({
      members: z.array(z.string()),
      /** `null` for who is hidden from the asker, or no member any more. */
      names: z.array(z.nullable(z.string())),
      /** Of a ladder the rung; nothing for who has too few evenings. */
      place: z.exactOptional(z.number()),
      tied: z.exactOptional(z.boolean()),
      /** Of a ladder the rung before the last evening; nothing for who came with it. */
      before: z.exactOptional(z.number()),
      total: z.exactOptional(z.number()),
      played: count,
      /** By evening; `null` for one without a score. And which count, by their number from 0. */
      scores: z.exactOptional(z.array(z.nullable(z.number()))),
      counted: z.exactOptional(z.array(count)),
    }),
  ),
});
export type StandingsView = Immutable<z.infer<typeof standings>>;

/** The results of a member on the evenings of the club (`GET /api/clubs/{club}/members/{member}`). */
export const memberResults = z.object({
  member: z.string(),
  name: z.string(),
  /** The oldest first. */
  results: z.array(
    z.object({
      tournament: z.string(),
      name: z.exactOptional(z.string()),
      date: z.exactOptional(z.string()),
      /** Those who played with them: `null` for who is hidden from the asker, or no member. */
      partners: z.array(z.nullable(z.string())),
      place: z.number(),
      of: z.number(),
      percent: z.exactOptional(z.number()),
      points: z.number(),
    }),
  ),
});
export type MemberResults = Immutable<z.infer<typeof memberResults>>;

/** A club as the asker may see it (`GET /api/clubs/{club}`). */
export const clubView = z.object({
  club: z.string(),
  name: z.string(),
  role: z.enum(['owner', 'member', 'members', 'none']),
  /** The asker's own id among the members. */
  you: z.exactOptional(z.string()),
  weekly: z.exactOptional(weekly),
  /** The beginning of the next evening of the week, milliseconds since 1970. */
  next: z.exactOptional(count),
  template: z.exactOptional(template),
  names: z.enum(['everybody', 'members']),
  isFound: z.exactOptional(z.boolean()),
  /** Absent for who may not see the members. */
  members: z.exactOptional(z.array(member)),
  /** The latest first, and how many there are. */
  evenings: z.array(evening),
  all: count,
  /** Absent for who may not see the members. */
  series: z.exactOptional(z.array(seriesSummary)),
  /** For the owner: the token of the link for all members. */
  link: z.exactOptional(z.string()),
});
export type ClubView = Immutable<z.infer<typeof clubView>>;

/** A page of a club's members (`GET /api/clubs/{club}/members`), and of its evenings (`…/evenings`). */
export const membersOfClub = z.object({ members: z.array(member) });
export const eveningsOfClub = z.object({ evenings: z.array(evening) });

/** The answer to who opens an evening: its id, and a director's key to it. */
export const eveningOpened = z.object({ tournament: tableId, token });
