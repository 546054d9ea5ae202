import { makeCard } from '@overtrick/rules/cards/card';
import type { Seat, Vul } from '@overtrick/rules/cards/seat';
import { dealerOfBoard } from '@overtrick/rules/deals/board';
import type { Board, BoardCall, BoardCard, Remarks } from '../board.ts';
import type { FormatOutput } from '../format.ts';
import { statedOf } from '../replay.ts';
import { LIN_SEATS, makeHands } from './hands.ts';
import { HEADER_TAGS, makeVg } from './header.ts';
import { lostInLin } from './lost.ts';
import { makeLinCall } from './tokens.ts';

const VUL_LETTERS: { readonly [V in Vul]: string } = { none: 'o', ns: 'n', ew: 'e', both: 'b' };

/** Writes boards like Bridge Base: a board's deal and auction in one line, then a line for each trick. */
export function writeLin(boards: readonly Board[]): FormatOutput {
  const header = boards.flatMap((board) => board.pairs.filter(({ tag }) => HEADER_TAGS.has(tag)));
  const lines = header.map(({ tag, value }) => pair(tag, value));
  const vg = makeVg(boards);
  if (vg !== undefined && !header.some(({ tag }) => tag === 'vg')) lines.unshift(pair('vg', vg));
  if (lines.length > 0) lines.push(PAGE);
  const text = [...lines, ...boards.flatMap((board) => linesOf(board))].map((line) => `${line}\n`).join('');
  return { text, lost: lostInLin(boards) };
}

const pair = (tag: string, value = ''): string => `${tag}|${value.replaceAll('|', '/')}|`;
const PAGE = pair('pg');

function linesOf(board: Board): string[] {
  const { auction, play, players, pairs } = board;
  const names = LIN_SEATS.map((seat) => (players[seat] ?? '').replaceAll(',', ' '));
  const head = board.number === undefined ? board.label : `Board ${board.number}`;
  const deal = [
    pair('qx', `${board.room === 'closed' ? 'c' : 'o'}${board.number ?? ''}`),
    ...(Object.keys(players).length > 0 ? [pair('pn', names.join(','))] : []),
    pair('st'),
    pair('md', makeHands(board.hands, dealerOf(board))),
    pair('rh'),
    ...(head === '' ? [] : [pair('ah', head)]),
    ...(board.vul === undefined ? [] : [pair('sv', VUL_LETTERS[board.vul])]),
    ...pairs.filter(({ tag }) => !HEADER_TAGS.has(tag)).map(({ tag, value }) => pair(tag, value)),
    ...commentPairs(auction),
    ...(auction?.calls ?? []).map(makeCallPairs),
    ...commentPairs(play),
    PAGE,
  ];
  const cards = play?.cards ?? [];
  const lines: string[] = [];
  for (let i = 0; i < cards.length; i += 4)
    lines.push(
      cards
        .slice(i, i + 4)
        .map(makeCardPairs)
        .join(''),
    );
  const { contract, tricks } = statedOf(board);
  if (auction !== undefined && cards.length < 52 && contract !== 'PASS' && tricks !== undefined) {
    const claim = pair('mc', String(tricks));
    if (cards.length % 4 === 0) lines.push(claim);
    else lines.push((lines.pop() ?? '') + claim);
  }
  return [deal.join(''), ...lines.map((line) => line + PAGE)];
}

/** Returns the dealer, which LIN requires: the first to call, or the dealer by the board's number. */
const dealerOf = ({ dealer, auction, number }: Board): Seat | undefined =>
  dealer ?? auction?.first ?? (number !== undefined && number > 0 ? dealerOfBoard(number) : undefined);

const makeCallPairs = ({ call, alert, note, ...remarks }: BoardCall): string =>
  pair('mb', makeLinCall(call) + (alert ? '!' : '')) +
  (note === undefined ? '' : pair('an', note.replace(/\s+/g, ' '))) +
  commentPairs(remarks).join('');

const makeCardPairs = ({ card, ...remarks }: BoardCard): string =>
  pair('pc', makeCard(card)) + commentPairs(remarks).join('');

const commentPairs = (remarks: Pick<Remarks, 'comments'> | undefined): string[] =>
  (remarks?.comments ?? []).map((text) => pair('nt', text));
