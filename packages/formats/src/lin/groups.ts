import { isCutOff, type LinFile, type LinPair } from './file.ts';
import { type LinHeader, readHeader } from './header.ts';

/** The pairs of one board, with the header that applies to it. */
export interface LinGroup {
  readonly header: LinHeader;
  readonly pairs: readonly LinPair[];
  /** True if its last pair is missing, since the file ends within it. */
  readonly cutOff?: true;
}

/** Pairs that precede the deal of a board without `qx`. */
const LEADING: ReadonlySet<string> = new Set(['pn', 'st']);

/**
 * Splits a file into its boards. A board starts with `qx`; without it, with `md` and the pairs just before it. Another
 * `vg` starts another match.
 */
export function groupsOf(file: LinFile): readonly LinGroup[] {
  const groups: LinGroup[] = [];
  let header: LinPair[] = [];
  let board: LinPair[] | undefined;
  let read: LinHeader | undefined;
  const close = (last: boolean): void => {
    if (board === undefined) return;
    read ??= readHeader(header);
    groups.push({ header: read, pairs: board, ...(last && isCutOff(file) && { cutOff: true }) });
    board = undefined;
  };
  for (const pair of file.pairs) {
    if (pair.tag === 'vg') {
      close(false);
      header = [pair];
      read = undefined;
    } else if (pair.tag === 'qx') {
      close(false);
      board = [pair];
    } else if (pair.tag === 'md' && (board === undefined || board.some(({ tag }) => tag === 'md'))) {
      const lead = takeLead(board ?? header);
      close(false);
      board = [...lead, pair];
    } else (board ?? header).push(pair);
  }
  close(true);
  return groups;
}

/** Takes the leading pairs off the end of a list, back to the start of their line. */
function takeLead(pairs: LinPair[]): LinPair[] {
  const lead: LinPair[] = [];
  for (;;) {
    const last = pairs.at(-1);
    if (last === undefined || !LEADING.has(last.tag)) return lead;
    pairs.pop();
    lead.unshift(last);
    if (last.gap.includes('\n')) return lead;
  }
}
