import { SEATS, type Seat } from '@overtrick/rules/seat';
import { bestLine, type World } from './search.ts';

/** Enough for any play: fifty-two cards, a joker that asks for a suit. */
const MOST_STEPS = 60;

/**
 * The tricks of each hand when the play of a world is carried on to its end, every player choosing trick by trick with open
 * cards: neither side plans ahead, so the sum is an honest estimate and no proof.
 */
export function tricksIn(world: World): Readonly<Record<Seat, number>> {
  let { state } = world;
  for (let i = 0; i < MOST_STEPS; i++) {
    const [actor] = world.game.toAct(state);
    if (actor === undefined) break;
    const line = bestLine({ ...world, state }, 0);
    if (line === undefined) break;
    state = world.game.apply(state, actor, line.action);
  }
  const taken = world.game.playOf?.(state)?.taken;
  return taken ?? Object.fromEntries(SEATS.map((seat) => [seat, 0])) as Record<Seat, number>;
}
