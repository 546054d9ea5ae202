import { tricksNeeded } from '../auction/contract.ts';
import { cardOf, trumpOf } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';
import type { OptionsSpec } from '../options.ts';
import { isTeam, type View } from '../views/view.ts';
import { winningCard } from './trick.ts';

/** The seven of diamonds. */
const BEER_CARD = cardOf('D', '7');

/** A side bet between partners, beside any score (RULES 14). */
export type BeerOptions = {
  /** No beer when diamonds are trumps. */
  readonly notTrumps: boolean;
  /** Two for a doubled contract, four for a redoubled one. */
  readonly doubledBeers: boolean;
};

export const BEER_OPTIONS: OptionsSpec<BeerOptions> = {
  notTrumps: { kind: 'flag', default: false, help: 'There is no beer when diamonds are trumps.' },
  doubledBeers: {
    kind: 'flag',
    default: false,
    help: 'A doubled contract is worth two beers, a redoubled one four.',
  },
};

/** The number of beers that one player owes another. */
export interface Beer<Player extends string = Seat> {
  readonly from: Player;
  readonly to: Player;
  readonly beers: number;
}

/**
 * Returns the beer owed after a deal. The player who wins the last trick with the seven of diamonds gets it from their
 * partner, as a defender who beat the contract, or of declarer's side that made it; won in dummy, it is declarer's
 * (R-BC-2). A deal with a claim gives none (R-BC-1), nor one in which the winner has no partner.
 * @param view of a deal that is over
 * @param seats of the players
 */
export function beerOf(view: View, seats: readonly Seat[], options: BeerOptions): Beer | undefined {
  const { contract, outcome, tricks, claim, controls } = view;
  const last = tricks[12];
  if (contract === undefined || outcome === undefined || last === undefined || claim !== undefined)
    return undefined;
  const trump = trumpOf(contract.strain);
  const won = winningCard(last, trump);
  if (won?.card !== BEER_CARD || (options.notTrumps && trump === 'D')) return undefined;
  const to = controls[won.seat];
  const isMade = outcome.tricks >= tricksNeeded(contract);
  const from = seats.find((seat) => seat !== to && isTeam(view, seat, to));
  if (from === undefined || isTeam(view, to, contract.declarer) !== isMade) return undefined;
  return { from, to, beers: options.doubledBeers ? 2 ** contract.doubling : 1 };
}

/** Returns the debts that remain between each two players after setting off what they owe each other. */
export function settleBeers<Player extends string>(beers: readonly Beer<Player>[]): readonly Beer<Player>[] {
  const owed = (from: Player, to: Player) =>
    beers.reduce((sum, beer) => sum + (beer.from === from && beer.to === to ? beer.beers : 0), 0);
  const pairs = beers.filter(
    ({ from, to }, i) => beers.findIndex((beer) => beer.from === from && beer.to === to) === i,
  );
  return pairs.flatMap(({ from, to }): Beer<Player>[] => {
    const left = owed(from, to) - owed(to, from);
    return left > 0 ? [{ from, to, beers: left }] : [];
  });
}
