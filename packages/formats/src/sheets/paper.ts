import type { Sheet } from '@overtrick/print/sheet';

/** A paper size in portrait, in points of 1/72 inch. */
export interface Paper {
  readonly id: string;
  /** The size's name in style sheets. */
  readonly css: string;
  readonly width: number;
  readonly height: number;
}

export const A4: Paper = { id: 'a4', css: 'A4', width: 595.28, height: 841.89 };
const LETTER: Paper = { id: 'letter', css: 'letter', width: 612, height: 792 };
export const PAPERS: readonly Paper[] = [A4, LETTER];

/** The margin at each edge, in points, since no printer reaches the edge. */
export const PAPER_MARGIN = 30;

/** The line above the cards of a page, if it has one, and the rounding of browsers on a page, in points. */
const HEAD = 14;
const ROUNDED = 2;

/**
 * Returns the variables for the style sheets of a page with a grid: the cards across, the heights of a row and of the
 * line above them. All rows and that line fill a page.
 */
export function gridStyle({ grid, isWide }: Sheet, paper: Paper): Readonly<Record<`--${string}`, string>> {
  const page = (isWide ? paper.width : paper.height) - 2 * PAPER_MARGIN;
  const height = (page - (grid?.isHeaded ? HEAD + ROUNDED : 0)) / (grid?.down ?? 1) - 1;
  return {
    '--across': String(grid?.across ?? 1),
    '--height': `${height.toFixed(2)}pt`,
    '--head': `${HEAD}pt`,
  };
}
