/**
 * Links to Bridge Base's hand viewer, whose query holds a board: whole, as `lin=`, or in parts, which are put together
 * to LIN.
 *
 *     handviewerLin('https://www.bridgebase.com/tools/handviewer.html?n=…&d=n&a=1NPPP') // 'st||md|3,,…'
 *
 * The parts, by the viewer's own page of help: hands `n s e w`, names `nn sn en wn`, dealer `d`, vulnerable `v`, board
 * `b`, auction `a` with explanations in parentheses behind a call, cards `p`, and `c`, the tricks that declarer was
 * given in a claim.
 */
import { LIN_SEATS } from './lin/hands.ts';

const LINK = /^\s*https?:\/\/\S+\?\S+\s*$/;
const CALLS = /([1-7](?:NT?|[CDHS])|XX|[PDXR])\s*(!?)\s*(?:\(([^)]*)\))?/gi;

/** The board of such a link as LIN; `undefined` for any other text. */
export function handviewerLin(text: string): string | undefined {
  if (!LINK.test(text)) return undefined;
  const query = queryOf(text.trim());
  const lin = query?.get('lin');
  if (query === undefined || (typeof lin === 'string' && lin !== '')) return lin ?? undefined;
  const hands = LIN_SEATS.map((seat) => query.get(seat.toLowerCase()) ?? '');
  return hands.some((hand) => hand !== '') ? linOfParts(query, hands) : undefined;
}

const queryOf = (link: string): URLSearchParams | undefined =>
  URL.canParse(link) ? new URL(link).searchParams : undefined;

function linOfParts(query: URLSearchParams, hands: readonly string[]): string {
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
    ...[...part('a').matchAll(CALLS)].flatMap(([, call = '', alert = '', meaning]) => [
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
