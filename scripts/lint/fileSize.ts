import type { Finding } from './finding.ts';

const MOST_LINES = 500;
/** Tables of data, not code. */
const TABLES = /\.(table|data)\.ts$/;

/** A source file with more lines than a reader holds in mind. */
export function fileSizeFindings(file: string, text: string): readonly Finding[] {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (lines <= MOST_LINES || TABLES.test(file)) return [];
  return [{ file, line: MOST_LINES + 1, why: `${lines} lines: split it (at most ${MOST_LINES})` }];
}
