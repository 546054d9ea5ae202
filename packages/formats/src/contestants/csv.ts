/**
 * Rows of separated values (RFC 4180), separated by commas, semicolons or tabs, whichever is most frequent in the first
 * line. A value in quotes may contain separators, line ends, and quotes written twice.
 *
 *     const rows = parseCsv('name;number\n"Berg; Ann";7');
 *     // ok: { line: 1, values: ['name', 'number'] }, { line: 2, values: ['Berg; Ann', '7'] }
 */
import { fail, ok, type Result } from '@overtrick/rules/result';

export type CsvCode = 'ERR_CSV';

export interface CsvRow {
  /** The line where the row starts, from 1. */
  readonly line: number;
  /** The trimmed values. */
  readonly values: readonly string[];
}

const SEPARATORS = [',', ';', '\t'] as const;

/** Parses the rows that are not empty. A failure's place is `line:column`. */
export function parseCsv(text: string): Result<readonly CsvRow[], CsvCode> {
  const plain = text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  const separator = separatorOf(plain.slice(0, plain.search(/\n|$/)));
  const rows: CsvRow[] = [];
  let [line, at] = [1, 0];
  while (at < plain.length) {
    const row = readRow(plain, at, separator);
    if (row === undefined) return fail('ERR_CSV', `${line}:1`, 'a quotation mark of this row is not closed');
    if (row.values.some((value) => value !== '')) rows.push({ line, values: row.values });
    line += plain.slice(at, row.end).split('\n').length - 1;
    at = row.end;
  }
  return ok(rows);
}

function separatorOf(line: string): string {
  const counts = SEPARATORS.map((separator) => line.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Reads a row from an offset, with the offset of the next row; `undefined` if a quoted value does not end. */
function readRow(
  text: string,
  from: number,
  separator: string,
): { readonly values: readonly string[]; readonly end: number } | undefined {
  const values: string[] = [];
  for (let at = from; ; ) {
    const value = text.startsWith('"', at) ? readQuoted(text, at) : undefined;
    if (value === undefined && text.startsWith('"', at)) return undefined;
    const begin = value?.end ?? at;
    let end = begin;
    while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
    // what stands behind the closing mark belongs to the value, as spreadsheets have it
    values.push(`${value?.text ?? ''}${text.slice(begin, end)}`.trim());
    if (text[end] !== separator) return { values, end: Math.min(text.length, end + 1) };
    at = end + 1;
  }
}

/** Reads a quoted value, with the offset after it. */
function readQuoted(text: string, from: number): { readonly text: string; readonly end: number } | undefined {
  let value = '';
  for (let at = from + 1; ; ) {
    const mark = text.indexOf('"', at);
    if (mark < 0) return undefined;
    value += text.slice(at, mark);
    if (text[mark + 1] !== '"') return { text: value, end: mark + 1 };
    value += '"';
    at = mark + 2;
  }
}
