import type { Board } from './board.ts';
import type { BoardItem } from './item.ts';
import type { ReplayedRecord } from './records/replay.ts';

/** A format of bridge files: text in, boards out, and back. */
export interface Format {
  readonly id: string;
  /** As printed: `PBN 2.1`. */
  readonly name: string;
  /** Endings of file names, with the dot. */
  readonly endings: readonly string[];
  /** The beginning of a text in it, for texts without a file's name. */
  readonly begins: Pick<RegExp, 'test'>;
  /** Are its texts bytes, each a letter (Latin-1)? */
  readonly bytes?: true;
  /** The boards in the file's order, each read or with what is wrong; never throws. */
  read(text: string): readonly BoardItem[];
  write(boards: readonly Board[]): Written;
  /** Plays again what the text tells, where that may be more than boards: deals of any game. */
  replay?(text: string): readonly ReplayedRecord[];
}

export interface Written {
  readonly text: string;
  /** The things that the format cannot carry, one sentence each. */
  readonly lost: readonly string[];
}
