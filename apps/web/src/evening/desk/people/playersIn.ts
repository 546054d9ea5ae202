import type { Player } from '@overtrick/duplicate/event/event';
import type { MemberView } from '@overtrick/protocol/clubs';

/** Normalises a name: case and the number of spaces make no difference. */
export const keyOf = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();

/** Splits a line into names, separated by &, +, /, a semicolon or a comma. */
export const namesIn = (line: string): readonly string[] =>
  line
    .split(/[&+/;,]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Finds the member with a name. */
export const memberOf = (name: string, members: readonly MemberView[]): MemberView | undefined =>
  members.find((member) => member.name !== undefined && keyOf(member.name) === keyOf(name));

/**
 * Reads the players in a line of names: a member gets the name and the number from the club's list; a player whose name
 * stays keeps their number.
 */
export const playersIn = (
  line: string,
  members: readonly MemberView[],
  before: readonly Player[] = [],
): readonly Player[] =>
  namesIn(line).map((typed) => {
    const member = memberOf(typed, members);
    const name = member?.name ?? typed;
    const number = member?.number ?? before.find((player) => player.name === name)?.number;
    return { name, ...(number !== undefined && { number }) };
  });

/**
 * Returns the handicap of members who play together: the mean of theirs; `undefined` where not all of them have one.
 */
export function handicapOf(names: readonly string[], members: readonly MemberView[]): number | undefined {
  const known = names.flatMap((name) => memberOf(name, members)?.handicap ?? []);
  if (known.length === 0 || known.length < names.length) return undefined;
  return Math.round((known.reduce((sum, one) => sum + one, 0) / known.length) * 100) / 100;
}

/** Lists completions of a line: the first names stay, and the last becomes that of a member who is not hidden. */
export function proposalsFor(line: string, members: readonly MemberView[]): readonly string[] {
  const [, first = '', last = ''] = /^(.*[&+/;,]\s*)?(.*)$/s.exec(line) ?? [];
  const taken = new Set(namesIn(first).map(keyOf));
  const begun = keyOf(last);
  return members.flatMap(({ name, isHidden }) =>
    name === undefined || isHidden || taken.has(keyOf(name)) || !keyOf(name).includes(begun)
      ? []
      : `${first}${name}`,
  );
}
