import type { Format } from './format.ts';
import { readLin } from './lin/read.ts';
import { writeLin } from './lin/write.ts';
import { readPbn } from './pbn/read.ts';
import { writePbn } from './pbn/write.ts';
import { readRecords } from './records/read.ts';
import { writeRecords } from './records/write.ts';

/** Every format, one line each. */
export const FORMATS: readonly Format[] = [
  { id: 'pbn', name: 'PBN 2.1', endings: ['.pbn'], read: readPbn, write: writePbn },
  { id: 'lin', name: 'LIN', endings: ['.lin'], read: readLin, write: writeLin },
  { id: 'jsonl', name: 'Records', endings: ['.jsonl'], read: readRecords, write: writeRecords },
];

/** By id, in any case. */
export const findFormat = (id: string): Format | undefined =>
  FORMATS.find((format) => format.id === id.toLowerCase());

/** By the ending of a file's name. */
export const formatOfName = (name: string): Format | undefined =>
  FORMATS.find(({ endings }) => endings.some((ending) => name.toLowerCase().endsWith(ending)));
