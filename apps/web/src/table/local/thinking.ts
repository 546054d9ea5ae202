import { judgeClaim } from '@overtrick/bots/claim';
import { type BotLevel, findLevel, levelBelow } from '@overtrick/bots/levels';
import { defined } from '@overtrick/rules/assert';
import type { AnyGame } from '@overtrick/rules/game';
import { findGame } from '@overtrick/rules/games/list';
import { seededRandom } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/view';
import { createEngine, type Engine } from '@overtrick/solver/engine';
import type { Judge } from './claim.ts';
import type { Decide } from './localTable.ts';

/** The memory of the search. */
const MEGABYTES = 32;
/** A claim that takes longer to judge is refused as not sure. */
const JUDGE_MS = 2500;

/** The computer players of one table, who think in this thread with a search of their own. */
export function thinkers(module: WebAssembly.Module): {
  readonly decideAt: (level: string) => Decide;
  readonly judge: Judge;
} {
  let end = Number.POSITIVE_INFINITY;
  const isSpent = (): boolean => performance.now() > end;
  let made: Engine | undefined;
  const engineOf = (): Engine => {
    made ??= createEngine(module, { megabytes: MEGABYTES, isSpent });
    return made;
  };
  const decide = (level: BotLevel, game: AnyGame, view: View, seed: string): ReturnType<Decide> => {
    end = performance.now() + level.milliseconds;
    try {
      const budget = { ...level.budget, isSpent, engine: engineOf() };
      return level.bot(game, view, budget, seededRandom(seed));
    } catch (error) {
      // a bot that fails is replaced by the next weaker one: no table waits for ever
      const below = levelBelow(level);
      if (below === undefined) throw error;
      console.error(error);
      return decide(below, game, view, seed);
    }
  };
  return {
    decideAt: (id) => (view, seed) => {
      const game = defined(findGame(view.game), 'the game is in the list');
      return decide(defined(findLevel(id), 'the level is in the list'), game, view, seed);
    },
    judge(view, claimant, tricks, shown) {
      end = performance.now() + JUDGE_MS;
      return judgeClaim(engineOf(), view, claimant, tricks, shown);
    },
  };
}
