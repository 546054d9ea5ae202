/**
 * A sheet is the content of a printed page as plain data: cards with headings, tables, hands and QR codes. The code
 * that draws it (a page in the browser, a PDF) only needs to know these blocks, not which sheet it is.
 */
import type { BySeat } from '@overtrick/rules/cards/seat';

export interface Sheet {
  readonly title: string;
  /** The paper is in landscape. */
  readonly isWide?: true;
  /** The cards of a page stand in a grid of equal cells; without it they follow each other. */
  readonly grid?: Grid;
  readonly cards: readonly Card[];
}

interface Grid {
  readonly across: number;
  readonly down: number;
  /** The cards are cut apart, so cutting lines are drawn. */
  readonly isCut?: true;
  /** The sheet's title stands above the cards of every page. */
  readonly isHeaded?: true;
}

/** A card is kept together if it fits; otherwise it continues in the next place, split between two rows. */
export interface Card {
  readonly blocks: readonly Block[];
  /** The QR code in the upper right corner. */
  readonly corner?: QrBlock;
  /** The card is folded across the middle to stand: both halves show the blocks, the upper half upside down. */
  readonly isTent?: true;
}

export type Block = HeadingBlock | TextBlock | TableBlock | HandsBlock | HandBlock | QrBlock;

export interface HeadingBlock {
  readonly kind: 'heading';
  readonly text: string;
  /** Large enough to read from a chair, or from across the table. */
  readonly size?: 'large' | 'huge';
}

export interface TextBlock {
  readonly kind: 'text';
  readonly text: string;
}

/** A table with a header, which is repeated wherever the rows continue. */
export interface TableBlock {
  readonly kind: 'table';
  readonly columns: readonly Column[];
  /** Each row has as many cells as there are columns. */
  readonly rows: readonly (readonly string[])[];
  /** People write on the rows, so they are tall, and every cell has a border. */
  readonly isForm?: true;
}

export interface Column {
  readonly head: string;
  /** Texts are aligned left, numbers right, marks in the middle. */
  readonly set: 'left' | 'right' | 'middle';
  /** The least width in characters, where people write. */
  readonly chars?: number;
}

/** The four hands of a board as players draw them, North at the top. */
export interface HandsBlock {
  readonly kind: 'hands';
  /** Lines for the top left corner: board, dealer, vulnerability. */
  readonly corner: readonly string[];
  /** Four lines for each hand, spades first: `♠ AQ962`. */
  readonly hands: BySeat<readonly string[]>;
  /** The high-card points of each hand. */
  readonly points: BySeat<string>;
  /** The seats' letters, for the compass in the middle. */
  readonly letters: BySeat<string>;
  /** Tricks by declarer and strain; the first row and column are headers. */
  readonly tricks?: readonly (readonly string[])[];
  readonly par?: string;
}

/** One hand, to be picked out of the pack. */
export interface HandBlock {
  readonly kind: 'hand';
  readonly lines: readonly string[];
}

/** A text as a QR code, with a caption under it. */
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

/** Returns text blocks for the texts that are not empty. */
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
