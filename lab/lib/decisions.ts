import { findLevel, playOut } from '@overtrick/bots';
import type { Bot } from '@overtrick/bots/internals/bot';
import { bySeat } from '@overtrick/rules/cards/seat';
import { vulOfBoard } from '@overtrick/rules/deals/board';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { partiesOf } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { dealersOf } from '@overtrick/rules/match';
import { parseOptions } from '@overtrick/rules/options';
import { seededRandom } from '@overtrick/rules/random';
import type { Engine } from '@overtrick/solver';

/** A decision with its milliseconds. */
export interface Timed {
  readonly kind: string;
  readonly wall: number;
  readonly cpu?: number;
}

/**
 * Times the decisions of players of a level in all chairs in some deals of a game, with the level's own budget and no
 * clock.
 * @param played the id of the game
 * @param id the id of the level
 * @param processorTime in milliseconds, where the host tells it
 */
export function decisionsOf(
  played: string,
  id: string,
  engine: Engine,
  seed: string,
  deals: number,
  processorTime?: () => number,
): readonly Timed[] {
  const game = findGame(played);
  const level = findLevel(id);
  const options = parseOptions(game?.options ?? {}, {});
  if (game === undefined || level === undefined || !options.ok) throw new Error(`${played}, ${id}`);
  const dealers = game.dealers ?? dealersOf(partiesOf(game));
  const timed: Timed[] = [];
  const bot: Bot = (...asked) => {
    const before = processorTime?.();
    const start = performance.now();
    const decision = level.bot(...asked);
    const wall = performance.now() - start;
    const cpu = before === undefined ? undefined : (processorTime?.() ?? before) - before;
    timed.push({ kind: asked[1].phase, wall, ...(cpu !== undefined && { cpu }) });
    return decision;
  };
  for (let deal = 1; deal <= deals; deal++) {
    const setup = randomSetup(
      { dealer: dealers[deal % dealers.length] ?? 'N', vul: vulOfBoard(deal), board: deal },
      seededRandom(`${seed} ${deal}`),
      game.ordered,
    );
    const chairs = bySeat((seat) => ({
      bot,
      budget: { ...level.budget, engine },
      random: seededRandom(`${seed} ${deal} ${seat}`),
    }));
    playOut(game, setup, options.value, chairs);
  }
  return timed;
}
