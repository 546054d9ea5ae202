import type { EventFormat } from './eventFormat.ts';

/** Every format of score files, one line each. The code of a format is loaded on demand. */
export const EVENT_FORMATS: readonly EventFormat[] = [
  {
    id: 'usebio',
    name: 'USEBIO 1.2',
    endings: ['.xml'],
    begins: (bytes) => /^\s*<[?!]?[a-z]/i.test(headOf(bytes)),
    read: async (bytes, reading) => (await import('./usebio/read.ts')).readUsebio(decode(bytes), reading),
    readHands: async (bytes) => (await import('./usebio/hands.ts')).handsOfUsebio(decode(bytes)),
  },
  {
    id: 'bridgemate',
    name: 'Bridgemate',
    endings: ['.bws', '.mdb'],
    // the mark of a Jet database
    begins: (bytes) => latin1(bytes.subarray(4, 15)) === 'Standard Je',
    read: async (bytes, reading) => (await import('./bridgemate/read.ts')).readBridgemate(bytes, reading),
    readHands: async (bytes) => (await import('./bridgemate/hands.ts')).handsOfBridgemate(bytes),
  },
  {
    id: 'json',
    name: 'Event',
    endings: ['.json'],
    begins: (bytes) => /^\s*\{/.test(headOf(bytes)) && !/^\s*\{[^}]*\}\s*\[/.test(headOf(bytes)),
    read: async (bytes, reading) => (await import('./json/read.ts')).readJsonEvent(decode(bytes), reading),
  },
  {
    id: 'pbn',
    name: 'PBN score tables',
    endings: ['.pbn'],
    begins: (bytes) => /^\s*(?:%|;|\{|\[\s*[A-Za-z]\w*\s+")/.test(headOf(bytes)),
    read: async (bytes, reading) => (await import('./pbn/read.ts')).readPbnEvent(decode(bytes), reading),
  },
  {
    id: 'csv',
    name: 'separated values with the columns board, ns, ew and a result',
    // other tables have the same extension
    endings: [],
    begins: (bytes) => isResultsHead(headOf(bytes)),
    read: async (bytes, reading) => (await import('./csv/read.ts')).readCsvEvent(decode(bytes), reading),
  },
];

/** True if the first row names the columns of results. */
function isResultsHead(head: string): boolean {
  const [first = ''] = head.split(/[\r\n]/);
  const names = first.split(/[,;\t]/).map((name) => name.trim().replaceAll('"', '').toLowerCase());
  return ['board', 'ns', 'ew'].every((name) => names.includes(name));
}

/** Finds a format by the extension of a file's name, otherwise by the file's first bytes. */
export const eventFormatOf = (name: string, bytes: Uint8Array): EventFormat | undefined =>
  EVENT_FORMATS.find(({ endings }) => endings.some((ending) => name.toLowerCase().endsWith(ending))) ??
  EVENT_FORMATS.find((format) => format.begins(bytes));

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
const headOf = (bytes: Uint8Array): string =>
  latin1(bytes.subarray(0, 400)).replace(/^\u00ef\u00bb\u00bf/, '');

/** Decodes UTF-8, or Latin-1 if the bytes are not UTF-8. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return latin1(bytes);
  }
}
