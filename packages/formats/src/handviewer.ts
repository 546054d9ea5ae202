/**
 * Links to Bridge Base's hand viewer, whose query contains a board: as a whole in `lin=`, or in parts, which are joined
 * to LIN.
 *
 *     handviewerLin('https://www.bridgebase.com/tools/handviewer.html?n=…&d=n&a=1NPPP') // 'st||md|3,,…'
 *
 * The parts, by the viewer's own help page: hands `n s e w`, names `nn sn en wn`, dealer `d`, vulnerability `v`, board
 * `b`, auction `a` with explanations in parentheses after a call, cards `p`, and `c`, the tricks that declarer got in a
 * claim.
 */
import { LIN_SEATS } from './lin/hands.ts';

const VIEWER = 'https://www.bridgebase.com/tools/handviewer.html';
const ADDRESS = /^https?:\/\/(\S+)$/;

/** Returns a link that opens a board, given as LIN, in the hand viewer. */
export const makeHandviewerLink = (lin: string): string =>
  `${VIEWER}?lin=${encodeURIComponent(lin.replaceAll(/\s*\n\s*/g, ''))}`;

/** True if the text is a single address with text before and after its question mark. */
function isLink(text: string): boolean {
  const rest = ADDRESS.exec(text)?.[1] ?? '';
  const query = rest.indexOf('?', 1);
  return query > 0 && query < rest.length - 1;
}

const CALLS = /([1-7](?:NT?|[CDHS])|XX|[PDXR])\s*(!?)\s*(?:\(([^)]*)\))?/gi;

/** The parameters of a query that are read. */
const PARTS: ReadonlySet<string> = new Set([
  ...LIN_SEATS.flatMap((seat) => [seat.toLowerCase(), `${seat.toLowerCase()}n`]),
  ...['lin', 'd', 'v', 'b', 'a', 'p', 'c'],
]);
type Query = ReadonlyMap<string, string>;

/** Returns the board of such a link as LIN; `undefined` for any other text. */
export function handviewerLin(text: string): string | undefined {
  const link = text.trim();
  if (!isLink(link)) return undefined;
  const query = queryOf(link);
  const lin = query?.get('lin');
  if (query === undefined || (lin !== undefined && lin !== '')) return lin;
  const hands = LIN_SEATS.map((seat) => query.get(seat.toLowerCase()) ?? '');
  return hands.some((hand) => hand !== '') ? linOfParts(query, hands) : undefined;
}

/** Finds the first value of each of the `PARTS`, without parsing the other parameters of a long query. */
function queryOf(link: string): Query | undefined {
  if (!URL.canParse(link)) return undefined;
  const found = new Map<string, string>();
  const [address = ''] = link.split('#', 1);
  for (const piece of address.slice(address.indexOf('?') + 1).split('&')) {
    const end = piece.indexOf('=');
    const name = piece.slice(0, end === -1 ? undefined : end);
    if (PARTS.has(name) && !found.has(name)) found.set(name, new URLSearchParams(piece).get(name) ?? '');
  }
  return found;
}

/** Returns the calls of an auction with their alerts and meanings. After the last `)`, no meaning can end. */
function callsOf(auction: string) {
  const end = auction.lastIndexOf(')') + 1;
  const rest = auction.slice(end).replaceAll('(', ';');
  return [...(auction.slice(0, end) + rest).matchAll(CALLS)];
}

function linOfParts(query: Query, hands: readonly string[]): string {
  const part = (name: string): string => (query.get(name) ?? '').replaceAll('|', '');
  const dealer = LIN_SEATS.map(String).indexOf(part('d').toUpperCase());
  const names = LIN_SEATS.map((seat) => part(`${seat.toLowerCase()}n`).replaceAll(',', ' '));
  const number = /^\d+$/.test(part('b')) ? part('b') : '';
  const vul = part('v').toLowerCase().replace('-', 'o');
  return [
    ...(number === '' ? [] : [`qx|o${number}`]),
    ...(names.some((name) => name !== '') ? [`pn|${names.join(',')}`] : []),
    'st|',
    `md|${dealer < 0 ? '' : dealer + 1}${hands.join(',')}`,
    ...(number === '' ? [] : [`ah|Board ${number}`]),
    ...(vul === '' ? [] : [`sv|${vul.charAt(0)}`]),
    ...callsOf(part('a')).flatMap(([, call = '', alert = '', meaning]) => [
      `mb|${call.replace(/^x$/i, 'd').replace(/^xx$/i, 'r')}${alert}`,
      ...(meaning === undefined ? [] : [`an|${meaning}`]),
    ]),
    ...(part('p').match(/[SHDC](?:10|[2-9TJQKA])/gi) ?? []).map((card) => `pc|${card}`),
    ...(/^\d+$/.test(part('c')) ? [`mc|${part('c')}`] : []),
    'pg|',
  ]
    .map((pair) => `${pair}|`)
    .join('');
}
