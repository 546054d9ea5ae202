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
