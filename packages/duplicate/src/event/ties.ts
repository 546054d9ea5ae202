import { grouped } from '@overtrick/rules/grouped';
import { roundTo } from './rounding.ts';
import type { ScoredEvent } from './scored.ts';
import type { Total } from './totals.ts';

/**
 * Adds to equal totals how they did on the boards that they played against each other: the share of the others that
 * have fewer points there.
 */
export function withTieBreaks(
  totals: readonly Total[],
  { event: { partners = [] }, travellers }: ScoredEvent,
): Total[] {
  const groups = grouped(totals, ({ contestant: { direction }, percentage, average, points }) =>
    JSON.stringify([direction, roundTo(percentage ?? average ?? points, 2)]),
  );
  const members = new Map(partners.map(({ id, contestants }) => [id, contestants]));
  const membersOf = (id: string): readonly string[] => members.get(id) ?? [id];
  const breaks = new Map<Total, number>();
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    const won = new Map(group.map(({ contestant }) => [contestant.id, 0]));
    for (const { lines } of travellers)
      for (const { entry, NS, EW } of lines)
        for (const one of membersOf(entry.ns))
          for (const other of membersOf(entry.ew)) {
            const [mine, theirs] = [won.get(one), won.get(other)];
            if (mine === undefined || theirs === undefined) continue;
            won.set(one, mine + (NS?.points ?? 0));
            won.set(other, theirs + (EW?.points ?? 0));
          }
    const wonBy = ({ contestant }: Total): number => roundTo(won.get(contestant.id) ?? 0, 4);
    for (const total of group) {
      const below = group.filter((other) => wonBy(other) < wonBy(total)).length;
      breaks.set(total, below / group.length);
    }
  }
  return totals.map((total) => {
    const tieBreak = breaks.get(total);
    return tieBreak === undefined ? total : { ...total, tieBreak };
  });
}
