/**
 * A sheet is the content of paper as plain data: cards with headings, tables, hands and QR codes. Whoever draws it (a
 * page in the browser, a PDF) needs to know these blocks alone, and not which sheet it is.
 */
import type { BySeat } from '@overtrick/rules/seat';

export interface Sheet {
  readonly title: string;
  /** Paper is used with its long side across. */
  readonly isWide?: true;
  /** The cards of a page stand in so many columns and rows of equal size; without it they follow each other. */
  readonly grid?: Grid;
  readonly cards: readonly Card[];
}

interface Grid {
  readonly across: number;
  readonly down: number;
  /** The cards are cut apart, so lines to cut along are drawn. */
  readonly isCut?: true;
  /** The sheet's title stands above the cards of every page. */
  readonly isHeaded?: true;
}

/** Something that is kept together as far as it fits; what does not goes on in the next place, between two rows. */
export interface Card {
  readonly blocks: readonly Block[];
  /** Stands in the upper right corner. */
  readonly corner?: QrBlock;
  /** Folded across the middle to stand: the blocks are on both halves, those of the upper one upside down. */
  readonly isTent?: true;
}

export type Block = HeadingBlock | TextBlock | TableBlock | HandsBlock | HandBlock | QrBlock;

export interface HeadingBlock {
  readonly kind: 'heading';
  readonly text: string;
  /** To be read from a chair; from across the table. */
  readonly size?: 'large' | 'huge';
}

export interface TextBlock {
  readonly kind: 'text';
  readonly text: string;
}

/** A table with its head, which stands above the rows again wherever they go on. */
export interface TableBlock {
  readonly kind: 'table';
  readonly columns: readonly Column[];
  /** As many cells a row as columns. */
  readonly rows: readonly (readonly string[])[];
  /** The rows are written on by hand, so they are tall, and every cell has a line around it. */
  readonly isForm?: true;
}

export interface Column {
  readonly head: string;
  /** Texts stand left, numbers right, marks in the middle. */
  readonly set: 'left' | 'right' | 'middle';
  /** At least as wide as so many characters: there is something to be written. */
  readonly chars?: number;
}

/** The four hands of a board as players draw them, North at the top. */
export interface HandsBlock {
  readonly kind: 'hands';
  /** Lines for the top left corner: board, dealer, vulnerability. */
  readonly corner: readonly string[];
  /** Four lines a hand, spades first: `♠ AQ962`. */
  readonly hands: BySeat<readonly string[]>;
  /** High-card points of each. */
  readonly points: BySeat<string>;
  /** The seats' letters, for the compass in the middle. */
  readonly letters: BySeat<string>;
  /** Tricks by declarer and strain, the first row and column heads. */
  readonly tricks?: readonly (readonly string[])[];
  readonly par?: string;
}

/** One hand, to be sorted out of the pack. */
export interface HandBlock {
  readonly kind: 'hand';
  readonly lines: readonly string[];
}

/** A text as a QR code, with words for people under it. */
export interface QrBlock {
  readonly kind: 'qr';
  readonly text: string;
  readonly caption?: string;
}

export const heading = (text: string, size?: HeadingBlock['size']): HeadingBlock => ({
  kind: 'heading',
  text,
  ...(size && { size }),
});

const textBlock = (text: string): TextBlock => ({ kind: 'text', text });

/** A text where there is something to say. */
export const textsOf = (...texts: readonly (string | undefined)[]): readonly TextBlock[] =>
  texts.flatMap((text) => (text === undefined || text === '' ? [] : [textBlock(text)]));

export const left = (head: string, chars?: number): Column => column(head, 'left', chars);
export const right = (head: string, chars?: number): Column => column(head, 'right', chars);
export const middle = (head: string, chars?: number): Column => column(head, 'middle', chars);

const column = (head: string, set: Column['set'], chars: number | undefined): Column => ({
  head,
  set,
  ...(chars !== undefined && { chars }),
});
