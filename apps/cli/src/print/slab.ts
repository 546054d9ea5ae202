import type { Pen } from './pen.ts';

/** A strip of a card that no page divides: a heading, a row of a table, a diagram. */
export interface Slab {
  readonly height: number;
  /** Draws it with its upper left corner there. */
  draw(x: number, y: number): void;
  /** The head of the table that it is a row of: drawn again where the rows go on. */
  readonly head?: Slab;
  /** Stays with what follows. */
  readonly isHeading?: true;
  /** Nothing is in it, so it needs no room on another page. */
  readonly isSpace?: true;
}

/** The room in which a card's blocks become slabs. */
export interface Room {
  readonly pen: Pen;
  readonly width: number;
  /** Of all sizes: less than 1 where a card has to be made smaller. */
  readonly scale: number;
  /** Texts stand in the middle. */
  readonly isCentred?: true;
}

export const heightOf = (slabs: readonly Slab[]): number =>
  slabs.reduce((sum, { height }) => sum + height, 0);

export const gap = (height: number): Slab => ({ height, isSpace: true, draw: () => undefined });
