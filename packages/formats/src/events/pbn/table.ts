/**
 * A table section of PBN (5.1): columns by name, each with a least width and an alignment, and one row for each line.
 *
 *     [ScoreTable "PairId_NS\2R;PairId_EW\2R;Contract\3L;Names_NS\11;Names_EW"]
 *      1  7 4SX Smith-Jones Brown-Green
 *
 * Real files have names with blanks, wider than declared. So a row is split at blanks from both ends, and only columns
 * of names take the text in between; a quoted string is one word.
 */

import type { PbnTag } from '../../pbn/file.ts';
import { makePlace, type Place } from '../../place.ts';

export interface TableRow {
  readonly place: string;
  /** Returns the cell of a column; empty if its value means "unknown" (`?`, `-`). */
  cell(column: string): string;
}

interface Column {
  readonly name: string;
  readonly width: number;
}

export function tableOf({ value, text, textPlace }: PbnTag): readonly TableRow[] {
  const columns = value.split(';').map((column): Column => {
    const [name = '', format = ''] = column.trim().split('\\');
    return { name: name.replace(/^[+-]/, '').toLowerCase(), width: Number(/^\d+/.exec(format)?.[0] ?? 0) };
  });
  return text.split('\n').flatMap((line, i): TableRow[] => {
    if (line.trim() === '' || /^[%;{]/.test(line)) return [];
    const place: Place = { line: textPlace.line + i, column: line.length - line.trimStart().length + 1 };
    const cells = cellsOf(line, columns);
    return [
      {
        place: makePlace(place),
        cell: (name) => {
          const cell = cells[columns.findIndex((column) => column.name === name.toLowerCase())] ?? '';
          return /^[?-]?$/.test(cell) ? '' : cell;
        },
      },
    ];
  });
}

const isNames = ({ name }: Column): boolean => name.startsWith('names');

function cellsOf(line: string, columns: readonly Column[]): string[] {
  const words = [...line.matchAll(/"([^"]*)"|\S+/g)].map((match) => ({
    text: match[1] ?? match[0],
    from: match.index,
  }));
  const from = columns.findIndex(isNames);
  if (from === -1 || words.length === columns.length) return words.map(({ text }) => text);
  const to = columns.length - 1 - columns.findLastIndex(isNames);
  const before = words.slice(0, from).map(({ text }) => text);
  const after = words.slice(words.length - to).map(({ text }) => text);
  const start = words[from]?.from ?? line.length;
  const end = to === 0 ? line.length : (words[words.length - to]?.from ?? line.length);
  return [
    ...before,
    ...namesOf(line.slice(start, end), columns.slice(from, columns.length - to)),
    ...(to === 0 ? [] : after),
  ];
}

/** Splits columns of names by their widths; the last column takes the rest. */
function namesOf(text: string, columns: readonly Column[]): string[] {
  let rest = text;
  return columns.map(({ width }, i) => {
    if (i === columns.length - 1 || width === 0) {
      const cell = rest.trim();
      rest = '';
      return cell;
    }
    // a name that is wider than its column reaches to the next blank
    const end = rest[width - 1] === ' ' || rest[width] === ' ' ? width : rest.indexOf(' ', width);
    const cell = end === -1 ? rest : rest.slice(0, end);
    rest = end === -1 ? '' : rest.slice(end).trimStart();
    return cell.trim();
  });
}
