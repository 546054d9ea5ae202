import type { Party, Points } from '@overtrick/rules/scores/outcome';
import type { Row, Scores } from '../score/form.ts';
import { makeTable } from './table.ts';
import { signed } from './words.ts';

/** Formats points for people: nothing for 0, with separators for thousands. */
const points = (value: number): string => (value === 0 ? '' : value.toLocaleString('en-US'));

/**
 * Prints a score sheet: a line per row with its label, and a column for each value of a row, per party for points by
 * party. The totals, the winner and the notes follow.
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

/** The columns with words, which come after those with numbers. */
const WORDS = ['game', 'passed', 'vul'];
const byPlace = (a: string, b: string): number => WORDS.indexOf(a) - WORDS.indexOf(b);

const isByParty = (value: unknown): value is Points =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((part) => typeof part === 'number');

/** Formats totals: `NS 1,210, EW 0: NS wins by 1,210.` */
export function makeTotals(totals: Points, winner: Party | null): string {
  const sums = Object.entries(totals).map(([party, total]) => `${party} ${total.toLocaleString('en-US')}`);
  const [best = 0, second = 0] = Object.values(totals).sort((a, b) => b - a);
  const lead = (best - second).toLocaleString('en-US');
  return `${sums.join(', ')}${winner === null ? '' : `: ${winner} wins by ${lead}`}.`;
}
