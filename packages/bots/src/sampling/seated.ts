import type { CardSet } from '@overtrick/rules/cards/cardSet';
import { type BySeat, bySeat, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { View } from '@overtrick/rules/views/view';
import { plainPlayOf } from './hidden.ts';
import { judgesOfPlay } from './signals/nets.ts';
import { holdingsOf, readPlays } from './signals/plays.ts';

/** Returns the place of each hand, clockwise from North, as they lie around the table. */
const placesIn = ({ around = SEATS }: View): BySeat<Seat> =>
  bySeat((seat) => SEATS[around.indexOf(seat)] ?? seat);

/** Returns the view as if the place of every hand were its seat: a dummy that was moved faces declarer again. */
function seated(view: View, places: BySeat<Seat>): View {
  const { around: _, seat, dummy, turn, contract, ...rest } = view;
  const seats = bySeat((place) => SEATS.find((each) => places[each] === place) ?? place);
  const at = <T extends { readonly seat: Seat }>(all: readonly T[]): readonly T[] =>
    all.map((one) => ({ ...one, seat: places[one.seat] }));
  return {
    ...rest,
    hands: bySeat((place) => view.hands[seats[place]]),
    controls: bySeat((place) => places[view.controls[seats[place]]]),
    taken: bySeat((place) => view.taken[seats[place]]),
    teams: view.teams.map((team) => team.map((one) => places[one])),
    calls: at(view.calls),
    trick: at(view.trick),
    tricks: view.tricks.map(at),
    ...(seat && { seat: places[seat] }),
    ...(dummy && { dummy: places[dummy] }),
    ...(turn && { turn: places[turn] }),
    ...(contract && { contract: { ...contract, declarer: places[contract.declarer] } }),
  };
}

/**
 * Returns a function for the likelihood, as a factor, that the hidden hands played as they did if they hold these cards
 * now, by experts' choices. Returns `undefined` unless four hands play, two against two.
 */
export function readingOf(view: View): ((hands: BySeat<CardSet>) => number) | undefined {
  const places = placesIn(view);
  const play = plainPlayOf(seated(view, places));
  if (play === undefined) return undefined;
  const isHidden = (seat: Seat): boolean => play.hidden.some((hand) => hand.seat === places[seat]);
  const hidden = SEATS.filter(isHidden);
  const read = readPlays(
    judgesOfPlay(),
    play.told,
    hidden.map((seat) => places[seat]),
  );
  return (hands) =>
    hidden.reduce((product, seat) => product * read(places[seat], holdingsOf(hands[seat])), 1);
}
