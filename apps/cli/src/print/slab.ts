import type { Pen } from './pen.ts';

/** A strip of a card that is never divided: a heading, a row of a table, a diagram. */
export interface Slab {
  readonly height: number;
  /** Draws it with its upper left corner at that point. */
  draw(x: number, y: number): void;
  /** The head of its table if it is a row, drawn again where the rows continue. */
  readonly head?: Slab;
  /** Set for a heading, which stays with the next slab. */
  readonly isHeading?: true;
  /** Set for empty space, which needs no room on another page. */
  readonly isSpace?: true;
}

/** The room in which a card's blocks become slabs. */
export interface Room {
  readonly pen: Pen;
  readonly width: number;
  /** The scale of all sizes: less than 1 if a card has to be made smaller. */
  readonly scale: number;
  /** Set if texts are centred. */
  readonly isCentred?: true;
}

export const heightOf = (slabs: readonly Slab[]): number =>
  slabs.reduce((sum, { height }) => sum + height, 0);

export const gap = (height: number): Slab => ({ height, isSpace: true, draw: () => undefined });
