import { readBoardsCsv } from './csv/read.ts';
import { writeBoardsCsv } from './csv/write.ts';
import type { Format } from './format.ts';
import { hasBoardLink } from './lin/link.ts';
import { readLin } from './lin/read.ts';
import { writeLin } from './lin/write.ts';
import { readBri, writeBri } from './machine/bri.ts';
import { readDge, SPADES, writeDge } from './machine/dge.ts';
import { readDlm, writeDlm } from './machine/dlm.ts';
import { readDup, writeDup } from './machine/dup.ts';
import { readPbn } from './pbn/read.ts';
import { writePbn } from './pbn/write.ts';
import { readRbn } from './rbn/read.ts';
import { writeRbn } from './rbn/write.ts';
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
  {
    id: 'dup',
    name: 'DUP',
    endings: ['.dup'],
    begins: new RegExp(`^(?:\\d\\d){39}${SPADES}`),
    bytes: true,
    read: readDup,
    write: writeDup,
  },
  {
    id: 'bri',
    name: 'BRI',
    endings: ['.bri'],
    begins: /^(?:\d\d){39} /,
    bytes: true,
    read: readBri,
    write: writeBri,
  },
  {
    id: 'dge',
    name: 'DGE',
    endings: ['.dge'],
    begins: new RegExp(`^${SPADES}`),
    bytes: true,
    read: readDge,
    write: writeDge,
  },
  {
    id: 'dlm',
    name: 'DLM',
    endings: ['.dlm'],
    begins: /^\s*\[Document\]/,
    read: readDlm,
    write: writeDlm,
  },
  {
    id: 'rbn',
    name: 'RBN 3.2',
    endings: ['.rbn'],
    begins:
      /^\s*(?:%\s*RBN\b|(?:[DTLESFKN] [^\n]*\n)*(?:B [^\n]+|H [NESW]:[^\n]+|A [NESW][ZNEB?]:[^\n]*)(?:\n|$))/,
    read: readRbn,
    write: writeRbn,
  },
  {
    id: 'csv',
    name: 'CSV',
    endings: ['.csv'],
    // its first line names columns; looked for in that line alone, since blanks before it could be read from each on
    begins: { test: (text) => /(?:^|[,;\t])"?(?:north|deal)"? *[,;\t]/i.test(firstLine(text)) },
    read: readBoardsCsv,
    write: writeBoardsCsv,
  },
];

/** Returns the first line that is not blank, without leading blanks. */
function firstLine(text: string): string {
  const begun = text.trimStart();
  const end = begun.indexOf('\n');
  return end < 0 ? begun : begun.slice(0, end);
}

/** Finds a format by its id, in any case. */
export const findFormat = (id: string): Format | undefined =>
  FORMATS.find((format) => format.id === id.toLowerCase());

/** Finds a format by the extension of a file's name. */
export const formatOfName = (name: string): Format | undefined =>
  FORMATS.find(({ endings }) => endings.some((ending) => name.toLowerCase().endsWith(ending)));

/** Finds a format by the start of a text, or by a link to a board in it. */
export const formatOfText = (text: string): Format | undefined =>
  FORMATS.findLast(({ begins }) => begins.test(text)) ?? (hasBoardLink(text) ? findFormat('lin') : undefined);
