import { type CardSet, has, setOf } from '../../cards/cardSet.ts';
import type { Seat } from '../../cards/seat.ts';
import { packOf } from '../../deals/setup.ts';
import { FACE_TO_FACE } from '../../families/twoHanded/owners.ts';
import type { SuiteNotes } from '../../suites/notes.ts';
import type { Moment } from '../../testing/playout.ts';
import type { DrawDiscardState } from './index.ts';

/**
 * A player knows the cards looked at; and since the first card is looked at before anything is done, no two of those
 * are like any others.
 */
export const notes: SuiteNotes = {
  known: lookedAt,
  alike: (moment, viewer, a, b) => {
    const seen = lookedAt(moment, viewer);
    return has(seen, a) === has(seen, b);
  },
};

/**
 * Returns the cards that a player has looked at so far: the first two are the dealer's, the next two the other
 * player's, and so on.
 */
function lookedAt({ setup, state }: Moment, seat: Seat | undefined): CardSet {
  const count = (state as DrawDiscardState).kept.length;
  const isDealers = FACE_TO_FACE.of[setup.dealer] === seat;
  const isPlayers = seat !== undefined && FACE_TO_FACE.players.includes(seat);
  return setOf(
    packOf(setup).filter(
      (_, place) => isPlayers && place <= count && (Math.floor(place / 2) % 2 === 0) === isDealers,
    ),
  );
}
