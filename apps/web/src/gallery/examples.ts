import type { SeatCall } from '@overtrick/rules/auction/auction';
import { type Call, isCall } from '@overtrick/rules/auction/call';
import type { Contract } from '@overtrick/rules/auction/contract';
import { type Card, parseCard } from '@overtrick/rules/cards/card';
import { type Deal, parseDeal } from '@overtrick/rules/deals/deal';
import type { Party } from '@overtrick/rules/scores/outcome';
import type { Stock } from '@overtrick/rules/views/view';
import type { AuctionTableProps } from '../deal/auction/AuctionTable.tsx';
import type { SheetProps } from '../deal/sheet/Sheet.tsx';

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

const READ = parseDeal('N:AQJ5.K84.T63.982 K942.AJT.Q85.KJ4 T83.9762.AK7.A53 76.Q53.J942.QT76');
if (!READ.ok) throw new Error(READ.why);
export const DEAL: Deal = READ.value;

const [KEPT = 0, OTHER = 0, LOOKED = 0] = CARDS;
export const STOCK: Stock = { left: 21, looked: LOOKED, away: [KEPT, OTHER] };

/** Tricks of four spades: one over, just made, one down. */
export const TRICKS = [11, 10, 9] as const;
export const VALUES: readonly number[] = [0, 120, -50, 300, 430, 380, -100, 620];

export const SIDES: readonly Party[] = ['NS', 'EW'];
const outcome = { contract: CONTRACT, tricks: 11, points: {}, items: [], terms: AUCTION.view.terms };
/** A part score, then a game. */
export const SHEET: SheetProps['sheet'] = {
  rows: [
    { deal: 1, below: { NS: 60 }, above: { NS: 30 }, items: [] },
    { deal: 2, below: { NS: 240 }, above: { NS: 150 }, game: 'NS', outcome, items: [] },
    { deal: 3, passed: true, items: [] },
  ],
  totals: { NS: 480, EW: 0 },
};
