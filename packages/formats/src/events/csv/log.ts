import type { TournamentEntry } from '@overtrick/evening/entry';
import { type Cell, makeCsv } from './cells.ts';

/** The fields that nobody sees in a file: what opens links, and hands. */
const UNTOLD = new Set(['secret', 'proof', 'deal', 'tricks']);

/** The log of a tournament as comma-separated values, an entry a line: who said what, and when. */
export const writeLogCsv = (entries: readonly TournamentEntry[]): string =>
  makeCsv([
    ['entry', 'time', 'by', 'kind', 'line', 'side', 'result', 'reason', 'more'],
    ...entries.map((entry, i): Cell[] => {
      const { at, by, kind, id: _id, line, side, result, reason, ...more } = fieldsOf(entry);
      return [
        ...[i + 1, new Date(Number(at)).toISOString(), Number(by), String(kind)],
        ...[line, side, result, reason].map((value) => (value == null ? undefined : String(value))),
        Object.keys(more).length === 0 ? undefined : JSON.stringify(more),
      ];
    }),
  ]);

const fieldsOf = (entry: TournamentEntry): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !UNTOLD.has(name)));
