import { present } from '@overtrick/rules/present';
import type { Club, Evening, Member, ResultLine } from './clubLog.ts';

/** Exports a club as a file: everything in its log except the keys. */
export const exportedClub = (id: string, club: Club) => ({
  club: id,
  name: club.name,
  ...present({ weekly: club.weekly, template: club.template }),
  names: club.names,
  members: [...club.members.values()].map(openMember),
  evenings: [...club.evenings.values()].map(({ told: _, ...evening }) => evening),
  series: [...club.series.values()],
  ...present({ signups: club.signups }),
});

/** Exports everything that a club knows about a member; other members appear only by their ids. */
export const exportedMember = (club: Club, member: string) => {
  const found = club.members.get(member);
  return {
    club: club.name,
    ...(found && { member: openMember(found) }),
    evenings: [...club.evenings.values()].flatMap((evening) => linesOf(evening, member)),
  };
};

/** Returns the lines of an evening's published result in which a member played. */
const linesOf = (
  { tournament, name, date, result }: Evening,
  member: string,
): readonly (ResultLine & Pick<Evening, 'tournament' | 'name' | 'date'>)[] =>
  (result?.lines ?? [])
    .filter(({ members }) => members.includes(member))
    .map((line) => ({
      tournament,
      ...present({ name, date }),
      ...line,
    }));

function openMember({ places: _, proof: __, ...member }: Member): Omit<Member, 'places' | 'proof'> {
  return member;
}
