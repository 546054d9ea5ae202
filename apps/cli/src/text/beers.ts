import { type AnyGame, playerAt } from '@overtrick/rules/game';
import { parseOptions } from '@overtrick/rules/options';
import {
  BEER_OPTIONS,
  type Beer,
  type BeerOptions,
  beerOf,
  settleBeers,
} from '@overtrick/rules/play/beerCard';
import { type DealRecord, replay } from '@overtrick/rules/record';
import type { Result } from '@overtrick/rules/result';

/** Reads the active options of the Beer Card: `notTrumps,doubledBeers`, or `true` for an option without a value. */
export function readBeerOptions(text: string | true): Result<BeerOptions> {
  const names = text === true ? [] : text.split(',');
  return parseOptions<BeerOptions>(BEER_OPTIONS, Object.fromEntries(names.map((name) => [name, true])));
}

/**
 * Sums the beers that players owe each other after some deals: by their seats, or as P1, P2, … if they change seats.
 */
export const tallyBeers = (
  game: AnyGame,
  records: readonly DealRecord[],
  options: BeerOptions,
): readonly Beer<string>[] =>
  settleBeers(
    records.flatMap((record): Beer<string>[] => {
      const state = replay(game, record);
      const beer = state.ok && beerOf(game.view(state.value), game.seats, options);
      if (!beer) return [];
      const { setup } = record;
      const name = (seat: Beer['from']) =>
        setup.seating === undefined ? seat : playerAt(game.seats, seat, setup);
      return [{ from: name(beer.from), to: name(beer.to), beers: beer.beers }];
    }),
  );

/** Formats beers: `The Beer Card: S owes N 2, E owes W 1.` */
export const makeBeers = (beers: readonly Beer<string>[]): string =>
  beers.length === 0
    ? 'The Beer Card: nobody owes anybody.'
    : `The Beer Card: ${beers.map(({ from, to, beers: count }) => `${from} owes ${to} ${count}`).join(', ')}.`;
