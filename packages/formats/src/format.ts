import type { Board } from './board.ts';
import type { BoardItem } from './item.ts';

/** A format of bridge files: text in, boards out, and back. */
export interface Format {
  readonly id: string;
  /** As printed: `PBN 2.1`. */
  readonly name: string;
  /** Endings of file names, with the dot. */
  readonly endings: readonly string[];
  /** The boards in the file's order, each read or with what is wrong; never throws. */
  read(text: string): readonly BoardItem[];
  write(boards: readonly Board[]): Written;
}

export interface Written {
  readonly text: string;
  /** What the format cannot carry, one sentence each. */
  readonly lost: readonly string[];
}
