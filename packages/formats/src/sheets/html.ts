/**
 * Writes sheets as one self-contained page of HTML: it includes its styles and draws its QR codes, fetches nothing and
 * runs no script. A browser prints it on the paper size that it was made for.
 */
import type { Block, Card, HandsBlock, QrBlock, Sheet, TableBlock } from '@overtrick/print/sheet';
import { SEATS } from '@overtrick/rules/cards/seat';
import { encodeXml } from '../events/xml.ts';
import { A4, gridStyle, type Paper } from './paper.ts';
import { QR_MARGIN, qrOf } from './qr.ts';
import { SCREEN, styleOf } from './style.ts';

export interface HtmlOptions {
  readonly title: string;
  readonly paper: Paper;
  /** A language tag such as `en`. */
  readonly language?: string;
}

/** A small page for the screen, which other pages show in a frame. */
interface FramedOptions {
  readonly title: string;
  readonly language: string;
  /** The page that has more, and its name. */
  readonly link: { readonly href: string; readonly text: string };
}

export const makeHtml = (sheets: readonly Sheet[], { title, paper, language = 'en' }: HtmlOptions): string =>
  makePage(
    styleOf(paper),
    { title, language },
    sheets.flatMap((sheet) => makeSheet(sheet, paper)),
  );

/** Writes a sheet as a small page for a frame: in the colours that the reader has chosen, with a link to the whole. */
export const makeFramedHtml = (sheet: Sheet, { title, language, link }: FramedOptions): string =>
  makePage(styleOf(A4) + SCREEN, { title, language }, [
    ...makeSheet(sheet, A4),
    `<p class="more"><a href="${encodeXml(link.href)}" target="_blank" rel="noopener">${encodeXml(link.text)}</a></p>`,
  ]);

const makePage = (
  style: string,
  { title, language }: { readonly title: string; readonly language: string },
  body: readonly string[],
): string =>
  [
    '<!doctype html>',
    `<html lang="${encodeXml(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // a name is text whatever is in it; if a sign were ever missed, still nothing runs
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${encodeXml(title)}</title>`,
    `<style>\n${style}</style>`,
    '</head>',
    '<body>',
    ...body,
    '</body>',
    '</html>',
    '',
  ].join('\n');

function makeSheet(sheet: Sheet, paper: Paper): string[] {
  const { title, grid, isWide, cards } = sheet;
  const wide = isWide ? ' wide' : '';
  if (grid === undefined) return [`<section class="flow${wide}">`, ...cards.flatMap(makeCard), '</section>'];
  const { across, down, isCut, isHeaded } = grid;
  const style = Object.entries(gridStyle(sheet, paper))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  const pages = Array.from({ length: Math.ceil(cards.length / (across * down)) }, (_, i) =>
    cards.slice(i * across * down, (i + 1) * across * down),
  );
  return pages.flatMap((page) => [
    `<section class="grid${wide}${isCut ? ' cut' : ''}" style="${style}">`,
    ...(isHeaded ? [`<p class="head">${encodeXml(title)}</p>`] : []),
    ...page.flatMap(makeCard),
    '</section>',
  ]);
}

function makeCard({ blocks, corner, isTent }: Card): string[] {
  const inside = [...(corner ? [makeQr(corner, 'corner')] : []), ...blocks.map(makeBlock)];
  if (!isTent) return ['<article>', ...inside, '</article>'];
  return [
    '<article class="tent">',
    ...['<div class="over" aria-hidden="true">', ...inside, '</div>'],
    ...['<div>', ...inside, '</div>'],
    '</article>',
  ];
}

function makeBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h2${block.size ? ` class="${block.size}"` : ''}>${encodeXml(block.text)}</h2>`;
    case 'text':
      return `<p>${encodeXml(block.text)}</p>`;
    case 'table':
      return makeTable(block);
    case 'hands':
      return makeHands(block);
    case 'hand':
      return `<p class="hand">${block.lines.map(encodeXml).join('<br>')}</p>`;
    case 'qr':
      return makeQr(block, '');
  }
}

function makeTable({ columns, rows, isForm }: TableBlock): string {
  const style = (i: number): string => {
    const chars = columns[i]?.chars;
    return chars === undefined ? '' : ` style="min-width:${chars}ch"`;
  };
  const head = columns
    .map(({ head: text, set }, i) => `<th scope="col" class="${set}"${style(i)}>${encodeXml(text)}</th>`)
    .join('');
  const body = rows.map(
    (row) =>
      `<tr>${row.map((cell, i) => `<td class="${columns[i]?.set ?? 'left'}">${encodeXml(cell)}</td>`).join('')}</tr>`,
  );
  return [
    `<table${isForm ? ' class="form"' : ''}>`,
    `<thead><tr>${head}</tr></thead>`,
    '<tbody>',
    ...body,
    '</tbody></table>',
  ].join('\n');
}

function makeHands({ corner, hands, points, letters, tricks, par }: HandsBlock): string {
  const lines = (texts: readonly string[]): string => texts.map(encodeXml).join('<br>');
  const cells = SEATS.map((seat) => `<div class="${seat}">${lines(hands[seat])}</div>`);
  const cross = (texts: Readonly<Record<string, string>>, name: string): string =>
    `<div class="${name}">${SEATS.map((seat) => `<span class="${seat}">${encodeXml(texts[seat] ?? '')}</span>`).join('')}</div>`;
  const table = tricks
    ?.map(
      (row, i) =>
        `<tr>${row.map((cell) => (i === 0 ? `<th>${encodeXml(cell)}</th>` : `<td>${encodeXml(cell)}</td>`)).join('')}</tr>`,
    )
    .join('');
  return [
    '<div class="hands">',
    `<div class="terms">${lines(corner)}</div>`,
    ...cells,
    cross(letters, 'compass'),
    cross(points, 'points'),
    ...(table === undefined ? [] : [`<table class="tricks">${table}</table>`]),
    '</div>',
    ...(par === undefined ? [] : [`<p class="par">${encodeXml(par)}</p>`]),
  ].join('\n');
}

/** Draws the code as one path, dark on light, including the quiet zone around it. */
function makeQr({ text, caption }: QrBlock, name: string): string {
  const code = qrOf(text);
  const squares = Array.from({ length: code.size }, (_, y) =>
    Array.from({ length: code.size }, (__, x) =>
      code.isDark(x, y) ? `M${x + QR_MARGIN} ${y + QR_MARGIN}h1v1h-1z` : '',
    ).join(''),
  ).join('');
  const size = code.size + 2 * QR_MARGIN;
  return [
    `<figure class="qr ${name}">`,
    `<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${encodeXml(text)}" shape-rendering="crispEdges">`,
    `<rect width="${size}" height="${size}" fill="#fff"/><path d="${squares}"/></svg>`,
    ...(caption === undefined ? [] : [`<figcaption>${encodeXml(caption)}</figcaption>`]),
    '</figure>',
  ].join('\n');
}
