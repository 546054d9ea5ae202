import { defined } from '../assert.ts';
import { SEATS, type Seat, type Side, type Vul } from '../cards/seat.ts';
import type { Party } from '../scores/outcome.ts';

/** The terms that are fixed before the cards are dealt: who deals, who is vulnerable, which board it is. */
export interface DealTerms {
  readonly dealer: Seat;
  readonly vul: Vul;
  /** The players who are vulnerable, where each of three or four scores alone; `vul` is `none` then. */
  readonly vulnerable?: readonly Party[];
  /** The cards are dealt in batches after a sort (`goulashDeal`); shuffled when left out. */
  readonly dealing?: 'goulash';
  /** True while the players' own choices still decide who is vulnerable; until then `vul` is only a default. */
  readonly isVulOpen?: true;
  /** The number of a duplicate board, 1 or more. */
  readonly board?: number;
  /** The seat of each player in turn, where players change seats from deal to deal; else the game's own seats. */
  readonly seating?: readonly Seat[];
  /**
   * The points of each party before the deal, where the match format gives them, for rules that depend on them.
   */
  readonly totals?: Readonly<Record<string, number>>;
  /** The points of each party below the line since the last game, where a party has any: rubber and Chicago. */
  readonly below?: Readonly<Record<string, number>>;
  /** The bidding systems that the sides announced, by their ids (Law 40A); absent: the default of the game. */
  readonly systems?: { readonly [S in Side]: string };
}

/** Returns the dealer of a duplicate board (Law 2; RULES 1.1). */
export const dealerOfBoard = (board: number): Seat =>
  defined(SEATS[(board - 1) % 4], 'boards are numbered from 1');

const CYCLE: readonly Vul[] = ['none', 'ns', 'ew', 'both'];

/** Returns the vulnerability of a duplicate board (Law 2; RULES 1.1). */
export function vulOfBoard(board: number): Vul {
  const i = (board - 1) % 16;
  return defined(CYCLE[(i + Math.floor(i / 4)) % 4], 'boards are numbered from 1');
}

export const termsOfBoard = (board: number): DealTerms => ({
  dealer: dealerOfBoard(board),
  vul: vulOfBoard(board),
  board,
});
