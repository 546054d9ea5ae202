import type PDFDocument from 'pdfkit';

export type Document = InstanceType<typeof PDFDocument>;
export type Weight = 'body' | 'bold';

export interface TextStyle {
  /** The size in points. */
  readonly size: number;
  readonly weight?: Weight;
}

/** The height of a line of text, as a multiple of its size. */
export const LEADING = 1.22;

interface EmbeddedFont {
  readonly font: { hasGlyphForCodePoint(code: number): boolean };
}

/** A pen that measures and draws on a document. Lengths are points of 1/72 inch; y grows downwards. */
export class Pen {
  readonly doc: Document;
  /** The widths of texts at size 1: a font scales evenly. */
  readonly #widths = new Map<string, number>();

  constructor(doc: Document) {
    this.doc = doc;
  }

  widthOf(text: string, { size, weight = 'body' }: TextStyle): number {
    const key = `${weight} ${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = this.doc.font(weight).fontSize(100).widthOfString(text) / 100;
      this.#widths.set(key, width);
    }
    return width * size;
  }

  /** Returns the characters, in all measured texts, that a font lacks: it draws an empty box instead. */
  missing(): readonly string[] {
    const signs = new Set<string>();
    for (const [weight, ...text] of [...this.#widths.keys()].map((key) => key.split(' ')))
      for (const sign of text.join('')) if (!this.#hasShape(sign, weight ?? '')) signs.add(sign);
    return [...signs].sort();
  }

  #hasShape(sign: string, weight: string): boolean {
    // the library's internal font with its tables, because its public methods do not report missing glyphs
    const { _font } = this.doc.font(weight) as unknown as { readonly _font: EmbeddedFont };
    return _font.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  }

  /** Draws one line; a text that is too wide is drawn smaller. */
  line(text: string, x: number, y: number, width: number, style: TextStyle, set: Setting = 'left'): void {
    const natural = this.widthOf(text, style);
    if (natural === 0) return;
    const size = natural > width ? (style.size * width) / natural : style.size;
    const spare = Math.max(0, width - Math.min(natural, width));
    const left = x + (set === 'right' ? spare : set === 'middle' ? spare / 2 : 0);
    // smaller text keeps its baseline
    const top = y + (style.size - size) * 0.8;
    this.doc
      .font(style.weight ?? 'body')
      .fontSize(size)
      .fillColor('black');
    this.doc.text(text, left, top, { lineBreak: false });
  }

  /** Splits a text into lines of that width, at blanks, or inside words that are longer than a line. */
  wrap(text: string, width: number, style: TextStyle): readonly string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (this.#fits(longer, width, style)) line = longer;
      else {
        if (line !== '') lines.push(line);
        const pieces = this.#pieces(word, width, style);
        lines.push(...pieces.slice(0, -1));
        line = pieces.at(-1) ?? '';
      }
    }
    return [...lines, line];
  }

  #fits(text: string, width: number, style: TextStyle): boolean {
    // a hundredth of a point is a rounding error, not a reason to break
    return this.widthOf(text, style) <= width + 0.01;
  }

  #pieces(word: string, width: number, style: TextStyle): readonly string[] {
    const pieces: string[] = [];
    let piece = '';
    for (const sign of word) {
      if (piece !== '' && !this.#fits(piece + sign, width, style)) {
        pieces.push(piece);
        piece = '';
      }
      piece += sign;
    }
    return [...pieces, piece];
  }

  rule(x: number, y: number, width: number, thickness: number): void {
    this.doc
      .lineWidth(thickness)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke('black');
  }

  box(x: number, y: number, width: number, height: number, thickness = 0.5): void {
    this.doc.lineWidth(thickness).rect(x, y, width, height).stroke('black');
  }

  /** Draws a dashed line for cutting or folding. */
  dashes(x: number, y: number, toX: number, toY: number): void {
    this.doc.lineWidth(0.5).dash(2, { space: 3 }).moveTo(x, y).lineTo(toX, toY).stroke('#777777').undash();
  }
}

export type Setting = 'left' | 'right' | 'middle';
