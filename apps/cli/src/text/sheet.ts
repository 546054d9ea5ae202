import type { Party, Points } from '@overtrick/rules/outcome';
import type { Row, Scores } from '../score/form.ts';
import { makeTable } from './table.ts';
import { signed } from './words.ts';

/** Points as people read them: nothing for 0, thousands apart. */
const points = (value: number): string => (value === 0 ? '' : value.toLocaleString('en-US'));

/**
 * A score sheet for reading: a line a row with its label, a column for each thing that a row has, and for each party
 * where it has points by party; then the totals, who won and the notes.
 */
export function makeSheet({ rows, totals, winner, notes = [] }: Scores, labels: readonly string[]): string {
  const cells = rows.map(cellsOf);
  const heads = [...new Set(cells.flatMap((row) => [...row.keys()]))].sort(byPlace);
  const body = cells.map((row, i) => [
    rows[i]?.bonus === undefined ? String(i + 1) : '',
    rows[i]?.bonus === undefined ? (labels[i] ?? '') : 'at the end',
    ...heads.map((head) => row.get(head) ?? ''),
  ]);
  const below = [makeTotals(totals, winner), ...notes].map((sentence) => `${sentence}\n`);
  return `${makeTable(['', 'deal', ...heads], body)}\n${below.join('')}`;
}

function cellsOf(row: Row): Map<string, string> {
  const cells = new Map<string, string>();
  for (const [key, value] of Object.entries(row)) {
    if (isByParty(value)) for (const party in value) cells.set(`${key} ${party}`, points(value[party] ?? 0));
    else if (typeof value === 'number') cells.set(key, signed(value));
    else cells.set(key, value === true ? 'yes' : String(value));
  }
  return cells;
}

/** Numbers first, as they come, then words. */
const WORDS = ['game', 'passed', 'vul'];
const byPlace = (a: string, b: string): number => WORDS.indexOf(a) - WORDS.indexOf(b);

const isByParty = (value: unknown): value is Points =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((part) => typeof part === 'number');

/** `NS 1,210, EW 0: NS wins by 1,210.` */
export function makeTotals(totals: Points, winner: Party | null): string {
  const sums = Object.entries(totals).map(([party, total]) => `${party} ${total.toLocaleString('en-US')}`);
  const [best = 0, second = 0] = Object.values(totals).sort((a, b) => b - a);
  const lead = (best - second).toLocaleString('en-US');
  return `${sums.join(', ')}${winner === null ? '' : `: ${winner} wins by ${lead}`}.`;
}
