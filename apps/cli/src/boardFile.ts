import type { Board } from '@overtrick/formats/board';
import { textOfBytes } from '@overtrick/formats/decode';
import { boardsOfEvent } from '@overtrick/formats/events/boards';
import type { EventFormat } from '@overtrick/formats/events/eventFormat';
import { EVENT_FORMATS } from '@overtrick/formats/events/list';
import type { Format } from '@overtrick/formats/format';
import type { BoardItem } from '@overtrick/formats/item';
import { FORMATS, formatOfName, formatOfText } from '@overtrick/formats/list';
import { mendBoard } from '@overtrick/formats/mend';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import { inSource, readBytes, type Source, sourceOf } from './input.ts';
import type { Io } from './io.ts';

export const FORMAT_IDS = FORMATS.map(({ id }) => id);

/** A file of boards with its text, in its format. */
export interface BoardFile {
  readonly source: Source;
  readonly format: Pick<Format, 'read' | 'replay'>;
  /** The information that the whole file lacks, one sentence each. */
  readonly lost?: readonly string[];
}

/** Reads a file of boards, or standard input for `-`, in the format of its extension, or else by its beginning. */
export async function readBoardFile(io: Io, path: string): Promise<Result<BoardFile>> {
  const name = path === '-' ? '<stdin>' : path;
  const bytes = await readBytes(io, path);
  if (!bytes.ok) return { ...bytes, at: name };
  const event = EVENT_FORMATS.find(
    ({ id, begins }) => (id === 'usebio' || id === 'bridgemate') && begins(bytes.value),
  );
  // a page with boards in it begins like a score file
  const isPage = event?.id === 'usebio' && formatOfText(textOfBytes(bytes.value)) !== undefined;
  return event === undefined || isPage
    ? boardFileOf(name, bytes.value)
    : eventFileOf(name, event, bytes.value);
}

/** Converts a score file to a file of boards, which can be read but not written. */
async function eventFileOf(name: string, format: EventFormat, bytes: Uint8Array): Promise<Result<BoardFile>> {
  const read = await boardsOfEvent(format, bytes);
  if (!read.ok) return { ...read, at: read.at === undefined ? name : `${name}:${read.at}` };
  const place = { line: 1, column: 1 };
  const items = read.value.boards.map(
    (board): BoardItem => ({ label: board.label, place, board: ok(board), places: { calls: [], cards: [] } }),
  );
  const lost = read.value.lost.map((why) => `${name}: ${why}`);
  return ok({ source: { name, text: '' }, format: { read: () => items }, lost });
}

/** Converts bytes to a file of boards. */
export function boardFileOf(name: string, bytes: Uint8Array): Result<BoardFile> {
  const foreign = FOREIGN.find(({ ending }) => ending.test(name));
  if (foreign !== undefined) return fail('ERR_FORMAT', `${name}:1:1`, foreign.help);
  const raw = textOfBytes(bytes.subarray(0, 400));
  const named =
    formatOfName(name) ?? FORMATS.find(({ bytes: isBytes, begins }) => isBytes && begins.test(raw));
  if (named?.bytes && isPlainText(raw)) {
    const other = formatOfText(textOfBytes(bytes));
    return other === undefined
      ? fail(
          'ERR_FORMAT',
          `${name}:1:1`,
          `${named.name} has cards as bytes, and this is text: let the program that made it write ${named.name} again, or PBN`,
        )
      : ok({ source: { name, text: textOfBytes(bytes) }, format: other });
  }
  if (named?.bytes) {
    const text = textOfBytes(bytes);
    return text === ''
      ? fail('ERR_EMPTY', `${name}:1:1`, 'the file is empty')
      : ok({ source: { name, text }, format: named });
  }
  const source = sourceOf(name, bytes);
  if (!source.ok) return source;
  const format = formatOf(source.value);
  return format.ok ? ok({ source: source.value, format: format.value }) : format;
}

/** True for a text, except for the digits and signs with which files of dealing machines begin. */
const isPlainText = (raw: string): boolean =>
  raw !== '' && /^[\t\n\r\x20-\x7e]+$/.test(raw) && !/^\d{12}/.test(raw);

/** Files of other programs that cannot be read, with advice. */
const FOREIGN: readonly { readonly ending: RegExp; readonly help: string }[] = [
  {
    ending: /\.(acm|ac1|acbl|gam)$/i,
    help: 'this is an ACBLscore game file, which only that program reads: export PBN or USEBIO from it',
  },
  { ending: /\.(bwl|bcl)$/i, help: "this is a log of Bridgemate's server: use the score file, .bws" },
  { ending: /\.(pdf|docx?|odt|rtf|xlsx?|ods)$/i, help: 'this is a document: save it as text, CSV or PBN' },
  {
    ending: /\.(bws|mdb|accdb)$/i,
    help: 'this is not a Bridgemate database: close the scoring program, then take the .bws file from its folder',
  },
  { ending: /\.(zip|gz|7z|rar)$/i, help: 'this is an archive: take the files out of it first' },
  { ending: /\.(zdd|zrd|ddl)$/i, help: 'this is a library of solved deals: export PBN from its program' },
];

/** Returns the format of a file by the extension of its name, or else by its beginning. */
export function formatOf({ name, text }: Source): Result<Format, 'ERR_FORMAT'> {
  const format = formatOfName(name) ?? formatOfText(text);
  return format === undefined
    ? fail('ERR_FORMAT', `${name}:1:1`, `this is not in any of the formats ${FORMAT_IDS.join(', ')}`)
    : ok(format);
}

/** Returns the format in which a file is written, by the extension of its name. */
export function formatFor(path: string): Result<Format, 'ERR_FORMAT'> {
  const format = formatOfName(path);
  const endings = FORMATS.flatMap((known) => known.endings).join(', ');
  return format === undefined ? fail('ERR_FORMAT', path, `the file name must end in ${endings}`) : ok(format);
}

/** The readable boards of a file, and the faults of the others, each with its place in the file. */
export interface ParsedBoards {
  readonly boards: readonly Board[];
  readonly wrong: readonly Failure[];
  /** The information that boards lack, or that was corrected, one sentence each. */
  readonly lost: readonly string[];
}

export function boardsIn({ source, format, lost = [] }: BoardFile): ParsedBoards {
  const items = format.read(source.text);
  const told = (item: BoardItem, failure: Failure): Failure =>
    inSource(source, { ...failure, why: `board ${item.label}: ${failure.why ?? failure.code}` });
  const mended = items.flatMap((item) => (item.board.ok ? [{ item, ...mendBoard(item.board.value) }] : []));
  return {
    boards: mended.map(({ board }) => board),
    wrong: items.flatMap((item) => (item.board.ok ? [] : [told(item, item.board)])),
    lost: [
      ...lost,
      ...items.flatMap((item) =>
        (item.lost ?? []).map((fault) => {
          const { at, why } = told(item, fault);
          return `${at}: ${why}; the board is kept without it`;
        }),
      ),
      ...mended.flatMap(({ item, warning }) =>
        warning === undefined
          ? []
          : [`${source.name}:${item.place.line}:${item.place.column}: board ${item.label}: ${warning}`],
      ),
    ],
  };
}
