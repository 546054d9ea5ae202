import { size } from '@overtrick/rules/cardSet';
import type { Play } from '@overtrick/rules/play';
import type { Verdict } from '../ending.ts';
import type { World } from './search.ts';

/**
 * Do the own hands of a world take at least `tricks` of the tricks left against any play of the others, by the game's own rules? Exact;
 * `unknown` when it takes more than `nodes` played cards to say.
 */
export function provesTricks(world: World, tricks: number, nodes: number): Verdict {
  const play = world.game.playOf?.(world.state);
  if (play === undefined) return 'unknown';
  const proof = new Proof(world, takenBy(world, play) + tricks, nodes);
  const holds = proof.holds(world.state);
  return proof.isExhausted ? 'unknown' : holds ? 'sure' : 'not';
}

const takenBy = ({ own }: World, play: Play): number => own.reduce((sum, seat) => sum + play.taken[seat], 0);

const leftIn = ({ hands, trick, turn }: Play): number =>
  size(hands[trick[0]?.seat ?? turn]) + (trick.length > 0 ? 1 : 0);

class Proof {
  isExhausted = false;
  private readonly world: World;
  private readonly goal: number;
  private nodes: number;

  constructor(world: World, goal: number, nodes: number) {
    this.world = world;
    this.goal = goal;
    this.nodes = nodes;
  }

  holds(state: unknown): boolean {
    const { game, own } = this.world;
    const play = game.playOf?.(state);
    if (play === undefined) return false;
    const taken = takenBy(this.world, play);
    if (taken >= this.goal) return true;
    if (taken + leftIn(play) < this.goal) return false;
    const [actor] = game.toAct(state);
    if (actor === undefined) return false;
    const isOwn = own.includes(actor);
    for (const action of game.legalActions(state, actor)) {
      if (this.nodes-- <= 0) this.isExhausted = true;
      if (this.isExhausted) return false;
      if (this.holds(game.apply(state, actor, action)) === isOwn) return isOwn;
    }
    return !isOwn;
  }
}
