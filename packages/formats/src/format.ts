import type { Board } from './board.ts';
import type { BoardItem } from './item.ts';
import type { ReplayedRecord } from './records/replay.ts';

/** A format of bridge files, which reads boards from text and writes them. */
export interface Format {
  readonly id: string;
  /** The name as printed: `PBN 2.1`. */
  readonly name: string;
  /** The extensions of file names, with the dot. */
  readonly endings: readonly string[];
  /** The start of a text in this format, for texts without a file name. */
  readonly begins: Pick<RegExp, 'test'>;
  /** True if its texts are bytes, one for each character (Latin-1). */
  readonly bytes?: true;
  /** Reads the boards in the file's order; each is a board or its fault. Never throws. */
  read(text: string): readonly BoardItem[];
  write(boards: readonly Board[]): FormatOutput;
  /** Replays the text, if it may contain deals of any game rather than only boards. */
  replay?(text: string): readonly ReplayedRecord[];
}

export interface FormatOutput {
  readonly text: string;
  /** The features that the format cannot express, one sentence each. */
  readonly lost: readonly string[];
}
