import type { TournamentEntry } from '@overtrick/evening/entry';
import { type Cell, makeCsv } from './cells.ts';

/** The fields that are left out of a file: secrets of links, and hands. */
const UNTOLD = new Set(['secret', 'proof', 'deal', 'tricks']);

/** Writes the log of a tournament as comma-separated values, an entry a line: the author, the time and the content. */
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
