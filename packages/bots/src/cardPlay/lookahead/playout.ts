import type { Action } from '@overtrick/rules/action';
import { suitIndex } from '@overtrick/rules/cards/card';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { bestLine, type OpenLayout } from './search.ts';

/** A limit that no play reaches: fifty-two cards, and a joker that asks for a suit. */
const MOST_STEPS = 60;

/**
 * Returns the tricks of each hand when the play continues to its end, with every player thinking `depth` tricks ahead
 * with open cards: an unbiased estimate, not a proof.
 */
export function tricksIn(world: OpenLayout, depth = 1): Readonly<Record<Seat, number>> {
  let { state } = world;
  for (let i = 0; i < MOST_STEPS; i++) {
    const [actor] = world.game.toAct(state);
    if (actor === undefined) break;
    const line = bestLine({ ...world, state }, depth);
    if (line === undefined) break;
    state = world.game.apply(state, actor, line.action);
  }
  const taken = world.game.playOf?.(state)?.taken;
  return taken ?? (Object.fromEntries(SEATS.map((seat) => [seat, 0])) as Record<Seat, number>);
}

/**
 * Returns the tricks of the own hands together after a first card of each suit in turn, the fewest first: the leader
 * may know better than the simulation.
 */
export function tricksByLeads(world: OpenLayout, depth = 1): readonly number[] {
  const { game, state, own } = world;
  const [leader] = game.toAct(state);
  const leads = new Map<number, Action>();
  for (const action of leader === undefined ? [] : game.legalActions(state, leader))
    if (action.kind === 'play' && !leads.has(suitIndex(action.card)))
      leads.set(suitIndex(action.card), action);
  const sums = [...leads.values()].map((lead) => {
    const taken = leader && tricksIn({ ...world, state: game.apply(state, leader, lead) }, depth);
    return own.reduce((sum, seat) => sum + (taken?.[seat] ?? 0), 0);
  });
  return sums.toSorted((a, b) => a - b);
}
