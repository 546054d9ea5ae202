import { MOVEMENT_KINDS, type MovementKind, tablesFor } from '@overtrick/movements/kinds';
import type { Seating } from '@overtrick/movements/movement';
import { type Part, tableOf } from './part.ts';

const FILE = 'docs/movements.md';

/** The movements that seat each number of pairs and of players, from the kinds themselves. */
export const MOVEMENTS: readonly Part[] = [
  { file: FILE, name: 'movements by pairs', make: () => sizesTable('pairs', 'pairs', 4, 80) },
  { file: FILE, name: 'individual movements', make: () => sizesTable('individual', 'players', 8, 52) },
];

/** Draws a row for each number of entrants, with the rounds that each kind can have. */
function sizesTable(seating: Seating, noun: string, from: number, to: number): string {
  const kinds = MOVEMENT_KINDS.filter((kind) => kind.seating === seating);
  const rows = Array.from({ length: to - from + 1 }, (_, i) => from + i).map((entrants) => [
    String(entrants),
    seating === 'pairs' && entrants % 2 === 1
      ? `${tablesFor(seating, entrants) - 1}½`
      : String(tablesFor(seating, entrants)),
    ...kinds.map((kind) => roundsOf(kind, entrants)),
  ]);
  return tableOf([noun, 'tables', ...kinds.map(({ id }) => id.replace('-mitchell', ''))], rows);
}

/** Writes the possible rounds: `1–7`, `8, 10`, or nothing where the kind cannot seat the entrants. */
function roundsOf(kind: MovementKind, entrants: number): string {
  const rounds = kind.rounds(entrants);
  if (typeof rounds === 'string') return '';
  const [first = 0] = rounds;
  const last = rounds.at(-1) ?? 0;
  if (last - first + 1 === rounds.length && rounds.length > 1) return `${first}–${last}`;
  return rounds.length <= 4 ? rounds.join(', ') : `${first}, ${rounds[1]} … ${last}`;
}
