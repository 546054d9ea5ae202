import { makeSitting } from '../line.ts';
import type { Tournament } from '../tournament.ts';
import { indexOf, isDone } from '../view/lines.ts';
import { type Person, personText } from './persons.ts';
import { sittingsOpen } from './sittings.ts';
import type { OnlineState } from './state.ts';

/** Players who have not come to their online table, as a director sees them. */
export interface AwaitedView {
  /** A sitting: `A3/2`. */
  readonly where: string;
  /** The table's id. */
  readonly table: string;
  readonly persons: readonly Person[];
}

/** Returns the players with stand-ins once others are awaited at a sitting: without those who have come. */
export function standInsAfter(
  { awaited, standIns }: Pick<OnlineState, 'awaited' | 'standIns'>,
  where: string,
  persons: readonly Person[],
): ReadonlySet<string> {
  const still = new Set(persons.map(personText));
  const come = (awaited.get(where) ?? []).map(personText).filter((person) => !still.has(person));
  if (!come.some((person) => standIns.has(person))) return standIns;
  return new Set([...standIns].filter((person) => !come.includes(person)));
}

/** Lists the open online tables whose players have not come, unless computer players act for them. */
export const awaitedView = (tournament: Tournament): readonly AwaitedView[] =>
  sittingsOpen(tournament).flatMap(({ where, id }) => {
    const persons = (tournament.awaited.get(where) ?? []).filter(
      (person) => !tournament.standIns.has(personText(person)),
    );
    return persons.length === 0 ? [] : [{ where, table: id, persons }];
  });

/** True if the player has been seen: a board of theirs was finished at an online table where nobody awaited them. */
export const hasComeOnce = (tournament: Tournament, person: Person): boolean =>
  (indexOf(tournament).byContestant.get(person.contestant) ?? []).some((line) => {
    const where = makeSitting(line);
    if (!tournament.seated.has(where) || !isDone(tournament, line)) return false;
    const text = personText(person);
    return !(tournament.awaited.get(where) ?? []).some((one) => personText(one) === text);
  });
