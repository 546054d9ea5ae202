/**
 * A line is a board at a sitting: a future entry of a traveller. Its name has section and table, round and board.
 *
 *     parseLine('A3/2/7') // { section: 'A', table: 3, round: 2, board: 7 }
 */
export interface Line {
  /** One or two capital letters. */
  readonly section: string;
  /** From 1, in the section. */
  readonly table: number;
  /** From 1, counted through all sessions. */
  readonly round: number;
  readonly board: number;
}

/** Parses the name of a line; `undefined` for any other text. */
export function parseLine(text: string): Line | undefined {
  const [, section, table, round, board] =
    /^([A-Z]{1,2})([1-9]\d{0,2})\/([1-9]\d{0,2})\/([1-9]\d{0,3})$/.exec(text.trim()) ?? [];
  if (section === undefined) return undefined;
  return { section, table: Number(table), round: Number(round), board: Number(board) };
}

/** Writes the name of a line: `A3/2/7`. */
export const makeLine = (line: Line): string => `${makeSitting(line)}/${line.board}`;

/** Writes a sitting, a place in a round: `A3/2`. */
export const makeSitting = ({ section, table, round }: Omit<Line, 'board'>): string =>
  `${section}${table}/${round}`;

/** Writes a place, a section's table: `A3`. */
export const makePlace = ({ section, table }: Pick<Line, 'section' | 'table'>): string =>
  `${section}${table}`;

/** Returns the section of a place: `A` of `A3`. */
export const sectionOf = (place: string): string => /^[A-Z]+/.exec(place)?.[0] ?? '';

/** Parses a sitting, `A3/2`, into section, table and round; `undefined` for any other text. */
export function parseSitting(text: string): Omit<Line, 'board'> | undefined {
  const line = parseLine(`${text.trim()}/1`);
  if (line === undefined) return undefined;
  const { board: _board, ...sitting } = line;
  return sitting;
}

/** True if the text is a section and a table: `A3`. */
export const isPlace = (text: string): boolean => /^[A-Z]{1,2}[1-9]\d{0,2}$/.test(text);
