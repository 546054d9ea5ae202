import { cardOf, trumpOf } from './card.ts';
import { tricksNeeded } from './contract.ts';
import type { OptionsSpec } from './options.ts';
import type { Seat } from './seat.ts';
import { winningCard } from './trick.ts';
import { isTeam, type View } from './view.ts';

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

/** So many beers that one player owes another. */
export interface Beer<Player extends string = Seat> {
  readonly from: Player;
  readonly to: Player;
  readonly beers: number;
}

/**
 * The beers owed after a deal. Whoever wins the thirteenth trick with the seven of diamonds is owed a beer by their
 * partner, if they are of declarer's side and the contract is made, or a defender and it is beaten. Won with dummy's,
 * it is declarer's (R-BC-2). A deal that a claim ended gives none (R-BC-1), nor one that nobody's partner plays.
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

/** The debts that remain between each two players, once what they owe each other is set off. */
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
