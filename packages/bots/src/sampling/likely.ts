import { EMPTY } from '@overtrick/rules/cards/cardSet';
import { bySeat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import type { View } from '@overtrick/rules/views/view';
import { situationOf } from '../bidding/table.ts';
import { announcedFit, isAuctioned } from './announced.ts';
import { fitOf } from './auction.ts';
import type { WeightOf } from './draw.ts';
import type { PlainPlay } from './hidden.ts';
import { hear } from './signals/bidding.ts';
import { readCalls } from './signals/calls.ts';
import { judgesOfCalls, judgesOfPlay } from './signals/nets.ts';
import { type Holdings, holdingsOf, playedSince, readPlays, withMore } from './signals/plays.ts';

/** The evidence from which a player infers. */
export interface Inference {
  /** True to read leads, followed cards and discards. */
  readonly plays: boolean;
  /** True to read calls. */
  readonly calls: boolean;
}

/** The exponent for the fit of a hand to a bidding system, which counts for less than the cards seen. */
const SYSTEM = 0.3;

/**
 * Returns the weight of a layout of the hidden hands, relative to others, by their players' calls and plays. Nothing is
 * excluded, because players stretch, guess and deceive.
 */
export function likelihoodOf(game: AnyGame, view: View, play: PlainPlay, inference: Inference): WeightOf {
  const { hidden, told } = play;
  const seats = hidden.map(({ seat }) => seat);
  const read = inference.plays ? readPlays(judgesOfPlay(), told, seats) : undefined;
  const own = bySeat((seat) => playedSince(told, seat, 0));
  const calls = inference.calls ? callsRead(game, view, play) : undefined;
  return (layout) => {
    let weight = 1;
    for (const [i, seat] of seats.entries()) {
      const held = holdingsOf(layout[i] ?? EMPTY);
      if (read !== undefined) weight *= read(seat, held);
      if (calls !== undefined) weight *= calls[i]?.(withMore(held, own[seat])) ?? 1;
    }
    return weight;
  };
}

/** Returns functions for the fit of each hidden hand, with its thirteen cards, to its calls or other information. */
function callsRead(game: AnyGame, view: View, play: PlainPlay): readonly ((dealt: Holdings) => number)[] {
  const { hidden, told, viewer } = play;
  if (!isAuctioned(game, view)) return hidden.map(({ seat }) => announcedFit(view, play, seat));
  const heard = hear(told.calls, told.declarer);
  const { know } = situationOf(game, view, viewer);
  return hidden.map(({ seat }) => {
    const judged = readCalls(judgesOfCalls(), heard, seat);
    return (dealt) => Math.exp(judged(dealt)) * fitOf(dealt, know[seat]) ** SYSTEM;
  });
}
