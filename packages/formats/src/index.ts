/**
 * Boards of bridge as text: PBN and LIN read and written, links to BBO's viewer, boards played again by the rules.
 * Reading never throws: each board is a `Result` with the place of its fault. Other formats have entries of their own:
 * `@overtrick/formats/records`, `./dealer`, `./usebio` and `./bridgemate`.
 */

// Boards.

export {
  type Board,
  type BoardAuction,
  type BoardCall,
  type BoardCard,
  type BoardPlay,
  boardOfDeal,
  type Hands,
  type Players,
  termsOf,
} from './board.ts';
export type { FormatOutput } from './format.ts';
export type { BoardCode, BoardItem } from './item.ts';

// PBN and LIN.

export { handviewerLin } from './handviewer.ts';
export { readLin } from './lin/read.ts';
export { writeLin } from './lin/write.ts';
export { readPbn } from './pbn/read.ts';
export { writePbn } from './pbn/write.ts';

// Boards played again.

export type { Broken } from './replay/broken.ts';
export { type Replayed, replayBoard } from './replay.ts';
