/**
 * Sheets as a PDF: the same bytes for the same sheets, paper and font, whenever they are made. It knows the blocks of
 * a sheet alone. What is too large for its place is made smaller, and what is still too large goes on in the next,
 * between two rows.
 */

import { PAPER_MARGIN, type Paper } from '@overtrick/formats/sheets/paper';
import type { Card, Sheet } from '@overtrick/print/sheet';
import PDFDocument from 'pdfkit';
import { cardSlabs, naturalWidthOf } from './blockSlabs.ts';
import { type Document, Pen } from './pen.ts';
import { gap, heightOf, type Room, type Slab } from './slab.ts';

export interface PdfOptions {
  readonly title: string;
  readonly paper: Paper;
  /** The font files. */
  readonly fonts: { readonly body: string; readonly bold: string };
}

/** The scales at which a card in a grid is tried: it may fill its place, and always stays readable. */
const SCALES = [1.6, 1.45, 1.3, 1.15, 1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6];
const SMALLEST = 0.6;
const CARD_PADDING = 7;
const FOOTER = 7;

export interface MadePdf {
  readonly bytes: Uint8Array;
  /** The characters that the font lacks. */
  readonly missing: readonly string[];
}

/** A place for a card, or for a part of it. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws sheets as a PDF.
 * @throws if a file is not a font
 */
export async function makePdf(
  sheets: readonly Sheet[],
  { title, paper, fonts }: PdfOptions,
): Promise<MadePdf> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    // every text is in one of the registered fonts
    font: '',
    // the date of printing is not part of its content
    info: { Title: title, Producer: 'Overtrick', Creator: 'Overtrick', CreationDate: new Date(0) },
    pdfVersion: '1.7',
    lang: 'en',
  });
  const whole = collected(doc);
  doc.registerFont('body', fonts.body).registerFont('bold', fonts.bold);
  const pen = new Pen(doc);
  for (const sheet of sheets) drawSheet(pen, sheet, paper);
  doc.end();
  return { bytes: await whole, missing: pen.missing() };
}

const collected = (doc: Document): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => void chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });

function drawSheet(pen: Pen, sheet: Sheet, paper: Paper): void {
  if (sheet.grid === undefined) drawFlow(pen, sheet, paper);
  else drawGrid(pen, sheet, sheet.grid, paper);
}

/** Adds a page and returns its area inside the margins. */
function addPage({ doc }: Pen, { isWide }: Sheet, paper: Paper): Place {
  const [width, height] = isWide ? [paper.height, paper.width] : [paper.width, paper.height];
  doc.addPage({ size: [width, height], margin: 0 });
  return {
    x: PAPER_MARGIN,
    y: PAPER_MARGIN,
    width: width - 2 * PAPER_MARGIN,
    height: height - 2 * PAPER_MARGIN,
  };
}

/** Draws the title of the sheet and the number of the page below the content. */
function drawFooter(pen: Pen, { title }: Sheet, number: number, { x, y, width, height }: Place): void {
  const top = y + height + 4;
  pen.line(title, x, top, width * 0.85, { size: FOOTER });
  pen.line(String(number), x, top, width, { size: FOOTER }, 'right');
}

/** Draws cards below each other; one that fits on a page is never divided. */
function drawFlow(pen: Pen, sheet: Sheet, paper: Paper): void {
  let pages = 1;
  let page = addPage(pen, sheet, paper);
  let y = page.y;
  drawFooter(pen, sheet, pages, page);
  const next = (): Place => {
    page = addPage(pen, sheet, paper);
    drawFooter(pen, sheet, ++pages, page);
    y = page.y;
    return page;
  };
  for (const card of sheet.cards) {
    const slabs = cardSlabs(card, { pen, width: page.width, scale: 1 });
    const height = heightOf(slabs);
    if (y > page.y && y + height > page.y + page.height) next();
    y = drawSlabs(slabs, { ...page, y, height: page.y + page.height - y }, next) + 10;
  }
}

function drawGrid(
  pen: Pen,
  sheet: Sheet,
  { across, down, isCut }: NonNullable<Sheet['grid']>,
  paper: Paper,
): void {
  let page: Place | undefined;
  let taken = 0;
  let pages = 0;
  const next = (): Place => {
    if (page === undefined || taken === across * down) {
      page = addPage(pen, sheet, paper);
      taken = 0;
      pages++;
      if (isCut) drawCuts(pen, page, across, down);
      else drawFooter(pen, sheet, pages, page);
    }
    const [width, height] = [page.width / across, page.height / down];
    const place = {
      x: page.x + (taken % across) * width,
      y: page.y + Math.floor(taken / across) * height,
      width,
      height,
    };
    taken++;
    return padded(place);
  };
  for (const card of sheet.cards) {
    const place = next();
    if (card.isTent) drawTent(pen, card, place);
    else drawSlabs(fitting(card, place, pen), place, next);
  }
}

const padded = ({ x, y, width, height }: Place): Place => ({
  x: x + CARD_PADDING,
  y: y + CARD_PADDING,
  width: width - 2 * CARD_PADDING,
  height: height - 2 * CARD_PADDING,
});

function drawCuts(pen: Pen, { x, y, width, height }: Place, across: number, down: number): void {
  for (let i = 1; i < across; i++)
    pen.dashes(x + (i * width) / across, y, x + (i * width) / across, y + height);
  for (let i = 1; i < down; i++) pen.dashes(x, y + (i * height) / down, x + width, y + (i * height) / down);
}

/**
 * Returns the slabs of a card at the largest scale at which they fit, or at the smallest. The card is enlarged only
 * while no line wraps.
 */
function fitting(card: Card, { width, height }: Place, pen: Pen, isCentred?: true): readonly Slab[] {
  const room = (scale: number): Room => ({ pen, width, scale, ...(isCentred && { isCentred }) });
  for (const scale of SCALES) {
    if (scale > 1 && naturalWidthOf(card, room(scale)) > width) continue;
    const slabs = cardSlabs(card, room(scale));
    if (heightOf(slabs) <= height) return slabs;
  }
  return cardSlabs(card, room(SMALLEST));
}

/**
 * Draws slabs one below the other; those that do not fit continue in the next place, under the head of their table.
 * @returns where the last one ends
 */
function drawSlabs(slabs: readonly Slab[], first: Place, next: () => Place): number {
  let place = first;
  let y = place.y;
  for (const [i, slab] of slabs.entries()) {
    const isEmpty = y === place.y;
    if (!isEmpty && !slab.isSpace && y + neededFrom(slabs, i) > place.y + place.height + 0.01) {
      place = next();
      y = place.y;
      if (slab.head) {
        slab.head.draw(place.x, y);
        y += slab.head.height;
      }
    }
    slab.draw(place.x, y);
    y += slab.height;
  }
  return y;
}

/** Returns the height of a slab together with those that it must stay with. */
function neededFrom(slabs: readonly Slab[], from: number): number {
  let height = 0;
  for (const slab of slabs.slice(from)) {
    height += slab.height;
    if (!slab.isHeading) break;
  }
  return height;
}

/**
 * Draws both halves of a card that is folded to stand; the upper one is upside down, and each is centred in its half.
 */
function drawTent(pen: Pen, card: Card, { x, y, width, height }: Place): void {
  const half = { x, y: y + height / 2 + CARD_PADDING, width, height: height / 2 - CARD_PADDING };
  const slabs = fitting(card, half, pen, true);
  const drawHalf = (): void => {
    const spare = gap(Math.max(0, (half.height - heightOf(slabs)) / 2));
    drawSlabs([spare, ...slabs], half, () => half);
  };
  drawHalf();
  pen.doc.save().rotate(180, { origin: [x + width / 2, y + height / 2] });
  drawHalf();
  pen.doc.restore();
  pen.dashes(x, y + height / 2, x + width, y + height / 2);
}
