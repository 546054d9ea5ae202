import type { ClubView, EveningSummary, MemberView } from '@overtrick/protocol/clubs';
import { present } from '@overtrick/rules/present';
import { nextWeekly } from '../base/weekly.ts';
import type { Club, Evening, Member } from './clubLog.ts';
import { type Asker, directorToken, linkToken } from './tokens.ts';

/** The most evenings in one view: about a year's. */
const MOST_SHOWN = 60;

/** True if the asker may see the members. */
export const seesMembers = ({ names }: Club, { role }: Asker): boolean =>
  role !== 'none' || names === 'everybody';

/** True if the asker is the owner, or this member. */
export const isOwn = (asker: Asker, member: string): boolean =>
  asker.role === 'owner' || (asker.role === 'member' && asker.you === member);

/**
 * Returns the name of a member if the asker may see it; `undefined` if it is hidden from them, or for a former member.
 */
export function nameFor(club: Club, asker: Asker, member: string): string | undefined {
  const found = club.members.get(member);
  return found === undefined || (found.isHidden === true && !isOwn(asker, member)) ? undefined : found.name;
}

/**
 * Builds the view of a club: no other function sends anything about a club to a page. Visitors without a key see the
 * members only if the club shows them to everybody, and never a number or a handicap.
 * @param id the club's id
 * @param now milliseconds since 1970
 */
export function shownTo(id: string, club: Club, asker: Asker, now: number): ClubView {
  const { name, weekly, template, names, isFound } = club;
  const isOwner = asker.role === 'owner';
  const evenings = latestFirst(club);
  return {
    club: id,
    name,
    role: asker.role,
    ...(asker.role === 'member' && { you: asker.you }),
    ...(weekly && { weekly, next: nextWeekly(weekly, now) }),
    ...present({ template }),
    names,
    ...(isFound && { isFound }),
    ...(seesMembers(club, asker) && {
      members: membersFor(club, asker),
    }),
    evenings: evenings.slice(0, MOST_SHOWN).map((evening) => eveningFor(club, asker, evening)),
    all: evenings.length,
    ...(seesMembers(club, asker) && { series: [...club.series.values()] }),
    ...(isOwner && { link: linkToken(club) }),
  };
}

/** Lists the members, for an asker who may see them. */
export const membersFor = (club: Club, asker: Asker): MemberView[] =>
  [...club.members.values()].map((one) => memberFor(club, asker, one));

/** Lists all evenings, the latest first. */
export const eveningsFor = (club: Club, asker: Asker): EveningSummary[] =>
  latestFirst(club).map((evening) => eveningFor(club, asker, evening));

const latestFirst = (club: Club): readonly Evening[] => [...club.evenings.values()].reverse();

function memberFor(
  club: Club,
  asker: Asker,
  { member, number, handicap, isHidden, proof }: Member,
): MemberView {
  const name = nameFor(club, asker, member);
  const isTheirs = isOwn(asker, member);
  return {
    member,
    ...present({ name }),
    ...(isTheirs && number !== undefined && { number }),
    ...(asker.role !== 'none' && name !== undefined && handicap !== undefined && { handicap }),
    ...(isTheirs && isHidden && { isHidden }),
    ...(asker.role === 'owner' && proof !== undefined && { hasLink: true }),
  };
}

function eveningFor(club: Club, asker: Asker, evening: Evening): EveningSummary {
  const { tournament, name, date, game, start, isOpen, series, result } = evening;
  const winners = result?.lines.filter(({ place }) => place === 1);
  return {
    tournament,
    ...present({ name, date, game, start }),
    ...(isOpen && { isOpen }),
    isPublished: result !== undefined,
    ...(result && { ranked: result.ranked }),
    ...(winners &&
      seesMembers(club, asker) && {
        winners: winners.map(({ members }) =>
          members.map((member) => (member === null ? null : (nameFor(club, asker, member) ?? null))),
        ),
      }),
    ...(asker.role === 'owner' && { token: directorToken(club, series ?? tournament) }),
  };
}
