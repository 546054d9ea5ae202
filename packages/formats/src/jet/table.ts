/** The types of columns that are written, with their numbers in the file and the bytes that a value takes. */
export const COLUMN_TYPES = {
  flag: { code: 1, bytes: 1, isFixed: true },
  byte: { code: 2, bytes: 1, isFixed: true },
  short: { code: 3, bytes: 2, isFixed: true },
  long: { code: 4, bytes: 4, isFixed: true },
  date: { code: 8, bytes: 8, isFixed: true },
  binary: { code: 9, bytes: 510, isFixed: false },
  text: { code: 10, bytes: 510, isFixed: false },
  ole: { code: 11, bytes: 0, isFixed: false },
  memo: { code: 12, bytes: 0, isFixed: false },
} as const;
export type ColumnType = keyof typeof COLUMN_TYPES;

/** The most characters of a text. */
export const MAX_TEXT = 255;

/** A table to be written: the types of its columns by name, and its rows. */
export interface JetTable {
  readonly name: string;
  readonly columns: Readonly<Record<string, ColumnType>>;
  readonly rows: readonly JetRow[];
  readonly indexes?: readonly JetIndex[];
}

/** An index of a table of the system: its columns, and the bits of its flags. */
export interface JetIndex {
  readonly name: string;
  readonly columns: readonly string[];
  readonly isPrimary?: true;
  readonly flags: number;
}

/** A row by the names of its columns; a value that is absent is null. Dates are milliseconds since 1970. */
export type JetRow = Readonly<Record<string, string | number | boolean | undefined>>;
