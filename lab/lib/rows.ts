import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { PublicPlay } from '@overtrick/bots/internals/sampling/signals/moments';
import { parseCall } from '@overtrick/rules/auction/call';
import { parseContract } from '@overtrick/rules/auction/contract';
import { type Card, parseCard, trumpOf } from '@overtrick/rules/cards/card';
import { isSeat, lho, partner, turn } from '@overtrick/rules/cards/seat';
import { type Deal, parseDeal } from '@overtrick/rules/deals/deal';
import { type SeatCard, winningCard } from '@overtrick/rules/play/trick';

/** A board that people played, as the benchmarks read it: a line of JSON. */
export interface BoardRow {
  readonly id: number;
  readonly source: string;
  readonly dealer: string;
  readonly vul: string;
  readonly deal: string;
  readonly auction: readonly string[];
  /** Two letters a card: `D6D7…`. */
  readonly play: string;
  readonly contract: string;
  readonly declarer: string;
}

/** Reads a file, gzipped or plain. */
export function readBytes(file: string): Buffer {
  const bytes = readFileSync(file);
  return file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

/** Reads records, a line of JSON each. */
export const readRows = (text: string): BoardRow[] =>
  text
    .trim()
    .split('\n')
    .map((line): BoardRow => JSON.parse(line));

/** Returns the public part of the play of a board, and the deal; `undefined` if it was passed out. */
export function publicPlayOf(row: BoardRow): { readonly play: PublicPlay; readonly deal: Deal } | undefined {
  const { declarer, dealer } = row;
  const contract = parseContract(row.contract);
  const deal = parseDeal(row.deal, true);
  if (contract === undefined || !isSeat(declarer) || !isSeat(dealer) || !deal.ok) return undefined;
  const trump = trumpOf(contract.strain);
  const played: SeatCard[] = [];
  let seat = lho(declarer);
  for (const text of row.play.match(/../g) ?? []) {
    const card: Card | undefined = parseCard(text);
    if (card === undefined) break;
    played.push({ seat, card });
    const trick = played.slice(Math.floor((played.length - 1) / 4) * 4);
    seat = trick.length === 4 ? (winningCard(trick, trump)?.seat ?? seat) : lho(seat);
  }
  const calls = row.auction.flatMap((word, i) => {
    const call = parseCall(word);
    return call === undefined ? [] : [{ seat: turn(dealer, i), call }];
  });
  const dummy = partner(declarer);
  return {
    play: { trump, level: contract.level, declarer, dummy, dummys: deal.value[dummy], calls, played },
    deal: deal.value,
  };
}
