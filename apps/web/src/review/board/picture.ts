import { isSuit, SUITS, type Suit } from '@overtrick/rules/cards/card';
import { makeHolding, size } from '@overtrick/rules/cards/cardSet';
import { isVulnerable, SEATS, type Seat, sideOf, type Vul } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';
import { SUIT_SHAPES } from '../../deal/cards/shapes.ts';

/** The content of a picture of a board; all words come from the page's own language. */
export interface Pictured {
  readonly title: string;
  readonly terms: string;
  readonly result: string;
  readonly deal: Deal;
  readonly vul: Vul;
  readonly nameOf: (seat: Seat) => string;
  readonly rankOf: (rank: string) => string;
  /** The auction, one row per round starting with West, bids as `1S`; empty without calls. */
  readonly rounds: readonly (readonly string[])[];
  readonly foot: string;
}

const SIZE = { width: 720, height: 630 } as const;
const PLACES: { readonly [S in Seat]: readonly [number, number] } = {
  N: [270, 120],
  W: [60, 250],
  E: [480, 250],
  S: [270, 380],
};
const COLOURS: { readonly [S in Suit]: string } = { S: '#18232b', H: '#c01c2d', D: '#c01c2d', C: '#18232b' };
const LINE = 26;
const FONT = "font-family=\"Figtree, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif\"";

/** Draws a board as a complete SVG file: the hands around a table, the auction, the result. */
export function pictureOf(board: Pictured): string {
  const rounds = board.rounds.slice(0, MOST_ROUNDS);
  const height = SIZE.height + (rounds.length === 0 ? 0 : LINE * (rounds.length + 1));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${height}" viewBox="0 0 ${SIZE.width} ${height}" ${FONT} font-size="19" fill="#1b2830">`,
    `<title>${escaped(board.title)}</title>`,
    `<rect width="${SIZE.width}" height="${height}" fill="#fffdf8"/>`,
    `<rect width="${SIZE.width}" height="92" fill="#2a6066"/>`,
    said(36, 42, board.title, 'font-size="27" font-weight="700" fill="#f7f2e6"'),
    said(36, 72, board.terms, 'fill="#d3e3e1"'),
    ...SEATS.filter((seat) => size(board.deal[seat]) > 0).flatMap((seat) => handOf(board, seat)),
    said(36, 560, board.result, 'font-size="21" font-weight="700"'),
    ...auctionOf(board, rounds),
    said(36, height - 22, board.foot, 'font-size="15" fill="#4a5962"'),
    '</svg>',
  ].join('');
}

const MOST_ROUNDS = 12;

function handOf({ deal, vul, nameOf, rankOf }: Pictured, seat: Seat): readonly string[] {
  const [x, y] = PLACES[seat];
  const mark = isVulnerable(vul, sideOf(seat)) ? '#b3252f' : '#4a5962';
  return [
    said(x, y, nameOf(seat), `font-weight="700" fill="${mark}"`),
    ...SUITS.toReversed().map((suit, i) => {
      const ranks = [...makeHolding(deal[seat], suit)].map(rankOf).join(' ') || '—';
      const at = y + LINE * (i + 1);
      return `${suitAt(suit, x, at)}${said(x + 24, at, ranks, 'font-weight="600"')}`;
    }),
  ];
}

function auctionOf({ nameOf }: Pictured, rounds: readonly (readonly string[])[]): readonly string[] {
  if (rounds.length === 0) return [];
  const row = (words: readonly string[], draw: (x: number, word: string) => string) =>
    words.map((word, i) => (word === '' ? '' : draw(36 + 160 * i, word))).join('');
  const columns: readonly Seat[] = ['W', 'N', 'E', 'S'];
  const top = 596;
  return [
    row(columns.map(nameOf), (x, name) => said(x, top, name, 'font-weight="600" fill="#4a5962"')),
    ...rounds.map((round, i) => row(round, (x, call) => callAt(x, top + LINE * (i + 1), call))),
  ];
}

/** Draws a suit whose foot stands on the line `y`, as a path and not as text: a picture has no fonts of its own. */
const suitAt = (suit: Suit, x: number, y: number): string =>
  `<path transform="translate(${x} ${y - 15}) scale(.7)" fill="${COLOURS[suit]}" d="${SUIT_SHAPES[suit]}"/>`;

/** Draws a call: its level and its suit, or its word. */
function callAt(x: number, y: number, call: string): string {
  const [, level, suit] = /^(\d)([CDHS])$/.exec(call) ?? [];
  return level !== undefined && isSuit(suit)
    ? `${said(x, y, level)}${suitAt(suit, x + 13, y)}`
    : said(x, y, call);
}

const said = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${x}" y="${y}" ${more}>${escaped(words)}</text>`;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[\p{Cc}\p{Cs}]/gu, ' ');

/** Converts the picture to PNG at twice the resolution. Works only in a browser. */
export async function photoOf(svg: string): Promise<Blob | undefined> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * 2;
  canvas.height = image.naturalHeight * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}
