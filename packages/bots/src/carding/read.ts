import { rankIndex, suitIndex } from '@overtrick/rules/cards/card';
import { EMPTY } from '@overtrick/rules/cards/cardSet';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import type { View } from '@overtrick/rules/views/view';
import type { WeightOf } from '../sampling/draw.ts';
import type { PlainPlay } from '../sampling/hidden.ts';
import { type Inference, likelihoodOf } from '../sampling/likely.ts';
import type { PublicPlay } from '../sampling/signals/moments.ts';
import { type Holdings, holdingsOf, playedSince } from '../sampling/signals/plays.ts';
import { askedOf, type DefenderChoice, fittingCards, headOf } from './ask.ts';

/** The weight of another prescribed card, and of one that is not prescribed, relative to the carding's first. */
const LATER = 0.7;
const AMISS = 0.4;

/** Returns the weights of `likelihoodOf`; if plays are read, the defenders' agreements count as well. */
export function likelihoodByCarding(
  game: AnyGame,
  view: View,
  play: PlainPlay,
  inference: Inference,
): WeightOf {
  const weigh = likelihoodOf(game, view, play, inference);
  if (!inference.plays) return weigh;
  const reads = play.hidden.map(({ seat }) => readCarding(game, view, play.told, seat));
  return (layout) =>
    reads.reduce((product, read, i) => product * read(holdingsOf(layout[i] ?? EMPTY)), weigh(layout));
}

/**
 * Returns a function for the fit of a defender's cards to their side's agreements, as a factor, if they hold these
 * cards now: 1 if all plays are as agreed. It is cached for each holding of a suit.
 */
export function readCarding(
  game: AnyGame,
  view: View,
  told: PublicPlay,
  seat: Seat,
): (held: Holdings) => number {
  const reads = askedOf(game, view, told, seat).flatMap(({ asked, card, at }) => {
    const suit = suitIndex(card);
    const weight = weightOf(asked, card);
    if (weight === undefined) return [];
    const later = playedSince(told, seat, at)[suit] ?? 0;
    return [(held: Holdings) => weight((held[suit] ?? 0) | later)];
  });
  return (held) => reads.reduce((product, read) => product * read(held), 1);
}

/** Returns the weight of a card for each possible holding of its player; `undefined` if nothing is agreed about it. */
function weightOf(asked: DefenderChoice, card: number): ((holding: number) => number) | undefined {
  const head = headOf(asked, card);
  if (head === undefined) return undefined;
  const known = new Map<number, number>();
  return (holding) => {
    const found = known.get(holding);
    if (found !== undefined) return found;
    const place = fittingCards(asked, head, card, holding)?.ranks.indexOf(rankIndex(card));
    const weight = place === undefined || place === 0 ? 1 : place > 0 ? LATER : AMISS;
    known.set(holding, weight);
    return weight;
  };
}
