import type { Event } from '@overtrick/duplicate/event/event';
import type { Result } from '@overtrick/rules/result';
import type { HandText } from './boards.ts';
import type { Reading } from './reading.ts';
import type { RowsCode } from './rows.ts';
import type { XmlCode } from './xml.ts';

/** The faults of an event in a file; an event cannot leave out a faulty board. */
export type EventFileCode =
  | XmlCode
  | RowsCode
  | 'ERR_EVENT' // it is not made as the format wants it
  | 'ERR_DATABASE' // no database, or not a whole one
  | 'ERR_SCORE' // no score
  | 'ERR_RESULT'; // a contract or tricks that cannot be

/** A format of score files. */
export interface EventFormat {
  readonly id: string;
  readonly name: string;
  /** The extensions of file names, with the dot. */
  readonly endings: readonly string[];
  /** True if the first bytes fit this format. */
  begins(bytes: Uint8Array): boolean;
  /** Reads a whole file; a failure's place is `line:column`, or the table and row of a database. */
  read(bytes: Uint8Array, reading?: Reading): Promise<Result<Event, EventFileCode>>;
  /** Reads the hands of the boards, if the format has any. */
  readHands?(bytes: Uint8Array): Promise<readonly HandText[]>;
}
