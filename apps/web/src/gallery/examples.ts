import type { SeatCall } from '@overtrick/rules/auction';
import { type Call, isCall } from '@overtrick/rules/call';
import { type Card, parseCard } from '@overtrick/rules/card';
import type { Contract } from '@overtrick/rules/contract';
import type { AuctionTableProps } from '../deal/auction/AuctionTable.tsx';

// What the design page shows.

export const CARDS: readonly Card[] = ['SA', 'HK', 'DQ', 'CJ', 'ST', 'H9', 'D2'].flatMap(
  (name) => parseCard(name) ?? [],
);
export const JOKER: Card = 0;
export const STRAINS = ['C', 'D', 'H', 'S', 'N'] as const;
export const CALLS: readonly Call[] = ['1C', '1D', '1H', '1S', '1N', 'P', 'X', 'XX'].filter(isCall);
export const CONTRACT: Contract = { level: 4, strain: 'S', doubling: 1, declarer: 'S' };

const SEATS = ['N', 'E', 'S', 'W'] as const;
const MADE: readonly SeatCall[] = ['1S', 'X', '4S', 'P', 'P', 'X'].filter(isCall).map((call, i) => ({
  seat: SEATS[i % 4] ?? 'N',
  call,
}));

/** Somebody has yet to call. */
export const AUCTION: AuctionTableProps['state'] = {
  view: {
    calls: MADE,
    terms: { dealer: 'N', vul: 'ns' },
    phase: 'auction',
    toAct: ['S'],
    seat: 'S',
  },
};
