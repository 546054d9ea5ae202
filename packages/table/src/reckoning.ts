import type { ReckoningRow } from '@overtrick/protocol/table';
import { present } from '@overtrick/rules/present';
import { isBetweenDeals, seatOf, standingOf, type Table } from './table.ts';

/** The most matches that a table reckons up. */
export const MOST_MATCHES = 100;

/** A finished match, and the points that it brought each player. */
export interface PlayedMatch {
  readonly players: readonly {
    readonly name: string;
    /** A person's: the hash of their chair's token. */
    readonly proof?: string;
    /** The points that the others would pay them: their party's less those of each other party (R-GEN-8). */
    readonly points: number;
  }[];
}

/** Returns the match at the table, with the points that it brings each player. */
export function playedMatch(table: Table): PlayedMatch {
  const { totals } = standingOf(table);
  const terms = table.game.setupOf(table.state);
  const others = Object.entries(totals);
  return {
    players: table.players.map(({ name, proof }, chair) => {
      const party = table.game.partyOf(seatOf(table, chair), terms);
      const own = totals[party] ?? 0;
      const points = others.reduce(
        (sum, [other, theirs = 0]) => (other === party ? sum : sum + own - theirs),
        0,
      );
      return { name, ...present({ proof }), points };
    }),
  };
}

/**
 * Returns the points that all matches at the table brought each player, the best first; the current match counts once
 * it is over. `undefined` while there has been one match only.
 */
export function reckoningOf(table: Table): readonly ReckoningRow[] | undefined {
  if (table.matches.length === 0) return undefined;
  const isOver = table.deal > table.matchBegan && isBetweenDeals(table) && standingOf(table).over;
  const rows = new Map<string, ReckoningRow>();
  for (const { players } of isOver ? [...table.matches, playedMatch(table)] : table.matches)
    for (const { name, proof, points } of players) {
      const key = proof ?? `bot ${name}`;
      const { points: before = 0, played = 0 } = rows.get(key) ?? {};
      rows.set(key, { name, points: before + points, played: played + 1 });
    }
  return [...rows.values()].sort((a, b) => b.points - a.points);
}
