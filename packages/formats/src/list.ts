import type { Format } from './format.ts';
import { hasBoardLink } from './lin/link.ts';
import { readLin } from './lin/read.ts';
import { writeLin } from './lin/write.ts';
import { readPbn } from './pbn/read.ts';
import { writePbn } from './pbn/write.ts';
import { readRecords } from './records/read.ts';
import { replayRecords } from './records/replay.ts';
import { writeRecords } from './records/write.ts';

/** Every format, one line each. */
export const FORMATS: readonly Format[] = [
  {
    id: 'pbn',
    name: 'PBN 2.1',
    endings: ['.pbn'],
    begins: /^\s*(?:%|;|\{|\[\s*[A-Za-z]\w*\s+")/,
    read: readPbn,
    write: writePbn,
  },
  {
    id: 'lin',
    name: 'LIN',
    endings: ['.lin'],
    begins: /^\s*[A-Za-z]{2}\|/,
    read: readLin,
    write: writeLin,
  },
  {
    id: 'jsonl',
    name: 'Records',
    endings: ['.jsonl'],
    begins: /^\s*\{\s*"/,
    read: readRecords,
    write: writeRecords,
    replay: replayRecords,
  },
];

/** By id, in any case. */
export const findFormat = (id: string): Format | undefined =>
  FORMATS.find((format) => format.id === id.toLowerCase());

/** By the ending of a file's name. */
export const formatOfName = (name: string): Format | undefined =>
  FORMATS.find(({ endings }) => endings.some((ending) => name.toLowerCase().endsWith(ending)));

/** By how a text begins, or by a link to a board in it. */
export const formatOfText = (text: string): Format | undefined =>
  FORMATS.findLast(({ begins }) => begins.test(text)) ?? (hasBoardLink(text) ? findFormat('lin') : undefined);
