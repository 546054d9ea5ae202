import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { readSolvedBoards, type SolvedBoard } from './boards.ts';
import { type BoardRow, readBytes, readRows } from './rows.ts';
import { type RowOptions, selfMadeBoards, selfMadeRows } from './selfMade.ts';

/** The boards that a bench measures, by its arguments. */
interface Choice {
  /** A file of boards with double-dummy tables; if left out, the lab makes boards itself. */
  readonly file: string | undefined;
  /** The seed of self-made boards. */
  readonly seed: string;
  /** The most boards; if left out, all of a file, or `usual` self-made ones. */
  readonly boards?: string | undefined;
  readonly usual: number;
  readonly skip?: string;
  /** The records of a file that count; all if left out. */
  readonly source?: string;
  /** Every second board of a file: `a`, `b` or `both`. Self-made boards are all new. */
  readonly half?: string;
}

/** Reads the boards of a bench from its file, or makes them: random deals that bots bid by the frozen system. */
export function chosenBoards(choice: Choice): readonly SolvedBoard[] {
  const { file, seed, usual, source, half = 'both' } = choice;
  const skip = Number(choice.skip ?? 0);
  const count = Number(choice.boards ?? (file === undefined ? usual : Infinity));
  if (file === undefined) {
    const engine = createEngine(readModule(), { megabytes: 32 });
    return [...selfMadeBoards(engine, seed, skip + count)].slice(skip);
  }
  return readSolvedBoards(file)
    .filter((board) => source === undefined || board.source === source)
    .filter((_, i) => half === 'both' || (i % 2 === 0) === (half === 'a'))
    .slice(skip, skip + count);
}

/** Reads the records of a file of boards that people played, or has bots play so many boards. */
export const chosenRows = (
  file: string | undefined,
  seed: string,
  count: number,
  options: RowOptions = {},
): readonly BoardRow[] =>
  file === undefined ? [...selfMadeRows(seed, count, options)] : readRows(readBytes(file).toString());
