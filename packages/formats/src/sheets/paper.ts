import type { Sheet } from '@overtrick/club/print/sheet';

/** A size of paper, upright, in points of 1/72 inch. */
export interface Paper {
  readonly id: string;
  /** As style sheets call it. */
  readonly css: string;
  readonly width: number;
  readonly height: number;
}

export const A4: Paper = { id: 'a4', css: 'A4', width: 595.28, height: 841.89 };
const LETTER: Paper = { id: 'letter', css: 'letter', width: 612, height: 792 };
export const PAPERS: readonly Paper[] = [A4, LETTER];

/** The space that is left free at each edge, in points: no printer reaches the edge. */
export const PAPER_MARGIN = 30;

/** The line above the cards of a page that has one, in points. */
const HEAD = 16;

/** The height of a row of a sheet's grid, in points: all rows and the head fill a page. */
export function rowHeight({ grid, isWide }: Sheet, paper: Paper): number {
  const page = (isWide ? paper.width : paper.height) - 2 * PAPER_MARGIN;
  return (page - (grid?.isHeaded ? HEAD : 0)) / (grid?.down ?? 1) - 1;
}
