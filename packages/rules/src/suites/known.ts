import { type CardSet, FULL, setOf } from '../cardSet.ts';
import { TRICKS } from '../families/stock/stockGame.ts';
import { stockOf } from '../families/stock/stockTricks.ts';
import { FACE_TO_FACE } from '../families/twoHanded/owners.ts';
import type { Seat } from '../seat.ts';
import { packOf } from '../setup.ts';
import type { Moment } from '../testing/playout.ts';
import { drawnCards } from './drawn.ts';
import type { LeakOptions } from './leaks.ts';

/** Games that let a player know more than the cards before him: what he remembers. */
export const KNOWN: Readonly<Record<string, LeakOptions['known']>> = {
  solo: () => FULL,
  'solo-whist': () => FULL,
  'solo-500': () => FULL,
  'draw-discard': lookedAt,
  memory: (moment) => setOf(played(moment)),
  'bid-first': (moment) =>
    setOf([...played(moment), ...(stateIn(moment, 'exchange') === undefined ? [] : tops(moment))]),
  secret: drawnCards,
  draw: (moment) =>
    setOf([...played(moment), ...(moment.options.stockTop === 'exposed' ? tops(moment) : [])]),
};

/** A field of a game's state, whatever the game. */
const stateIn = ({ state }: Pick<Moment, 'state'>, name: string): unknown => Object(state)[name];

/** The cards that a player has looked at so far: the first two are the dealer's, the next two the other's, and so on. */
export function lookedAt({ setup, state }: Moment, seat: Seat | undefined): CardSet {
  const kept = stateIn({ state }, 'kept');
  const count = Array.isArray(kept) ? kept.length : 0;
  const isDealers = FACE_TO_FACE.of[setup.dealer] === seat;
  const isPlayers = seat !== undefined && FACE_TO_FACE.players.includes(seat);
  return setOf(
    packOf(setup).filter(
      (_, place) => isPlayers && place <= count && (Math.floor(place / 2) % 2 === 0) === isDealers,
    ),
  );
}

/** Every card that was played, in either half. */
const played = ({ steps }: Moment) =>
  steps.flatMap(({ action }) => (action.kind === 'play' ? [action.card] : []));

/** The cards that lay on top of the stock before each trick. */
const tops = (moment: Moment) => {
  const tricks = Math.min(TRICKS - 1, Math.floor(played(moment).length / 2));
  return stockOf(moment.setup).filter((_, i) => i % 2 === 0 && i / 2 <= tricks);
};
