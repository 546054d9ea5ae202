import { STRAINS, type Strain } from '@overtrick/rules/cards/card';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import { tricksIn } from './position.ts';
import type { Bounds, Engine } from './search.ts';
import { isKnown, ofSide, solveNext } from './solve.ts';

/** The tricks that a declarer makes in a strain. */
export interface Makeable {
  readonly declarer: Seat;
  readonly strain: Strain;
  readonly tricks: Bounds;
}

/** The order of declarers: partners after each other, because their results are close. */
const DECLARERS: readonly Seat[] = ['N', 'S', 'E', 'W'];

/**
 * Yields the tricks of each player who may declare, strain by strain, for any auction; nothing for a game without such
 * a play.
 * @param state the deal before its play, every card known
 */
export function* makeableIn(engine: Engine, game: AnyGame, state: unknown): Generator<Makeable> {
  for (const strain of STRAINS) {
    engine.begin(strain);
    let guess: number | undefined;
    for (const declarer of DECLARERS) {
      const position = game.positionAt?.(state, strain, declarer);
      if (position === undefined) continue;
      const first = solveNext(engine, position, guess);
      if (isKnown(first)) guess = first.lower;
      const isFirst = position.kind === 'hands' && position.sides[0].includes(declarer);
      yield { declarer, strain, tricks: ofSide(isFirst, first, tricksIn(position)) };
    }
  }
}
